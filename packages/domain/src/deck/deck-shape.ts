import type { PrimaryType } from '../card/primary-type';

/** Copies of a card of a deck; of many decks, the mean. */
export interface DeckShapeEntry {
  readonly card: { readonly primaryType?: PrimaryType | undefined; readonly manaValue: number };
  readonly count: number;
}

/** The last bar of a curve holds this mana value and all above. */
const LAST = 7;

/** Number of cards at mana value 0..6 and 7 or more, lands left out. @example deckCurve([]) // [0, 0, 0, 0, 0, 0, 0, 0] */
export const deckCurve = (entries: readonly DeckShapeEntry[]): readonly number[] => {
  const curve = Array.from({ length: LAST + 1 }, () => 0);
  for (const { card, count } of entries) {
    if (card.primaryType === 'Land') continue;
    const at = Math.min(LAST, Math.max(0, Math.floor(card.manaValue)));
    curve[at] = (curve[at] ?? 0) + count;
  }
  return curve;
};

/** Number of cards by primary type; cards without one are left out. */
export const deckTypes = (entries: readonly DeckShapeEntry[]): Readonly<Record<string, number>> => {
  const types: Record<string, number> = {};
  for (const { card, count } of entries) {
    if (card.primaryType) types[card.primaryType] = (types[card.primaryType] ?? 0) + count;
  }
  return types;
};
