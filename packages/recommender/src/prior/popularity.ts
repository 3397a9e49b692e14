import type { Counts } from '../statistics/rates';

/** Popularity is smoothed by these pseudo-counts: decks that could play the card, and decks that do. */
const PSEUDO_DECKS = 2;
const PSEUDO_COUNT = 0.02;

/** The usual rate of a card among the decks that could play it, 0–1, never 0. */
export const popularityOf = ({ decks, potential }: Counts): number =>
  (decks + PSEUDO_COUNT) / (potential + PSEUDO_DECKS);

/**
 * Decks that could play a card, by the card's colour identity.
 * @param identities colour identity of each command zone
 * @param decksOf number of decks of a zone
 */
export const potentialDecks = (identities: Uint8Array, decksOf: (zone: number) => number): Uint32Array => {
  const perIdentity = new Uint32Array(32);
  identities.forEach((identity, zone) => {
    perIdentity[identity] = perIdentity[identity] + decksOf(zone);
  });
  return Uint32Array.from({ length: 32 }, (_, card) =>
    perIdentity.reduce((sum, decks, identity) => ((card & ~identity) === 0 ? sum + decks : sum), 0),
  );
};
