/**
 * Measures live counts of a commander's decks, narrowed by bracket, price, cards and date: over all real decks of both
 * corpora, and over a million, which are variants of them (`--decks N` measures N decks alone). Prices, days and brackets
 * are seeded random numbers. Every request is of another narrowing, so that no count over all decks is reused. A version
 * that scans every deck is measured in the same run, on the real decks. The exit code is 1 above a limit.
 */
import { makeDeckAttributes, type DeckFacts } from '../src/deck-counts/deck-attributes';
import {
  indexDeckAttributes,
  makeDeckAttributesFile,
  parseDeckAttributes,
} from '../src/deck-counts/deck-attributes-file';
import { createDeckCounts } from '../src/deck-counts/deck-counts';
import type { Narrowing } from '../src/deck-counts/selection';
import { seededRandom } from '../src/numeric/random';
import type { RecommenderCard, RecommenderDeck } from '../src/training/recommender-card';
import { trainModel } from '../src/training/train-model';
import { numberOption, printLine } from './command-line';
import { realCorpora } from './corpora';
import { enlargeDecks } from './enlarged-decks';
import { createNaiveNarrowing } from './naive-narrowing';

const MILLION = 1_000_000;
/** With more decks the naive version would need gigabytes. */
const NAIVE_MAX_DECKS = 50_000;
/** The greatest p99 in ms of CPU time, up to so many decks. */
const LIMITS = [
  { decks: NAIVE_MAX_DECKS, ms: 50 },
  { decks: Infinity, ms: 150 },
] as const;
const REQUESTS = 200;
/** Each request is repeated; its median time counts, so that other processes disturb it less. */
const REPEATS = 3;
const NAIVE_REQUESTS = 20;
const [FIRST_DAY, LAST_DAY] = [18_000, 20_700];

interface Request {
  readonly commanders: readonly number[];
  readonly narrowing: Narrowing;
}

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN;

const factsOf = (deck: number): DeckFacts => {
  const random = seededRandom(deck + 1);
  return {
    day: FIRST_DAY + Math.floor(random() * (LAST_DAY - FIRST_DAY)),
    cents: Math.floor(2_000 * 1.5 ** (12 * random())),
    bracket: 1 + Math.floor(5 * random()),
    basics: 20,
    format: 0,
    kind: 0,
  };
};

/** Requests for commanders as often as decks are theirs: the most played ones, which cost most, come most often. */
const makeRequests = (decks: readonly RecommenderDeck[]): readonly Request[] => {
  const random = seededRandom(7);
  const cardsOf = (deck: RecommenderDeck, count: number): readonly number[] =>
    Array.from({ length: count }, () => deck.cards[Math.floor(random() * deck.cards.length)]);
  return Array.from({ length: REQUESTS }, (_, i) => {
    const deck = decks[Math.floor(random() * decks.length)];
    const other = decks[Math.floor(random() * decks.length)];
    const narrowing: Narrowing = {
      ...(i % 2 === 0 && { bracket: 1 + Math.floor(5 * random()) }),
      ...(i % 3 !== 0 && { maxCents: 5_000 + Math.floor(random() * 100_000) }),
      ...(i % 4 === 0 && { withCards: cardsOf(deck, 1 + (i % 5)) }),
      ...(i % 5 === 0 && { withoutCards: cardsOf(other, 1 + (i % 5)) }),
      sinceDay: FIRST_DAY + Math.floor(random() * 2_000),
    };
    return { commanders: deck.commanders.slice(0, 1), narrowing };
  });
};

/** CPU time of this process in ms: other processes change it less than the time on the clock. */
const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const time = (requests: readonly Request[], work: (request: Request) => unknown): readonly number[] =>
  requests.map((request) => {
    const start = cpuTime();
    work(request);
    return cpuTime() - start;
  });

const describeTimes = (name: string, times: readonly number[]): void =>
  printLine(
    `${name}: p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms of CPU over ${times.length} requests`,
  );

const measure = (
  cards: readonly RecommenderCard[],
  real: readonly RecommenderDeck[],
  count: number,
): boolean => {
  const decks = function* () {
    yield* enlargeDecks(real, count);
  };
  // The weights of cards together do not matter here and take most of a training.
  const model = trainModel({ cards, decks: decks() }, { items: 10, commanders: 1 });
  const plain = makeDeckAttributes({
    cards,
    decks: decks(),
    cardFirstDays: cards.map((_, card) => (card % 200 === 0 ? LAST_DAY - 400 : -1)),
    cardGroups: cards.map(() => 0),
    factsOf,
    bans: [],
  });
  const indexed = cpuTime();
  const bytes = makeDeckAttributesFile(indexDeckAttributes(model, plain));
  const opened = cpuTime();
  const parsed = parseDeckAttributes(bytes, model);
  if (!parsed.ok) throw new Error(`Cannot parse the attributes: ${parsed.error.message}.`);
  const attributes = parsed.value;
  let counts = createDeckCounts(model, attributes);
  printLine(
    `${counts.decks} decks: file of ${(bytes.length / 2 ** 20).toFixed(1)} MiB made in ${(opened - indexed).toFixed(0)} ms, opened in ${(cpuTime() - opened).toFixed(0)} ms of CPU`,
  );
  const requests = makeRequests(real);
  const live = ({ commanders, narrowing }: Request) => counts.count(commanders, narrowing);
  const all = Array.from({ length: REPEATS }, () => {
    // A new one, so that no count over all decks is reused.
    counts = createDeckCounts(model, attributes);
    time(requests.slice(0, 10), live);
    counts = createDeckCounts(model, attributes);
    return time(requests, live);
  });
  const times = requests.map((_, i) =>
    percentile(
      all.map((each) => each[i] ?? NaN),
      0.5,
    ),
  );
  describeTimes('narrowed counts', times);
  if (count <= NAIVE_MAX_DECKS) {
    const naive = createNaiveNarrowing([...decks()], factsOf, (card) => cards[card]?.basic === true);
    const few = requests.slice(0, NAIVE_REQUESTS);
    const different = few.filter((request) => {
      const [mine, scanned] = [live(request), naive(request.commanders, request.narrowing)];
      return (
        mine.decks !== scanned.decks ||
        mine.cards.some(
          ({ card, here, overall }) =>
            here.decks !== scanned.here.get(card) || overall.decks !== scanned.overall.get(card),
        )
      );
    });
    if (different.length > 0) throw new Error(`${different.length} requests count differently.`);
    const scans = time(few, ({ commanders, narrowing }) => naive(commanders, narrowing));
    describeTimes('naive version (scans every deck), the same counts', scans);
    printLine(`ratio of the medians: ${(percentile(scans, 0.5) / percentile(times, 0.5)).toFixed(1)}`);
  }
  const limit = LIMITS.find(({ decks: most }) => count <= most)?.ms ?? 0;
  const isReached = percentile(times, 0.99) < limit;
  printLine(`${isReached ? 'reached' : 'MISSED'}: p99 below ${limit} ms of CPU`);
  return isReached;
};

const corpora = await realCorpora();
if (corpora === undefined) printLine('The real decks are missing: nothing to measure.');
else {
  const cards = corpora[0]?.cards ?? [];
  // Those that a model takes: with a known command zone.
  const real = corpora
    .flatMap(({ decks }) => decks)
    .filter(({ commanders }) => commanders.length > 0 && new Set(commanders).size <= 2);
  const only = numberOption('decks', 0);
  const results = (only > 0 ? [only] : [real.length, MILLION]).map((count) => measure(cards, real, count));
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
