import type { CardRow, CommanderRow } from '@crownsmith/api-client';
import type { Card } from '@crownsmith/domain';
import { byDecks, plainRow, type FactsRow } from '@crownsmith/answers/lists';
import type { PageContext } from './page-context';

/** A row of a list with the number and the facts of its card. */
export interface ListedRow extends FactsRow {
  readonly card: number;
}

/** The cards of rows, in their order. */
export const cardsOf = (
  context: Pick<PageContext, 'cards'>,
  rows: readonly Pick<ListedRow, 'card'>[],
): readonly Card[] => rows.flatMap(({ card }) => context.cards[card] ?? []);

/** The row of a card over all decks of the scope. */
export const overallRow = (context: PageContext, card: number): CardRow =>
  plainRow(context.cards[card]?.slug ?? '', context.overall(card));

/** Sorts rows of commanders like `byDecks`, those without a rank (banned ones) last. */
export const byRankedDecks = (a: CommanderRow, b: CommanderRow): number =>
  Number(a.rank === 0) - Number(b.rank === 0) || byDecks(a, b);

/** Sorts by release date, newest first, rows without a date last. */
export const byNewest = (
  a: { readonly released_at: string | null },
  b: { readonly released_at: string | null },
): number => (a.released_at === b.released_at ? 0 : (b.released_at ?? '') < (a.released_at ?? '') ? -1 : 1);
