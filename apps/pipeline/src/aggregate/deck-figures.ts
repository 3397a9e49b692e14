import { isDeckPriced } from '@crownsmith/domain';
import type { CopyRows, CountedRows, DeckReader } from './counted-rows';

/** The greatest price of a deck, in cents. */
const MAX_CENTS = 2_000_000_000;

/** What figures of decks are made from: the price of each card in cents, -1 unknown, and 1 for a basic land. */
export interface CardFigures {
  readonly cents: Int32Array;
  readonly basics: Int32Array;
}

/** What follows from the cards of each deck. */
export interface DeckFigures {
  /** price in cents, commanders included, basic lands excluded; -1 where too few of its cards have a known price */
  readonly cents: Int32Array;
  /** copies of basic lands, those that its list omits included */
  readonly basics: Int32Array;
}

/** Calls back with the cards of a deck of which it has other than one copy. Decks are asked for in ascending order. */
export const makeCopyReader = ({ deck: decks, card, copies }: CopyRows) => {
  let row = 0;
  return (deck: number, visit: (card: number, copies: number) => void): void => {
    while (row < decks.length && (decks[row] ?? 0) < deck) row += 1;
    for (let at = row; at < decks.length && decks[at] === deck; at += 1)
      visit(card[at] ?? 0, copies[at] ?? 1);
  };
};

/** Finds prices and basic lands of decks. */
export const makeFigureReader = (
  { c1, c2, missing }: Pick<CountedRows, 'c1' | 'c2' | 'missing'>,
  copyRows: CopyRows,
  { cents: prices, basics: isBasic }: CardFigures,
): DeckReader<DeckFigures> => {
  const cents = new Int32Array(c1.length).fill(-1);
  const basics = new Int32Array(c1.length);
  const eachCopy = makeCopyReader(copyRows);
  return {
    visit: (first, starts, cards) => {
      for (let at = 0; at + 1 < starts.length; at += 1) {
        const deck = first + at;
        let [all, priced, sum, lands] = [0, 0, 0, missing[deck] ?? 0];
        const end = starts[at + 1] ?? 0;
        for (let row = starts[at] ?? 0; row < end + 2; row += 1) {
          const card = (row < end ? cards[row] : row === end ? c1[deck] : c2[deck]) ?? -1;
          if (card < 0) continue;
          if (isBasic[card] === 1) {
            lands += 1;
            continue;
          }
          all += 1;
          const price = prices[card] ?? -1;
          if (price < 0) continue;
          priced += 1;
          sum += price;
        }
        const more = { lands: 0, cents: 0 };
        eachCopy(deck, (card, copies) => {
          if (isBasic[card] === 1) more.lands += copies - 1;
          else more.cents += Math.max(0, prices[card] ?? 0) * (copies - 1);
        });
        lands += more.lands;
        sum += more.cents;
        basics[deck] = lands;
        if (isDeckPriced({ cards: all, priced })) cents[deck] = Math.min(MAX_CENTS, sum);
      }
    },
    result: () => ({ cents, basics }),
  };
};
