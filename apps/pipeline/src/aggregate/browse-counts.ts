import type { DuckDBConnection } from '@duckdb/node-api';
import type { KnownCombo } from '#src/combos/known-combos';
import type { CountEngine } from '#src/counting/count-engine';
import type { KnownPrecon } from '#src/precons/known-precons';
import { addCells, type CardSums } from './add-sums';
import type { AddedCount, CardCount, CountInput } from './card-count';
import { countCombos } from './combo-counts';
import { mergeColumn, type CountBase } from './count-base';
import { countFacts } from './count-facts';
import { visitOnce } from './counted-rows';
import { noCells, readDeckCells, type DeckCells, type DeckMemberships } from './deck-cells';
import { makeFigureReader, type DeckFigures } from './deck-figures';
import { makeGroupReader, type DeckGroup } from './deck-groups';
import { noCardRules } from './deck-kinds';
import { loadInParts, type KeptDecks } from './deck-part';
import { createChanges } from './deck-sums';
import { findDeckSubsets, type DeckSubset } from './deck-subsets';
import { findPriceGroups, joinMemberships, priceMemberships } from './price-groups';
import type { CountScope } from './scope-tables';
import { countSubsets, type SubsetCounts } from './subset-counts';
import { countWindows, type WindowCounts } from './window-counts';

/** What the browse pages are made from, besides the counts of cards and commanders. */
export interface BrowseCounts {
  readonly windows: readonly WindowCounts[];
  readonly groups: readonly DeckGroup[];
  readonly subsets: readonly DeckSubset[];
  readonly subsetCounts: SubsetCounts;
  readonly combos: readonly KnownCombo[];
  /** decks that contain all cards of each combo */
  readonly comboDecks: Int32Array;
  readonly precons: readonly KnownPrecon[];
  /** price of each deck in cents, -1 unknown */
  readonly deckPrices: Int32Array;
  readonly deckExtras: DeckExtras;
}

/** What is known of the counted decks besides their columns. */
interface DeckExtras {
  /** by deck: copies of basic lands, those that its list omits included */
  readonly basics: Int32Array;
  /** cards that some of the counted formats ban, with the number of the format */
  readonly bans: CountScope['bans'];
}

/** What is counted by group of decks and by combo. */
interface GroupCount {
  readonly cells: DeckCells;
  readonly comboDecks: Int32Array;
  readonly figures: DeckFigures;
  /** by deck: its price groups, as bits */
  readonly priceGroups: Uint8Array;
  /** groups of decks, but those by price */
  readonly members: DeckMemberships;
}

const decksWith =
  ({ cardDecks, commanderDecks }: CardSums) =>
  (card: number): number =>
    (cardDecks[card] ?? 0) + (commanderDecks[card] ?? 0);

/** Counts the groups and combos of all decks, whose tables are loaded. */
const countGroups = async (engine: CountEngine, input: CountInput, count: CardCount): Promise<GroupCount> => {
  const { rows, copies, sums, eachDeckPart } = count;
  const members = makeGroupReader(input.groups, rows);
  const read = makeFigureReader(rows, copies, input.figures);
  await eachDeckPart(visitOnce(members.visit, read.visit));
  const figures = read.result();
  const priceGroups = findPriceGroups(rows, figures.cents);
  const priced = priceMemberships(priceGroups, input.groups.groups.length);
  const own = members.result();
  return {
    members: own,
    cells: await readDeckCells(engine, joinMemberships(own, priced), count),
    comboDecks: await countCombos(engine, input.combos, decksWith(sums)),
    figures,
    priceGroups,
  };
};

/**
 * Counts the cells of price groups of some decks, whose tables it loads.
 * @param groups by deck: the price groups that are counted, as bits
 */
const countPriceCells = async (
  db: DuckDBConnection,
  engine: CountEngine,
  input: CountInput,
  firstDays: Int32Array,
  decks: KeptDecks,
  groups: Uint8Array,
): Promise<DeckCells> => {
  const chosen = Int32Array.from(groups.keys()).filter((row) => groups[row] !== 0);
  let cells = noCells();
  await loadInParts(db, engine, decks, chosen, async (part, lists) => {
    await createChanges(engine, firstDays);
    const bits = Uint8Array.from(part, (row) => groups[row] ?? 0);
    const members = priceMemberships(bits, input.groups.groups.length);
    cells = addCells(cells, await readDeckCells(engine, members, lists), 1);
  });
  return cells;
};

