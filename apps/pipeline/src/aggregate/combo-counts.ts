import { INTEGER, type DuckDBConnection } from '@duckdb/node-api';
import { appendColumns } from '#src/store/database';
import { readInts } from '#src/store/query';

/** Cards of a combo by number, and the colour identity that it needs. */
export interface CountedCombo {
  readonly cards: readonly number[];
  readonly identity: number;
}

/**
 * Decks that contain all cards of each combo, commanders included, and whose identity allows it. Starts from the decks
 * of each combo's rarest card: a combo with a staple does not scan all decks.
 * @param decksOf decks that contain a card, in the command zone or not
 */
export const countCombos = async (
  db: DuckDBConnection,
  combos: readonly CountedCombo[],
  decksOf: (card: number) => number,
): Promise<Int32Array> => {
  const counts = new Int32Array(combos.length);
  if (combos.length === 0) return counts;
  await db.run(
    'create or replace table combo (combo integer, rarest integer, cards integer, identity integer)',
  );
  await db.run('create or replace table combo_card (combo integer, card integer)');
  const rarest = combos.map(({ cards }) =>
    cards.reduce((rarest, card) => (decksOf(card) < decksOf(rarest) ? card : rarest), cards[0] ?? -1),
  );
  await appendColumns(
    db,
    'combo',
    [INTEGER, INTEGER, INTEGER, INTEGER],
    [
      Int32Array.from(combos.keys()),
      Int32Array.from(rarest),
      Int32Array.from(combos, ({ cards }) => cards.length),
      Int32Array.from(combos, ({ identity }) => identity),
    ],
  );
  const pairs = combos.flatMap(({ cards }, combo) => cards.map((card) => [combo, card] as const));
  await appendColumns(
    db,
    'combo_card',
    [INTEGER, INTEGER],
    [Int32Array.from(pairs, ([combo]) => combo), Int32Array.from(pairs, ([, card]) => card)],
  );
  await db.run(`create or replace table candidate_card as
    select d, card from fact semi join combo_card using (card) union all select d, card from deck_commander`);
  await db.run(`create or replace table combo_candidate as
    select k.combo, h.d, k.cards from combo k join candidate_card h on h.card = k.rarest join deck x using (d)
    where (k.identity & x.identity) = k.identity`);
  const [numbers = new Int32Array(), decks = new Int32Array()] = await readInts(
    db,
    `with complete as (
      select t.combo, t.d from combo_candidate t join combo_card c using (combo) join candidate_card h on h.d = t.d and h.card = c.card
      group by t.combo, t.d having count(*) = any_value(t.cards))
    select combo, count(*)::integer from complete group by combo`,
    2,
  );
  numbers.forEach((combo, row) => void (counts[combo] = decks[row] ?? 0));
  return counts;
};
