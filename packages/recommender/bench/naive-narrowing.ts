import type { DeckFacts } from '../src/deck-counts/deck-attributes';
import type { Narrowing } from '../src/deck-counts/selection';
import type { RecommenderDeck } from '../src/training/recommender-card';

/** A deck as the naive version holds it: a set of cards beside its facts. */
interface NaiveDeck extends DeckFacts {
  readonly commanders: readonly number[];
  readonly cards: ReadonlySet<number>;
}

const meets = (deck: NaiveDeck, narrowing: Narrowing): boolean => {
  const { bracket, maxCents, sinceDay, withCards = [], withoutCards = [] } = narrowing;
  if (bracket !== undefined && deck.bracket !== bracket) return false;
  if (maxCents !== undefined && (deck.cents < 0 || deck.cents > maxCents)) return false;
  if (sinceDay !== undefined && deck.day < sinceDay) return false;
  return (
    withCards.every((card) => deck.cards.has(card)) && !withoutCards.some((card) => deck.cards.has(card))
  );
};

/** The first thing one would write: reads every deck for every request. It counts no decks that could play a card. */
export const createNaiveNarrowing = (
  decks: readonly RecommenderDeck[],
  factsOf: (deck: number) => DeckFacts,
  isBasic: (card: number) => boolean,
) => {
  const all: readonly NaiveDeck[] = decks
    .map(({ commanders, cards }, deck) => ({
      ...factsOf(deck),
      commanders,
      cards: new Set([...cards].filter((card) => !isBasic(card) && !commanders.includes(card))),
    }))
    .filter(({ cards }) => cards.size > 0);
  return (commanders: readonly number[], narrowing: Narrowing) => {
    const [here, overall] = [new Map<number, number>(), new Map<number, number>()];
    let number = 0;
    for (const deck of all) {
      if (!meets(deck, narrowing)) continue;
      const isOwn = commanders.every((card) => deck.commanders.includes(card));
      if (isOwn) number++;
      for (const card of deck.cards) {
        overall.set(card, (overall.get(card) ?? 0) + 1);
        if (isOwn) here.set(card, (here.get(card) ?? 0) + 1);
      }
    }
    return { decks: number, here, overall };
  };
};
