import { DECK_FORMATS } from '@crownsmith/domain';

/**
 * What stands behind the number of cards of a list: nothing where it has more than a deck and breaks no rule by that, as a commander
 * allows any number.
 * @example sizeNote(60, { violations: [] }) // 'of 100'
 */
export const sizeNote = (
  cards: number,
  { violations }: { readonly violations: readonly { readonly code: string }[] },
): string => {
  const { deckSize } = DECK_FORMATS.commander;
  return cards > deckSize && !violations.some(({ code }) => code === 'deck-size') ? '' : `of ${deckSize}`;
};
