import { createHash } from 'node:crypto';
import type { BracketLimit } from '@crownsmith/domain';
import {
  indexDeckAttributes,
  learningDecks,
  learntOf,
  makeDeckAttributesFile,
  makeModel,
  toRecommenderCard,
  trainModel,
  type ItemModel,
  type Learnt,
  type RecommenderCard,
  type TrainingProgress,
} from '@crownsmith/recommender';
import { renumber } from '#src/aggregate/renumber-rows';
import type { KnownCombo } from '#src/combos/known-combos';
import { attributesOf, type KnownAttributes } from './deck-attributes';
import { estimateBrackets, type DeckBrackets } from './deck-brackets';
import { recommenderDecks, type DeckExtraCards, type DeckRows } from './deck-rows';
import type { TrainingCard } from './published-catalogue';

/** What a model is trained on, in a form that can be posted to a worker thread. */
export interface TrainingInput {
  readonly cards: readonly TrainingCard[];
  /** by card: its number for good */
  readonly numbers: Int32Array;
  readonly combos: readonly KnownCombo[];
  /** what brackets allow */
  readonly bracketLimits: readonly BracketLimit[];
  readonly rows: DeckRows;
  /** what their formats ban of their lists: brackets are those of the lists as they were played */
  readonly banned: DeckExtraCards;
  /** what an earlier training learnt; it is of use if it learnt from the same */
  readonly former?: LearntBefore | undefined;
  /** brackets that are known already */
  readonly brackets?: DeckBrackets | undefined;
}

/** What a training learnt, and what from. */
interface LearntBefore extends LearntFrom {
  readonly learnt: Learnt;
  /** by card: its number for good */
  readonly numbers: Int32Array;
}

/** Identifies what a model learns from. */
interface LearntFrom {
  /** the first of the decks, by the numbers that cards have for good */
  readonly decks: string;
  /** these, and the facts about cards */
  readonly all: string;
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
  readonly brackets: DeckBrackets;
}

/** Cards that are digested at once. */
const DIGESTED_CARDS = 100_000;

/** Identifies what a model learns from: the cards, and the first of the decks. */
const digestsOf = (
  cards: readonly RecommenderCard[],
  numbers: Int32Array,
  { c1, c2, starts, deckCards }: DeckRows,
): LearntFrom => {
  const decks = learningDecks(c1.length);
  const digest = createHash('sha256');
  const renumbered = new Int32Array(DIGESTED_CARDS);
  const add = (column: Int32Array | Uint16Array): void => {
    for (let from = 0; from < column.length; from += DIGESTED_CARDS) {
      const size = Math.min(DIGESTED_CARDS, column.length - from);
      for (let at = 0; at < size; at += 1) renumbered[at] = numbers[column[from + at] ?? -1] ?? -1;
      digest.update(renumbered.subarray(0, size));
    }
  };
  add(Int32Array.from(cards.keys()).filter((card) => cards[card]?.basic === true));
  add(c1.subarray(0, decks));
  add(c2.subarray(0, decks));
  digest.update(starts.subarray(0, decks + 1));
  add(deckCards.subarray(0, starts[decks]));
  const all = digest.copy().update(numbers).update(JSON.stringify(cards));
  return { decks: digest.digest('base64url'), all: all.digest('base64url') };
};

/** Which cards go together, by the places that cards have now; undefined where these are in another order. */
const itemsNow = ({ learnt, numbers: before }: LearntBefore, numbers: Int32Array): ItemModel | undefined => {
  const { map, isAscending } = renumber(before, numbers);
  if (!isAscending) return undefined;
  const { itemStarts, itemTargets, itemWeights } = learnt;
  const [size, cards] = [before.length, numbers.length];
  const starts = new Uint32Array(cards * 2 + 1);
  for (let source = 0; source < size * 2; source += 1) {
    const card = map[source % size] ?? -1;
    // Of cards that are gone nothing was learnt: no deck has them.
    if (card < cards)
      starts[card + (source < size ? 0 : cards) + 1] =
        (itemStarts[source + 1] ?? 0) - (itemStarts[source] ?? 0);
  }
  for (let source = 0; source < cards * 2; source += 1)
    starts[source + 1] = (starts[source + 1] ?? 0) + (starts[source] ?? 0);
  return { itemStarts: starts, itemTargets: itemTargets.map((card) => map[card] ?? 0), itemWeights };
};

/** What the training need not learn again. */
const learntAlready = (
  former: LearntBefore | undefined,
  now: LearntFrom,
  numbers: Int32Array,
): { readonly learnt?: Learnt; readonly learntItems?: ItemModel } => {
  if (former === undefined) return {};
  if (former.all === now.all) return { learnt: former.learnt };
  const learntItems = former.decks === now.decks ? itemsNow(former, numbers) : undefined;
  return learntItems === undefined ? {} : { learntItems };
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

/** Gives the memory of an array back at once, which it does not have afterwards; what was read from a file shares it with others. */
const letGo = ({ buffer, byteLength }: ArrayBufferView): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
};

/**
 * Trains the recommender and estimates the brackets of its decks.
 * @param onPercent called with the progress, 0–100
 * @returns makes the files, with what else is known of the decks
 */
export const trainRecommender = (
  { cards, numbers, combos, bracketLimits, rows, banned, former, brackets: knownBrackets }: TrainingInput,
  onPercent: (percent: number) => void,
): ((attributes: KnownAttributes) => Trained) => {
  const known = cards.map(toRecommenderCard);
  const from = digestsOf(known, numbers, rows);
  const model = trainModel(
    { cards: known, decks: recommenderDecks(rows) },
    learntAlready(former, from, numbers),
    (progress) => onPercent(toPercent(progress)),
  );
  const brackets = estimateBrackets(
    cards,
    combos,
    bracketLimits,
    { ...rows, banned },
    numbers,
    knownBrackets,
  );
  return (attributes) => {
    // The smaller file first: the memory of what it is made of is free again for the other one.
    const decks = makeDeckAttributesFile(
      indexDeckAttributes(model, attributesOf(known, rows, attributes, brackets.brackets)),
    );
    const learnt = learntOf(model);
    return {
      files: { model: makeModel(model, letGo), decks },
      learntBefore: { ...from, numbers, learnt },
      brackets,
    };
  };
};
