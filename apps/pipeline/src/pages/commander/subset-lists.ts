import type { CardList } from '@crownsmith/api-client';
import { allows, type ColorIdentity, type DeckAllowance } from '@crownsmith/domain';
import { cardRow, makeCardLists } from '@crownsmith/answers/lists';
import { groupRange, type GroupedRows } from '#src/aggregate/grouped-rows';
import type { SubsetCounts } from '#src/aggregate/subset-counts';
import type { ListedRow } from '#src/pages/card-row';
import type { PageContext } from '#src/pages/page-context';
import { makeDeckShape, type CardShape, type DeckShape } from './deck-shape';

/** Which cards the lists of a subset of decks may show. */
interface SubsetScope {
  /** what cards must be allowed by; undefined for all colours */
  readonly allowed?: DeckAllowance | ColorIdentity;
  /** numbers of excluded cards: those of the command zone */
  readonly without?: readonly number[];
}

/** Rows of the cards that a subset's decks play, without order. */
export const makeSubsetRows = (
  context: PageContext,
  counts: SubsetCounts,
  subset: number,
  { allowed, without = [] }: SubsetScope,
): readonly ListedRow[] => {
  const [cards, decks] = counts.cards.columns;
  const [from, to] = groupRange(counts.cards, subset);
  const rows: ListedRow[] = [];
  for (let row = from; row < to; row += 1) {
    const number = cards?.[row] ?? 0;
    const card = context.cards[number];
    if (card === undefined || !context.isListed(number)) continue;
    if (without.includes(number)) continue;
    if (allowed !== undefined && !allows(allowed, card)) continue;
    rows.push({
      card: number,
      facts: context.listFacts(number),
      row: cardRow({
        slug: card.slug,
        here: { decks: decks?.[row] ?? 0, potential: counts.potential(subset, number) },
        overall: context.overall(number),
      }),
    });
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
  makeCardLists(
    makeSubsetRows(context, counts, subset, scope),
    typeLength === undefined ? {} : { typeLength },
  );

/** What the cards of a group add to shapes, each with the value of its row. @param rows with the columns card and value */
export const groupedShapes = (
  context: PageContext,
  rows: GroupedRows,
  group: number,
): readonly (readonly [card: CardShape, value: number])[] => {
  const [cards, values] = rows.columns;
  const [from, to] = groupRange(rows, group);
  const found: (readonly [CardShape, number])[] = [];
  for (let row = from; row < to; row += 1) {
    const shape = context.shape(cards?.[row] ?? -1);
    if (shape !== undefined) found.push([shape, values?.[row] ?? 0]);
  }
  return found;
};

/** Means per deck of a subset. */
export const makeSubsetShape = (context: PageContext, counts: SubsetCounts, subset: number): DeckShape => {
  const { starts, columns } = counts.cards;
  const [cards = new Int32Array(), , copies = new Int32Array()] = columns;
  return makeDeckShape(
    groupedShapes(context, { starts, columns: [cards, copies] }, subset),
    counts.decks[subset] ?? 0,
    counts.missingBasics[subset] ?? 0,
    groupedShapes(context, counts.commanders, subset),
  );
};
