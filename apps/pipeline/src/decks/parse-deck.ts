import type { Card, LookUpCard } from '@crownsmith/domain';
import type { SourceItem } from './deck-files';
import { deckFromRecord, type DeckRecord } from './parse-json-deck';
import { deckProblem } from './source-deck';
import { textDeck } from './text-deck';

/**
 * Understands one item of a source: a deck that can stand, or why it cannot. Whether its commander is known is
 * another question, because cards may be imported later.
 * @param lookUp undefined while the store has no cards
 */
export const readDeck = (
  item: Exclude<SourceItem, { readonly kind: 'fault' }>,
  lookUp: LookUpCard<Card> | undefined,
): DeckRecord => {
  const read =
    item.kind === 'record' ? deckFromRecord(item.value, item.id) : textDeck(item.text, item.id, lookUp);
  if (!read.ok) return read;
  const problem = deckProblem(read.deck);
  return problem === undefined ? read : { ok: false, ...problem };
};
