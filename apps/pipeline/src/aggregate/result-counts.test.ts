import { join } from 'node:path';
import { TIME_WINDOWS, type ResultFigures } from '@crownsmith/api-client';
import { EVENT_SIZES } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDuckDbEngine } from '#src/counting/duckdb-engine';
import { withDatabase } from '#src/store/database';
import { writeResults } from '#src/store/deck-results';
import type { StagedDeck } from '#src/store/deck-tables';
import { CARDS, storeCorpus } from '#src/testing/corpus';
import { tempFolder } from '#src/testing/fixtures';
import { countResultsOfDecks, type ResultCounts } from './result-counts';
import { createScope } from './scope-tables';

/** A list that was played in an event. */
interface Play {
  readonly list: number;
  readonly format: string;
  readonly source: string;
  readonly day: number | null;
  readonly event: string | undefined;
  readonly players: number | undefined;
  readonly place: number | undefined;
  readonly wins: number | undefined;
  readonly losses: number | undefined;
  readonly draws: number | undefined;
  readonly cut: number | undefined;
}

/** The commanders of a list; each list has one format. */
const commandersOf = (list: number): readonly number[] =>
  list % 3 === 0 ? [0] : list % 3 === 1 ? [1] : [0, 2];

const toDeck = ({ list, format, source, day, cut, ...result }: Play, at: number): StagedDeck => ({
  id: `d${at}`,
  content: `c${list} ${format}`,
  format,
  source,
  day,
  commanders: [...commandersOf(list)],
  cards: [{ name: 3 + list, count: 1 }],
  result: Object.fromEntries(
    Object.entries({ ...result, topCut: cut }).filter(([, value]) => value !== undefined),
  ),
});

const playArbitrary: fc.Arbitrary<Play> = fc.record({
  list: fc.integer({ min: 0, max: 5 }),
  format: fc.constantFrom('duel', 'duel', 'commander', 'brawl'),
  source: fc.constantFrom('a', 'a', 'b'),
  day: fc.option(fc.constantFrom(100, 395, 460, 464), { nil: null, freq: 6 }),
  event: fc.constantFrom('x', 'y', 'z', undefined),
  players: fc.constantFrom(2, 3, 8, undefined),
  place: fc.constantFrom(1, 2, 9, undefined),
  wins: fc.constantFrom(0, 0, 1, 2, undefined),
  losses: fc.constantFrom(1, 2, 3, 4, undefined),
  draws: fc.constantFrom(1, undefined),
  cut: fc.constantFrom(1, undefined, undefined),
});

const TABLES: Readonly<Record<string, number>> = { commander: 4, duel: 2 };
const NONE: ResultFigures = {
  entries: 0,
  wins: 0,
  losses: 0,
  draws: 0,
  placed: 0,
  cuts: 0,
  expected_cuts: 0,
};

const add = (map: Map<string, ResultFigures>, key: string, more: ResultFigures): void => {
  const before = map.get(key) ?? NONE;
  map.set(key, {
    entries: before.entries + more.entries,
    wins: before.wins + more.wins,
    losses: before.losses + more.losses,
    draws: before.draws + more.draws,
    placed: before.placed + more.placed,
    cuts: before.cuts + more.cuts,
    expected_cuts: Number((before.expected_cuts + more.expected_cuts).toFixed(6)),
  });
};

/** The same counts by plain loops over plays. */
const countPlainly = (plays: readonly Play[]) => {
  const events = new Map<string, Play[]>();
  for (const play of plays) {
    if (play.event === undefined || !(play.format in TABLES)) continue;
    const key = JSON.stringify([play.format, play.source, play.event, play.day]);
    events.set(key, [...(events.get(key) ?? []), play]);
  }
  const counted: { play: Play; field: number; top: number }[] = [];
  for (const own of events.values()) {
    const field = Math.max(0, ...own.map(({ players }) => players ?? 0));
    const top = Math.max(0, ...own.map(({ cut }) => cut ?? 0)) || 8;
    const recorded = own.filter(({ wins, losses }) => wins !== undefined && losses !== undefined);
    const wins = recorded.reduce((sum, play) => sum + (play.wins ?? 0), 0);
    const games = recorded.reduce((sum, play) => sum + (play.losses ?? 0), wins);
    const expected = games / (TABLES[own[0]?.format ?? ''] ?? 1);
    if (field === 0 || recorded.length * 2 < field || wins > 1.5 * expected) continue;
    for (const play of recorded) counted.push({ play, field, top });
  }
  const seen = new Map<string, Map<string, number>>();
  // Of what several sources state, the first one's counts.
  const once = counted
    .sort((a, b) => (a.play.source < b.play.source ? -1 : Number(a.play.source > b.play.source)))
    .filter(({ play }) => {
      const { list, format, day, wins, losses, draws, place, source } = play;
      const key = JSON.stringify([list, format, day, wins, losses, draws ?? 0, place]);
      const bySource = seen.get(key) ?? new Map<string, number>();
      seen.set(key, bySource);
      const most = Math.max(0, ...bySource.values());
      bySource.set(source, (bySource.get(source) ?? 0) + 1);
      return (bySource.get(source) ?? 0) > most;
    });
  const cells = new Map<string, ResultFigures>();
  for (const { play, field, top } of once) {
    const newest = Math.max(
      -1,
      ...once.filter((other) => other.play.format === play.format).map((other) => other.play.day ?? -1),
    );
    const age = play.day === null ? Infinity : newest - play.day;
    const window = age < 7 ? 'week' : age < 30 ? 'month' : age < 365 ? 'year' : 'all';
    const size = field <= 32 ? 'small' : field <= 128 ? 'medium' : 'large';
    const isPlaced = play.place !== undefined;
    const figures: ResultFigures = {
      entries: 1,
      wins: play.wins ?? 0,
      losses: play.losses ?? 0,
      draws: play.draws ?? 0,
      placed: Number(isPlaced),
      cuts: Number(isPlaced && (play.place ?? 0) <= top),
      expected_cuts: isPlaced ? Number(Math.min(1, top / field).toFixed(6)) : 0,
    };
    const own = commandersOf(play.list);
    const zones = own.length === 1 ? [own] : [...own.map((card) => [card]), own];
    add(cells, [play.format, 'all', window, size].join(' '), figures);
    for (const zone of zones) add(cells, [play.format, zone.join('+'), window, size].join(' '), figures);
  }
  return { cells, games: once.reduce((sum, { play }) => sum + (play.wins ?? 0) + (play.losses ?? 0), 0) };
};

