import { estimateDeckBracket, type ComboFacts } from '@crownsmith/deck-report';
import type { Card } from '@crownsmith/domain';
import type { KnownCombo } from '#src/combos/known-combos';
import { addToList } from '#src/multi-map';
import type { DeckRows } from './deck-rows';

/** A combo of two cards by its second card. */
interface PairCombo {
  readonly other: number;
  /** those of its cards that must be the commander */
  readonly commanders: readonly number[];
  readonly facts: ComboFacts;
}

/** Combos of two cards by their first: others do not change a bracket. */
const pairCombos = (
  combos: readonly KnownCombo[],
  cards: readonly Card[],
): ReadonlyMap<number, readonly PairCombo[]> => {
  const pairs = new Map<number, PairCombo[]>();
  for (const {
    id,
    cards: [first, other, ...more],
    commanders,
    source,
  } of combos) {
    if (first === undefined || other === undefined || more.length > 0) continue;
    addToList(pairs, first, {
      other,
      commanders,
      facts: {
        id,
        cards: [first, other].flatMap((card) => cards[card]?.name ?? []),
        results: source.results,
        templates: source.templates,
      },
    });
  }
  return pairs;
};

/** Estimates the bracket of each deck, 1–5, from its cards and the two-card combos that it has. */
export const estimateBrackets = (
  cards: readonly Card[],
  combos: readonly KnownCombo[],
  { c1, c2, starts, deckCards }: DeckRows,
): Uint8Array => {
  const pairs = pairCombos(combos, cards);
  const deckOf = new Int32Array(cards.length).fill(-1);
  return Uint8Array.from(c1, (first, deck) => {
    const second = c2[deck] ?? -1;
    const commanders = second < 0 ? [first] : [first, second];
    const numbers = [...commanders, ...deckCards.subarray(starts[deck], starts[deck + 1])];
    const own: Card[] = [];
    for (const number of numbers) {
      deckOf[number] = deck;
      const card = cards[number];
      if (card !== undefined) own.push(card);
    }
    const complete: ComboFacts[] = [];
    for (const number of numbers)
      for (const { other, commanders: needed, facts } of pairs.get(number) ?? [])
        if (deckOf[other] === deck && needed.every((card) => commanders.includes(card))) complete.push(facts);
    return estimateDeckBracket(own, complete).estimate;
  });
};
