import type { Card } from '@crownsmith/domain';
import {
  makeModel,
  trainModel,
  type RecommenderCard,
  type RecommenderDeck,
  type TrainingProgress,
} from '@crownsmith/recommender';
import type { DeckCounts } from '#src/aggregate/deck-counts';
import { recommenderCard } from './published-catalogue';

/** What a model is trained on, in a form that can be posted to a worker thread. */
export interface TrainingInput {
  readonly cards: readonly RecommenderCard[];
  readonly c1: Int32Array;
  /** -1 for none */
  readonly c2: Int32Array;
  /** cards of deck d are in `deckCards` from `starts[d]` up to `starts[d + 1]` */
  readonly starts: Int32Array;
  readonly deckCards: Int32Array;
}

/** Takes the decks that the pages count. */
export const makeTrainingInput = (cards: readonly Card[], { decks, facts }: DeckCounts): TrainingInput => ({
  cards: cards.map(recommenderCard),
  c1: decks.c1,
  c2: decks.c2,
  starts: facts.starts,
  deckCards: facts.columns[0] ?? new Int32Array(),
});

/** Generates the decks in the recommender's format. */
export function* recommenderDecks({ c1, c2, starts, deckCards }: TrainingInput): Generator<RecommenderDeck> {
  for (let deck = 0; deck < c1.length; deck += 1) {
    const first = c1[deck] ?? 0;
    const second = c2[deck] ?? -1;
    yield {
      commanders: second < 0 ? [first] : [first, second],
      cards: Uint32Array.from(deckCards.subarray(starts[deck], starts[deck + 1])),
    };
  }
}

/** The percentage at which each step starts, and how much of the whole it is. */
const STEPS: Readonly<Record<TrainingProgress['step'], readonly [start: number, part: number]>> = {
  decks: [0, 5],
  'cards-together': [5, 75],
  prior: [80, 20],
};

const toPercent = ({ step, done }: TrainingProgress): number => {
  const [start, part] = STEPS[step];
  return start + part * done;
};

/** Trains the recommender. @param onPercent called with the progress, 0–100 @returns the model as a file */
export const trainRecommender = (
  input: TrainingInput,
  onPercent: (percent: number) => void,
): Uint8Array<ArrayBuffer> => {
  const model = trainModel({ cards: input.cards, decks: recommenderDecks(input) }, {}, (progress) =>
    onPercent(toPercent(progress)),
  );
  return new Uint8Array(makeModel(model));
};
