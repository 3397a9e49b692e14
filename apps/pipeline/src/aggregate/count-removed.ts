import type { DuckDBConnection } from '@duckdb/node-api';
import type { CountEngine } from '#src/counting/count-engine';
import { makeIntList } from '#src/store/int-list';
import { addCells, addSums } from './add-sums';
import type { CountInput, KeptBase, RemovedCount } from './card-count';
import { loadCardFacts } from './card-facts';
import { countCombos } from './combo-counts';
import type { CountBase } from './count-base';
import { readDeckCells, type DeckMemberships } from './deck-cells';
import { loadInParts } from './deck-part';
import { readChangeSums, readDeckSums, recentFrom } from './deck-sums';
import { groupRange, groupStarts } from './grouped-rows';
import { joinMemberships, priceMemberships } from './price-groups';
import type { CountScope } from './scope-tables';

/** Which of some decks belong to which groups, those by price among them. @param rows the decks, whose places are those among them */
const membersOf = (
  { members, priceGroups }: CountBase,
  rows: Int32Array,
  { groups }: CountInput['groups'],
): DeckMemberships => {
  const starts = groupStarts(priceGroups.length, members.decks);
  const [decks, own] = [makeIntList(), makeIntList()];
  rows.forEach((row, place) => {
    for (const group of members.groups.subarray(...groupRange({ starts }, row))) {
      decks.push(place);
      own.push(group);
    }
  });
  const bits = Uint8Array.from(rows, (row) => priceGroups[row] ?? 0);
  return joinMemberships(
    { decks: decks.toArray(), groups: own.toArray() },
    priceMemberships(bits, groups.length),
  );
};

/** The first of two days, -1 for none. */
const earlier = (a: number, b: number): number => (a < 0 || (b >= 0 && b < a) ? b : a);

/** Counts of both. */
const joinRemoved = (a: RemovedCount | undefined, b: RemovedCount): RemovedCount =>
  a === undefined
    ? b
    : {
        sums: addSums(a.sums, b.sums, 1),
        firstPlay: a.firstPlay.map((day, card) => earlier(day, b.firstPlay[card] ?? -1)),
        cells: addCells(a.cells, b.cells, 1),
        comboDecks: a.comboDecks.map((decks, combo) => decks + (b.comboDecks[combo] ?? 0)),
      };

/** Counts decks of the base that do not count any more, with the facts of before; undefined without any. */
export const countRemoved = async (
  db: DuckDBConnection,
  engine: CountEngine,
  input: CountInput,
  scope: CountScope,
  { base, cards }: KeptBase,
  removedRows: Int32Array,
): Promise<RemovedCount | undefined> => {
  let removed: RemovedCount | undefined;
  if (removedRows.length > 0) await loadCardFacts(engine, base.facts);
  await loadInParts(db, engine, { ...base, cards }, removedRows, async (part, lists) => {
    const { playDays, ...sums } = await readDeckSums(engine, {
      released: base.facts.released,
      commander: scope.formats.indexOf('commander'),
      recentFrom: recentFrom(base.newestDay),
    });
    const changes = await readChangeSums(engine, base.firstDays);
    removed = joinRemoved(removed, {
      sums: { ...sums, ...changes },
      firstPlay: playDays.first,
      cells: await readDeckCells(engine, membersOf(base, part, input.groups), lists),
      comboDecks: await countCombos(engine, input.combos, (card) => sums.cardDecks[card] ?? 0),
    });
  });
  return removed;
};
