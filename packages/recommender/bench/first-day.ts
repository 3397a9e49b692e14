/**
 * `npm run evaluate -- first-day`: what is foreseen of cards that nobody has played. Models learn from the tournament decks before a day;
 * asked about are the cards first printed within 180 days after it, and counted what decks of the year after each card's first day play.
 * Two figures beside those of cards of the same type and mana value and of the card with the nearest text: how many of the commanders
 * that took a card up (a fifth of their decks, of three at least) are among the first 20 foreseen, and nDCG@20 of a commander's new cards by the
 * share of its decks that played them. The exit code is 1 below 1.3 × the better of the two.
 */
import { lookupsOf, overallCounts, type ModelLookups } from '../src/model/model-lookups';
import { createRelatives, createTextCosines, type Relatives } from '../src/first-day/relatives';
import { commandersWanting, expectedShare } from '../src/first-day/wanted-by';
import { modelZones, NO_CARD, type Model } from '../src/model/model';
import { topEntries } from '../src/numeric/top-entries';
import { isWithin } from '../src/prior/identity-kernel';
import { popularityOf } from '../src/prior/popularity';
import { commanderRates } from '../src/signals/commander-rates';
import { createPrior } from '../src/signals/prior';
import { makeQuery } from '../src/signals/query';
import { trainModel } from '../src/training/train-model';
import { commanderKey } from './command-zone';
import { printLine } from './command-line';
import { readFirstDays, realCorpora, type Corpus } from './corpora';
import { mean } from './metrics';

const DAYS = ['2022-07-01', '2023-07-01', '2024-01-01', '2024-07-01', '2025-01-01', '2025-07-01'];
const NEW_DAYS = 180;
const YEAR_DAYS = 365;
const FIRST = 20;
/** A commander of fewer decks in the year after is not asked about. */
const FEWEST_DECKS = 3;
const TAKEN_UP = 0.2;
const FLOOR = 1.3;

type Deck = Corpus['decks'][number];

/** Scores of new cards by command zone: higher is more wanted. */
interface Method {
  readonly name: string;
  /** By new card, zones best first; all that may play it. */
  readonly zonesOf: (place: number) => ArrayLike<number>;
  /** A score of a new card for a zone. */
  readonly scoreOf: (zone: number, place: number) => number;
}

const zoneKeyOf = (model: Model, zone: number): string =>
  commanderKey([...model.zoneCommanders.subarray(zone * 2, zone * 2 + 2)]);

/** By zone and card, the share of the zone's decks that play it, shrunk by two decks of its usual rate. */
const ratesOf = (lookups: ModelLookups) => {
  const { model } = lookups;
  const usual = Float64Array.from({ length: lookups.cards }, (_, card) =>
    popularityOf(overallCounts(lookups, card)),
  );
  const shares = new Map<number, Float64Array>();
  return (zone: number): Float64Array => {
    const known = shares.get(zone);
    if (known !== undefined) return known;
    const decks = model.zoneStarts[zone + 1] - model.zoneStarts[zone];
    const row = usual.map((rate) => (2 * rate) / (decks + 2));
    for (let i = model.zoneCardStarts[zone]; i < model.zoneCardStarts[zone + 1]; i++)
      row[model.zoneCards[i]] = row[model.zoneCards[i]] + model.zoneCounts[i] / (decks + 2);
    shares.set(zone, row);
    return row;
  };
};

const byScore = (zones: readonly number[], scoreOf: Method['scoreOf']) => (place: number) =>
  Array.from(
    topEntries(
      Float64Array.from(zones, (zone) => scoreOf(zone, place)),
      zones.length,
    ),
    (at) => zones[at],
  );

/** The mean rate of a commander's decks for all known cards of a card's type and mana value. */
const byTypeAndCost = (
  lookups: ModelLookups,
  zones: readonly number[],
  news: readonly number[],
  isKnown: (card: number) => boolean,
): Method => {
  const { model } = lookups;
  const keyOf = (card: number): number => model.cardTypes[card] * 256 + model.cardManaValues[card];
  const sizes = new Map<number, number>();
  for (let card = 0; card < lookups.cards; card++)
    if (isKnown(card)) sizes.set(keyOf(card), (sizes.get(keyOf(card)) ?? 0) + 1);
  const sums = new Map<number, ReadonlyMap<number, number>>();
  const sumsOf = (zone: number): ReadonlyMap<number, number> => {
    const known = sums.get(zone);
    if (known !== undefined) return known;
    const own = new Map<number, number>();
    for (let i = model.zoneCardStarts[zone]; i < model.zoneCardStarts[zone + 1]; i++) {
      const key = keyOf(model.zoneCards[i]);
      own.set(key, (own.get(key) ?? 0) + model.zoneCounts[i]);
    }
    sums.set(zone, own);
    return own;
  };
  const scoreOf = (zone: number, place: number): number => {
    const key = keyOf(news[place]);
    const decks = model.zoneStarts[zone + 1] - model.zoneStarts[zone];
    return (sumsOf(zone).get(key) ?? 0) / decks / (sizes.get(key) ?? 1);
  };
  return { name: 'cards of the same type and mana value', scoreOf, zonesOf: byScore(zones, scoreOf) };
};

