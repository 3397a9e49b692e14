import type { ComboFacts } from '../combos/combo';
import { comboKey } from '../combos/combo';
import type { BracketCard } from './bracket-card';

/** A combo of two cards that wins the game or goes infinite. */
export interface TwoCardCombo<C> {
  readonly cards: readonly [C, C];
  /** The turn on which both can have been cast, by their mana values. */
  readonly turn: number;
}

const WINS = /\b(?:infinite|near-infinite|win the game|wins? the game|loses? the game)\b/i;

/** Whether it ends the game or could go on without end. */
const isDecisive = ({ results }: ComboFacts): boolean => results.some((result) => WINS.test(result));

/** Mana that a deck of the format can spend by the end of a turn: a land each turn, and one mana of ramp from turn three on. */
const manaOfTurn = (turn: number): number => turn + (turn >= 3 ? 1 : 0);

const MAX_TURN = 12;

/**
 * The turn on which two cards can have been cast: each on a turn of its own, or both on one.
 * @example turnOfPair(2, 1) // 3
 */
export const turnOfPair = (a: number, b: number): number => {
  const [cheap, dear] = a < b ? [a, b] : [b, a];
  for (let turn = 1; turn < MAX_TURN; turn++) {
    const mana = manaOfTurn(turn);
    if (mana >= cheap + dear || (mana >= dear && manaOfTurn(turn - 1) >= cheap)) return turn;
  }
  return MAX_TURN;
};

/** The decisive two-card combos among the cards of a deck, the earliest first. */
export const twoCardCombosOf = <C extends BracketCard>(
  cards: readonly C[],
  combos: Iterable<ComboFacts>,
): readonly TwoCardCombo<C>[] => {
  const byKey = new Map(
    cards.flatMap((card) => {
      const front = card.name.split(' // ')[0] ?? card.name;
      return [...new Set([comboKey(card.name), comboKey(front)])].map((key) => [key, card] as const);
    }),
  );
  const found: TwoCardCombo<C>[] = [];
  for (const combo of combos) {
    if (combo.cards.length !== 2 || (combo.templates?.length ?? 0) > 0 || !isDecisive(combo)) continue;
    const [a, b] = combo.cards.map((card) => byKey.get(comboKey(card)));
    if (a !== undefined && b !== undefined && a !== b)
      found.push({ cards: [a, b], turn: turnOfPair(a.manaValue, b.manaValue) });
  }
  return found.sort((a, b) => a.turn - b.turn);
};
