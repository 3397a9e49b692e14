import type { CardList, CardRow } from '@crownsmith/api-client';
import { fitsIdentity, type Card, type ColorIdentity } from '@crownsmith/domain';
import type { PartCounts } from '#src/aggregate/subset-counts';
import { cardRow } from '#src/pages/card-row';
import { commanderLists } from './commander-lists';
import { deckShape, type DeckShape } from './deck-shape';
import type { PageContext } from '#src/pages/page-context';
import { isListed } from '#src/pages/browse/top-lists';

/** Which cards the lists of a part may show. */
interface PartScope {
  /** cards must fit it; undefined for parts of all colours */
  readonly identity?: ColorIdentity;
  /** numbers of cards that are left out: those of the command zone */
  readonly without?: readonly number[];
}

/** The cards that the decks of a part play, as rows. */
const partRows = (
  context: PageContext,
  counts: PartCounts,
  part: number,
  { identity, without = [] }: PartScope,
): readonly CardRow[] => {
  const {
    starts,
    columns: [cards, decks],
  } = counts.cards;
  const rows: CardRow[] = [];
  for (let row = starts[part] ?? 0; row < (starts[part + 1] ?? 0); row += 1) {
    const number = cards?.[row] ?? 0;
    const card = context.cards[number];
    if (card === undefined || !isListed(card) || without.includes(number)) continue;
    if (identity !== undefined && !fitsIdentity(card.colorIdentity, identity)) continue;
    rows.push(
      cardRow({
        slug: card.slug,
        here: { decks: decks?.[row] ?? 0, potential: counts.potential(part, number) },
        overall: context.overall(number),
      }),
    );
  }
  return rows;
};

/** The lists of a part, in the order of a commander page. */
export const partLists = (
  context: PageContext,
  counts: PartCounts,
  part: number,
  scope: PartScope,
  typeLength?: number,
): CardList[] =>
  commanderLists(
    partRows(context, counts, part, scope),
    (slug) => context.listFacts(context.numberOf.get(slug) ?? -1),
    typeLength === undefined ? {} : { typeLength },
  );

/** What charts show of the decks of a part. */
export const partShape = (
  context: PageContext,
  counts: PartCounts,
  part: number,
  commanders: readonly Card[],
): DeckShape => {
  const {
    starts,
    columns: [cards, , copies],
  } = counts.cards;
  const held: (readonly [Card, number])[] = [];
  for (let row = starts[part] ?? 0; row < (starts[part + 1] ?? 0); row += 1) {
    const card = context.cards[cards?.[row] ?? -1];
    if (card !== undefined) held.push([card, copies?.[row] ?? 0]);
  }
  return deckShape(held, counts.decks[part] ?? 0, counts.missingBasics[part] ?? 0, commanders);
};
