import type { Card } from '@crownsmith/domain';
import { trainModel, type Model, type RecommenderDeck } from '@crownsmith/recommender';
import type { DeckCounts } from '../aggregate/deck-counts';
import { isoDate } from '../decks/deck-content';
import type { Progress } from '../progress';
import { recommenderCard } from './publish-catalogue';

/** The counted decks as the recommender takes them, one at a time. */
function* recommenderDecks(counts: DeckCounts): Generator<RecommenderDeck> {
  const { decks, facts } = counts;
  const [cards = new Int32Array()] = facts.columns;
  for (let deck = 0; deck < decks.c1.length; deck += 1) {
    const second = decks.c2[deck] ?? -1;
    const first = decks.c1[deck] ?? 0;
    const day = decks.day[deck] ?? -1;
    yield {
      commanders: second < 0 ? [first] : [first, second],
      cards: Uint32Array.from(cards.subarray(facts.starts[deck], facts.starts[deck + 1])),
      ...(day < 0 ? {} : { date: isoDate(day) }),
    };
  }
}

/** Trains the recommender on the very decks that the pages count. */
export const trainPublishedModel = (
  cards: readonly Card[],
  counts: DeckCounts,
  progress: Progress,
): Model => {
  const task = progress.start('Training the recommender', 100);
  try {
    return trainModel(
      { cards: cards.map(recommenderCard), decks: recommenderDecks(counts) },
      {},
      ({ step, done }) => task.update(step === 'decks' ? 5 : 5 + 95 * done),
    );
  } finally {
    task.end();
  }
};