interface Fold {
  readonly recall: Readonly<Record<string, readonly number[]>>;
  readonly ndcg: Readonly<Record<string, readonly number[]>>;
  readonly line: string;
}

const measure = (corpus: Corpus, firstDays: Int32Array, date: string): Fold => {
  const day = Date.parse(`${date}T00:00:00Z`) / 86_400_000;
  const before = corpus.decks.filter((deck) => deck.day >= 0 && deck.day < day);
  const model = trainModel({ cards: corpus.cards, decks: before }, { items: 100 });
  const lookups = lookupsOf(model);
  const isKnown = (card: number): boolean => firstDays[card] >= 0 && firstDays[card] < day;
  const news = corpus.cards.flatMap(({ basic }, card) =>
    !basic && firstDays[card] >= day && firstDays[card] < day + NEW_DAYS && model.cardDecks[card] === 0
      ? [card]
      : [],
  );
  const later = new Map<string, Deck[]>();
  for (const deck of corpus.decks)
    if (deck.day >= day && deck.day < day + NEW_DAYS + YEAR_DAYS) {
      const key = commanderKey(deck.commanders);
      later.set(key, [...(later.get(key) ?? []), deck]);
    }
  const zones = Array.from({ length: modelZones(model) }, (_, zone) => zone).filter(
    (zone) => (later.get(zoneKeyOf(model, zone))?.length ?? 0) >= FEWEST_DECKS,
  );
  /** By zone and new card the share that played it; undefined where it could not, or too few decks are known. */
  const played = new Map(
    zones.map((zone) => {
      const decks = (later.get(zoneKeyOf(model, zone)) ?? []).map((deck) => ({
        deck,
        own: new Set(deck.cards),
      }));
      const shares = news.map((card) => {
        const first = firstDays[card];
        if (!isWithin(model.cardIdentities[card], lookups.zoneIdentities[zone])) return undefined;
        const could = decks.filter(({ deck }) => deck.day >= first && deck.day < first + YEAR_DAYS);
        return could.length < FEWEST_DECKS
          ? undefined
          : could.filter(({ own }) => own.has(card)).length / could.length;
      });
      return [zone, shares] as const;
    }),
  );
  const relativesOf = createRelatives(lookups);
  const relatives = news.map((card) => relativesOf(card));
  const methods = [
    byTypeAndCost(lookups, zones, news, isKnown),
    byNearestText(lookups, zones, news, ratesOf(lookups)),
    foreseen(lookups, zones, news, relatives),
  ];
  const recall: Record<string, number[]> = {};
  const ndcg: Record<string, number[]> = {};
  for (const method of methods) {
    recall[method.name] = news.flatMap((_, place) => {
      const could = zones.filter((zone) => played.get(zone)?.[place] !== undefined);
      const took = new Set(could.filter((zone) => (played.get(zone)?.[place] ?? 0) >= TAKEN_UP));
      // Where hardly more commanders could play a card than are asked for, there is nothing to find.
      if (took.size === 0 || could.length <= FIRST) return [];
      const isCandidate = new Set(could);
      const first = Array.from(method.zonesOf(place))
        .filter((zone) => isCandidate.has(zone))
        .slice(0, FIRST);
      return [first.filter((zone) => took.has(zone)).length / Math.min(FIRST, took.size)];
    });
    ndcg[method.name] = zones.flatMap((zone) => {
      const shares = played.get(zone) ?? [];
      const could = news.flatMap((_, place) => (shares[place] === undefined ? [] : [place]));
      const gainOf = (place: number | undefined): number => (place === undefined ? 0 : (shares[place] ?? 0));
      const ideal = could.toSorted((a, b) => gainOf(b) - gainOf(a));
      if (gainOf(ideal[0]) === 0) return [];
      const order = topEntries(
        Float64Array.from(could, (place) => method.scoreOf(zone, place)),
        FIRST,
      );
      const gain = (places: readonly (number | undefined)[]): number =>
        places.slice(0, FIRST).reduce<number>((sum, place, at) => sum + gainOf(place) / Math.log2(at + 2), 0);
      return [gain(Array.from(order, (at) => could[at])) / gain(ideal)];
    });
  }
  return {
    recall,
    ndcg,
    line: `${date}: ${before.length} decks before it, ${news.length} new cards, ${zones.length} commanders`,
  };
};

