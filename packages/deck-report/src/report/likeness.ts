import { BRACKET_LIMITS, isBasicLand, newestLimits, firstPrice } from '@crownsmith/domain';
import type { Likeness } from '@crownsmith/recommender';
import type { ReportCard } from './report-card';

/** A card of a list with its copies. */
interface Copies {
  readonly card: Pick<ReportCard, 'gameChanger' | 'prices' | 'typeLine'> & { readonly slug: string };
  readonly count: number;
}

/** Shops of a price in USD, in the order in which one is looked for. */
export const USD_SOURCES = ['tcgplayer', 'cardkingdom'] as const;

/** With fewer cards besides basic lands, a list does not tell what the deck will be, or what its cards may cost. */
const ENOUGH_CARDS = { deck: 40, price: 10 } as const;
/** Cards of a deck. */
const DECK_CARDS = 100;

/** The lowest bracket that so many Game Changers allow, at least 2: few lists without any are of bracket 1. */
const bracketOf = (gameChangers: number): number => {
  const tooLow = newestLimits(BRACKET_LIMITS).flatMap(({ kind, bracket, atMost }) =>
    kind === 'game-changers' && atMost !== null && gameChangers > atMost ? [bracket] : [],
  );
  return Math.max(1, ...tooLow) + 1;
};

const dollarsOf = ({ prices }: Copies['card']): number => firstPrice(prices, USD_SOURCES)?.price ?? 0;

/** The cards of a list besides basic lands, each once: answers differ in how many copies they take. None of a list of fewer than `least`. */
const ownCards = (cards: readonly Copies[], least: number): readonly Copies['card'][] => {
  const own = new Map(cards.flatMap(({ card }) => (isBasicLand(card) ? [] : [[card.slug, card] as const])));
  return own.size < least ? [] : [...own.values()];
};

/**
 * What a list is, as far as decks near it are looked for: the lowest bracket by its Game Changers, and what 100 of its cards cost. Nothing
 * of a list of few cards. Every answer about a list asks here, so that all compare it with the same decks.
 * @param cards of the list, commanders included
 */
export const likenessOf = (cards: readonly Copies[]): Likeness | undefined => {
  const own = ownCards(cards, ENOUGH_CARDS.deck);
  if (own.length === 0) return undefined;
  const basics = cards.reduce((sum, { card, count }) => sum + (isBasicLand(card) ? count : 0), 0);
  const dollars = own.reduce((sum, card) => sum + dollarsOf(card), 0);
  return {
    bracket: bracketOf(own.filter(({ gameChanger }) => gameChanger).length),
    ...(dollars > 0 && { cents: Math.round((100 * dollars * DECK_CARDS) / (own.length + basics)) }),
  };
};

/** A card that is suggested costs up to so many times as much as the dearest of the list, or so many USD. */
const PRICE_FACTOR = 3;
const CHEAP = 20;

/**
 * What a card that is suggested for a list costs at most, in USD, where its player states no budget; undefined for a list of few cards,
 * or whose prices are not known.
 * @param cards of the list, commanders included
 */
export const suggestedPrice = (cards: readonly Copies[]): number | undefined => {
  const dearest = Math.max(0, ...ownCards(cards, ENOUGH_CARDS.price).map(dollarsOf));
  return dearest === 0 ? undefined : Math.max(CHEAP, Math.round(100 * PRICE_FACTOR * dearest) / 100);
};
