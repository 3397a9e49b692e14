import type { RecommenderCard, RecommenderDeck } from '../src/training/recommender-card';

/**
 * The same method without optimisation: every deck is a Set, and every request scans all of them. The benchmark compares
 * it with the recommender to show the effect of the inverted index and the typed arrays.
 */
export const createNaiveRecommender = (
  cards: readonly RecommenderCard[],
  decks: readonly RecommenderDeck[],
) => {
  const sets = decks.map((deck) => new Set(deck.cards));
  const counts = new Map<number, number>();
  for (const set of sets) for (const card of set) counts.set(card, (counts.get(card) ?? 0) + 1);
  const idf = (card: number): number =>
    Math.sqrt(Math.log(decks.length / (counts.get(card) ?? decks.length)));
  return (commanders: readonly number[], list: readonly number[], limit: number): number[] => {
    const allowed = commanders.reduce<number>((bits, card) => bits | (cards[card]?.identity ?? 0), 0);
    const scored = sets.map((set, deck) => {
      let score = commanders.every((card) => decks[deck]?.commanders.includes(card)) ? 3 : 0;
      for (const card of list) if (set.has(card)) score += idf(card);
      return { deck, score };
    });
    scored.sort((a, b) => b.score - a.score);
    const best = scored[0]?.score ?? 0;
    const totals = new Map<number, number>();
    for (const { deck, score } of scored.slice(0, 250))
      for (const card of sets[deck] ?? [])
        totals.set(card, (totals.get(card) ?? 0) + Math.exp(0.5 * (score - best)));
    return [...totals]
      .filter(
        ([card]) =>
          !list.includes(card) &&
          ((cards[card]?.identity ?? 0) & ~allowed) === 0 &&
          cards[card]?.basic === false,
      )
      .sort((a, b) => b[1] - a[1])
      .slice(0, limit)
      .map(([card]) => card);
  };
};
