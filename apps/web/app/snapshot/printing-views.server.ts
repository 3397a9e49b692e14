import type { CardPage, CardPrintingRow } from '@crownsmith/api-client';
import { cheapestPrinting, PRICE_SOURCES } from '@crownsmith/domain';
import type { CardPrintings, PrintingView } from '#app/model/printing';

/** Rows on the page of a card; a basic land has 900. */
const SHOWN_ROWS = 12;

const toView = (row: CardPrintingRow): PrintingView => ({
  id: row.id,
  set: row.set,
  setName: row.set_name,
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
export const toPrintings = ({ printings }: CardPage, shown: number = SHOWN_ROWS): CardPrintings | undefined =>
  printings && {
    total: printings.length,
    rows: printings.slice(0, shown).map(toView),
    cheapest: cheapestOf(printings),
  };
