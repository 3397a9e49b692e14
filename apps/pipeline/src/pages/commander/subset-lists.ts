import type { CardList, CardRow } from '@crownsmith/api-client';
import { fitsIdentity, type Card, type ColorIdentity } from '@crownsmith/domain';
import { cardRow, makeCommanderLists } from '@crownsmith/snapshot/lists';
import { groupRange, type GroupedRows } from '#src/aggregate/grouped-rows';
import type { SubsetCounts } from '#src/aggregate/subset-counts';
import { isListed } from '#src/pages/card-row';
import type { PageContext } from '#src/pages/page-context';
import { makeDeckShape, type DeckShape } from './deck-shape';

/** Which cards the lists of a subset of decks may show. */
interface SubsetScope {
  /** cards must fit it; undefined for all colours */
  readonly identity?: ColorIdentity;
  /** numbers of excluded cards: those of the command zone */
  readonly without?: readonly number[];
}

/** Rows of the cards that a subset's decks play, without order. */
export const makeSubsetRows = (
  context: PageContext,
  counts: SubsetCounts,
  subset: number,
  { identity, without = [] }: SubsetScope,
): readonly CardRow[] => {
  const [cards, decks] = counts.cards.columns;
  const [from, to] = groupRange(counts.cards, subset);
  const rows: CardRow[] = [];
  for (let row = from; row < to; row += 1) {
    const number = cards?.[row] ?? 0;
    const card = context.cards[number];
    if (card === undefined || !isListed(card) || without.includes(number)) continue;
    if (identity !== undefined && !fitsIdentity(card.colorIdentity, identity)) continue;
    rows.push(
      cardRow({
        slug: card.slug,
        here: { decks: decks?.[row] ?? 0, potential: counts.potential(subset, number) },
        overall: context.overall(number),
      }),
    );
  }
  return rows;
};

/** The lists of a subset of decks, in the order of a commander page. */
export const makeSubsetLists = (
  context: PageContext,
  counts: SubsetCounts,
  subset: number,
  scope: SubsetScope,
  typeLength?: number,
): CardList[] =>
  makeCommanderLists(
    makeSubsetRows(context, counts, subset, scope),
    (slug) => context.listFacts(context.numberOf.get(slug) ?? -1),
    typeLength === undefined ? {} : { typeLength },
  );

/** The cards of a group, each with the value of its row. @param rows with the columns card and value */
export const groupedCards = (
  context: PageContext,
  rows: GroupedRows,
  group: number,
): readonly (readonly [card: Card, value: number])[] => {
  const [cards, values] = rows.columns;
  const [from, to] = groupRange(rows, group);
  return Array.from({ length: to - from }, (_, index) => from + index).flatMap((row) => {
    const card = context.cards[cards?.[row] ?? -1];
    return card === undefined ? [] : [[card, values?.[row] ?? 0] as const];
  });
};

/** Means per deck of a subset. */
export const makeSubsetShape = (context: PageContext, counts: SubsetCounts, subset: number): DeckShape => {
  const [cards, , copies] = counts.cards.columns;
  const [from, to] = groupRange(counts.cards, subset);
  const totals: (readonly [Card, number])[] = [];
  for (let row = from; row < to; row += 1) {
    const card = context.cards[cards?.[row] ?? -1];
    if (card !== undefined) totals.push([card, copies?.[row] ?? 0]);
  }
  return makeDeckShape(
    totals,
    counts.decks[subset] ?? 0,
    counts.missingBasics[subset] ?? 0,
    groupedCards(context, counts.commanders, subset),
  );
};
