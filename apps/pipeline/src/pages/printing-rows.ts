import type { CardPrintingRow, PrintingPriceList, SetPrintings } from '@crownsmith/api-client';
import { FINISHES, type Card, type PriceSource } from '@crownsmith/domain';
import { isoDate } from '#src/iso-date';
import {
  finishesOfRow,
  pricesOfRow,
  rowsOfCard,
  unplayableOfRow,
  type PrintedSet,
  type PrintingColumns,
} from '#src/printings/printing-columns';
import { PRICE_COLUMNS, unpackImage } from '#src/printings/printing-table';

/** What is listed of a printing wherever it is. */
const sharedFields = (
  columns: PrintingColumns,
  row: number,
): Omit<SetPrintings['printings'][number], 'card'> => {
  const printedName = columns.printedName[row] ?? undefined;
  const language = columns.language[row] ?? 'en';
  const unplayable = unplayableOfRow(columns, row);
  return {
    id: columns.id[row] ?? '',
    number: columns.number[row] ?? '',
    finishes: finishesOfRow(columns, row),
    prices: pricesOfRow(columns, row),
    ...(printedName !== undefined && { printed_name: printedName }),
    ...(language !== 'en' && { language }),
    ...(unplayable !== undefined && { unplayable }),
  };
};

const dateOfRow = ({ day }: PrintingColumns, row: number): string | null => {
  const known = day[row] ?? -1;
  return known < 0 ? null : isoDate(known);
};

/** The printings of a card, newest first. */
export const listCardPrintings = (columns: PrintingColumns, card: number): CardPrintingRow[] =>
  Array.from(rowsOfCard(columns, card), (row) => {
    const set = columns.sets[columns.set[row] ?? -1];
    const rarity = columns.rarity[row] ?? undefined;
    const image = columns.image[row] ?? undefined;
    return {
      ...sharedFields(columns, row),
      set: set?.code ?? '',
      set_name: set?.name ?? '',
      released_at: dateOfRow(columns, row),
      ...(rarity !== undefined && { rarity }),
      ...(image !== undefined && { image: unpackImage(columns.id[row] ?? '', image) }),
    };
  });

/** The printings of a set, by number. */
export const listSetPrintings = (
  columns: PrintingColumns,
  { code, name, releasedAt, from, to }: PrintedSet,
  cards: readonly Card[],
): SetPrintings => ({
  set: code,
  set_name: name,
  released_at: releasedAt,
  printings: Array.from({ length: to - from }, (_, place) => ({
    card: cards[columns.card[from + place] ?? -1]?.slug ?? '',
    ...sharedFields(columns, from + place),
  })),
});

const isPriced = (cents: number): boolean => cents >= 0;

/** What a shop takes for each printing; undefined where it prices none. */
export const listPrintingPrices = (
  { sets, card, number, prices }: PrintingColumns,
  cards: readonly Card[],
  source: PriceSource,
): PrintingPriceList | undefined => {
  const columns = FINISHES.flatMap((finish) => {
    const at = PRICE_COLUMNS.findIndex((column) => column[0] === source && column[1] === finish);
    const cents = prices[at];
    return cents?.some(isPriced) ? [{ finish, cents }] : [];
  });
  if (columns.length === 0) return undefined;
  return {
    cards: cards.map(({ slug }) => slug),
    sets: Object.fromEntries(
      sets
        .filter(({ from, to }) => to > from)
        .map(({ code, from, to }) => [
          code,
          {
            cards: Array.from(card.subarray(from, to)),
            numbers: number.slice(from, to),
            ...Object.fromEntries(
              columns.flatMap(({ finish, cents }) => {
                const own = Array.from(cents.subarray(from, to), (each) => (isPriced(each) ? each : null));
                return own.some((each) => each !== null) ? [[finish, own] as const] : [];
              }),
            ),
          },
        ]),
    ),
  };
};
