import type { DuckDBConnection } from '@duckdb/node-api';
import type { CountEngine } from '#src/counting/count-engine';
import { addByGroup, sameGroups } from './add-grouped';
import { addCells, addSums, withRecentDays, type CardSums } from './add-sums';
import { countCombos } from './combo-counts';
import {
  cardsInMemory,
  eachKeptDeck,
  mergeColumn,
  mergeCopies,
  mergedCards,
  type CountBase,
  type RowOrigins,
} from './count-base';
import {
  firstDaysOf,
  type CountInput,
  type KeptBase,
  type RemovedCount,
  type StartedCount,
} from './card-count';
import {
  areEqual,
  pickColumns,
  startsOf,
  type CountedRows,
  type EachDeckPart,
  type ScopeDecks,
} from './counted-rows';
import { readDeckCells } from './deck-cells';
import { makeGroupReader } from './deck-groups';
import { readKnownDecks, readListColumns } from './deck-part';
import { newestOf, readChangeSums, readDeckSums, recentFrom, type PlayDays } from './deck-sums';
import { eachLoadedDeck } from './held-decks';
import { findFifthDays, moveFirstDays } from './moved-days';
import { isEarlyPlayed } from './potential-decks';
import { joinMemberships, priceMemberships } from './price-groups';
import { loadKnownDecks, loadStoredDecks } from './load-decks';
import type { CountScope } from './scope-tables';

/** Where more than this share of the decks changed, counting all takes about as long. */
const MOST_CHANGED = 0.1;
/** So many changed decks are few, however few there are in all. */
const FEW_CHANGED = 2000;

/** The columns of `DECK_ORDER`, which is that of the decks. */
const ORDER_COLUMNS = [
  'day',
  'content1',
  'content2',
  'deck',
] as const satisfies readonly (keyof ScopeDecks)[];
const OTHER_COLUMNS = ['format', 'c1', 'c2', 'identity'] as const satisfies readonly (keyof ScopeDecks)[];

