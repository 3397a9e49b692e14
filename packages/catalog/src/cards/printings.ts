import { earliest, firstRelease, type Card, type CardPrinting } from '@crownsmith/domain';

const inOrder = (codes: Iterable<string>): readonly string[] => [...codes].sort();

/** What two records of cards in one set show of it: a name, and the earlier date. */
const mergePrinting = (printing: CardPrinting, other: CardPrinting | undefined): CardPrinting => {
  const { code } = printing;
  const name = printing.name ?? other?.name;
  const releasedAt = earliest([printing.releasedAt, other?.releasedAt]);
  return { code, ...(name !== undefined && { name }), ...(releasedAt !== undefined && { releasedAt }) };
};

export const printingsByCode = (printings: Iterable<CardPrinting>): ReadonlyMap<string, CardPrinting> => {
  const byCode = new Map<string, CardPrinting>();
  for (const printing of printings)
    byCode.set(printing.code, mergePrinting(printing, byCode.get(printing.code)));
  return byCode;
};

/**
 * A card with the sets, printings and first release of another record of it, too: sets only ever grow, and dates only ever
 * move back.
 */
export const addPrintings = (card: Card, other: Card): Card => {
  const byCode = printingsByCode([...(card.printings ?? []), ...(other.printings ?? [])]);
  const printings = inOrder(byCode.keys()).flatMap((code) => byCode.get(code) ?? []);
  const releasedAt = firstRelease({ printings: [card, other] });
  return {
    ...card,
    sets: inOrder(new Set([...card.sets, ...other.sets])),
    ...(printings.length > 0 && { printings }),
    ...(releasedAt !== undefined && { releasedAt }),
  };
};