const toMap = ({ formats }: ResultCounts): ReadonlyMap<string, ResultFigures> => {
  const cells = new Map<string, ResultFigures>();
  for (const { format, cells: own, zones } of formats) {
    for (const { window, size, ...figures } of own)
      cells.set([format, 'all', TIME_WINDOWS[window], EVENT_SIZES[size]].join(' '), figures);
    for (const { a, b, cell } of zones) {
      const { window, size, ...figures } = cell;
      const zone = b < 0 ? `${a}` : `${a}+${b}`;
      cells.set([format, zone, TIME_WINDOWS[window], EVENT_SIZES[size]].join(' '), figures);
    }
  }
  return cells;
};

const countPlays = async (folder: string, plays: readonly Play[]): Promise<ResultCounts> =>
  // A few plays are no work for several threads.
  withDatabase({ memoryMb: 256, threads: 1, spill: join(folder, 'spill') }, async (db) => {
    const input = await storeCorpus(
      db,
      folder,
      {
        identities: Array.from({ length: CARDS }, () => 0),
        released: Array.from({ length: CARDS }, () => -1),
        decks: plays.map(toDeck),
      },
      {},
    );
    const results = join(folder, 'results.parquet');
    await writeResults(db, results);
    await createScope(db, makeDuckDbEngine(db), input);
    return countResultsOfDecks(db, { decks: input.decks, results });
  });

const play = (facts: Partial<Play>): Play => ({
  list: 0,
  format: 'duel',
  source: 'a',
  day: 400,
  event: 'x',
  players: 2,
  place: undefined,
  wins: 1,
  losses: 1,
  draws: undefined,
  cut: undefined,
  ...facts,
});

describe('countResultsOfDecks', () => {
  it('counts what plain loops count', async () => {
    const folder = await tempFolder();
    let [cells, runs] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(playArbitrary, { minLength: 60, maxLength: 160 }), async (plays) => {
        const counts = await countPlays(folder, plays);
        const plain = countPlainly(plays);
        expect(new Map([...toMap(counts)].sort())).toEqual(new Map([...plain.cells].sort()));
        expect(counts.games.games.reduce((sum, games) => sum + games, 0)).toBe(plain.games);
        cells += plain.cells.size;
        runs += 1;
      }),
      { numRuns: 5 },
    );
    // The plays are such that some count and others do not.
    expect(cells).toBeGreaterThan(5 * runs);
  });

  it('counts a list ten times that was played in ten events, and a result from two sources once', async () => {
    const folder = await tempFolder();
    const events = Array.from({ length: 10 }, (_, at) => play({ event: `e${at}`, day: 400 + at }));
    const other = play({ list: 1, event: 'elsewhere', source: 'b', wins: 2, losses: 2 });
    const twice = play({ event: 'elsewhere', source: 'b' });
    const counts = await countPlays(folder, [...events, other, twice]);
    const [duel] = counts.formats;
    expect(duel?.zones.filter(({ a }) => a === 0).reduce((sum, { cell }) => sum + cell.entries, 0)).toBe(10);
    expect(duel).toMatchObject({ events: 11, leftOut: 1, oldest: 400, newest: 409 });
  });

  it('leaves out lists that were published because they won, and duels under the name of a format of four', async () => {
    const folder = await tempFolder();
    const counts = await countPlays(folder, [
      play({ event: 'league', players: undefined, wins: 5, losses: 0 }),
      play({ event: 'the best', players: 8, wins: 5, losses: 1 }),
      play({ event: 'undefeated', players: 2, wins: 5, losses: 0 }),
      play({ event: 'places', wins: undefined, losses: undefined, place: 1 }),
      play({ event: 'whole', list: 1 }),
      play({ event: 'duels', format: 'commander' }),
    ]);
    expect(counts.formats.map(({ format, events, leftOut }) => [format, events, leftOut])).toEqual([
      ['duel', 1, 4],
    ]);
  });

  it('takes the best eight for the top cut where the source states none', async () => {
    const folder = await tempFolder();
    const ranked = (event: string, cut: number | undefined) =>
      Array.from({ length: 16 }, (_, at) =>
        play({ event, cut, players: 16, place: at + 1, list: at % 2 === 0 ? 0 : 1 }),
      );
    const counts = await countPlays(folder, [...ranked('stated', 4), ...ranked('best', undefined)]);
    expect(counts.formats[0]).toMatchObject({ events: 2, eventsWithCut: 1 });
    expect(counts.formats[0]?.cells).toMatchObject([
      { entries: 32, placed: 32, cuts: 12, expected_cuts: 12 },
    ]);
  });
});
