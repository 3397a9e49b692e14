import { countNumber, createFrom, type CountEngine } from '#src/counting/count-engine';
import type { ZoneColumns } from './count-queries';
import * as query from './count-queries';
import type { GroupedRows } from './grouped-rows';

/**
 * What is counted by card and by command zone, as sums over decks: those of two sets of decks are the sums of both. Rows of
 * a group are sorted by their first column.
 */
export interface DeckSums {
  readonly zones: ZoneColumns;
  /** by zone: card, decks, copies */
  readonly zoneCards: GroupedRows;
  /** by zone: card in the command zone, decks; of a single commander its partners, too */
  readonly zoneCommanders: GroupedRows;
  /** by zone: number of the format, decks */
  readonly zoneFormats: GroupedRows;
  /** by zone: day (-1 unknown), decks */
  readonly zoneDays: GroupedRows;
  /** by card: decks that play it */
  readonly cardDecks: Int32Array;
  /** by card: decks that it commands */
  readonly commanderDecks: Int32Array;
  /** by card: decks of the format Commander that contain it, in the command zone or not */
  readonly commanderPlay: Int32Array;
  /** by card: dated decks that contain it, in the command zone or not */
  readonly dated: Int32Array;
  /** by card: those from before its release */
  readonly early: Int32Array;
  /** by card: month, decks */
  readonly cardMonths: GroupedRows;
  /** by card: month, decks that it commands */
  readonly commandMonths: GroupedRows;
  /** by card: day, decks that play it; of the days from `recentFrom` on */
  readonly cardDays: GroupedRows;
  /** by card: day, decks that it commands; of the same days */
  readonly commandDays: GroupedRows;
  /** by kind of deck: day (-1 unknown), decks */
  readonly identityDays: GroupedRows;
}

/** How `createPotentialChanges` corrects the numbers of decks that could play a card; sums, too. */
export interface ChangeSums {
  /** by card: day (-1 unknown), and the change among decks of that day */
  readonly cardChanges: GroupedRows;
  /** by zone: card, change */
  readonly zoneChanges: GroupedRows;
}

/** Days of the dated decks with a card. They are no sums. */
export interface PlayDays {
  /** by card: day of the first one, -1 without any */
  readonly first: Int32Array;
  /** by card: day of the fifth one, see `PlayEvidence`; -1 with fewer */
  readonly fifth: Int32Array;
}

/** Day of the newest deck, -1 if none is dated. */
export const newestOf = (days: Int32Array): number => days.reduce((latest, day) => Math.max(latest, day), -1);

/** Days before the newest deck, that day included, of which plays are counted by day. */
const RECENT_DAYS = 365;

/** The first of the recent days. @param newestDay day of the newest deck, -1 if none is dated */
export const recentFrom = (newestDay: number): number => Math.max(0, newestDay - RECENT_DAYS + 1);

/** What sums are read with. */
export interface SumInput {
  readonly released: Int32Array;
  /** number of the format Commander, -1 if no deck is of it */
  readonly commander: number;
  readonly recentFrom: number;
}

/** Sums over the decks whose tables are loaded. */
export const readDeckSums = async (
  engine: CountEngine,
  { released, commander, recentFrom: from }: SumInput,
): Promise<DeckSums & { readonly playDays: PlayDays }> => {
  const cards = released.length;
  const zones = await query.readZones(engine);
  const { dated, early, first, fifth } = await query.readPlayEvidence(engine, released);
  return {
    zones,
    zoneCards: await query.readZoneCards(engine, zones.a.length),
    zoneCommanders: await query.readZoneCommanders(engine, zones.a.length),
    zoneFormats: await query.readZoneFormats(engine, zones.a.length),
    zoneDays: await query.readZoneDays(engine, zones.a.length),
    cardDecks: await query.readCardDecks(engine, cards),
    commanderDecks: await query.readCommanderDecks(engine, cards),
    commanderPlay: await query.readPlayInFormat(engine, cards, commander),
    dated,
    early,
    cardMonths: await query.readCardMonths(engine, cards, 'fact'),
    commandMonths: await query.readCardMonths(engine, cards, 'deck_commander'),
    cardDays: await query.readDailyDecks(engine, cards, 'fact', from),
    commandDays: await query.readDailyDecks(engine, cards, 'deck_commander', from),
    identityDays: await query.readIdentityDays(engine),
    playDays: { first, fifth },
  };
};

/** Creates the table `potential_change` of the loaded decks. */
export const createChanges = async (engine: CountEngine, firstDays: Int32Array): Promise<void> => {
  await createFrom(engine, 'first_day', [Int32Array.from(firstDays.keys()), firstDays]);
  await query.createPotentialChanges(engine);
};

/** Creates the table `potential_change` of the loaded decks, and sums it. */
export const readChangeSums = async (engine: CountEngine, firstDays: Int32Array): Promise<ChangeSums> => {
  await createChanges(engine, firstDays);
  const zones = await countNumber(engine, 'select count(*) from zone');
  return {
    cardChanges: await query.readCardChanges(engine, firstDays.length),
    zoneChanges: await query.readZoneChanges(engine, zones),
  };
};
