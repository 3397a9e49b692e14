import { zoneKeys, type CardSums } from './add-sums';
import type { KeptBase } from './card-count';
import type { CardRows, CountBase } from './count-base';
import type { CountFacts } from './count-facts';
import type { CopyRows, CountedRows } from './counted-rows';
import { cellKeys, type DeckCells } from './deck-cells';
import type { GroupedRows } from './grouped-rows';
import { PRICE_GROUPS } from './price-groups';
import {
  isSameNumbering,
  renumber,
  renumberGroups,
  renumberKeys,
  reorderGroups,
  sortedOrder,
  spread,
  withoutLast,
  type Renumbering,
} from './renumber-rows';

/** Commanders by their new numbers, the lower one first. */
const renumberCommanders = (first: Int32Array, second: Int32Array, { map }: Renumbering) => {
  const lower = first.map((card) => map[card] ?? -1);
  const higher = second.map((card) => (card < 0 ? -1 : (map[card] ?? -1)));
  higher.forEach((card, at) => {
    const other = lower[at] ?? -1;
    if (card < 0 || card > other) return;
    lower[at] = card;
    higher[at] = other;
  });
  return [lower, higher] as const;
};

const inOrder = (column: Int32Array, order: Int32Array): Int32Array => order.map((at) => column[at] ?? 0);

/** What sums have for each card, moved: counts, and rows grouped by card. */
const moveCards = (
  sums: CardSums,
  numbers: (values: Int32Array) => Int32Array,
  byCard: (rows: GroupedRows) => GroupedRows,
) => ({
  cardDecks: numbers(sums.cardDecks),
  commanderDecks: numbers(sums.commanderDecks),
  commanderPlay: numbers(sums.commanderPlay),
  dated: numbers(sums.dated),
  early: numbers(sums.early),
  cardMonths: byCard(sums.cardMonths),
  commandMonths: byCard(sums.commandMonths),
  cardDays: byCard(sums.cardDays),
  commandDays: byCard(sums.commandDays),
  cardChanges: byCard(sums.cardChanges),
});

const renumberSums = (sums: CardSums, cards: Renumbering): CardSums => {
  const [a, b] = renumberCommanders(sums.zones.a, sums.zones.b, cards);
  const order = sortedOrder(zoneKeys({ a, b }));
  const zones = { ...sums.zones, a, b };
  const byZone = (rows: GroupedRows): GroupedRows =>
    order === undefined ? rows : reorderGroups(rows, order);
  return {
    ...sums,
    zones:
      order === undefined
        ? zones
        : {
            a: inOrder(a, order),
            b: inOrder(b, order),
            decks: inOrder(zones.decks, order),
            missingBasics: inOrder(zones.missingBasics, order),
          },
    zoneCards: byZone(renumberKeys(sums.zoneCards, cards)),
    zoneCommanders: byZone(renumberKeys(sums.zoneCommanders, cards)),
    zoneFormats: byZone(sums.zoneFormats),
    zoneDays: byZone(sums.zoneDays),
    zoneChanges: byZone(renumberKeys(sums.zoneChanges, cards)),
    ...moveCards(
      sums,
      (values) => spread(values, cards, 0),
      (rows) => renumberGroups(rows, cards),
    ),
  };
};

const renumberCells = (cells: DeckCells, cards: Renumbering, groups: Renumbering): DeckCells => {
  const [c1, c2] = renumberCommanders(cells.c1, cells.c2, cards);
  const group = cells.group.map((own) => groups.map[own] ?? -1);
  const rows = {
    cards: renumberKeys(cells.cards, cards),
    days: cells.days,
    changes: renumberKeys(cells.changes, cards),
  };
  const order = sortedOrder(cellKeys({ group, c1, c2 }));
  if (order === undefined) return { ...cells, ...rows, group, c1, c2 };
  return {
    group: inOrder(group, order),
    c1: inOrder(c1, order),
    c2: inOrder(c2, order),
    decks: inOrder(cells.decks, order),
    missing: inOrder(cells.missing, order),
    cards: reorderGroups(rows.cards, order),
    days: reorderGroups(rows.days, order),
    changes: reorderGroups(rows.changes, order),
  };
};

/** The groups of cells: those of decks, and after them those by price. */
const renumberDeckGroups = (before: readonly string[], now: readonly string[]): Renumbering => {
  const prices = Array.from({ length: PRICE_GROUPS }, (_, group) => group);
  return renumber([...before, ...prices], [...now, ...prices]);
};

