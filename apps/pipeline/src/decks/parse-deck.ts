import type { Card, LookUpCard } from '@crownsmith/domain';
import type { DeckEntry } from './deck-input';
import { checkDeck } from './deck-limits';
import { parseJsonDeck } from './parse-json-deck';
import type { ParsedDeck } from './source-deck';
import { parseTextDeck } from './text-deck';

/**
 * Parses and checks one entry of an input. An unknown commander is no error here, because cards may be imported later.
 * @param lookUp undefined if the store has no cards
 */
export const parseDeck = (
  entry: Exclude<DeckEntry, { readonly kind: 'fault' }>,
  lookUp: LookUpCard<Card> | undefined,
): ParsedDeck => {
  const parsed =
    entry.kind === 'json'
      ? parseJsonDeck(entry.value, entry.id)
      : parseTextDeck(entry.text, entry.id, lookUp);
  if (!parsed.ok) return parsed;
  const error = checkDeck(parsed.deck);
  return error === undefined ? parsed : { ok: false, ...error };
};
