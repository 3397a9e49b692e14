import type { DeckReportRequest } from '@crownsmith/api-client';
import type { ApiRoutes } from '@crownsmith/api-client/v1';
import { ok } from '@crownsmith/domain';
import type { Answer } from './answer.server';
import { toAbsoluteUrls } from './absolute-urls';

/** The place of an entry in a request, by its number among commanders, cards and companion. */
const fieldOf = ({ list, commanders = [], cards = [] }: DeckReportRequest, number: number): string => {
  const at = number - 1 - commanders.length;
  if (list !== undefined) return 'list';
  if (at < 0) return `commanders.${number - 1}`;
  return at < cards.length ? `cards.${at}` : 'companion';
};

/** `POST /deck-report` */
export const deckReport: Answer<ApiRoutes['deckReport']> = async ({ body }, { snapshot, origin }) => {
  const report = await snapshot.reportDeck(body);
  if (report.ok) return ok(toAbsoluteUrls(report.value, origin));
  const { errors, notUnderstood } = report.error;
  return {
    ok: false,
    error: {
      name: 'invalid-request',
      detail: errors[0],
      errors: notUnderstood.map(({ line, message }) => ({
        in: 'body',
        field: fieldOf(body, line ?? 1),
        message: body.list === undefined || line === null ? message : `Line ${line}: ${message}`,
      })),
    },
  };
};
