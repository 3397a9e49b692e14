import type { DeckCounts, Narrowing } from '@crownsmith/recommender';
import { makeAverageDeck, type AverageDeckCard, type BasicLands, type DeckCopies } from './average-deck';
import { byShrunkInclusion } from './card-row';
import {
  cardIndices,
  fitsCommander,
  narrowedShape,
  type NarrowedCardFacts,
  type NarrowedCommander,
} from './narrowed-page';
import { narrowedRows } from './narrowed-rows';

/** The cards that an average deck of some of a commander's decks is made from. */
interface NarrowedDeckCards<C extends AverageDeckCard & NarrowedCardFacts> {
  /** by slug */
  readonly cardOf: (slug: string) => C | undefined;
  readonly basicOf: BasicLands<C>;
  /** slugs of cards that complete a deck from few decks, best first */
  readonly fillers: readonly string[];
}

/**
 * Makes the average deck of a commander's decks that meet a narrowing, by the rules of that of all its decks.
 * @returns the cards without the commanders; none where no deck meets it, or no legal deck is possible
 */
export const makeNarrowedDeck = <C extends AverageDeckCard & NarrowedCardFacts>(
  counts: DeckCounts,
  commander: NarrowedCommander,
  narrowing: Narrowing,
  { cardOf, basicOf, fillers }: NarrowedDeckCards<C>,
): readonly DeckCopies<C>[] => {
  const commanders = cardIndices(counts, commander.cards);
  const counted = counts.count(commanders, narrowing);
  if (counted.decks === 0) return [];
  const summary = counts.summarize(commanders, narrowing);
  const toCards = (slugs: readonly string[]): readonly C[] => slugs.flatMap((slug) => cardOf(slug) ?? []);
  const rows = narrowedRows(counts, counted, fitsCommander(commander, cardOf));
  return makeAverageDeck({
    commanders: toCards(commander.cards),
    candidates: toCards([...rows].sort(byShrunkInclusion).map(({ slug }) => slug)),
    fillers: () => toCards(fillers),
    types: narrowedShape(counted, summary, cardOf).types,
    basics: summary.basics,
    basicOf,
  });
};
