/**
 * Fits the weights of a card's weakness (src/ranking/weakness-weights.ts) by logistic regression: the strangers of lists
 * against the cards that belong to them. What speaks for a card never makes it weaker, however near the nearest deck is. Uses the tuning part of every corpus; the test part that cuts.ts reports is not used.
 * `--decks N` holds out N decks of each corpus (default 300).
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lookupsOf } from '../src/model/model-lookups';
import { weakCards, WEAKNESS_FEATURES } from '../src/ranking/weakness';
import { createListSignals } from '../src/signals/list-signals';
import { createNeighbourSearch, NEIGHBOUR_DEFAULTS } from '../src/signals/neighbours';
import { createPrior } from '../src/signals/prior';
import { trainModel } from '../src/training/train-model';
import { numberOption, printLine } from './command-line';
import { realCorpora, type Corpus } from './corpora';
import { fitLogistic, type Examples } from './logistic-regression';
import { splitDecks, type Split } from './split';
import { SAMPLINGS, makeStrangerCase } from './strangers';

const TEST_DECKS = 300;
const TUNING_DECKS = numberOption('decks', 300);
/**
 * A small corpus holds out no more than this share at once, so that its model is like the one that is tested, but each deck in
 * one of the folds.
 */
const GREATEST_SHARE = 0.2;
const FOLDS = 4;
/** Ridge penalty on the weights of standardised features, in cards. */
const RIDGE = 20;
const ROUNDS = 25;

const HALF = WEAKNESS_FEATURES.length / 2;
/** How often a card is played at all may speak for it or against it; everything else speaks for it. */
const FREE = new Set(['log-prior', 'log-usual']);
const isBounded = WEAKNESS_FEATURES.map((_, f) => !FREE.has(WEAKNESS_FEATURES[f % HALF] ?? ''));

/** Cards of lists; strangers are positive. */
interface Collected extends Examples {
  readonly rows: Float64Array[];
  readonly isPositive: boolean[];
}

const splitsOf = (corpus: Corpus): readonly Split[] => {
  const { length } = corpus.decks;
  if (TUNING_DECKS <= GREATEST_SHARE * length)
    return [splitDecks(corpus, 'tuning', TEST_DECKS, TUNING_DECKS)];
  const { train, heldOut } = splitDecks(corpus, 'tuning', TEST_DECKS, length);
  return Array.from({ length: FOLDS }, (_, fold) => ({
    train: [...train, ...heldOut.filter((_deck, i) => i % FOLDS !== fold)],
    heldOut: heldOut.filter((_deck, i) => i % FOLDS === fold),
  }));
};

const collect = (corpus: Corpus, { train, heldOut }: Split, into: Collected): void => {
  const model = trainModel({ cards: corpus.cards, decks: train });
  const lookups = lookupsOf(model);
  printLine(`${corpus.name}: trained on ${train.length} decks, ${heldOut.length} held out`);
  const signalsOf = createListSignals(
    lookups,
    createPrior(lookups),
    createNeighbourSearch(lookups, NEIGHBOUR_DEFAULTS),
  );
  for (const sampling of SAMPLINGS)
    for (const deck of heldOut) {
      const test = makeStrangerCase(corpus, model, deck, sampling);
      if (test === undefined) continue;
      const signals = signalsOf({ commanders: test.commanders, cards: test.list }).signals();
      for (const { card, features } of weakCards(lookups, signals)) {
        into.rows.push(features);
        into.isPositive.push(test.strangers.has(card));
      }
    }
};

/**
 * A card's features where no deck is near, and where one is: a weakness that falls with both falls in between. The weights of the
 * former are those of the plain features, less those of the latter they are the weights of the features times `nearest`.
 */
const splitByNearest = (features: Float64Array): Float64Array =>
  features.map((value, f) => (f < HALF ? value - features[f + HALF] : value));

/** Weights of `isBounded` features are at most 0. */
const fit = ({ rows, isPositive }: Examples): readonly number[] => {
  const { weights } = fitLogistic(
    { rows: rows.map(splitByNearest), isPositive },
    { ridge: RIDGE, rounds: ROUNDS, isBounded },
  );
  return weights.map((weight, f) => (f < HALF ? weight : weight - weights[f - HALF]));
};

const corpora = await realCorpora();
if (corpora === undefined) printLine('The real decks are missing: nothing to fit.');
else {
  const examples: Collected = { rows: [], isPositive: [] };
  for (const corpus of corpora) for (const split of splitsOf(corpus)) collect(corpus, split, examples);
  const weights = fit(examples);
  printLine(WEAKNESS_FEATURES.map((name, f) => `${name} ${(weights[f] ?? 0).toFixed(3)}`).join(', '));
  const text = [
    "/** The weights of a card's weakness by feature. Written by bench/fit-weakness.ts. */",
    'export const WEAKNESS_WEIGHTS: readonly number[] = [',
    `  ${weights.map((weight) => weight.toFixed(3)).join(', ')},`,
    '];',
    '',
  ].join('\n');
  writeFileSync(fileURLToPath(new URL('../src/ranking/weakness-weights.ts', import.meta.url)), text);
}
