/**
 * Fits the weights of the blend (src/ranking/blend-weights.ts) on the tuning part of the corpora; the test part that
 * evaluate.ts reports is not used. Weights for known commanders are fitted on held-out decks, and
 * on decks of casual players that a model of all others is asked about, whose nDCG@20 is printed with weights that have not seen them; those for commanders without
 * decks on held-out commanders of the casual lists. `--decks N` holds out N decks of each corpus (default 1,000); `--new-commanders` fits the
 * latter alone.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BLEND_FEATURES, fillFeatures, roughBlend } from '../src/ranking/blend';
import { BLEND_WEIGHTS, type FittedWeights } from '../src/ranking/blend-weights';
import { lookupsOf } from '../src/model/model-lookups';
import { createListSignals } from '../src/signals/list-signals';
import { createNeighbourSearch, NEIGHBOUR_DEFAULTS } from '../src/signals/neighbours';
import { createPrior } from '../src/signals/prior';
import { hashText, seededRandom } from '../src/numeric/random';
import { topEntries } from '../src/numeric/top-entries';
import { trainModel } from '../src/training/train-model';
import { numberOption, printLine } from './command-line';
import { realCorpora, type Corpus } from './corpora';
import { mean } from './metrics';
import { commanderFolds, hideCards, splitDecks, TEST_COMMANDERS, type Split } from './split';

const TEST_DECKS = 500;
const TUNING_DECKS = numberOption('decks', 1000);
/** Parts into which the commanders without test ones are cut, each held out once. */
const FOLDS = 5;
/** How often each deck of a table is asked about, with other cards hidden. */
const TABLE_COPIES = 4;
/** How often each of those counts: there are few of them. */
const TABLE_WEIGHT = 5;
const CANDIDATES = 150;
/** The k of nDCG@k. */
const CUTOFF = 30;
/** Shares of a deck that are hidden, each with the typical number of cards that remain. */
const STEPS = [
  { hidden: 0.95, shown: 4 },
  { hidden: 0.8, shown: 17 },
  { hidden: 0.5, shown: 43 },
  { hidden: 0.2, shown: 69 },
] as const;

interface Example {
  readonly isKnown: boolean;
  /** Features by candidate, in rows. */
  readonly rows: Float64Array;
  /** Places of the candidates that are hidden cards. */
  readonly relevant: readonly number[];
  readonly hidden: number;
}

/** Examples of a corpus, by step. */
type Examples = readonly (readonly Example[])[];

const collect = (corpus: Corpus, { train, heldOut }: Split): Examples => {
  const lookups = lookupsOf(trainModel({ cards: corpus.cards, decks: train }));
  printLine(`${corpus.name}: trained on ${train.length} decks, ${heldOut.length} held out`);
  const signalsOf = createListSignals(
    lookups,
    createPrior(lookups),
    createNeighbourSearch(lookups, NEIGHBOUR_DEFAULTS),
  );
  return STEPS.map(({ hidden: share }) =>
    heldOut.map((deck) => {
      const { commanders, shown, hidden } = hideCards(corpus, deck, share);
      const signals = signalsOf({ commanders, cards: shown }).signals();
      const { query } = signals;
      const rough = roughBlend(signals);
      const own = new Set([...query.cards, ...query.commanders]);
      const scores = Float64Array.from(corpus.cards, ({ identity, basic }, card) =>
        basic || (identity & ~query.identity) !== 0 || own.has(card) ? -Infinity : rough(card),
      );
      const top = topEntries(scores, CANDIDATES);
      const width = BLEND_FEATURES.length;
      const rows = new Float64Array(CANDIDATES * width);
      top.forEach((card, i) => fillFeatures(signals, card, rows.subarray(i * width, (i + 1) * width)));
      return {
        isKnown: signals.commander.decks > 0,
        rows,
        relevant: [...top.keys()].filter((i) => hidden.has(top[i])),
        hidden: hidden.size,
      };
    }),
  );
};

