import { allowanceOf, type Card, type LookUpCard } from '@crownsmith/domain';
import type { DeckEntry } from './deck-file';
import { checkDeck } from './deck-limits';
import type { ParsedDeck } from './parsed-deck';
import { parseTextDeck } from './text-deck';

/**
 * Checks one entry of an input, and parses it if it is a text list. An unknown commander is no error here, because cards may be imported later.
 * @param lookUp undefined if the store has no cards
 */
export const parseDeck = (
  entry: Exclude<DeckEntry, { readonly kind: 'fault' }>,
  lookUp: LookUpCard<Card> | undefined,
): ParsedDeck => {
  const parsed: ParsedDeck =
    entry.kind === 'deck' ? { ok: true, deck: entry.deck } : parseTextDeck(entry.list, lookUp);
  if (!parsed.ok) return parsed;
  const { deck } = parsed;
  const hasAnySize = (): boolean =>
    allowanceOf(deck.commanders.flatMap((name) => lookUp?.(name) ?? [])).hasAnySize;
  const error = checkDeck(deck, hasAnySize);
  return error === undefined ? parsed : { ok: false, ...error };
};
