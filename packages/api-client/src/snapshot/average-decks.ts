import * as z from 'zod';
import { count, identityBits } from './figures';

/**
 * `lists/average-decks.json`: the average decks of all commanders and pairs that have one, in short;
 * `lists/average-decks/{theme}.json`: those of their decks with one theme.
 */
export const AverageDecks = z.object({
  /** slugs of all cards in the decks; decks name cards by their place here */
  cards: z.array(z.string()),
  decks: z.array(
    z.object({
      /** of the commander or pair */
      slug: z.string(),
      commanders: z.array(z.string()),
      identity: identityBits,
      /** that the deck is made from; of none it is suggested */
      num_decks: count,
      /** cards with their copies in turn: place, copies, place, copies …; without the commanders */
      deck: z.array(count),
    }),
  ),
});
export type AverageDecks = z.infer<typeof AverageDecks>;

/** An average deck of a commander or pair. */
export type AverageDeckPage = {
  readonly slug: string;
  readonly cards: readonly string[];
  readonly identity: number;
  readonly num_decks: number;
  readonly average_deck: readonly { readonly slug: string; readonly count: number }[];
};

/** The average decks of commander pages, in short; commanders without one are left out. */
export const makeAverageDecks = (pages: Iterable<AverageDeckPage>): AverageDecks => {
  const places = new Map<string, number>();
  const placeOf = (slug: string): number => {
    const place = places.get(slug) ?? places.size;
    places.set(slug, place);
    return place;
  };
  const decks = [...pages]
    .filter(({ average_deck }) => average_deck.length > 0)
    .map(({ slug, cards, identity, num_decks, average_deck }) => ({
      slug,
      commanders: [...cards],
      identity,
      num_decks,
      deck: average_deck.flatMap((card) => [placeOf(card.slug), card.count]),
    }));
  return { cards: [...places.keys()], decks };
};
