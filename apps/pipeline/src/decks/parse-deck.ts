import type { SourceItem } from './deck-files';
import { deckFromRecord, type DeckRecord } from './parse-json-deck';
import { deckProblem } from './source-deck';
import { textDeck, type NameFacts } from './text-deck';

/** What the reader knows about cards, where the store has some. */
export interface CardKnowledge {
  /** number of a card, undefined when the name is unknown */
  readonly resolve: (name: string) => number | undefined;
  readonly canBeCommander: (card: number) => boolean;
}

const nameFacts = (cards: CardKnowledge): NameFacts => ({
  isCard: (name) => cards.resolve(name) !== undefined,
  canBeCommander: (name) => {
    const card = cards.resolve(name);
    return card !== undefined && cards.canBeCommander(card);
  },
});

/**
 * Understands one item of a source: a deck that can stand, or why it cannot. Whether its commander is known is
 * another question, because cards may be imported later.
 */
export const readDeck = (
  item: Exclude<SourceItem, { readonly kind: 'fault' }>,
  cards: CardKnowledge | undefined,
): DeckRecord => {
  const read =
    item.kind === 'record'
      ? deckFromRecord(item.value, item.id)
      : textDeck(item.text, item.id, cards === undefined ? undefined : nameFacts(cards));
  if (!read.ok) return read;
  const problem = deckProblem(read.deck);
  return problem === undefined ? read : { ok: false, ...problem };
};