/** Figures of all decks: those of before where the prices are, too. */
const addFigures = async (
  { figures }: CountInput,
  { rows, copies, eachDeckPart }: CardCount,
  added: AddedCount,
): Promise<DeckFigures> => {
  const { base } = added.kept;
  // No deck of before has a new card.
  const isPriced = (cents: number, card: number): boolean =>
    cents === base.cardCents[card] || base.facts.numbers[card] === -1;
  if (!figures.cents.every(isPriced)) {
    const all = makeFigureReader(rows, copies, figures);
    await eachDeckPart(all.visit);
    return all.result();
  }
  const own = makeFigureReader(added.rows, added.copies, figures);
  await added.eachDeckPart(own.visit);
  const merge = (name: keyof DeckFigures): Int32Array =>
    mergeColumn(added.origins, base.figures[name], own.result()[name]);
  return { cents: merge('cents'), basics: merge('basics') };
};

/** Completes what was counted of added decks by the price groups of all. */
const addPriceGroups = async (
  db: DuckDBConnection,
  engine: CountEngine,
  input: CountInput,
  count: CardCount,
  added: AddedCount,
): Promise<GroupCount> => {
  const { kept, origins, comboDecks } = added;
  const { base } = kept;
  const figures = await addFigures(input, count, added);
  const priceGroups = findPriceGroups(count.rows, figures.cents);
  // Further decks and other prices move the bounds of thirds, so that decks of before change theirs, too.
  // What removed decks were in is subtracted already.
  const left = new Uint8Array(base.priceGroups.length);
  const entered = priceGroups.map((bits, place) => {
    const row = origins.inBase[place] ?? -1;
    if (row < 0) return bits;
    const before = base.priceGroups[row] ?? 0;
    left[row] = before & ~bits;
    return bits & ~before;
  });
  const cellsOf = (decks: KeptDecks, groups: Uint8Array): Promise<DeckCells> =>
    countPriceCells(db, engine, input, count.firstDays, decks, groups);
  const cellsLeft = await cellsOf({ ...base, cards: kept.cards }, left);
  const cellsEntered = await cellsOf({ ...count, cards: count.cards ?? added.cards }, entered);
  return {
    members: added.members,
    cells: addCells(addCells(added.cells, cellsLeft, -1), cellsEntered, 1),
    comboDecks,
    figures,
    priceGroups,
  };
};

/** Counts time windows, themes, tribes, commanders' variants and combos over decks that were counted by card. */
export const countBrowse = async (
  db: DuckDBConnection,
  engine: CountEngine,
  input: CountInput,
  count: CardCount,
  { combos, precons }: Pick<BrowseCounts, 'combos' | 'precons'>,
): Promise<{ readonly browse: BrowseCounts; readonly base: CountBase }> => {
  const { groups } = input.groups;
  const { cells, comboDecks, figures, priceGroups, members } =
    count.added === undefined
      ? await countGroups(engine, input, count)
      : await addPriceGroups(db, engine, input, count, count.added);
  const { rows, copies, sums, fifthDays, firstDays, counts, scope } = count;
  const { identities, rules: cardRules = noCardRules(identities.length) } = input.cards;
  const subsets = findDeckSubsets(cells, groups.length, counts.zones, (card) => identities[card] ?? 0);
  return {
    browse: {
      combos,
      comboDecks,
      precons,
      windows: countWindows(sums, counts.newestDay, counts),
      groups,
      deckPrices: figures.cents,
      deckExtras: { basics: figures.basics, bans: scope.bans },
      subsets: subsets.map(({ subset }) => subset),
      subsetCounts: countSubsets(subsets, cells, counts.zones, { identities, cardRules, firstDays }),
    },
    base: {
      rows,
      copies,
      figures,
      cardCents: input.figures.cents,
      priceGroups,
      formats: scope.formats,
      sums,
      fifthDays,
      firstDays,
      newestDay: counts.newestDay,
      comboDecks,
      cells,
      members,
      facts: countFacts(input, scope),
    },
  };
};
