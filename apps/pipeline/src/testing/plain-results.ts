import { join } from 'node:path';
import { TIME_WINDOWS, type ResultFigures } from '@crownsmith/api-client';
import { EVENT_SIZES } from '@crownsmith/domain';
import { countDecks } from '#src/aggregate/count-decks';
import type { DeckCounts } from '#src/aggregate/deck-counts';
import { countResultsOfDecks, type ResultCounts } from '#src/aggregate/result-counts';
import { makeDuckDbEngine } from '#src/counting/duckdb-engine';
import { withDatabase } from '#src/store/database';
import { writeResults } from '#src/store/deck-results';
import { CARDS, storeCorpus, type Corpus } from './corpus';

/** A list that was played in an event. */
export interface Play {
  /** equal for plays of one list */
  readonly content: string;
  readonly commanders: readonly number[];
  readonly cards: readonly number[];
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

/** A play of half of the games in a duel, but for some facts. */
export const play = (facts: Partial<Play>): Play => ({
  content: 'list',
  commanders: [0],
  cards: [3],
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

/** What cards are, where it matters. */
export interface PlayedCards {
  /** how many: those of `CARDS` by default */
  readonly cards?: number;
  /** day of the release of some */
  readonly released?: ReadonlyMap<number, number>;
}

const toCorpus = (plays: readonly Play[], { cards = CARDS, released }: PlayedCards): Corpus => ({
  identities: Array.from({ length: cards }, () => 0),
  released: Array.from({ length: cards }, (_, card) => released?.get(card) ?? -1),
  decks: plays.map(({ content, format, source, day, commanders, cards: own, cut, ...result }, at) => ({
    id: `d${at}`,
    content: `${content} ${format}`,
    format,
    source,
    day,
    commanders,
    cards: own.map((name) => ({ name, count: 1 })),
    result: Object.fromEntries(
      Object.entries({ ...result, topCut: cut }).filter(([, value]) => value !== undefined),
    ),
  })),
});

/** Stores plays as an import does, and counts their decks and results as a publish does. */
export const countPlays = async (
  folder: string,
  plays: readonly Play[],
  cards: PlayedCards = {},
): Promise<{ readonly decks: DeckCounts; readonly results: ResultCounts }> =>
  // A few plays are no work for several threads.
  withDatabase({ memoryMb: 256, threads: 1, spill: join(folder, 'spill') }, async (db) => {
    const input = await storeCorpus(db, folder, toCorpus(plays, cards), {});
    const results = join(folder, 'results.parquet');
    await writeResults(db, results);
    const { counts } = await countDecks(db, makeDuckDbEngine(db), input);
    return { decks: counts, results: await countResultsOfDecks(db, { decks: input.decks, results }) };
  });

/** Players of a game. */
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

/** A play that counts, with the players of its event and its top cut. */
export interface CountedPlay {
  readonly play: Play;
  readonly field: number;
  readonly top: number;
}

const listAdd = <V>(map: Map<string, V[]>, key: string, value: V): void => {
  const list = map.get(key) ?? [];
  list.push(value);
  map.set(key, list);
};

/** The plays whose results count, by plain loops. */
export const countedPlays = (plays: readonly Play[]): readonly CountedPlay[] => {
  const events = new Map<string, Play[]>();
  for (const each of plays) {
    if (each.event === undefined || !(each.format in TABLES)) continue;
    listAdd(events, JSON.stringify([each.format, each.source, each.event, each.day]), each);
  }
  const counted: CountedPlay[] = [];
  for (const own of events.values()) {
    const field = Math.max(0, ...own.map(({ players }) => players ?? 0));
    const top = Math.max(0, ...own.map(({ cut }) => cut ?? 0)) || 8;
    const recorded = own.filter(({ wins, losses }) => wins !== undefined && losses !== undefined);
    const wins = recorded.reduce((sum, each) => sum + (each.wins ?? 0), 0);
    const games = recorded.reduce((sum, each) => sum + (each.losses ?? 0), wins);
    const expected = games / (TABLES[own[0]?.format ?? ''] ?? 1);
    if (field === 0 || recorded.length * 2 < field || wins > 1.5 * expected) continue;
    for (const each of recorded) counted.push({ play: each, field, top });
  }
  const seen = new Map<string, Map<string, number>>();
  // Of what several sources state, the first one's counts.
  return counted
    .sort((a, b) => (a.play.source < b.play.source ? -1 : Number(a.play.source > b.play.source)))
    .filter(({ play: { content, format, day, wins, losses, draws, place, source } }) => {
      const key = JSON.stringify([content, format, day, wins, losses, draws ?? 0, place]);
      const bySource = seen.get(key) ?? new Map<string, number>();
      seen.set(key, bySource);
      const most = Math.max(0, ...bySource.values());
      bySource.set(source, (bySource.get(source) ?? 0) + 1);
      return (bySource.get(source) ?? 0) > most;
    });
};

/** The size of an event by its players. */
export const sizeOf = (field: number): 'small' | 'medium' | 'large' =>
  field <= 32 ? 'small' : field <= 128 ? 'medium' : 'large';

/** The command zones that a list counts for: a pair's is of the pair and of each of the two. */
export const zonesOf = ({ commanders }: Play): readonly string[] =>
  commanders.length === 1 ? [commanders.join('+')] : [...commanders.map(String), commanders.join('+')];

/** The figures of plays by format, command zone (or `all`), window and size, by plain loops. */
export const countPlainly = (plays: readonly Play[]): ReadonlyMap<string, ResultFigures> => {
  const once = countedPlays(plays);
  const newest = new Map<string, number>();
  for (const { play: each } of once)
    newest.set(each.format, Math.max(newest.get(each.format) ?? -1, each.day ?? -1));
  const cells = new Map<string, ResultFigures>();
  for (const { play: each, field, top } of once) {
    const age = each.day === null ? Infinity : (newest.get(each.format) ?? -1) - each.day;
    const window = age < 7 ? 'week' : age < 30 ? 'month' : age < 365 ? 'year' : 'all';
    const isPlaced = each.place !== undefined;
    const figures: ResultFigures = {
      entries: 1,
      wins: each.wins ?? 0,
      losses: each.losses ?? 0,
      draws: each.draws ?? 0,
      placed: Number(isPlaced),
      cuts: Number(isPlaced && (each.place ?? 0) <= top),
      expected_cuts: isPlaced ? Number(Math.min(1, top / field).toFixed(6)) : 0,
    };
    for (const zone of ['all', ...zonesOf(each)])
      add(cells, [each.format, zone, window, sizeOf(field)].join(' '), figures);
  }
  return cells;
};

/** The same of what SQL counted. */
export const cellsOf = ({ formats }: Pick<ResultCounts, 'formats'>): ReadonlyMap<string, ResultFigures> => {
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
