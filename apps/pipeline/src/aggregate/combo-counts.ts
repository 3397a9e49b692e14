import { IDENTITIES } from './deck-kinds';
import { createFrom, type CountEngine } from '#src/counting/count-engine';

/** Cards of a combo by number, and the colour identity that it needs. */
export interface CountedCombo {
  readonly cards: readonly number[];
  readonly identity: number;
}

/**
 * Decks that contain all cards of each combo, commanders included, and whose commanders allow it. Starts from the decks
 * of each combo's rarest card: a combo with a staple does not scan all decks.
 * @param decksOf decks that contain a card, in the command zone or not
 */
export const countCombos = async (
  engine: CountEngine,
  combos: readonly CountedCombo[],
  decksOf: (card: number) => number,
): Promise<Int32Array> => {
  const counts = new Int32Array(combos.length);
  if (combos.length === 0) return counts;
  const rarest = combos.map(({ cards }) =>
    cards.reduce((rarest, card) => (decksOf(card) < decksOf(rarest) ? card : rarest), cards[0] ?? -1),
  );
  await createFrom(engine, 'combo', [
    Int32Array.from(combos.keys()),
    Int32Array.from(rarest),
    Int32Array.from(combos, ({ cards }) => cards.length),
    Int32Array.from(combos, ({ identity }) => identity),
  ]);
  const pairs = combos.flatMap(({ cards }, combo) => cards.map((card) => [combo, card] as const));
  await createFrom(engine, 'combo_card', [
    Int32Array.from(pairs, ([combo]) => combo),
    Int32Array.from(pairs, ([, card]) => card),
  ]);
  await engine.create('candidate_card');
  await engine.fill(
    'candidate_card',
    `select d, card from fact where card in (select card from combo_card)
    union all select d, card from deck_commander`,
  );
  await engine.create('combo_candidate');
  await engine.fill(
    'combo_candidate',
    `select h.d, k.combo, k.cards from candidate_card h join combo k on k.rarest = h.card join deck x on x.d = h.d
    where ${engine.dialect.sharedBits('k.identity', 'x.identity')} = k.identity or x.identity >= ${IDENTITIES}`,
  );
  const [numbers = new Int32Array(), decks = new Int32Array()] = await engine.readInts(
    `with complete as (
      select t.combo as combo, t.d as d from combo_candidate t join combo_card c using (combo) join candidate_card h on h.d = t.d and h.card = c.card
      group by t.combo, t.d having count(*) = any_value(t.cards))
    select combo, ${engine.dialect.int('count(*)')} from complete group by combo`,
    2,
  );
  numbers.forEach((combo, row) => void (counts[combo] = decks[row] ?? 0));
  return counts;
};
