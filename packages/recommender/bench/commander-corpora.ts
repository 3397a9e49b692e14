import type { Model } from '../src/model/model';
import { makeModel } from '../src/model/model-file';
import { lookupsOf, overallCounts, recommendableCards } from '../src/model/model-lookups';
import { popularityOf } from '../src/prior/popularity';
import { seededRandom } from '../src/numeric/random';
import { topEntries } from '../src/numeric/top-entries';
import { createRecommender } from '../src/recommender';
import { createPrior } from '../src/signals/prior';
import { makeQuery, type Query } from '../src/signals/query';
import { trainModel } from '../src/training/train-model';
import { makeBaselines, type Method } from './baselines';
import { printLine } from './command-line';
import type { Corpus } from './corpora';
import { evaluateMethod, recommenderMethod, type Row } from './evaluate-method';
import { mean, ratioInterval } from './metrics';
import { plainRidge } from './plain-ridge';
import { COMMANDER_FLOORS, TYPICAL_FLOOR } from './quality-floors';
import {
  hideCards,
  playedCards,
  sampleDecks,
  splitCommanders,
  TEST_COMMANDERS,
  type Split,
  type SplitDeck,
} from './split';

const STEPS = [
  { share: 1, name: 'the commander alone' },
  { share: 0.8, name: 'a fifth of the list given' },
  { share: 0.5, name: 'half given' },
  { share: 0.2, name: 'four fifths given' },
] as const;

/** Cards that are most typical of a commander, and how many of the best are searched for them. */
const TYPICAL = 10;
const SEARCHED = 40;
/** A card with a lower usual rate in its colours, which a list plays nevertheless, is typical of it. */
const UNUSUAL = 0.15;

type Values = Row['at20'];

const ratioText = (values: Values, reference: Values): string => {
  const ratio = mean(values) / mean(reference);
  const [low, high] = ratioInterval(values, reference, seededRandom(1));
  return `${mean(values).toFixed(3)} (${ratio.toFixed(3)}, ${low.toFixed(3)}–${high.toFixed(3)})`;
};

/** Selects the typical cards of a list, which is sorted by the lift of its cards, greatest first. */
type TypicalOf = (byLift: readonly number[]) => readonly number[];

/** How many of each list's typical cards are among the first cards of the commander by a score, out of ten. */
const typicalFound = (
  heldOut: readonly SplitDeck[],
  corpus: Corpus,
  usual: (card: number) => number,
  best: (deck: SplitDeck) => ReadonlySet<number>,
  typicalOf: TypicalOf,
): Values =>
  heldOut.flatMap((deck) => {
    const typical = typicalOf([...playedCards(corpus, deck)].sort((a, b) => usual(a) - usual(b)));
    const found = best(deck);
    return typical.length === 0
      ? []
      : [(TYPICAL * typical.filter((card) => found.has(card)).length) / typical.length];
  });

/** What was measured on the held-out lists of one or several parts, by its name. */
type Measures = ReadonlyMap<string, Values>;

/** What the cards of a commander are ordered by. */
const SCORES = [
  'expected difference from the usual rate, textbook form',
  'expected difference from the usual rate',
  'estimated synergy',
] as const;
const KINDS = ['unusual', 'rarest'] as const;

const joinMeasures = (parts: readonly Measures[]): Measures => {
  const joined = new Map<string, Values>();
  for (const part of parts)
    for (const [name, values] of part) joined.set(name, [...(joined.get(name) ?? []), ...values]);
  return joined;
};

/** Measures the typical cards that a model finds for commanders without decks. */
const measureTypical = (
  corpus: Corpus,
  model: Model,
  textbook: ReturnType<typeof plainRidge>,
  heldOut: readonly SplitDeck[],
): Measures => {
  const lookups = lookupsOf(model);
  const usual = (card: number): number => popularityOf(overallCounts(lookups, card));
  const recommender = createRecommender(model);
  const priorOf = createPrior(lookups);
  const byDifference =
    (differencesOf: (query: Query) => ArrayLike<number>) =>
    ({ commanders }: SplitDeck): ReadonlySet<number> => {
      const query = makeQuery(lookups, { commanders, cards: [] });
      const differences = differencesOf(query);
      const allowed = recommendableCards(lookups, query.identity);
      const order = topEntries(
        Float32Array.from(allowed, (card) => differences[card]),
        SEARCHED,
      );
      return new Set(Array.from(order, (place) => allowed[place]));
    };
  const bySynergy = ({ commanders }: SplitDeck): ReadonlySet<number> =>
    new Set(recommender.typical({ commanders, limit: SEARCHED }).map(({ card }) => card));
  const selections: Readonly<Record<(typeof KINDS)[number], TypicalOf>> = {
    unusual: (list) => list.filter((card) => usual(card) < UNUSUAL),
    rarest: (list) => list.slice(0, TYPICAL),
  };
  const orders: Readonly<Record<(typeof SCORES)[number], (deck: SplitDeck) => ReadonlySet<number>>> = {
    [SCORES[0]]: byDifference(({ commanders }) => textbook.differences(commanders)),
    [SCORES[1]]: byDifference((query) => priorOf(query).differences),
    [SCORES[2]]: bySynergy,
  };
  return new Map(
    SCORES.flatMap((score) =>
      KINDS.map(
        (kind) =>
          [
            `${score}, ${kind}`,
            typicalFound(heldOut, corpus, usual, orders[score], selections[kind]),
          ] as const,
      ),
    ),
  );
};

