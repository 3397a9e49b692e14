import { addByGroup, addGrouped, mergeKeys, rowsFrom, sameGroups, type MergedGroups } from './add-grouped';
import { cellKeys, type DeckCells } from './deck-cells';
import type { ChangeSums, DeckSums } from './deck-sums';
import type { ZoneColumns } from './count-queries';
import { DECK_KINDS } from './deck-kinds';

/** What is counted by card and by command zone. */
export type CardSums = DeckSums & ChangeSums;

/** A command zone as a number that sorts by its commanders. @param b -1 for a single commander */
export const zoneKey = (a: number, b: number): number => a * 0x10000 + b + 1;

/** Command zones as numbers that sort by their commanders. */
export const zoneKeys = ({ a, b }: Pick<ZoneColumns, 'a' | 'b'>): Float64Array =>
  Float64Array.from(a, (first, zone) => zoneKey(first, b[zone] ?? -1));

const addZones = (
  groups: MergedGroups,
  first: ZoneColumns,
  second: ZoneColumns,
  sign: 1 | -1,
): ZoneColumns => {
  const keyOf = (column: 'a' | 'b'): Int32Array =>
    Int32Array.from(groups.inFirst, (own, zone) =>
      own < 0 ? (second[column][groups.inSecond[zone] ?? -1] ?? -1) : (first[column][own] ?? -1),
    );
  return {
    a: keyOf('a'),
    b: keyOf('b'),
    decks: addByGroup(groups, first.decks, second.decks, sign),
    missingBasics: addByGroup(groups, first.missingBasics, second.missingBasics, sign),
  };
};

/** Adds cells to others, or subtracts them; cells without decks are left out. */
export const addCells = (first: DeckCells, second: DeckCells, sign: 1 | -1): DeckCells => {
  const decksOf = (a: number, b: number): number => (first.decks[a] ?? 0) + sign * (second.decks[b] ?? 0);
  const cells = mergeKeys(cellKeys(first), cellKeys(second), (a, b) => decksOf(a, b) !== 0);
  const keyOf = (column: 'group' | 'c1' | 'c2'): Int32Array =>
    Int32Array.from(cells.inFirst, (own, cell) =>
      own < 0 ? (second[column][cells.inSecond[cell] ?? -1] ?? -1) : (first[column][own] ?? -1),
    );
  return {
    group: keyOf('group'),
    c1: keyOf('c1'),
    c2: keyOf('c2'),
    decks: addByGroup(cells, first.decks, second.decks, sign),
    missing: addByGroup(cells, first.missing, second.missing, sign),
    cards: addGrouped(cells, first.cards, second.cards, sign),
    days: addGrouped(cells, first.days, second.days, sign),
    changes: addGrouped(cells, first.changes, second.changes, sign),
  };
};

/** Adds what was counted of some decks to what was counted of others, or subtracts it. */
export const addSums = (first: CardSums, second: CardSums, sign: 1 | -1): CardSums => {
  const decksOf = (a: number, b: number): number =>
    (first.zones.decks[a] ?? 0) + sign * (second.zones.decks[b] ?? 0);
  const zones = mergeKeys(zoneKeys(first.zones), zoneKeys(second.zones), (a, b) => decksOf(a, b) !== 0);
  const cards = sameGroups(first.cardDecks.length);
  const numbers = (name: 'cardDecks' | 'commanderDecks' | 'commanderPlay' | 'dated' | 'early'): Int32Array =>
    addByGroup(cards, first[name], second[name], sign);
  const byZone = (name: 'zoneCards' | 'zoneCommanders' | 'zoneFormats' | 'zoneDays' | 'zoneChanges') =>
    addGrouped(zones, first[name], second[name], sign);
  const byCard = (name: 'cardMonths' | 'commandMonths' | 'cardDays' | 'commandDays' | 'cardChanges') =>
    addGrouped(cards, first[name], second[name], sign);
  return {
    zones: addZones(zones, first.zones, second.zones, sign),
    zoneCards: byZone('zoneCards'),
    zoneCommanders: byZone('zoneCommanders'),
    zoneFormats: byZone('zoneFormats'),
    zoneDays: byZone('zoneDays'),
    zoneChanges: byZone('zoneChanges'),
    cardDecks: numbers('cardDecks'),
    commanderDecks: numbers('commanderDecks'),
    commanderPlay: numbers('commanderPlay'),
    dated: numbers('dated'),
    early: numbers('early'),
    cardMonths: byCard('cardMonths'),
    commandMonths: byCard('commandMonths'),
    cardDays: byCard('cardDays'),
    commandDays: byCard('commandDays'),
    cardChanges: byCard('cardChanges'),
    identityDays: addGrouped(sameGroups(DECK_KINDS), first.identityDays, second.identityDays, sign),
  };
};

/** Sums without plays of days that are no longer recent. @param from the first recent day */
export const withRecentDays = (sums: CardSums, from: number): CardSums => ({
  ...sums,
  cardDays: rowsFrom(sums.cardDays, from),
  commandDays: rowsFrom(sums.commandDays, from),
});