/** How a deck of the base and one of now are ordered: negative if that of the base comes first, 0 for the same. */
const compareOrder = (base: ScopeDecks, row: number, now: ScopeDecks, place: number): number => {
  for (const column of ORDER_COLUMNS) {
    const difference = (base[column][row] ?? 0) - (now[column][place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Whether a deck of the base still counts as it was; both have the same place in the order. */
const isSame = (base: ScopeDecks, row: number, now: ScopeDecks, place: number): boolean =>
  base.content1[row] !== -1 && OTHER_COLUMNS.every((column) => base[column][row] === now[column][place]);

/** Compares the decks of a scope with those of a base. */
const compareDecks = (
  base: ScopeDecks,
  now: ScopeDecks,
): { readonly origins: RowOrigins; readonly removedRows: Int32Array; readonly addedPlaces: Int32Array } => {
  const inBase = new Int32Array(now.deck.length).fill(-1);
  const inAdded = new Int32Array(now.deck.length).fill(-1);
  const [removed, added]: [number[], number[]] = [[], []];
  let row = 0;
  now.deck.forEach((_, place) => {
    let order = -1;
    while (row < base.deck.length && (order = compareOrder(base, row, now, place)) < 0) removed.push(row++);
    if (row < base.deck.length && order === 0 && isSame(base, row, now, place)) inBase[place] = row++;
    else {
      inAdded[place] = added.length;
      added.push(place);
    }
  });
  while (row < base.deck.length) removed.push(row++);
  return {
    origins: { inBase, inAdded },
    removedRows: Int32Array.from(removed),
    addedPlaces: Int32Array.from(added),
  };
};

/** Counts decks of the base that do not count any more. */
const countRemoved = async (
  db: DuckDBConnection,
  engine: CountEngine,
  input: CountInput,
  scope: CountScope,
  { base, cards }: KeptBase,
  removedRows: Int32Array,
): Promise<RemovedCount> => {
  await loadKnownDecks(db, engine, await readKnownDecks(base.rows, base.copies, cards, removedRows));
  const { playDays, ...sums } = await readDeckSums(engine, {
    released: input.released,
    commander: scope.formats.indexOf('commander'),
    recentFrom: recentFrom(base.newestDay),
  });
  const changes = await readChangeSums(engine, base.firstDays);
  const own = pickColumns(base.rows, removedRows);
  const groups = makeGroupReader(input.groups, own);
  await eachLoadedDeck(engine, own.sizes)(groups.visit);
  const bits = Uint8Array.from(removedRows, (row) => base.priceGroups[row] ?? 0);
  const members = joinMemberships(groups.result(), priceMemberships(bits, input.groups.groups.length));
  return {
    sums: { ...sums, ...changes },
    playDays,
    cells: await readDeckCells(engine, members, own),
    comboDecks: await countCombos(engine, input.combos, (card) => sums.cardDecks[card] ?? 0),
  };
};

/** A fifth day that is not known any more: one of the decks up to it is removed, or an older one is added. */
const UNKNOWN_DAY = -2;

/** By card: day of the fifth dated deck with it, of those of a base without the removed ones and with the added ones. */
const mergeFifthDays = (base: Int32Array, removed: PlayDays | undefined, added: PlayDays): Int32Array =>
  base.map((fifth, card) => {
    const [firstAdded, firstRemoved] = [added.first[card] ?? -1, removed?.first[card] ?? -1];
    const isMoved =
      (firstAdded >= 0 && (fifth < 0 || firstAdded < fifth)) ||
      (firstRemoved >= 0 && (fifth < 0 || firstRemoved <= fifth));
    return isMoved ? UNKNOWN_DAY : fifth;
  });

/** Finds the fifth days that are not known, of cards whose first day depends on them. */
const completeFifthDays = async (
  fifthDays: Int32Array,
  { dated, early }: Pick<CardSums, 'dated' | 'early'>,
  rows: CountedRows,
  eachDeckPart: EachDeckPart,
): Promise<void> => {
  const isWanted = Uint8Array.from(fifthDays, (day, card) =>
    day === UNKNOWN_DAY && isEarlyPlayed({ dated: dated[card] ?? 0, early: early[card] ?? 0 }) ? 1 : 0,
  );
  if (!isWanted.includes(1)) return;
  for (const [card, day] of await findFifthDays(isWanted, rows, eachDeckPart)) fifthDays[card] = day;
};

/** The counts of a base without those of removed decks. */
const removeFrom = (
  base: CountBase,
  removed: RemovedCount | undefined,
): Pick<CountBase, 'sums' | 'cells' | 'comboDecks'> =>
  removed === undefined
    ? base
    : {
        sums: addSums(base.sums, removed.sums, -1),
        cells: addCells(base.cells, removed.cells, -1),
        comboDecks: addByGroup(sameGroups(base.comboDecks.length), base.comboDecks, removed.comboDecks, -1),
      };

/**
 * Counts the decks of a scope that are not in a base, and adds them to its counts; subtracts those that do not count any more.
 * @returns why not, where the counts of the base are of no use
 */
export const countAdded = async (
  db: DuckDBConnection,
  engine: CountEngine,
  input: CountInput,
  scope: CountScope,
  kept: KeptBase,
): Promise<StartedCount | { readonly reason: string }> => {
  const { base, cards } = kept;
  if (base.formats.join('\n') !== scope.formats.join('\n')) return { reason: 'other formats count' };
  const { origins, removedRows, addedPlaces } = compareDecks(base.rows, scope.decks);
  const changed = removedRows.length + addedPlaces.length;
  if (changed > Math.max(FEW_CHANGED, base.rows.deck.length * MOST_CHANGED))
    return { reason: `${changed} decks have changed` };
  const newestDay = newestOf(scope.decks.day);
  if (newestDay < base.newestDay) return { reason: 'the newest deck does not count any more' };
  const removed =
    removedRows.length === 0 ? undefined : await countRemoved(db, engine, input, scope, kept, removedRows);
  const addedDecks = pickColumns(scope.decks, addedPlaces);
  await loadStoredDecks(db, engine, addedDecks.deck);
  const { rows, copies } = await readListColumns(db, engine, addedDecks);
  const { playDays, ...addedSums } = await readDeckSums(engine, {
    released: input.released,
    commander: scope.formats.indexOf('commander'),
    recentFrom: recentFrom(base.newestDay),
  });
  const numbersOf = (name: 'dated' | 'early'): Int32Array =>
    base.sums[name].map(
      (value, card) => value - (removed?.sums[name][card] ?? 0) + (addedSums[name][card] ?? 0),
    );
  const starts = startsOf(rows.sizes);
  const deckCards = new Uint16Array(starts.at(-1) ?? 0);
  await eachLoadedDeck(engine, rows.sizes)((first, _starts, own) => deckCards.set(own, starts[first]));
  const all = mergedCards(origins, cards, cardsInMemory(starts, deckCards));
  const sizes = mergeColumn(origins, base.rows.sizes, rows.sizes);
  const merge = (name: 'missing' | 'unresolved' | 'off'): Int32Array =>
    mergeColumn(origins, base.rows[name], rows[name]);
  const allRows = {
    ...scope.decks,
    sizes,
    missing: merge('missing'),
    unresolved: merge('unresolved'),
    off: merge('off'),
  };
  const eachDeckPart = eachKeptDeck(sizes, all);

  const evidence = { dated: numbersOf('dated'), early: numbersOf('early') };
  const fifthDays = mergeFifthDays(base.fifthDays, removed?.playDays, playDays);
  await completeFifthDays(fifthDays, evidence, allRows, eachDeckPart);
  const firstDays = firstDaysOf(input.released, evidence, fifthDays);
  const sums: CardSums = { ...addedSums, ...(await readChangeSums(engine, firstDays)) };
  const groups = makeGroupReader(input.groups, rows);
  const eachAdded = eachKeptDeck(rows.sizes, cardsInMemory(starts, deckCards));
  await eachAdded(groups.visit);
  const cells = await readDeckCells(engine, groups.result(), rows);
  const comboDecks = await countCombos(engine, input.combos, (card) => sums.cardDecks[card] ?? 0);

  const without = removeFrom(base, removed);
  const isLeft = new Uint8Array(base.rows.deck.length).fill(1);
  for (const row of removedRows) isLeft[row] = 0;
  const moved = areEqual(firstDays, base.firstDays)
    ? without
    : await moveFirstDays(
        db,
        engine,
        input,
        scope.bans,
        { ...kept, eachDeckPart: eachKeptDeck(base.rows.sizes, cards) },
        isLeft,
        firstDays,
        without,
      );
  return {
    rows: allRows,
    copies: mergeCopies(origins, base.copies, copies),
    sums: withRecentDays(addSums(moved.sums, sums, 1), recentFrom(newestDay)),
    fifthDays,
    firstDays,
    cards: all,
    eachDeckPart,
    added: {
      kept,
      origins,
      rows,
      copies,
      eachDeckPart: eachAdded,
      cards: all,
      cells: addCells(moved.cells, cells, 1),
      comboDecks: addByGroup(sameGroups(input.combos.length), without.comboDecks, comboDecks, 1),
    },
  };
};
