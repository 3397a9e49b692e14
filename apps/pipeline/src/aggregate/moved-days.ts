import type { DuckDBConnection } from '@duckdb/node-api';
import { createFrom, type CountEngine } from '#src/counting/count-engine';
import { addCells, addSums, type CardSums } from './add-sums';
import type { CountInput, KeptBase } from './card-count';
import { createPotentialChanges, readCardChanges, readZoneChanges, readZones } from './count-queries';
import { pickColumns, type CountedRows, type EachDeckPart } from './counted-rows';
import { readDeckCells, type DeckCells } from './deck-cells';
import { DECK_KINDS } from './deck-kinds';
import { makeGroupReader } from './deck-groups';
import { loadInParts } from './deck-part';
import { eachLoadedDeck } from './held-decks';
import { MIN_EARLY_DECKS } from './potential-decks';
import { joinMemberships, priceMemberships } from './price-groups';
import type { CountScope } from './scope-tables';

/** Calls back with each deck that has one of some cards, in the command zone or not. @param isWanted by card, 1 if it is one of them */
const eachDeckWith = async (
  isWanted: Uint8Array,
  { c1, c2 }: Pick<CountedRows, 'c1' | 'c2'>,
  eachDeckPart: EachDeckPart,
  visit: (deck: number, card: number) => void,
): Promise<void> =>
  eachDeckPart((first, starts, cards) => {
    for (let at = 0; at + 1 < starts.length; at += 1) {
      const deck = first + at;
      const end = starts[at + 1] ?? 0;
      for (let row = starts[at] ?? 0; row < end; row += 1) {
        const card = cards[row] ?? 0;
        if (isWanted[card] === 1) visit(deck, card);
      }
      for (const card of [c1[deck] ?? -1, c2[deck] ?? -1]) if (isWanted[card] === 1) visit(deck, card);
    }
  });

/** The day of the fifth dated deck with each of some cards, see `PlayEvidence`; -1 with fewer. @param isWanted by card, 1 if it is one of them */
export const findFifthDays = async (
  isWanted: Uint8Array,
  rows: CountedRows,
  eachDeckPart: EachDeckPart,
): Promise<ReadonlyMap<number, number>> => {
  const days = new Map<number, number[]>();
  isWanted.forEach((is, card) => is === 1 && days.set(card, []));
  await eachDeckWith(isWanted, rows, eachDeckPart, (deck, card) => {
    const day = rows.day[deck] ?? -1;
    if (day >= 0) days.get(card)?.push(day);
  });
  return new Map(
    [...days].map(([card, own]) => [card, own.sort((a, b) => a - b)[MIN_EARLY_DECKS - 1] ?? -1]),
  );
};

/** Cards whose first day is another one than before. */
interface MovedDays {
  readonly before: Int32Array;
  readonly now: Int32Array;
}

/** The decks of a base for which it makes a difference that the first days of cards have moved. @param isLeft by deck, 1 if it still counts */
const findAffectedDecks = async (
  { before, now }: MovedDays,
  isLeft: Uint8Array,
  { base, eachDeckPart }: { readonly base: CountedRows; readonly eachDeckPart: EachDeckPart },
  bans: CountScope['bans'],
): Promise<Int32Array> => {
  const isMoved = Uint8Array.from(now, (day, card) => (day === before[card] ? 0 : 1));
  const isAffected = new Uint8Array(base.deck.length);
  const isBetween = (day: number, card: number): boolean => {
    const [a, b] = [before[card] ?? -1, now[card] ?? -1];
    return day >= 0 && day >= Math.min(a, b) && day < Math.max(a, b);
  };
  const mark = (deck: number, card: number): void => {
    if (isLeft[deck] === 1 && isBetween(base.day[deck] ?? -1, card)) isAffected[deck] = 1;
  };
  await eachDeckWith(isMoved, base, eachDeckPart, mark);
  for (const { card, format } of bans)
    if (isMoved[card] === 1) base.format.forEach((own, deck) => own === format && mark(deck, card));
  return Int32Array.from(isAffected.keys()).filter((deck) => isAffected[deck] === 1);
};

/** Changes of potential decks alone, as sums that add nothing else. */
const onlyChanges = async (engine: CountEngine, cards: number): Promise<CardSums> => {
  const zones = await readZones(engine);
  const none = (groups: number) => ({ starts: new Int32Array(groups + 1), columns: [] });
  const zeros = (length: number): Int32Array => new Int32Array(length);
  const [byZone, byCard] = [none(zones.a.length), none(cards)];
  return {
    zones: { ...zones, decks: zeros(zones.a.length), missingBasics: zeros(zones.a.length) },
    ...{ zoneCards: byZone, zoneCommanders: byZone, zoneFormats: byZone, zoneDays: byZone },
    ...{ cardDecks: zeros(cards), commanderDecks: zeros(cards), commanderPlay: zeros(cards) },
    ...{ dated: zeros(cards), early: zeros(cards) },
    ...{ cardMonths: byCard, commandMonths: byCard, cardDays: byCard, commandDays: byCard },
    identityDays: none(DECK_KINDS),
    cardChanges: await readCardChanges(engine, cards),
    zoneChanges: await readZoneChanges(engine, zones.a.length),
  };
};

/** Cells that add changes of potential decks alone. */
const onlyCellChanges = (cells: DeckCells): DeckCells => {
  const none = { starts: new Int32Array(cells.decks.length + 1), columns: [] };
  return {
    ...cells,
    decks: cells.decks.map(() => 0),
    missing: cells.missing.map(() => 0),
    cards: none,
    days: none,
  };
};

/** Sums of a base. */
interface BaseSums {
  readonly sums: CardSums;
  readonly cells: DeckCells;
}

/**
 * The sums of a base after first days of cards have moved: how decks of before change the potential of these cards is counted anew.
 * Loads the tables of some of its decks.
 * @param isLeft by deck of the base, 1 if it still counts
 */
export const moveFirstDays = async (
  db: DuckDBConnection,
  engine: CountEngine,
  input: CountInput,
  bans: CountScope['bans'],
  { base, cards, eachDeckPart }: KeptBase & { readonly eachDeckPart: EachDeckPart },
  isLeft: Uint8Array,
  now: Int32Array,
  start: BaseSums,
): Promise<BaseSums> => {
  const before = base.firstDays;
  const affected = await findAffectedDecks({ before, now }, isLeft, { base: base.rows, eachDeckPart }, bans);
  const moved = Int32Array.from(now.keys()).filter((card) => now[card] !== before[card]);
  let { sums, cells } = start;
  await loadInParts(db, engine, { ...base, cards }, affected, async (part) => {
    const own = pickColumns(base.rows, part);
    const groups = makeGroupReader(input.groups, own);
    await eachLoadedDeck(engine, own.sizes)(groups.visit);
    const bits = Uint8Array.from(part, (deck) => base.priceGroups[deck] ?? 0);
    const members = joinMemberships(groups.result(), priceMemberships(bits, input.groups.groups.length));
    for (const [days, sign] of [
      [before, -1],
      [now, 1],
    ] as const) {
      await createFrom(engine, 'first_day', [moved, moved.map((card) => days[card] ?? -1)]);
      await createPotentialChanges(engine);
      sums = addSums(sums, await onlyChanges(engine, now.length), sign);
      cells = addCells(cells, onlyCellChanges(await readDeckCells(engine, members, own)), sign);
    }
  });
  return { sums, cells };
};
