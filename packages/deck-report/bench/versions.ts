/**
 * `npm run bench -- versions`: what players took out of a deck and put in, as far as shared decks show it: pairs of dated decks of the same
 * commanders whose Jaccard index is 0.8 to 0.99, at least seven days apart, the later one as after. Prints how many of the cards that left are
 * among our first ten cuts, and how many of those that came are among our swaps, each beside chance. The players of the two decks may differ:
 * nothing hangs on the figures. `--pairs N` takes so many pairs (default 120).
 */
import { isBasicLand } from '@crownsmith/domain';
import { createComboIndex } from '../src/combos/combo-index';
import { findCuts } from '../src/cuts/find-cuts';
import type { ReportDeck } from '../src/report/report-card';
import { findSwaps } from '../src/swaps/find-swaps';
import { readDeckFile, readReportCatalogue, readReportCombos, type NamedReportDeck } from './real-decks';
import { trainedRecommender } from './suggestions';

const FILES = ['decks-commander.jsonl.gz', 'decks-duel-2026.jsonl.gz'];
const [LEAST, GREATEST] = [0.8, 0.99];
const DAYS_APART = 7;
const DAY_MS = 86_400_000;
const FIRST_CUTS = 10;

const option = process.argv.indexOf('--pairs');
const PAIRS = option < 0 ? 120 : Math.max(1, Number(process.argv[option + 1]));

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const slugsOf = ({ main }: ReportDeck): ReadonlySet<string> =>
  new Set(main.flatMap(({ card }) => (card === undefined || isBasicLand(card) ? [] : [card.slug as string])));

const zoneOf = ({ commanders }: ReportDeck): string =>
  commanders
    .map(({ card, name }) => card?.slug ?? name)
    .sort()
    .join('+');

const byZone = (decks: readonly DatedDeck[]): ReadonlyMap<string, readonly DatedDeck[]> => {
  const zones = new Map<string, DatedDeck[]>();
  for (const one of decks) {
    const zone = zoneOf(one.deck);
    const own = zones.get(zone);
    if (own === undefined) zones.set(zone, [one]);
    else own.push(one);
  }
  return zones;
};

/** A dated deck with its cards besides basic lands. */
interface DatedDeck {
  readonly deck: ReportDeck;
  readonly day: number;
  readonly cards: ReadonlySet<string>;
}

interface Versions {
  readonly before: DatedDeck;
  readonly after: DatedDeck;
}

const jaccardOf = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const both = [...a].filter((card) => b.has(card)).length;
  return both / (a.size + b.size - both);
};

/** Pairs of decks, none in two of them: each deck with the next later one that is like it. */
const findVersions = (decks: readonly DatedDeck[]): readonly Versions[] => {
  const zones = byZone(decks);
  const pairs: Versions[] = [];
  for (const own of zones.values()) {
    const ordered = own.toSorted((a, b) => a.day - b.day);
    const used = new Set<DatedDeck>();
    for (const before of ordered) {
      if (used.has(before)) continue;
      const after = ordered.find((later) => {
        if (used.has(later) || later.day < before.day + DAYS_APART) return false;
        const jaccard = jaccardOf(before.cards, later.cards);
        return jaccard >= LEAST && jaccard <= GREATEST;
      });
      if (after === undefined) continue;
      used.add(before).add(after);
      pairs.push({ before, after });
    }
  }
  return pairs;
};

const everyOf = <T>(list: readonly T[], count: number): readonly T[] =>
  list.filter(
    (_, at) => Math.floor((at * count) / list.length) !== Math.floor(((at - 1) * count) / list.length),
  );

const catalogue = await readReportCatalogue();
if (catalogue !== undefined) {
  const { cards, lookUp } = catalogue;
  const combos = createComboIndex(await readReportCombos());
  const named: NamedReportDeck[] = [];
  for (const file of FILES) named.push(...(await readDeckFile(file, lookUp)));
  const dated = named.flatMap(({ deck, date }): readonly DatedDeck[] => {
    const day = date === undefined ? NaN : Math.floor(Date.parse(date) / DAY_MS);
    return Number.isNaN(day) ? [] : [{ deck, day, cards: slugsOf(deck) }];
  });
  const all = findVersions(dated);
  const pairs = everyOf(all, Math.min(PAIRS, all.length));
  // Further versions of the same deck would tell what came: the model does not learn from decks that are as like either.
  const zones = byZone(dated);
  const kept = new Set(
    pairs.flatMap(({ before, after }) =>
      (zones.get(zoneOf(before.deck)) ?? []).flatMap((one) =>
        jaccardOf(one.cards, after.cards) >= LEAST || jaccardOf(one.cards, before.cards) >= LEAST
          ? [one.deck]
          : [],
      ),
    ),
  );
  const recommender = trainedRecommender(
    cards,
    named.flatMap(({ deck }) => (kept.has(deck) ? [] : [deck])),
  );
  const played = byZone(dated.filter(({ deck }) => !kept.has(deck)));
  const sums = { left: 0, cut: 0, cutByChance: 0, came: 0, swapped: 0, swappedByChance: 0, swaps: 0 };
  for (const { before, after } of pairs) {
    const left = [...before.cards].filter((card) => !after.cards.has(card));
    const came = new Set([...after.cards].filter((card) => !before.cards.has(card)));
    const cuts = new Set(
      findCuts(before.deck, recommender, { limit: FIRST_CUTS, combos }).map(
        ({ card }) => card.slug as string,
      ),
    );
    const ins = findSwaps(before.deck, { recommender, findCard: lookUp, combos }).map(
      (swap) => swap.in.slug as string,
    );
    sums.left += left.length;
    sums.cut += left.filter((card) => cuts.has(card)).length;
    sums.cutByChance += (left.length * cuts.size) / Math.max(1, before.cards.size);
    // By chance: any card that other decks of the commanders play and the deck lacks.
    const pool = new Set((played.get(zoneOf(before.deck)) ?? []).flatMap((one) => [...one.cards]));
    for (const card of before.cards) pool.delete(card);
    sums.came += came.size;
    sums.swaps += ins.length;
    sums.swapped += ins.filter((card) => came.has(card)).length;
    sums.swappedByChance +=
      pool.size === 0 ? 0 : (ins.length * [...came].filter((card) => pool.has(card)).length) / pool.size;
  }
  const percent = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
  print(
    `${pairs.length} of ${all.length} pairs of decks of the same commanders (Jaccard ${LEAST} to ${GREATEST}, at least ${DAYS_APART} days apart, the later one as after); their players may differ. ${kept.size} decks that are as like either are kept from the model`,
  );
  print(
    `cards that left: ${sums.cut} of ${sums.left} (${percent(sums.cut, sums.left)}) are among our first ${FIRST_CUTS} cuts, by chance ${sums.cutByChance.toFixed(1)} (${percent(sums.cutByChance, sums.left)})`,
  );
  print(
    `cards that came: ${sums.swapped} of ${sums.came} (${percent(sums.swapped, sums.came)}) are among our ${sums.swaps} swaps, by chance ${sums.swappedByChance.toFixed(1)} (${percent(sums.swappedByChance, sums.came)})`,
  );
}