const renumberRows = (rows: CountedRows, cards: Renumbering): CountedRows => {
  const [c1, c2] = renumberCommanders(rows.c1, rows.c2, cards);
  return { ...rows, c1, c2 };
};

const renumberCopies = ({ deck, card, copies }: CopyRows, { map, isAscending }: Renumbering): CopyRows => {
  const own = card.map((each) => map[each] ?? -1);
  if (isAscending) return { deck, card: own, copies };
  const order = Int32Array.from(deck.keys()).sort(
    (a, b) => (deck[a] ?? 0) - (deck[b] ?? 0) || (own[a] ?? 0) - (own[b] ?? 0),
  );
  return { deck: inOrder(deck, order), card: inOrder(own, order), copies: inOrder(copies, order) };
};

/** The cards of decks by new numbers, ascending in each deck. */
const renumberCards = (cards: CardRows, sizes: Int32Array, { map, isAscending }: Renumbering): CardRows => {
  const places = Uint16Array.from(map);
  return {
    read: async (from, to, into) => {
      await cards.read(from, to, into);
      let start = 0;
      for (let deck = from; deck < to; deck += 1) {
        const end = start + (sizes[deck] ?? 0);
        for (let at = start; at < end; at += 1) into[at] = places[into[at] ?? 0] ?? 0;
        if (!isAscending) into.subarray(start, end).sort();
        start = end;
      }
    },
  };
};

const renumberFacts = (facts: CountFacts, cards: Renumbering, groups: readonly string[]): CountFacts => {
  const { map, size } = cards;
  const hashes = (values: BigUint64Array): BigUint64Array => {
    const all = new BigUint64Array(size);
    map.forEach((card, former) => void (all[card] = values[former] ?? 0n));
    return all;
  };
  return {
    ...facts,
    numbers: spread(facts.numbers, cards, -1),
    nameCards: facts.nameCards.map((card) => (card < 0 ? -1 : (map[card] ?? -1))),
    identities: spread(facts.identities, cards, 0),
    exempt: spread(facts.exempt, cards, 0),
    basics: spread(facts.basics, cards, 0),
    released: spread(facts.released, cards, -1),
    themes: hashes(facts.themes),
    sources: hashes(facts.sources),
    bans: facts.bans.map(({ card, format }) => ({ card: map[card] ?? -1, format })),
    groups,
    combos: facts.combos.map(({ cards: own, identity }) => ({
      cards: own.map((card) => map[card] ?? -1),
      identity,
    })),
  };
};

/**
 * Counts of before in the numbers that cards and groups have now. Those that are gone have numbers after all others. What the base holds is
 * changed: it is of no use afterwards.
 */
export const renumberBase = (
  { base, cards: rows }: KeptBase,
  now: Pick<CountFacts, 'numbers' | 'groups'>,
): KeptBase => {
  const cards = renumber(base.facts.numbers, now.numbers);
  const groups = renumberDeckGroups(base.facts.groups, now.groups);
  if (isSameNumbering(cards) && isSameNumbering(groups)) return { base, cards: rows };
  const renumbered: CountBase = {
    ...base,
    rows: renumberRows(base.rows, cards),
    copies: renumberCopies(base.copies, cards),
    cardCents: spread(base.cardCents, cards, -1),
    sums: renumberSums(base.sums, cards),
    fifthDays: spread(base.fifthDays, cards, -1),
    firstDays: spread(base.firstDays, cards, -1),
    cells: renumberCells(base.cells, cards, groups),
    members: { ...base.members, groups: base.members.groups.map((group) => groups.map[group] ?? -1) },
    facts: renumberFacts(base.facts, cards, now.groups),
  };
  return { base: renumbered, cards: renumberCards(rows, base.rows.sizes, cards) };
};

/** Sums of decks that have only the first cards. */
export const withCards = (sums: CardSums, cards: number): CardSums => {
  if (sums.cardDecks.length === cards) return sums;
  return {
    ...sums,
    // Decks that could play a card that is gone.
    zoneChanges: withoutLast(sums.zoneChanges, sums.zones.a.length, cards),
    ...moveCards(
      sums,
      (values) => values.slice(0, cards),
      (rows) => withoutLast(rows, cards),
    ),
  };
};

/** Cells of decks that have only the first cards. */
export const cellsWithCards = (cells: DeckCells, cards: number): DeckCells => ({
  ...cells,
  changes: withoutLast(cells.changes, cells.decks.length, cards),
});
