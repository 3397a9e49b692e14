import { isDeckPriced } from '@crownsmith/domain';
import { createFrom, type CountEngine } from '#src/counting/count-engine';

/**
 * The price of each deck in cents by number of the deck, commanders included, basic lands excluded; -1 where too few of
 * its cards have a known price. Creates the table `deck_price` (d, cents) of them.
 * @param cents price of each card, -1 unknown
 */
export const readDeckPrices = async (
  engine: CountEngine,
  decks: number,
  cents: Int32Array,
): Promise<Int32Array> => {
  const { int } = engine.dialect;
  await createFrom(engine, 'card_price', [Int32Array.from(cents.keys()), cents]);
  const [
    numbers = new Int32Array(),
    cards = new Int32Array(),
    priced = new Int32Array(),
    sums = new Int32Array(),
  ] = await engine.readInts(
    `with held as (select d, card, copies from fact union all select d, card, 1 from deck_commander)
      select d, ${int('count(*)')}, ${int('count(*) filter (where cents >= 0)')},
        ${int('least(coalesce(sum(cents * copies) filter (where cents >= 0), 0), 2000000000)')}
      from held join card using (card) join card_price using (card) where basic = 0 group by d`,
    4,
  );
  const prices = new Int32Array(decks).fill(-1);
  numbers.forEach((deck, row) => {
    if (isDeckPriced({ cards: cards[row] ?? 0, priced: priced[row] ?? 0 })) prices[deck] = sums[row] ?? 0;
  });
  await createFrom(engine, 'deck_price', [Int32Array.from(prices.keys()), prices]);
  return prices;
};
