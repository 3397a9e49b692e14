/**
 * `npm run bench -- exactness`: how much quality is lost to speed with a million decks. Of every corpus decks are held out, the
 * casual ones with all lists of their commanders; the others are enlarged to `--decks N` (default a million), so that no variant
 * of a held-out deck is learnt from. Each of `--lists N` held-out decks of a corpus (default 100) is asked for with a fifth and
 * half of its cards hidden, once of the recommender and once of the exact form of the same model: every card of every deck is
 * compared to find the similar ones, and the item-item model learns from all decks in place of a sample. Prints nDCG@20 of both
 * against the hidden cards, for each corpus and for brews, and how many of the recommender's first 20 cards are the exact ones.
 * The exit code is 1 if the recommender has less than 0.995 of the exact nDCG.
 */
import type { Model } from '../src/model/model';
import { lookupsOf } from '../src/model/model-lookups';
import { rankCards } from '../src/ranking/rank';
import { createRecommender } from '../src/recommender';
import { createListSignals } from '../src/signals/list-signals';
import { NEIGHBOUR_DEFAULTS, type Neighbours } from '../src/signals/neighbours';
import { createPrior } from '../src/signals/prior';
import type { Query } from '../src/signals/query';
import { naiveNeighbours } from '../src/testing/naive-neighbours';
import { ITEM_MODEL_DEFAULTS, trainItemModel } from '../src/training/item-model';
import { trainModel } from '../src/training/train-model';
import { numberOption, printLine } from './command-line';
import { realCorpora, type Corpus } from './corpora';
import { enlargeDecks } from './enlarged-decks';
import { mean, ndcg } from './metrics';
import { nearestJaccard } from './nearest-deck';
import {
  hideCards,
  splitCommanders,
  splitDecks,
  TEST_COMMANDERS,
  type EvaluationCase,
  type Split,
} from './split';

const DECKS = numberOption('decks', 1_000_000);
const LISTS = numberOption('lists', 100);
/** The least part of the exact nDCG. */
const LIMIT = 0.995;
const CUTOFF = 20;
/** Decks held out of a corpus that splits by decks, as in evaluate.ts; those that are not asked for are not learnt from either. */
const HELD_OUT = 500;
const SHARES = [
  { share: 0.2, name: 'a fifth hidden' },
  { share: 0.5, name: 'half hidden' },
] as const;
/** A list without a deck of at least this Jaccard index is a brew. */
const BREW = 0.6;

type Rank = (test: EvaluationCase) => readonly number[];

const splitOf = (corpus: Corpus): Split => {
  if (corpus.split === 'decks') return splitDecks(corpus, 'test', HELD_OUT);
  const [split] = splitCommanders(corpus, TEST_COMMANDERS);
  return split ?? { train: corpus.decks, heldOut: [] };
};

/** Ranks with a search for similar decks of its own. */
const rankWith = (model: Model, neighboursOf: (query: Query) => Neighbours): Rank => {
  const lookups = lookupsOf(model);
  const signalsOf = createListSignals(lookups, createPrior(lookups), neighboursOf);
  return ({ commanders, shown }) =>
    rankCards(lookups, signalsOf({ commanders, cards: shown }).signals(), CUTOFF).map(({ card }) => card);
};

interface Result {
  readonly corpus: string;
  readonly hidden: string;
  readonly isBrew: boolean;
  readonly answered: number;
  /** with all decks compared, and the same item-item model */
  readonly compared: number;
  readonly exact: number;
  readonly shared: number;
}

/** Prints a group's figures; returns the part of the exact nDCG. */
const report = (name: string, results: readonly Result[]): number => {
  const [answered, compared, exact, shared] = (['answered', 'compared', 'exact', 'shared'] as const).map(
    (key) => mean(results.map((result) => result[key])),
  ) as [number, number, number, number];
  const ratio = answered / exact;
  printLine(
    `| ${name} | ${results.length} | ${answered.toFixed(4)} | ${compared.toFixed(4)} | ${exact.toFixed(4)} | ${ratio.toFixed(4)} | ${shared.toFixed(1)} |`,
  );
  return ratio;
};

const corpora = await realCorpora();
if (corpora === undefined) printLine('The real decks are missing: nothing to measure.');
else {
  const cards = corpora[0]?.cards ?? [];
  const splits = corpora.map((corpus) => ({ corpus, ...splitOf(corpus) }));
  const model = trainModel({
    cards,
    decks: enlargeDecks(
      splits.flatMap(({ train }) => train),
      DECKS,
    ),
  });
  const recommender = createRecommender(model);
  printLine(`${recommender.decks} decks learnt from`);
  const exactModel = {
    ...model,
    ...trainItemModel(cards.length, model.cardDecks, model, { ...ITEM_MODEL_DEFAULTS, decks: Infinity }),
  };
  const neighboursOf = naiveNeighbours(lookupsOf(model), NEIGHBOUR_DEFAULTS);
  let last: { readonly query: Query; readonly neighbours: Neighbours } | undefined;
  /** Both exact forms ask for the same similar decks one after the other. */
  const remembered = (query: Query): Neighbours => {
    if (last === undefined || String(last.query.cards) !== String(query.cards))
      last = { query, neighbours: neighboursOf(query) };
    return last.neighbours;
  };
  const [compare, rankExactly] = [rankWith(model, remembered), rankWith(exactModel, remembered)];
  const results: Result[] = [];
  for (const { corpus, heldOut } of splits) {
    const asked = heldOut.slice(0, LISTS);
    const nearest = nearestJaccard(corpus, model, asked);
    for (const { share, name } of SHARES)
      for (const [i, deck] of asked.entries()) {
        const test = hideCards(corpus, deck, share);
        const found = recommender
          .recommend({ commanders: test.commanders, cards: test.shown, limit: CUTOFF })
          .map(({ card }) => card);
        const [compared, exact] = [compare(test), rankExactly(test)];
        results.push({
          corpus: corpus.name,
          hidden: name,
          isBrew: nearest[i] < BREW,
          answered: ndcg(found, test.hidden, CUTOFF),
          compared: ndcg(compared, test.hidden, CUTOFF),
          exact: ndcg(exact, test.hidden, CUTOFF),
          shared: found.filter((card) => exact.includes(card)).length,
        });
      }
  }
  printLine(
    `\n| nDCG@20 | lists | answered | all decks compared | and item-item model of all decks (exact) | answered / exact | exact ones of 20 cards |\n|---|---|---|---|---|---|---|`,
  );
  for (const { name } of corpora)
    for (const { name: hidden } of SHARES)
      report(
        `${name}, ${hidden}`,
        results.filter((one) => one.corpus === name && one.hidden === hidden),
      );
  const brews = report(
    'brews',
    results.filter(({ isBrew }) => isBrew),
  );
  const all = report('all', results);
  const reached = Math.min(all, ...(Number.isNaN(brews) ? [] : [brews])) >= LIMIT;
  printLine(
    `\n${reached ? 'reached' : 'MISSED'}: at least ${LIMIT} of the exact nDCG, for all lists and for brews`,
  );
  process.exitCode = reached ? 0 : 1;
}
