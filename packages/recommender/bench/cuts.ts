/**
 * `npm run bench -- cuts`: a fifth of real decks that the model was not trained on is replaced by as many strangers (cards
 * in their colours that no similar deck and no deck of their commander plays); prints how many of the suggested cuts, at
 * that number, are the strangers. Then how many of the cards that were new when a kept-back deck of the Commander and the Duel
 * files of 2026 was played are among its first ten cuts, beside others. `--decks N` takes N decks of each corpus (default 300), `--corpus NAME` one
 * corpus alone, `--new` the new cards alone. The exit code is 1 below the limit, or where new cards are cut more than 1.5 times as often.
 */
import { lookupsOf } from '../src/model/model-lookups';
import { weakCards, WEAKNESS_FEATURES } from '../src/ranking/weakness';
import { createRecommender } from '../src/recommender';
import { createListSignals } from '../src/signals/list-signals';
import { createNeighbourSearch, NEIGHBOUR_DEFAULTS } from '../src/signals/neighbours';
import { createPrior } from '../src/signals/prior';
import type { RecommendRequest } from '../src/signals/query';
import { trainModel } from '../src/training/train-model';
import { nearestJaccard } from './nearest-deck';
import { numberOption, printLine, textOption } from './command-line';
import { realCorpora, type Corpus } from './corpora';
import { mean } from './metrics';
import { measureNewCards, rateOf, type CutRate } from './new-cards';
import { splitDecks } from './split';
import { SAMPLINGS, makeStrangerCase, SIMILAR_DECKS, type StrangerCase } from './strangers';

const DECKS = numberOption('decks', 300);
/** The smallest mean precision of the cuts. */
const LIMIT = 0.8;

/** Orders a list, its weakest card first. */
interface CutMethod {
  readonly name: string;
  readonly order: (test: StrangerCase) => readonly number[];
}

const featureAt = (name: string): number => WEAKNESS_FEATURES.indexOf(name);
const [SHARE, ITEM_SCORE, COMMANDER] = [
  featureAt('share-middle'),
  featureAt('item-score'),
  featureAt('commander'),
] as const;

/** The weakness of a card as it was before it was fitted, for comparison. */
const previousWeakness = (features: Float64Array, excess: number): number =>
  0.25 * excess - features[SHARE] - features[ITEM_SCORE] - 0.1 * features[COMMANDER];

const precisionOf = (method: CutMethod, test: StrangerCase): number => {
  const cuts = method.order(test).slice(0, test.strangers.size);
  return cuts.filter((card) => test.strangers.has(card)).length / test.strangers.size;
};

const measure = (corpus: Corpus): boolean => {
  const { train, heldOut } = splitDecks(corpus, 'test', DECKS);
  const model = trainModel({ cards: corpus.cards, decks: train });
  const recommender = createRecommender(model);
  const lookups = lookupsOf(model);
  const signalsOfList = createListSignals(
    lookups,
    createPrior(lookups),
    createNeighbourSearch(lookups, NEIGHBOUR_DEFAULTS),
  );
  const signalsOf = (request: RecommendRequest) => signalsOfList(request).signals();
  const methods: readonly CutMethod[] = [
    {
      name: 'rarest first (decks that play it)',
      order: ({ list }) => [...list].sort((a, b) => model.cardDecks[a] - model.cardDecks[b]),
    },
    {
      name: 'weakest of 2026-11-21',
      order: ({ commanders, list }) => {
        const signals = signalsOf({ commanders, cards: list });
        return weakCards(lookups, signals)
          .map(({ card, features, excess }) => ({ card, score: previousWeakness(features, excess.share) }))
          .sort((a, b) => b.score - a.score)
          .map(({ card }) => card);
      },
    },
    {
      name: 'weakest',
      order: ({ commanders, list }) =>
        recommender.weakest({ commanders, cards: list, limit: list.length }).map(({ card }) => card),
    },
  ];
  printLine(`\n## ${corpus.name}: ${heldOut.length} decks, ${train.length} in the model`);
  let reached = true;
  for (const sampling of SAMPLINGS) {
    const cases = heldOut.flatMap((deck) => makeStrangerCase(corpus, model, deck, sampling) ?? []);
    const isBrew = nearestJaccard(
      corpus,
      model,
      cases.map(({ deck }) => deck),
    ).map((jaccard) => jaccard < 0.6);
    for (const method of methods) {
      const precisions = cases.map((test) => precisionOf(method, test));
      const brews = precisions.filter((_, i) => isBrew[i]);
      printLine(
        `${sampling.padEnd(8)} ${method.name.padEnd(36)} precision ${mean(precisions).toFixed(3)} (n = ${cases.length}), brews ${mean(brews).toFixed(3)} (n = ${brews.length})`,
      );
      if (method === methods.at(-1)) reached &&= mean(precisions) >= LIMIT;
    }
  }
  return reached;
};

/** New cards may be cut so many times as often as others. */
const MOST_NEW = 1.5;

const shown = (rate: CutRate): string => `${rate.cut} of ${rate.of} (${(100 * rateOf(rate)).toFixed(1)} %)`;

const measureNew = (corpus: Corpus): boolean => {
  printLine(
    `\n## ${corpus.name}: cards first printed at most 120 days before the deck, among its first ten cuts`,
  );
  const all = measureNewCards(corpus, DECKS);
  for (const { knows, decks, fresh, other } of all)
    printLine(
      `knows ${knows.padEnd(8)} new ${shown(fresh)}, others ${shown(other)}: ${(rateOf(fresh) / rateOf(other)).toFixed(2)} × (${decks} decks)`,
    );
  const last = all.at(-1);
  return last === undefined || rateOf(last.fresh) <= MOST_NEW * rateOf(last.other);
};

const only = textOption('corpus');
const names = ['commander', 'duel', 'casual', 'duel-2026'].filter(
  (name) => only === undefined || name === only,
);
const corpora = await realCorpora({ names });
if (corpora === undefined) printLine('The real decks are missing: nothing to measure.');
else {
  printLine(
    `Strangers: in the colours, played by none of the ${SIMILAR_DECKS} nearest decks and no deck of the commanders.`,
  );
  const strangers = process.argv.includes('--new') ? [] : corpora.filter(({ name }) => name !== 'duel-2026');
  const dated = corpora.filter(({ name }) => name === 'commander' || name === 'duel-2026');
  const reached = [...strangers.map(measure), ...dated.map(measureNew)].every(Boolean);
  process.exitCode = reached ? 0 : 1;
}
