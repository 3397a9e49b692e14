import type { Card } from '@crownsmith/domain';
import {
  indexDeckAttributes,
  makeDeckAttributesFile,
  makeModel,
  trainModel,
  type TrainingProgress,
} from '@crownsmith/recommender';
import type { KnownCombo } from '#src/combos/known-combos';
import { attributesOf, type KnownAttributes } from './deck-attributes';
import { estimateBrackets } from './deck-brackets';
import { recommenderDecks, type DeckRows } from './deck-rows';
import { recommenderCard } from './published-catalogue';

/** What a model is trained on, in a form that can be posted to a worker thread. */
export interface TrainingInput {
  readonly cards: readonly Card[];
  readonly combos: readonly KnownCombo[];
  readonly rows: DeckRows;
}

/** The files that a training makes. */
export interface TrainedFiles {
  readonly model: Uint8Array;
  /** what is known of the model's decks, for live counts */
  readonly decks: Uint8Array;
}

/** The percentage at which each step starts, and how much of the whole it is. */
const STEPS: Readonly<Record<TrainingProgress['step'], readonly [start: number, part: number]>> = {
  decks: [0, 5],
  'cards-together': [5, 70],
  prior: [75, 20],
};

const toPercent = ({ step, done }: TrainingProgress): number => {
  const [start, part] = STEPS[step];
  return start + part * done;
};

/**
 * Trains the recommender and estimates the brackets of its decks.
 * @param onPercent called with the progress, 0–100
 * @returns makes the files, with what else is known of the decks
 */
export const trainRecommender = (
  { cards, combos, rows }: TrainingInput,
  onPercent: (percent: number) => void,
): ((attributes: KnownAttributes) => TrainedFiles) => {
  const known = cards.map(recommenderCard);
  const model = trainModel({ cards: known, decks: recommenderDecks(rows) }, {}, (progress) =>
    onPercent(toPercent(progress)),
  );
  const brackets = estimateBrackets(cards, combos, rows);
  return (attributes) => {
    const decks = indexDeckAttributes(model, attributesOf(known, rows, attributes, brackets));
    return { model: makeModel(model), decks: makeDeckAttributesFile(decks) };
  };
};