/** Fits a linear model by Adam with weight decay, on features scaled to unit variance. */
const fit = (examples: readonly Example[]): number[] => {
  const width = BLEND_FEATURES.length;
  const scale = new Float64Array(width);
  const middle = new Float64Array(width);
  let count = 0;
  for (const { rows } of examples)
    for (let at = 0; at < rows.length; at += width, count++)
      for (let f = 0; f < width; f++) {
        const value = rows[at + f];
        middle[f] = middle[f] + value;
        scale[f] = scale[f] + value * value;
      }
  for (let f = 0; f < width; f++) {
    const mean = middle[f] / count;
    scale[f] = Math.sqrt(Math.max(1e-9, scale[f] / count - mean * mean));
  }
  const weights = new Float64Array(width);
  const momentum = new Float64Array(width);
  const spread = new Float64Array(width);
  const random = seededRandom(hashText('fit-blend'));
  const order = examples.map((_, i) => i);
  let step = 0;
  for (let round = 0; round < 40; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j], order[i]];
    }
    for (let start = 0; start < order.length; start += 32) {
      const gradient = new Float64Array(width);
      for (const index of order.slice(start, start + 32))
        addGradient(examples[index], weights, scale, gradient);
      step++;
      for (let f = 0; f < width; f++) {
        const slope = gradient[f] / 32 + 0.002 * weights[f];
        momentum[f] = 0.9 * momentum[f] + 0.1 * slope;
        spread[f] = 0.999 * spread[f] + 0.001 * slope * slope;
        const rate = 0.02 * (1 - round / 40);
        weights[f] =
          weights[f] -
          (rate * (momentum[f] / (1 - 0.9 ** step))) / (Math.sqrt(spread[f] / (1 - 0.999 ** step)) + 1e-8);
      }
    }
  }
  return [...weights].map((weight, f) => weight / scale[f]);
};

/**
 * LambdaRank (Burges 2010): the gradient of each pair of a hidden and another candidate is weighted by the change of
 * nDCG if the two swapped places.
 */
const addGradient = (
  { rows, relevant }: Example,
  weights: Float64Array,
  scale: Float64Array,
  gradient: Float64Array,
): void => {
  const width = weights.length;
  const count = rows.length / width;
  if (relevant.length === 0 || relevant.length === count) return;
  const scores = new Float64Array(count);
  for (let i = 0; i < count; i++)
    for (let f = 0; f < width; f++) scores[i] = scores[i] + (rows[i * width + f] / scale[f]) * weights[f];
  const discounts = new Float64Array(count);
  topEntries(scores, CUTOFF).forEach((candidate, rank) => (discounts[candidate] = 1 / Math.log2(rank + 2)));
  let ideal = 0;
  for (let rank = 0; rank < Math.min(CUTOFF, relevant.length); rank++) ideal += 1 / Math.log2(rank + 2);
  const isRelevant = new Uint8Array(count);
  for (const i of relevant) isRelevant[i] = 1;
  const lambdas = new Float64Array(count);
  for (const i of relevant)
    for (let j = 0; j < count; j++) {
      const change = Math.abs(discounts[i] - discounts[j]);
      if (isRelevant[j] === 1 || change === 0) continue;
      const lambda = change / ideal / (1 + Math.exp(scores[i] - scores[j]));
      lambdas[i] = lambdas[i] - lambda;
      lambdas[j] = lambdas[j] + lambda;
    }
  for (let i = 0; i < count; i++) {
    const lambda = lambdas[i];
    if (lambda === 0) continue;
    for (let f = 0; f < width; f++) gradient[f] = gradient[f] + (lambda * rows[i * width + f]) / scale[f];
  }
};

type Weights = FittedWeights[number];

const fitSteps = (name: string, corpora: readonly Examples[]): readonly Weights[] =>
  STEPS.map(({ shown }, step) => {
    const weights = fit(corpora.flatMap((steps) => steps[step] ?? []));
    const named = BLEND_FEATURES.map((feature, f) => `${feature} ${(weights[f] ?? 0).toFixed(2)}`);
    printLine(`${name}, ${shown} cards: ${named.join(', ')}`);
    return { shown, weights };
  });

const formatWeights = (name: string, comment: string, rows: readonly Weights[]): string =>
  [
    `/** ${comment} Written by bench/fit-blend.ts. */`,
    `export const ${name}: FittedWeights = [`,
    ...rows.map(
      ({ shown, weights }) =>
        `  { shown: ${shown}, weights: [${weights.map((weight) => weight.toFixed(3)).join(', ')}] },`,
    ),
    '];',
    '',
  ].join('\n');

