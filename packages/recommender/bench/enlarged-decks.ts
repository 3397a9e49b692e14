import { seededRandom } from '../src/numeric/random';
import type { RecommenderDeck } from '../src/training/recommender-card';

/**
 * Generates `count` decks from real ones: first the real decks, then copies in which a seventh of the cards is replaced
 * by cards of another deck with the same commanders.
 */
export const enlargeDecks = function* (
  decks: readonly RecommenderDeck[],
  count: number,
): Generator<RecommenderDeck> {
  const random = seededRandom(2026);
  const groups = new Map<string, RecommenderDeck[]>();
  for (const deck of decks) {
    const key = deck.commanders.join('+');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [deck]);
    else group.push(deck);
  }
  for (let i = 0; i < count; i++) {
    const deck = decks[i % decks.length];
    if (i < decks.length) {
      yield deck;
      continue;
    }
    const group = groups.get(deck.commanders.join('+')) ?? [deck];
    const other = group[Math.floor(random() * group.length)];
    const cards = Array.from(deck.cards);
    for (let swaps = Math.floor(cards.length / 7); swaps > 0; swaps--) {
      const place = Math.floor(random() * cards.length);
      cards[place] = other.cards[Math.floor(random() * other.cards.length)] ?? cards[place];
    }
    yield { commanders: deck.commanders, cards };
  }
};
