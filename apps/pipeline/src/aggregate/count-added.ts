import type { DuckDBConnection } from '@duckdb/node-api';
import type { CountEngine } from '#src/counting/count-engine';
import { addCells, addSums, withRecentDays, type CardSums } from './add-sums';
import { loadCardFacts } from './card-facts';
import { countCombos, type CountedCombo } from './combo-counts';
import {
  cardsInMemory,
  eachKeptDeck,
  mergeColumn,
  mergeCopies,
  mergedCards,
  mergeMembers,
  type CountBase,
  type RowOrigins,
} from './count-base';
import {
  cardNumbers,
  countFacts,
  findChangedFacts,
  findDecksWithNames,
  groupKeys,
  type CountFacts,
} from './count-facts';
import {
  firstDaysOf,
  type CountInput,
  type KeptBase,
  type RemovedCount,
  type StartedCount,
} from './card-count';
import { pickColumns, startsOf, type CountedRows, type EachDeckPart, type ScopeDecks } from './counted-rows';
import { countRemoved } from './count-removed';
import { readDeckCells } from './deck-cells';
import { IDENTITIES } from './deck-kinds';
import { makeGroupReader } from './deck-groups';
import { readListColumns } from './deck-part';
import { newestOf, readChangeSums, readDeckSums, recentFrom, type PlayDays } from './deck-sums';
import { countCombosOfLeft, countEarly, findFifthDays, type LeftDecks } from './decks-with-cards';
import { eachLoadedDeck } from './held-decks';
import { movePotential, type LeftSums } from './moved-potential';
import { cellsWithCards, renumberBase, withCards } from './renumber-base';
import { isEarlyPlayed } from './potential-decks';
import { PRICE_GROUPS } from './price-groups';
import { loadStoredDecks } from './load-decks';
import type { CountScope } from './scope-tables';

/** Where more decks than this share were removed and added, one that changed being both, counting all takes about as long. */
const MOST_CHANGED = 0.3;
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

/** Decks of the base that are to be counted anew, because facts about their cards changed. */
type IsConcerned = (row: number) => boolean;

/** Whether a deck of the base still counts as it was; both have the same place in the order. */
const isSame = (base: ScopeDecks, row: number, now: ScopeDecks, place: number): boolean =>
  base.content1[row] !== -1 && OTHER_COLUMNS.every((column) => base[column][row] === now[column][place]);

