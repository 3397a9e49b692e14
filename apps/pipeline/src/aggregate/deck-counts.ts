import type { DuckDBConnection } from '@duckdb/node-api';
import type { CountEngine } from '#src/counting/count-engine';
import {
  createPotentialChanges,
  readCardDecks,
  readCardMonths,
  readCommanderDecks,
  readDailyDecks,
  readDecks,
  readPotentialChanges,
  readPlayEvidence,
  readIdentityDays,
  readZoneCards,
  readZoneDays,
  readZonePotentialChanges,
  readZoneFormats,
  readZoneCommanders,
  readZones,
  RECENT_DAYS,
  type DeckColumns,
  type ZoneColumns,
} from './count-queries';
import { findValue, groupRange, type GroupedRows } from './grouped-rows';
import { MAX_HELD_DECKS, readHeldDecks, type HeldDecks } from './held-decks';
import { firstPlayableDay, makeDayCounts, makeIdentityDays, type DayCounts } from './potential-decks';
import { countFormats, createScopeTables, type ScopeInput, type ScopeReport } from './scope-tables';

/** What is counted by card, by command zone and by deck. Cards are numbers. It can be posted to a worker thread. */
export interface CountedDecks {
  readonly report: ScopeReport;
  /** decks by format */
  readonly formats: Readonly<Record<string, number>>;
  readonly decks: DeckColumns;
  /** decks whose cards are in memory: all, or an even part of many */
  readonly held: HeldDecks;
  readonly zones: ZoneColumns;
  /** by zone: card, decks, copies */
  readonly zoneCards: GroupedRows;
  /** by zone: card in the command zone, decks; of a single commander its partners, too */
  readonly zoneCommanders: GroupedRows;
  readonly zoneFormats: ReadonlyMap<number, Readonly<Record<string, number>>>;
  /** by card: decks that play it */
  readonly cardDecks: Int32Array;
  /** by card: decks that could play it: identity and format allow it, they are not older or play it, it is not in the command zone */
  readonly cardPotential: Int32Array;
  /** by card: decks that it commands */
  readonly commanderDecks: Int32Array;
  /** by card: month, decks */
  readonly cardMonths: GroupedRows;
  /** by card: month, decks that it commands */
  readonly commandMonths: GroupedRows;
  /** by card: day, decks that play it; of the latest `RECENT_DAYS` days */
  readonly recentPlay: GroupedRows;
  /** by card: day, decks that it commands; of the same days */
  readonly recentCommand: GroupedRows;
  /** by card: first day on which it can have been played, -1 unknown */
  readonly firstDays: Int32Array;
  /** identity, day (-1 unknown), decks */
  readonly identityDayColumns: readonly Int32Array[];
  /** by zone: day (-1 unknown), decks */
  readonly zoneDays: GroupedRows;
  /** by zone: card, and what corrects the number of decks that could play it; see `createPotentialChanges` */
  readonly zonePotentialChanges: GroupedRows;
  /** day of the newest deck, -1 if none is dated */
  readonly newestDay: number;
}

/** Counts by card, by command zone and by deck, which the pages are made from. */
export interface DeckCounts extends CountedDecks {
  /** the counts alone, for a worker thread */
  readonly counted: CountedDecks;
  /** by colour identity: the decks that allow it, by day */
  readonly identityDays: readonly DayCounts[];
  /** decks of a zone that could play a card */
  zonePotential(zone: number, card: number): number;
}

const newest = (days: Int32Array): number => days.reduce((latest, day) => (day > latest ? day : latest), -1);

const zoneDayCounts = (zones: number, grouped: GroupedRows): readonly DayCounts[] => {
  const [days = new Int32Array(), counts = new Int32Array()] = grouped.columns;
  return Array.from({ length: zones }, (_, zone) => {
    const [from, to] = groupRange(grouped, zone);
    return makeDayCounts(days.subarray(from, to), counts.subarray(from, to));
  });
};

const formatsByZone = (
  rows: readonly (readonly [number, string, number])[],
): ReadonlyMap<number, Readonly<Record<string, number>>> => {
  const map = new Map<number, Record<string, number>>();
  for (const [zone, format, decks] of rows) {
    const formats = map.get(zone) ?? {};
    formats[format] = decks;
    map.set(zone, formats);
  }
  return map;
};

const EMPTY = new Int32Array();

const identityDaysOf = ([identities = EMPTY, days = EMPTY, counts = EMPTY]: readonly Int32Array[]) =>
  makeIdentityDays(identities, days, counts);

/** Completes what was counted with what follows from it. */
export const completeCounts = (counted: CountedDecks): DeckCounts => {
  const { zones, zoneDays, zoneCommanders, zonePotentialChanges, firstDays } = counted;
  const dayCounts = zoneDayCounts(zones.a.length, zoneDays);
  return {
    ...counted,
    counted,
    identityDays: identityDaysOf(counted.identityDayColumns),
    zonePotential: (zone, card) =>
      (dayCounts[zone]?.from(firstDays[card] ?? -1) ?? 0) +
      findValue(zonePotentialChanges, zone, card) -
      findValue(zoneCommanders, zone, card),
  };
};

/**
 * Counts all decks of a scope.
 * @param db the store's database
 * @param released day of each card's first known release, -1 where unknown
 * @param heldDecks the greatest number of decks whose cards are held in memory
 */
export const countDecks = async (
  db: DuckDBConnection,
  engine: CountEngine,
  input: ScopeInput,
  released: Int32Array,
  heldDecks = MAX_HELD_DECKS,
): Promise<DeckCounts> => {
  const cards = released.length;
  const report = await createScopeTables(db, engine, input);
  const decks = await readDecks(engine);
  const newestDay = newest(decks.day);
  const recent = Math.max(0, newestDay - RECENT_DAYS + 1);
  const zones = await readZones(engine);
  const identityDayColumns = await readIdentityDays(engine);
  const identityDays = identityDaysOf(identityDayColumns);
  const evidence = await readPlayEvidence(engine, released);
  const firstDays = Int32Array.from(evidence, (one, card) => firstPlayableDay(released[card] ?? -1, one));
  await createPotentialChanges(engine, firstDays);
  const potentialChanges = await readPotentialChanges(engine, cards);
  const zonePotentialChanges = await readZonePotentialChanges(engine, zones.a.length);
  const commanderDecks = await readCommanderDecks(engine, cards);
  const zoneDays = await readZoneDays(engine, zones.a.length);
  const zoneCommanders = await readZoneCommanders(engine, zones.a.length);
  const potential = (card: number): number =>
    (identityDays[input.cards.identities[card] ?? 31]?.from(firstDays[card] ?? -1) ?? 0) +
    (potentialChanges[card] ?? 0) -
    (commanderDecks[card] ?? 0);
  return completeCounts({
    report,
    formats: await countFormats(engine),
    decks,
    held: await readHeldDecks(engine, decks, heldDecks),
    zones,
    zoneCards: await readZoneCards(engine, zones.a.length),
    zoneCommanders,
    zoneFormats: formatsByZone(await readZoneFormats(engine)),
    cardDecks: await readCardDecks(engine, cards),
    cardPotential: Int32Array.from({ length: cards }, (_, card) => potential(card)),
    commanderDecks,
    cardMonths: await readCardMonths(engine, cards, 'fact'),
    commandMonths: await readCardMonths(engine, cards, 'deck_commander'),
    recentPlay: await readDailyDecks(engine, cards, 'fact', recent),
    recentCommand: await readDailyDecks(engine, cards, 'deck_commander', recent),
    firstDays,
    identityDayColumns,
    zoneDays,
    zonePotentialChanges,
    newestDay,
  });
};
