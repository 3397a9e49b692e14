import type { DeckReportError, ListRequest } from '@crownsmith/answers';
import type { ApiRoutes } from '@crownsmith/api-client/v1';
import { ok } from '@crownsmith/domain';
import type { Answer } from './answer.server';
import { toAbsoluteUrls } from './absolute-urls';

/** The place of an entry in a request, by its number among commanders, cards and companion. */
const fieldOf = ({ list, commanders = [], cards = [] }: ListRequest, number: number): string => {
  const at = number - 1 - commanders.length;
  if (list !== undefined) return 'list';
  if (at < 0) return `commanders.${number - 1}`;
  return at < cards.length ? `cards.${at}` : 'companion';
};

/** Says which entries of a request are not understood. */
export const refuseDeck = ({ errors, notUnderstood }: DeckReportError, body: ListRequest) => ({
  ok: false as const,
  error: {
    name: 'invalid-request' as const,
    // Lines are those of a text that was sent.
    detail: (body.list === undefined ? notUnderstood[0]?.message : undefined) ?? errors[0],
    errors: notUnderstood.map(({ line, message }) => ({
      in: 'body' as const,
      field: fieldOf(body, line ?? 1),
      message: body.list === undefined || line === null ? message : `Line ${line}: ${message}`,
    })),
  },
});

/** `POST /deck-report` */
export const deckReport: Answer<ApiRoutes['deckReport']> = async ({ body }, { snapshot, origin }) => {
  const report = await snapshot.reportDeck(body);
  return report.ok ? ok(toAbsoluteUrls(report.value, origin)) : refuseDeck(report.error, body);
};

/** `POST /playtest` */
export const playtest: Answer<ApiRoutes['playtest']> = async ({ body }, { snapshot, origin }) => {
  const report = await snapshot.playDeck(body);
  return report.ok ? ok(toAbsoluteUrls(report.value, origin)) : refuseDeck(report.error, body);
};
