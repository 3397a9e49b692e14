/**
 * Fits the weights of a card's weakness (src/ranking/weakness-weights.ts) by logistic regression: the strangers of lists
 * against the cards that belong to them. What speaks for a card never makes it weaker, however near the nearest deck is. Uses the tuning part of every corpus; the test part that cuts.ts reports is not used.
 * `--decks N` holds out N decks of each corpus (default 300).
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lookupsOf } from '../src/model/model-lookups';
import { invertSymmetric } from '../src/numeric/invert-symmetric';
import { weakCards, WEAKNESS_FEATURES } from '../src/ranking/weakness';
import { createNeighbourSearch, NEIGHBOUR_DEFAULTS } from '../src/signals/neighbours';
import { createPrior } from '../src/signals/prior';
import { makeQuery } from '../src/signals/query';
import { computeSignals } from '../src/signals/signals';
import { trainModel } from '../src/training/train-model';
import { numberOption, printLine } from './command-line';
import { realCorpora, type Corpus } from './corpora';
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

interface Examples {
  readonly rows: Float64Array[];
  readonly isStranger: boolean[];
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

const collect = (corpus: Corpus, { train, heldOut }: Split, into: Examples): void => {
  const model = trainModel({ cards: corpus.cards, decks: train });
  const lookups = lookupsOf(model);
  printLine(`${corpus.name}: trained on ${train.length} decks, ${heldOut.length} held out`);
  const findNeighbours = createNeighbourSearch(lookups, NEIGHBOUR_DEFAULTS);
  const priorOf = createPrior(lookups);
  for (const sampling of SAMPLINGS)
    for (const deck of heldOut) {
      const test = makeStrangerCase(corpus, model, deck, sampling);
      if (test === undefined) continue;
      const query = makeQuery(lookups, { commanders: test.commanders, cards: test.list });
      const signals = computeSignals(lookups, priorOf, findNeighbours, query);
      for (const { card, features } of weakCards(lookups, signals)) {
        into.rows.push(features);
        into.isStranger.push(test.strangers.has(card));
      }
    }
};

/** The mean and the standard deviation of every feature. */
const measureFeatures = (rows: readonly Float64Array[]): readonly { mean: number; deviation: number }[] =>
  WEAKNESS_FEATURES.map((_, f) => {
    let [sum, squares] = [0, 0];
    for (const row of rows) {
      sum += row[f] as number;
      squares += (row[f] as number) ** 2;
    }
    const mean = sum / rows.length;
    return { mean, deviation: Math.sqrt(Math.max(1e-9, squares / rows.length - mean * mean)) };
  });

/**
 * A card's features where no deck is near, and where one is: a weakness that falls with both falls in between. The weights of the
 * former are those of the plain features, less those of the latter they are the weights of the features times `nearest`.
 */
const splitByNearest = (features: Float64Array): Float64Array =>
  features.map((value, f) => (f < HALF ? value - (features[f + HALF] as number) : value));

/**
 * Logistic regression by projected Newton steps, on standardised features; the intercept comes last. Weights of `isBounded`
 * features are at most 0.
 */
const fit = ({ rows, isStranger }: Examples): readonly number[] => {
  const split = rows.map(splitByNearest);
  const scales = measureFeatures(split);
  const width = WEAKNESS_FEATURES.length + 1;
  let weights = new Float64Array(width);
  const row = new Float64Array(width).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Float64Array(width);
    const hessian = new Float64Array(width * width);
    let loss = 0;
    split.forEach((features, i) => {
      let score = weights[width - 1] as number;
      scales.forEach(({ mean, deviation }, f) => {
        row[f] = ((features[f] as number) - mean) / deviation;
        score += row[f] * (weights[f] as number);
      });
      const probability = 1 / (1 + Math.exp(-score));
      loss -= Math.log(Math.max(1e-12, isStranger[i] === true ? probability : 1 - probability));
      const error = probability - (isStranger[i] === true ? 1 : 0);
      const curvature = probability * (1 - probability);
      for (let a = 0; a < width; a++) {
        const value = row[a] as number;
        gradient[a] = (gradient[a] as number) + error * value;
        for (let b = 0; b <= a; b++)
          hessian[a * width + b] =
            (hessian[a * width + b] as number) + curvature * value * (row[b] as number);
      }
    });
    for (let a = 0; a < width; a++) {
      gradient[a] = (gradient[a] as number) + RIDGE * (weights[a] as number);
      hessian[a * width + a] = (hessian[a * width + a] as number) + RIDGE;
    }
    // A weight that is held at its bound takes no part in the step.
    const isHeld = Array.from(
      weights,
      (weight, a) => isBounded[a] === true && weight >= 0 && (gradient[a] as number) < 0,
    );
    for (let a = 0; a < width; a++)
      for (let b = 0; b <= a; b++) {
        if (a !== b && (isHeld[a] === true || isHeld[b] === true)) hessian[a * width + b] = 0;
        hessian[b * width + a] = hessian[a * width + b] as number;
      }
    invertSymmetric(hessian, width);
    weights = weights.map((weight, a) => {
      if (isHeld[a] === true) return 0;
      const step = gradient.reduce(
        (sum, slope, b) => (isHeld[b] === true ? sum : sum + slope * (hessian[a * width + b] as number)),
        0,
      );
      return isBounded[a] === true ? Math.min(0, weight - step) : weight - step;
    });
    printLine(`round ${round + 1}: mean loss ${(loss / rows.length).toFixed(4)}`);
  }
  const scaled = scales.map(({ deviation }, f) => (weights[f] as number) / deviation);
  return scaled.map((weight, f) => (f < HALF ? weight : weight - (scaled[f - HALF] as number)));
};

const corpora = await realCorpora();
if (corpora === undefined) printLine('The real decks are missing: nothing to fit.');
else {
  const examples: Examples = { rows: [], isStranger: [] };
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