/** Compares the decks of a scope with those of a base. */
const compareDecks = (
  base: ScopeDecks,
  now: ScopeDecks,
  isConcerned: IsConcerned,
): { readonly origins: RowOrigins; readonly removedRows: Int32Array; readonly addedPlaces: Int32Array } => {
  const inBase = new Int32Array(now.deck.length).fill(-1);
  const inAdded = new Int32Array(now.deck.length).fill(-1);
  const [removed, added]: [number[], number[]] = [[], []];
  let row = 0;
  now.deck.forEach((_, place) => {
    let order = -1;
    while (row < base.deck.length && (order = compareOrder(base, row, now, place)) < 0) removed.push(row++);
    if (row < base.deck.length && order === 0 && isSame(base, row, now, place) && !isConcerned(row))
      inBase[place] = row++;
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

/** Finds the decks of the base that facts concern which changed. */
const findConcerned = async (
  db: DuckDBConnection,
  { rows, facts }: CountBase,
  now: CountFacts,
): Promise<IsConcerned> => {
  const { names, rules } = findChangedFacts(facts, now);
  const decks = new Set(await findDecksWithNames(db, names));
  return (row) =>
    ((rules >> Math.floor((rows.identity[row] ?? 0) / IDENTITIES)) & 1) === 1 ||
    decks.has(rows.deck[row] ?? -1);
};

/** A fifth day that is not known any more: one of the decks up to it is removed, or an older one is added. */
const UNKNOWN_DAY = -2;

/** By card: day of the fifth dated deck with it, of those of a base without the removed ones and with the added ones. */
const mergeFifthDays = (base: Int32Array, removed: Int32Array | undefined, added: PlayDays): Int32Array =>
  added.first.map((_, card) => {
    const fifth = base[card] ?? -1;
    const [firstAdded, firstRemoved] = [added.first[card] ?? -1, removed?.[card] ?? -1];
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

const comboKey = ({ cards, identity }: CountedCombo): string =>
  `${[...cards].sort((a, b) => a - b).join()} ${identity}`;

/** Decks with each combo: those of the base without the removed ones; of combos that it does not have, the decks that are left are read. */
const countLeftCombos = async (
  { comboDecks, facts }: CountBase,
  removed: RemovedCount | undefined,
  combos: readonly CountedCombo[],
  left: LeftDecks,
): Promise<Int32Array> => {
  const known = new Map(facts.combos.map((combo, number) => [comboKey(combo), comboDecks[number] ?? 0]));
  const counts = Int32Array.from(
    combos,
    (combo, number) => (known.get(comboKey(combo)) ?? 0) - (removed?.comboDecks[number] ?? 0),
  );
  const unknown = [...combos.keys()].filter((number) => !known.has(comboKey(combos[number] as CountedCombo)));
  if (unknown.length === 0) return counts;
  const found = await countCombosOfLeft(
    unknown.map((number) => combos[number] as CountedCombo),
    facts.numbers.length,
    left,
  );
  unknown.forEach((number, at) => void (counts[number] = found[at] ?? 0));
  return counts;
};

/** The sums of a base without those of removed decks, and without cards that are gone, which no deck has any more. */
const sumsOfLeft = async (
  { sums, cells, facts }: CountBase,
  removed: RemovedCount | undefined,
  { released }: Pick<CountInput, 'released'>,
  left: LeftDecks,
): Promise<LeftSums> => {
  const without =
    removed === undefined
      ? { sums, cells }
      : { sums: addSums(sums, removed.sums, -1), cells: addCells(cells, removed.cells, -1) };
  const own = {
    sums: withCards(without.sums, released.length),
    cells: cellsWithCards(without.cells, released.length),
  };
  const isRedated = Uint8Array.from(released, (day, card) =>
    day === facts.released[card] || facts.numbers[card] === -1 ? 0 : 1,
  );
  if (!isRedated.includes(1)) return own;
  const early = await countEarly(isRedated, released, left);
  return {
    ...own,
    sums: {
      ...own.sums,
      early: own.sums.early.map((decks, card) => (isRedated[card] === 1 ? (early[card] ?? 0) : decks)),
    },
  };
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
  former: KeptBase,
): Promise<StartedCount | { readonly reason: string }> => {
  const { formats } = former.base;
  if (formats.join('\n') !== scope.formats.join('\n')) return { reason: 'other formats count' };
  const kept = renumberBase(former, { numbers: cardNumbers(input.cards), groups: groupKeys(input.groups) });
  const { base, cards } = kept;
  const facts = countFacts(input, scope, base.facts);
  const isConcerned = await findConcerned(db, base, facts);
  const { origins, removedRows, addedPlaces } = compareDecks(base.rows, scope.decks, isConcerned);
  const changed = removedRows.length + addedPlaces.length;
  if (changed > Math.max(FEW_CHANGED, base.rows.deck.length * MOST_CHANGED))
    return { reason: `${changed} decks have changed` };
  const newestDay = newestOf(scope.decks.day);
  if (newestDay < base.newestDay) return { reason: 'the newest deck does not count any more' };
  const removed = await countRemoved(db, engine, input, scope, kept, removedRows);
  await loadCardFacts(engine, facts);
  const isLeft = new Uint8Array(base.rows.deck.length).fill(1);
  for (const row of removedRows) isLeft[row] = 0;
  const left: LeftDecks = { rows: base.rows, eachDeckPart: eachKeptDeck(base.rows.sizes, cards), isLeft };
  const start = await sumsOfLeft(base, removed, input, left);
  const addedDecks = pickColumns(scope.decks, addedPlaces);
  await loadStoredDecks(db, engine, addedDecks.deck);
  const { rows, copies } = await readListColumns(db, engine, addedDecks);
  const { playDays, ...addedSums } = await readDeckSums(engine, {
    released: input.released,
    commander: scope.formats.indexOf('commander'),
    recentFrom: recentFrom(base.newestDay),
  });
  const numbersOf = (name: 'dated' | 'early'): Int32Array =>
    start.sums[name].map((value, card) => value + (addedSums[name][card] ?? 0));
  const starts = startsOf(rows.sizes);
  const deckCards = new Uint16Array(starts.at(-1) ?? 0);
  await eachLoadedDeck(engine, rows.sizes)((first, _starts, own) => deckCards.set(own, starts[first]));
  const addedCards = { cards: cardsInMemory(starts, deckCards), sizes: rows.sizes };
  const all = mergedCards(origins, { cards, sizes: base.rows.sizes }, addedCards);
  const { sizes } = all;
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
  const fifthDays = mergeFifthDays(base.fifthDays, removed?.firstPlay, playDays);
  await completeFifthDays(fifthDays, evidence, allRows, eachDeckPart);
  const firstDays = firstDaysOf(input.released, evidence, fifthDays);
  const sums: CardSums = { ...addedSums, ...(await readChangeSums(engine, firstDays)) };
  const groups = makeGroupReader(input.groups, rows);
  const eachAdded = eachKeptDeck(rows.sizes, addedCards.cards);
  await eachAdded(groups.visit);
  const members = groups.result();
  const cells = await readDeckCells(engine, members, { rows, copies, eachDeckPart: eachAdded });
  const comboDecks = await countCombos(engine, input.combos, (card) => sums.cardDecks[card] ?? 0);

  const isNew = (card: number): boolean => base.facts.numbers[card] === -1;
  const moved = await movePotential(
    base,
    left,
    {
      ...base.facts,
      firstDays: firstDays.map((day, card) => (isNew(card) ? day : (base.firstDays[card] ?? -1))),
    },
    { ...facts, firstDays },
    start,
  );
  if (moved.cells.group.some((group) => group >= facts.groups.length + PRICE_GROUPS))
    return { reason: 'a type of creatures is none any more' };
  const leftCombos = await countLeftCombos(base, removed, input.combos, left);
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
      members: mergeMembers(origins, base.members, members),
      comboDecks: comboDecks.map((decks, combo) => decks + (leftCombos[combo] ?? 0)),
    },
  };
};
