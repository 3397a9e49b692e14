import { makeBracketEstimator, turnOfCombo } from '@crownsmith/deck-report';
import type { BracketLimit, Card } from '@crownsmith/domain';
import type { KnownCombo } from '#src/combos/known-combos';
import type { DeckRows } from './deck-rows';

/** Decisive combos of the same two cards, by one of them. */
interface PairCombos {
  readonly other: number;
  /** from which on they are possible */
  readonly turn: number;
  /** by combo: those of its cards that must be commanders */
  readonly commanders: (readonly number[])[];
}

/** By card: its decisive combos with one card of a higher number; undefined without any. Combos of more cards do not change a bracket. */
const pairCombos = (
  combos: readonly KnownCombo[],
  cards: readonly Card[],
): readonly (readonly PairCombos[] | undefined)[] => {
  const pairs: (PairCombos[] | undefined)[] = cards.map(() => undefined);
  for (const { id, cards: numbers, commanders, source } of combos) {
    const [first, other, ...more] = [...numbers].sort((a, b) => a - b);
    if (first === undefined || other === undefined || more.length > 0) continue;
    const [a, b] = [cards[first], cards[other]];
    if (a === undefined || b === undefined) continue;
    const { results, templates } = source;
    const turn = turnOfCombo({ id, cards: [a.name, b.name], results, templates }, a, b);
    if (turn === undefined) continue;
    const own = (pairs[first] ??= []);
    const known = own.find((pair) => pair.other === other);
    if (known === undefined) own.push({ other, turn, commanders: [commanders] });
    else known.commanders.push(commanders);
  }
  return pairs;
};

/**
 * Estimates the bracket of each deck, 1–5, from its cards and the two-card combos that it has.
 * @param limits what brackets allow
 * @param known brackets by deck that are known already, 0 where not
 */
export const estimateBrackets = (
  cards: readonly Card[],
  combos: readonly KnownCombo[],
  limits: readonly BracketLimit[],
  { c1, c2, starts, deckCards }: DeckRows,
  known?: Uint8Array,
): Uint8Array => {
  const pairs = pairCombos(combos, cards);
  const estimate = makeBracketEstimator(cards, limits);
  const deckOf = new Int32Array(cards.length).fill(-1);
  return Uint8Array.from(c1, (first, deck) => {
    const before = known?.[deck] ?? 0;
    if (before > 0) return before;
    const second = c2[deck] ?? -1;
    const zone = second < 0 ? [first] : [first, second];
    const numbers = [...zone];
    const end = starts[deck + 1] ?? 0;
    for (let i = starts[deck] ?? 0; i < end; i += 1) numbers.push(deckCards[i] ?? 0);
    for (const number of numbers) deckOf[number] = deck;
    const turns: number[] = [];
    for (const number of numbers) {
      const own = pairs[number];
      if (own === undefined) continue;
      for (const { other, turn, commanders } of own)
        if (
          deckOf[other] === deck &&
          commanders.some((needed) => needed.every((card) => zone.includes(card)))
        )
          turns.push(turn);
    }
    return estimate(numbers, turns);
  });
};
