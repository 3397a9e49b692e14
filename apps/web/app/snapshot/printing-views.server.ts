import type { CardPage, CardPrintingRow } from '@crownsmith/api-client';
import { cheapestPrinting, PRICE_SOURCES } from '@crownsmith/domain';
import type { CardPrintings, PrintingView } from '#app/model/printing';

/** Rows on the page of a card; a basic land has 900. */
const SHOWN_ROWS = 12;

/** Whether a set has a page, by its code. */
export type HasSetPage = (code: string) => boolean;

const toView = (row: CardPrintingRow, hasPage: HasSetPage): PrintingView => ({
  id: row.id,
  setName: row.set_name,
  setUrl: hasPage(row.set) ? `/sets/${row.set}` : undefined,
  number: row.number,
  releasedAt: row.released_at,
  finishes: row.finishes,
  prices: row.prices,
  printedName: row.printed_name,
  unplayable: row.unplayable,
});

const cheapestOf = (printings: readonly CardPrintingRow[]): CardPrintings['cheapest'] => {
  const priced = printings.map((row) => ({ row, prices: row.prices, unplayable: row.unplayable }));
  return Object.fromEntries(
    PRICE_SOURCES.flatMap((source) => {
      const found = cheapestPrinting(priced, source);
      if (found === undefined) return [];
      const { printing, finish } = found;
      return [[source, { setName: printing.row.set_name, number: printing.row.number, finish }]];
    }),
  );
};

/** The printings of a card's page, all or the first; undefined where the snapshot has none of any card. */
export const toPrintings = (
  { printings }: CardPage,
  hasPage: HasSetPage,
  shown: number = SHOWN_ROWS,
): CardPrintings | undefined =>
  printings && {
    total: printings.length,
    rows: printings.slice(0, shown).map((row) => toView(row, hasPage)),
    cheapest: cheapestOf(printings),
  };
