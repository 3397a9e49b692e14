import { makeSlug, cardUrl } from '@crownsmith/domain';
import type { ExportKind } from '@crownsmith/api-client';
import { greenNumbers, jsonLines, testCardName } from './fixtures';

/** The text of an export with a header that announces its lines. */
export const exportText = (kind: ExportKind, lines: readonly unknown[], count = lines.length): string =>
  `${jsonLines([{ export: kind, version: 1, count, exportedAt: '2026-11-21T00:00:00.000Z' }, ...lines])}\n`;

/** The path of a test card's page. */
export const urlOf = (name: string): string => cardUrl(makeSlug(name));

/** A legal deck of Greta with 60 green test cards from some place on, as the site exports it. */
export const handedInDeck = (id: string, from = 0, fields: Readonly<Record<string, unknown>> = {}) => ({
  id,
  commanders: [urlOf('Greta, Bear Queen')],
  cards: [
    ...greenNumbers(60, from).map((number) => ({ url: urlOf(testCardName(number)), count: 1 })),
    { url: urlOf('Forest'), count: 39 },
  ],
  updatedAt: '2026-11-01T12:00:00.000Z',
  ...fields,
});
