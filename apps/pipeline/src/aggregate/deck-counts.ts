import type { DuckDBConnection } from '@duckdb/node-api';
import { countFormats, makeScope, type ScopeInput, type ScopeReport } from './scope-tables';
import {
  readCardDecks,
  readCardMonths,
  readCommanderDecks,
  readDecks,
  readFacts,
  readFirstDays,
  readIdentityDays,
  readZoneCards,
  readZoneDays,
  readZoneFormats,
  readZonePartners,
  readZones,
  type DeckColumns,
  type Grouped,
  type ZoneColumns,
} from './count-queries';
import { firstDay, makeDayCounts, makeIdentityDays, type DayCounts } from './potential-decks';

/** Everything that the pages are made from: numbers by card, by command zone and by deck. Cards are numbers. */
export interface DeckCounts {
  readonly report: ScopeReport;
  readonly formats: Readonly<Record<string, number>>;
  readonly decks: DeckColumns;
  /** cards by deck, without commanders and what the identity does not allow */
  readonly facts: Grouped;
  readonly zones: ZoneColumns;
  /** by zone: card, decks, copies */
  readonly zoneCards: Grouped;
  readonly zoneFormats: ReadonlyMap<number, Readonly<Record<string, number>>>;
  /** decks that play a card */
  readonly cardDecks: Int32Array;
  /** decks that could: the identity allows it, not older than the card, the card not in the command zone */
  readonly cardPotential: Int32Array;
  /** decks that a card commands */
  readonly commanderDecks: Int32Array;
  /** by card: month, decks */
  readonly cardMonths: Grouped;
  /** first day on which a card can have been played, -1 unknown */
  readonly firstDays: Int32Array;
  readonly identityDays: readonly DayCounts[];
  /** newest day of a deck, -1 when none is dated */
  readonly newestDay: number;
  /** decks of a zone that could play a card */
  zonePotential(zone: number, card: number): number;
}

/** Spreads pairs of (card, value) over all cards. */
const spread = (cards: number, [keys, values]: readonly Int32Array[], otherwise = 0): Int32Array => {
  const all = new Int32Array(cards).fill(otherwise);
  keys?.forEach((card, row) => void (all[card] = values?.[row] ?? otherwise));
  return all;
};

const newest = (days: Int32Array): number => days.reduce((latest, day) => (day > latest ? day : latest), -1);

const zonePartners = (grouped: Grouped): ((zone: number, card: number) => number) => {
  const [cards = new Int32Array(), counts = new Int32Array()] = grouped.columns;
  return (zone, card) => {
    for (let row = grouped.starts[zone] ?? 0; row < (grouped.starts[zone + 1] ?? 0); row += 1)
      if (cards[row] === card) return counts[row] ?? 0;
    return 0;
  };
};

const zoneDayCounts = (zones: number, grouped: Grouped): readonly DayCounts[] => {
  const [days = new Int32Array(), counts = new Int32Array()] = grouped.columns;
  return Array.from({ length: zones }, (_, zone) => {
    const from = grouped.starts[zone] ?? 0;
    const to = grouped.starts[zone + 1] ?? 0;
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

/**
 * Counts all decks of a scope.
 * @param released day of each card's first known release, -1 where unknown
 */
export const countDecks = async (
  db: DuckDBConnection,
  input: ScopeInput,
  released: Int32Array,
): Promise<DeckCounts> => {
  const cards = released.length;
  const report = await makeScope(db, input);
  const decks = await readDecks(db);
  const zones = await readZones(db);
  const [identities = new Int32Array(), days = new Int32Array(), counts = new Int32Array()] =
    await readIdentityDays(db);
  const identityDays = makeIdentityDays(identities, days, counts);
  const firstPlayed = spread(cards, await readFirstDays(db), -1);
  const firstDays = released.map((day, card) => firstDay(day, firstPlayed[card] ?? -1));
  const commanderDecks = spread(cards, await readCommanderDecks(db));
  const dayCounts = zoneDayCounts(zones.a.length, await readZoneDays(db, zones.a.length));
  const inZone = zonePartners(await readZonePartners(db, zones.a.length));
  const potential = (card: number): number =>
    (identityDays[input.cards.identities[card] ?? 31]?.from(firstDays[card] ?? -1) ?? 0) -
    (commanderDecks[card] ?? 0);
  return {
    report,
    formats: await countFormats(db),
    decks,
    facts: await readFacts(db, decks.c1.length),
    zones,
    zoneCards: await readZoneCards(db, zones.a.length),
    zoneFormats: formatsByZone(await readZoneFormats(db)),
    cardDecks: spread(cards, await readCardDecks(db)),
    cardPotential: Int32Array.from({ length: cards }, (_, card) => potential(card)),
    commanderDecks,
    cardMonths: await readCardMonths(db, cards),
    firstDays,
    identityDays,
    newestDay: newest(decks.day),
    zonePotential: (zone, card) => (dayCounts[zone]?.from(firstDays[card] ?? -1) ?? 0) - inZone(zone, card),
  };
};