/** Examples of tables as often as they count, of long lists alone: with short ones they say little but what is popular. */
const repeated = (copies: readonly Examples[]): readonly Examples[] => {
  const long = copies.map((steps) => steps.map((step, at) => ((STEPS[at]?.hidden ?? 1) > 0.5 ? [] : step)));
  return Array.from({ length: TABLE_WEIGHT }, () => long).flat();
};

/** nDCG@20 of examples in the order of fitted weights. */
const judge = (weights: readonly number[], { rows, relevant, hidden }: Example): number => {
  const width = weights.length;
  const scores = Float64Array.from({ length: rows.length / width }, (_, i) =>
    weights.reduce((sum, weight, f) => sum + weight * rows[i * width + f], 0),
  );
  const found = new Set(relevant);
  let [gain, ideal] = [0, 0];
  topEntries(scores, 20).forEach((candidate, rank) => {
    if (found.has(candidate)) gain += 1 / Math.log2(rank + 2);
    if (rank < hidden) ideal += 1 / Math.log2(rank + 2);
  });
  return gain / ideal;
};

/**
 * Prints how well lists of tables are completed by the weights of before, and by ones that they were not fitted on: each part in turn is
 * left out.
 */
const crossValidate = (others: readonly Examples[], copies: readonly Examples[]): void => {
  const step = STEPS.length - 1;
  const asked = copies[0]?.[step] ?? [];
  const print = (what: string, values: readonly number[]): void =>
    printLine(`tables, a fifth hidden (n = ${values.length}), ${what}: nDCG@20 ${mean(values).toFixed(3)}`);
  const before = BLEND_WEIGHTS[step]?.weights ?? [];
  print(
    'weights of before',
    asked.map((example) => judge(before, example)),
  );
  const values: number[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isLeftOut = (place: number): boolean => place % FOLDS === fold;
    const weights = fit([
      ...others.flatMap((steps) => steps[step] ?? []),
      ...repeated(copies).flatMap((steps) => (steps[step] ?? []).filter((_, place) => !isLeftOut(place))),
    ]);
    values.push(...asked.filter((_, place) => isLeftOut(place)).map((example) => judge(weights, example)));
  }
  print('weights without them', values);
};

const corpora = await realCorpora({ names: ['commander', 'duel', 'casual', 'tables'] });
if (corpora === undefined) printLine('The real decks are missing: nothing to fit.');
else {
  const tables = corpora.find(({ name }) => name === 'tables');
  const tournaments = corpora
    .filter((corpus) => corpus.split === 'decks' && corpus !== tables)
    .map((corpus) => [corpus, splitDecks(corpus, 'tuning', TEST_DECKS, TUNING_DECKS)] as const);
  const lists = corpora.filter(({ split }) => split === 'commanders');
  // A site that has all decks is asked about those of tables, each with several other cards hidden.
  const learnt = [...tournaments.flatMap(([, { train }]) => train), ...lists.flatMap(({ decks }) => decks)];
  const atTables = tables
    ? Array.from({ length: TABLE_COPIES }, (_, copy) =>
        tables.decks.map((deck) => ({ ...deck, id: `${deck.id} ${copy}` })),
      )
    : [];
  const together = tables ? collect(tables, { train: learnt, heldOut: atTables.flat() }) : [];
  const copies = atTables.map((decks, copy) =>
    together.map((step) =>
      step.slice(copy * decks.length, (copy + 1) * decks.length).filter(({ isKnown }) => isKnown),
    ),
  );
  const fitKnown = (): readonly Weights[] => {
    const others = tournaments.map(([corpus, split]) => collect(corpus, split));
    crossValidate(others, copies);
    return fitSteps('known', [...others, ...repeated(copies)]);
  };
  const known = process.argv.includes('--new-commanders') ? BLEND_WEIGHTS : fitKnown();
  const unknown = fitSteps(
    'new',
    lists.flatMap((corpus) =>
      commanderFolds(corpus, TEST_COMMANDERS, FOLDS).map((split) => collect(corpus, split)),
    ),
  );
  const text = [
    "/** Weights of the blend's features by the length of the list. */",
    'export type FittedWeights = readonly { readonly shown: number; readonly weights: readonly number[] }[];',
    '',
    formatWeights('BLEND_WEIGHTS', 'For commanders with decks.', known),
    formatWeights('NEW_COMMANDER_WEIGHTS', 'For commanders without decks.', unknown),
  ].join('\n');
  writeFileSync(fileURLToPath(new URL('../src/ranking/blend-weights.ts', import.meta.url)), text);
}