/** What decks play of the one card with the most similar text. */
const byNearestText = (
  lookups: ModelLookups,
  zones: readonly number[],
  news: readonly number[],
  rates: (zone: number) => Float64Array,
): Method => {
  const cosinesOf = createTextCosines(lookups);
  const nearest = news.map((card) => {
    const { cards, cosines } = cosinesOf(card);
    return cards.reduce((best, other) => (cosines[other] > (cosines[best] ?? 0) ? other : best), -1);
  });
  const scoreOf = (zone: number, place: number): number => rates(zone)[nearest[place] ?? -1] ?? 0;
  return { name: 'the card with the nearest text', scoreOf, zonesOf: byScore(zones, scoreOf) };
};

const foreseen = (
  lookups: ModelLookups,
  zones: readonly number[],
  news: readonly number[],
  relatives: readonly Relatives[],
): Method => {
  const { model } = lookups;
  const numbers = new Map(
    Array.from({ length: modelZones(model) }, (_, zone) => [zoneKeyOf(model, zone), zone] as const),
  );
  const wanting = commandersWanting(
    lookups,
    news.map((card, at) => ({ card, relatives: relatives[at] })),
    { limit: modelZones(model), fewestDecks: 1 },
  );
  const priorOf = createPrior(lookups);
  const ratesByZone = new Map(
    zones.map((zone) => {
      const commanders = [...model.zoneCommanders.subarray(zone * 2, zone * 2 + 2)].filter(
        (card) => card !== NO_CARD,
      );
      const query = makeQuery(lookups, { commanders, cards: [] });
      return [zone, commanderRates(lookups, query, priorOf(query).rates).rates] as const;
    }),
  );
  return {
    name: 'foreseen',
    zonesOf: (place) =>
      (wanting[place] ?? []).map(({ commanders }) => numbers.get(commanderKey([...commanders])) ?? -1),
    scoreOf: (zone, place) => {
      const own = relatives[place];
      const known = ratesByZone.get(zone);
      return own === undefined || known === undefined ? 0 : expectedShare(own, known);
    },
  };
};

const real = await realCorpora({ names: ['commander', 'duel', 'duel-2026'] });
if (real === undefined) {
  printLine('The real data are missing: skipped.');
} else {
  const corpus: Corpus = { ...real[0], decks: real.flatMap(({ decks }) => decks) };
  const firstDays = readFirstDays(corpus);
  const folds = DAYS.map((date) => {
    const fold = measure(corpus, firstDays, date);
    printLine(fold.line);
    return fold;
  });
  let reached = true;
  for (const [title, figure] of [
    [`recall@${FIRST} of commanders`, 'recall'],
    [`nDCG@${FIRST} of a commander's new cards`, 'ndcg'],
  ] as const) {
    printLine(`\n| ${title} | ${DAYS.join(' | ')} | mean |\n|---|${DAYS.map(() => '---|').join('')}---|`);
    const means = new Map<string, number>();
    for (const name of Object.keys(folds[0]?.[figure] ?? {})) {
      const values = folds.map((fold) => mean(fold[figure][name] ?? []));
      means.set(name, mean(values));
      const cells = folds.map(
        (fold, at) => `${(values[at] ?? NaN).toFixed(3)} (${fold[figure][name]?.length ?? 0})`,
      );
      printLine(`| ${name} | ${cells.join(' | ')} | ${mean(values).toFixed(3)} |`);
    }
    const own = means.get('foreseen') ?? NaN;
    const best = Math.max(...[...means].flatMap(([name, value]) => (name === 'foreseen' ? [] : [value])));
    reached &&= own >= FLOOR * best;
    printLine(
      `${own >= FLOOR * best ? 'reached' : 'MISSED'}: ${(own / best).toFixed(2)} × the better, floor ${FLOOR}`,
    );
  }
  if (!reached) process.exitCode = 1;
}
