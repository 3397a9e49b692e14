import { makeModel } from '../src/model/model-file';
import { lookupsOf, overallCounts, recommendableCards } from '../src/model/model-lookups';
import { popularityOf } from '../src/prior/popularity';
import { seededRandom } from '../src/numeric/random';
import { topEntries } from '../src/numeric/top-entries';
import { createRecommender } from '../src/recommender';
import { createPrior } from '../src/signals/prior';
import { makeQuery } from '../src/signals/query';
import { trainModel } from '../src/training/train-model';
import { makeBaselines, type Method } from './baselines';
import { printLine } from './command-line';
import type { Corpus } from './corpora';
import { evaluateMethod, recommenderMethod, type Row } from './evaluate-method';
import { mean, ratioInterval } from './metrics';
import { COMMANDER_FLOORS, TYPICAL_FLOOR } from './quality-floors';
import { hideCards, playedCards, splitCommanders, TEST_COMMANDERS, type SplitDeck } from './split';

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

const ratioText = (row: Row, reference: Row): string => {
  const ratio = mean(row.at20) / mean(reference.at20);
  const [low, high] = ratioInterval(row.at20, reference.at20, seededRandom(1));
  return `${mean(row.at20).toFixed(3)} (${ratio.toFixed(3)}, ${low.toFixed(3)}–${high.toFixed(3)})`;
};

/**
 * How many of a list's typical cards are on average among the first cards of the commander by a score, out of ten.
 * @param typicalOf selects the typical cards of a list, which is sorted by the lift of its cards, greatest first
 */
const typicalFound = (
  heldOut: readonly SplitDeck[],
  corpus: Corpus,
  usual: (card: number) => number,
  best: (deck: SplitDeck) => ReadonlySet<number>,
  typicalOf: (byLift: readonly number[]) => readonly number[],
): number =>
  mean(
    heldOut.flatMap((deck) => {
      const typical = typicalOf([...playedCards(corpus, deck)].sort((a, b) => usual(a) - usual(b)));
      const found = best(deck);
      return typical.length === 0
        ? []
        : [(TYPICAL * typical.filter((card) => found.has(card)).length) / typical.length];
    }),
  );

/** Evaluates a corpus whose commanders are held out with all their decks; returns whether it reaches its floors. */
export const evaluateCommanders = (corpus: Corpus): boolean => {
  const { train, heldOut } = splitCommanders(corpus, TEST_COMMANDERS);
  const started = performance.now();
  const model = trainModel({ cards: corpus.cards, decks: train });
  printLine(`\n## ${corpus.name}: ${corpus.note}`);
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
    recommenderMethod('recommender without what commanders are', withoutPrior),
    recommenderMethod('recommender', bytes),
  ];
  printLine(
    `\nnDCG@20, in brackets the ratio to popularity and its 95% interval\n` +
      `| method | ${STEPS.map(({ name }) => name).join(' | ')} |\n|---|${STEPS.map(() => '---|').join('')}`,
  );
  const table = STEPS.map(({ share }) => {
    const cases = heldOut.map((deck) => hideCards(corpus, deck, share));
    return methods.map((method) => evaluateMethod(method, cases));
  });
  methods.forEach(({ name }, i) => {
    const cells = table.map((rows) => ratioText(rows[i] as Row, rows[0] as Row));
    printLine(`| ${name} | ${cells.join(' | ')} |`);
  });
  let reached = true;
  const judge = (what: string, value: number, floor: number): void => {
    const met = value >= floor;
    reached &&= met;
    printLine(`${met ? 'reached' : 'MISSED'}: ${what} ${value.toFixed(3)}, floor ${floor.toFixed(2)}`);
  };
  STEPS.forEach(({ share, name }, i) => {
    const rows = table[i] ?? [];
    const floor = COMMANDER_FLOORS.find((one) => one.corpus === corpus.name && one.share === share);
    if (floor === undefined) return;
    judge(`${name}, ratio`, mean((rows.at(-1) as Row).at20) / mean((rows[0] as Row).at20), floor.ratio);
  });

  const lookups = lookupsOf(model);
  const usual = (card: number): number => popularityOf(overallCounts(lookups, card));
  const recommender = createRecommender(model);
  const search = (
    name: string,
    best: (deck: SplitDeck) => ReadonlySet<number>,
  ): readonly [unusual: number, rarest: number] => {
    const unusual = typicalFound(heldOut, corpus, usual, best, (list) =>
      list.filter((card) => usual(card) < UNUSUAL),
    );
    const rarest = typicalFound(heldOut, corpus, usual, best, (list) => list.slice(0, TYPICAL));
    printLine(
      `${name}: among its first ${SEARCHED} are, of ${TYPICAL}, ${unusual.toFixed(2)} of the cards that usually less than ` +
        `${UNUSUAL * 100} % play, ${rarest.toFixed(2)} of the rarest cards of the list`,
    );
    return [unusual, rarest];
  };
  printLine('\nTypical cards of commanders without decks');
  const priorOf = createPrior(lookups);
  search('expected difference from the usual rate', ({ commanders }) => {
    const query = makeQuery(lookups, { commanders, cards: [] });
    const { differences } = priorOf(query);
    const allowed = recommendableCards(lookups, query.identity);
    const order = topEntries(
      Float32Array.from(allowed, (card) => differences[card] as number),
      SEARCHED,
    );
    return new Set(Array.from(order, (place) => allowed[place] as number));
  });
  const [unusual] = search(
    'estimated synergy',
    ({ commanders }) => new Set(recommender.typical({ commanders, limit: SEARCHED }).map(({ card }) => card)),
  );
  judge('typical cards by estimated synergy', unusual, TYPICAL_FLOOR);
  return reached;
};