const METHODS = {
  popularity: 'popularity among decks that could play the card',
  ridge: 'kernel ridge regression from text and colours, textbook form',
  plain: 'recommender without what commanders are',
  recommender: 'recommender',
} as const;

const cellName = (method: string, step: string): string => `${method}: ${step}`;

/** Trains on one part of a split and measures the other. */
const measureSplit = (corpus: Corpus, { train, heldOut }: Split): Measures => {
  const started = performance.now();
  const model = trainModel({ cards: corpus.cards, decks: train });
  const bytes = makeModel(model);
  printLine(
    `${heldOut.length} lists of commanders held out; trained on the other ${train.length} in ` +
      `${((performance.now() - started) / 1000).toFixed(1)} s (model: ${(bytes.length / 2 ** 20).toFixed(1)} MiB)`,
  );
  const [popularity] = makeBaselines(corpus, model, 1);
  if (popularity === undefined) throw new Error('There is no baseline.');
  const withoutPrior = makeModel({ ...model, priorWeights: new Int16Array(model.priorWeights.length) });
  const methods: readonly Method[] = [
    popularity,
    recommenderMethod(METHODS.plain, withoutPrior),
    recommenderMethod(METHODS.recommender, bytes),
  ];
  const textbook = plainRidge(corpus, model, train);
  const measures = new Map(measureTypical(corpus, model, textbook, heldOut));
  for (const { share, name } of STEPS) {
    const cases = heldOut.map((deck) => hideCards(corpus, deck, share));
    for (const method of share === 1 ? [...methods, textbook] : methods)
      measures.set(cellName(method.name, name), evaluateMethod(method, cases).at20);
  }
  return measures;
};

/**
 * Evaluates a corpus whose commanders are held out with all their decks; returns whether it reaches its floors, undefined
 * where there are none: they are those of one part and all lists.
 * @param options `parts`: the commanders are held out in so many parts, one at a time; `learn`: at most so many lists are learnt from
 */
export const evaluateCommanders = (
  corpus: Corpus,
  { parts = 1, learn = Infinity }: { readonly parts?: number; readonly learn?: number } = {},
): boolean | undefined => {
  printLine(`\n## ${corpus.name}: ${corpus.note}`);
  const measures = joinMeasures(
    splitCommanders(corpus, TEST_COMMANDERS, parts).map(({ train, heldOut }) =>
      measureSplit(corpus, { train: sampleDecks(train, learn), heldOut }),
    ),
  );
  const measured = (name: string): Values => measures.get(name) ?? [];
  printLine(
    `\nnDCG@20, in brackets the ratio to popularity and its 95% interval\n` +
      `| method | ${STEPS.map(({ name }) => name).join(' | ')} |\n|---|${STEPS.map(() => '---|').join('')}`,
  );
  for (const method of Object.values(METHODS)) {
    const cells = STEPS.map(({ name }) => {
      const values = measured(cellName(method, name));
      return values.length === 0 ? '–' : ratioText(values, measured(cellName(METHODS.popularity, name)));
    });
    printLine(`| ${method} | ${cells.join(' | ')} |`);
  }
  printLine('\nTypical cards of commanders without decks');
  for (const score of SCORES) {
    const [unusual, rarest] = KINDS.map((kind) => mean(measured(`${score}, ${kind}`)).toFixed(2));
    printLine(
      `${score}: among its first ${SEARCHED} are, of ${TYPICAL}, ${unusual ?? ''} of the cards that usually less than ` +
        `${UNUSUAL * 100} % play, ${rarest ?? ''} of the rarest cards of the list`,
    );
  }
  if (parts > 1 || learn < Infinity) return undefined;
  let reached = true;
  const judge = (what: string, value: number, floor: number): void => {
    const met = value >= floor;
    reached &&= met;
    printLine(`${met ? 'reached' : 'MISSED'}: ${what} ${value.toFixed(3)}, floor ${floor}`);
  };
  for (const { share, name } of STEPS) {
    const floor = COMMANDER_FLOORS.find((one) => one.corpus === corpus.name && one.share === share);
    if (floor === undefined) continue;
    const [top, bottom] = [METHODS.recommender, METHODS.popularity].map((method) =>
      mean(measured(cellName(method, name))),
    );
    judge(`${name}, ratio`, (top ?? NaN) / (bottom ?? NaN), floor.ratio);
  }
  judge('typical cards by estimated synergy', mean(measured('estimated synergy, unusual')), TYPICAL_FLOOR);
  return reached;
};
