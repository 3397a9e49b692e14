import { DECK_KINDS, type DeckKind, type DecksByKind } from '@crownsmith/api-client';

/** The number, in the attributes of decks, of a kind; 0 of an unknown one. @example kindNumber('casual') // 2 */
export const kindNumber = (kind: DeckKind | undefined): number =>
  kind === undefined ? 0 : 1 + DECK_KINDS.indexOf(kind);

/** Decks by kind from their counts by number, those without decks left out. @example decksByKind([0, 3, 2]) // { tournament: 3, casual: 2 } */
export const decksByKind = (counts: readonly number[]): DecksByKind =>
  Object.fromEntries(
    [...DECK_KINDS, undefined].flatMap((kind) => {
      const decks = counts[kindNumber(kind)] ?? 0;
      return decks > 0 ? [[kind ?? 'unknown', decks] as const] : [];
    }),
  );
