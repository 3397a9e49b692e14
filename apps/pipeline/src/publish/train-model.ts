import { createHash } from 'node:crypto';
import type { BracketLimit, Card } from '@crownsmith/domain';
import {
  indexDeckAttributes,
  learningDecks,
  learntOf,
  makeDeckAttributesFile,
  makeModel,
  trainModel,
  type Learnt,
  type RecommenderCard,
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
  /** what brackets allow */
  readonly bracketLimits: readonly BracketLimit[];
  readonly rows: DeckRows;
  /** what an earlier training learnt; it is of use if it learnt from the same */
  readonly former?: LearntBefore | undefined;
  /** brackets by deck that are known already, 0 where not */
  readonly brackets?: Uint8Array | undefined;
}

/** What a training learnt, and what from. */
interface LearntBefore {
  /** identifies the cards and decks that it learnt from */
  readonly digest: string;
  readonly learnt: Learnt;
}

/** The files that a training makes. */
export interface TrainedFiles {
  readonly model: Uint8Array;
  /** what is known of the model's decks, for live counts */
  readonly decks: Uint8Array;
}

/** What a training made, and what the next one need not find out again. */
export interface Trained {
  readonly files: TrainedFiles;
  readonly learntBefore: LearntBefore;
  /** by deck */
  readonly brackets: Uint8Array;
}

/** Identifies what a model learns from: the cards, and the first of the decks. */
const digestOf = (cards: readonly RecommenderCard[], { c1, c2, starts, deckCards }: DeckRows): string => {
  const decks = learningDecks(c1.length);
  const digest = createHash('sha256').update(JSON.stringify(cards));
  for (const column of [c1.subarray(0, decks), c2.subarray(0, decks), starts.subarray(0, decks + 1)])
    digest.update(column);
  return digest.update(deckCards.subarray(0, starts[decks])).digest('base64url');
};

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
  { cards, combos, bracketLimits, rows, former, brackets: knownBrackets }: TrainingInput,
  onPercent: (percent: number) => void,
): ((attributes: KnownAttributes) => Trained) => {
  const known = cards.map(recommenderCard);
  const digest = digestOf(known, rows);
  const model = trainModel(
    { cards: known, decks: recommenderDecks(rows) },
    former?.digest === digest ? { learnt: former.learnt } : {},
    (progress) => onPercent(toPercent(progress)),
  );
  const brackets = estimateBrackets(cards, combos, bracketLimits, rows, knownBrackets);
  return (attributes) => {
    const decks = indexDeckAttributes(model, attributesOf(known, rows, attributes, brackets));
    return {
      files: { model: makeModel(model), decks: makeDeckAttributesFile(decks) },
      learntBefore: { digest, learnt: learntOf(model) },
      brackets,
    };
  };
};
