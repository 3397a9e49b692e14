import {
  bracketTraits,
  makeBracketEstimator,
  POWER_LEVELS,
  turnOfCombo,
  type BracketCard,
} from '@crownsmith/deck-report';
import type { BracketLimit } from '@crownsmith/domain';
import type { KnownCombo } from '#src/combos/known-combos';
import { hash64 } from '#src/hash64';
import type { DeckExtraCards, DeckRows } from './deck-rows';

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
  cards: readonly BracketCard[],
): readonly (readonly PairCombos[] | undefined)[] => {
  const pairs: (PairCombos[] | undefined)[] = cards.map(() => undefined);
  for (const { id, cards: numbers, commanders, source } of combos) {
    const [first, other, ...more] = [...numbers].sort((a, b) => a - b);
    if (first === undefined || other === undefined || more.length > 0) continue;
    const [a, b] = [cards[first], cards[other]];
    if (a === undefined || b === undefined) continue;
    const { results, templates, bracketTag } = source;
    const turn = turnOfCombo({ id, cards: [a.name, b.name], results, templates, bracketTag }, a, b);
    if (turn === undefined) continue;
    const own = (pairs[first] ??= []);
    const known = own.find((pair) => pair.other === other);
    if (known === undefined) own.push({ other, turn, commanders: [commanders] });
    else known.commanders.push(commanders);
  }
  return pairs;
};

/** Brackets of decks, and what of the cards they follow from. */
export interface DeckBrackets {
  /** by deck, 0 where it is not known */
  readonly brackets: Uint8Array;
  /** by card, identifies all that brackets depend on; 0 for one that is not known */
  readonly traits: BigUint64Array;
}

/** By card, identifies all that the brackets of its decks depend on. @param numbers by card: its number for good */
const hashTraits = (
  cards: readonly BracketCard[],
  pairs: ReturnType<typeof pairCombos>,
  numbers: Int32Array,
): BigUint64Array => {
  const numberOf = (card: number): number => numbers[card] ?? -1;
  return BigUint64Array.from(cards, (card, place) => {
    const own = (pairs[place] ?? []).map(({ other, turn, commanders }) => [
      numberOf(other),
      turn,
      commanders.map((needed) => needed.map(numberOf)),
    ]);
    // With the rules of a newer release every bracket is estimated again.
    return hash64(JSON.stringify([bracketTraits(card), own, POWER_LEVELS]));
  });
};

/**
 * Estimates the bracket of each deck, 1–5, from its cards and the two-card combos that it has.
 * @param rows the decks, with the cards of their lists that their formats ban today: a list is judged as it was played, as its own report does
 * @param limits what brackets allow
 * @param numbers by card: its number for good
 * @param known brackets that are known already: they hold as long as nothing changed of the cards of the deck
 */
export const estimateBrackets = (
  cards: readonly BracketCard[],
  combos: readonly KnownCombo[],
  limits: readonly BracketLimit[],
  { c1, c2, starts, deckCards, banned }: DeckRows & { readonly banned: DeckExtraCards },
  numbers: Int32Array,
  known?: DeckBrackets,
): DeckBrackets => {
  const pairs = pairCombos(combos, cards);
  const traits = hashTraits(cards, pairs, numbers);
  const isChanged = Uint8Array.from(cards, (_, card) => (traits[card] === known?.traits[card] ? 0 : 1));
  const estimate = makeBracketEstimator(cards, limits);
  const deckOf = new Int32Array(cards.length).fill(-1);
  const brackets = Uint8Array.from(c1, (first, deck) => {
    const second = c2[deck] ?? -1;
    const zone = second < 0 ? [first] : [first, second];
    const numbersOfDeck = [
      ...zone,
      ...deckCards.subarray(starts[deck], starts[deck + 1]),
      ...banned.cards.subarray(banned.starts[deck], banned.starts[deck + 1]),
    ];
    const before = known?.brackets[deck] ?? 0;
    if (before > 0 && !numbersOfDeck.some((card) => isChanged[card] === 1)) return before;
    for (const number of numbersOfDeck) deckOf[number] = deck;
    const turns: number[] = [];
    for (const number of numbersOfDeck) {
      const found = pairs[number];
      if (found === undefined) continue;
      for (const { other, turn, commanders } of found)
        if (
          deckOf[other] === deck &&
          commanders.some((needed) => needed.every((card) => zone.includes(card)))
        )
          turns.push(turn);
    }
    return estimate(numbersOfDeck, turns);
  });
  return { brackets, traits };
};
