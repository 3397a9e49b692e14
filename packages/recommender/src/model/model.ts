/** Written in place of a second commander where there is one only, and of a card that nobody told. */
export const NO_CARD = 0xffff;

/** The most cards that a model can hold: an index takes two bytes, and one value means "none". */
export const MAX_CARDS = 0xffff;

/** Bits of `cardFlags`. */
export const FLAG_BASIC = 1;
export const FLAG_LEGAL = 2;

/**
 * All that recommending needs, as typed arrays: it is written to a file and read back without a copy (model-file.ts).
 * `xStarts` arrays have one entry more than there are x; the entries of x lie in `[xStarts[i], xStarts[i + 1])`.
 *
 * A *zone* is a distinct command zone: one commander or a pair. Decks are sorted by zone, so that the decks of one
 * zone are neighbours in memory.
 */
export interface Model {
  /** The cards' slugs as UTF-16 units, joined by line feeds. */
  readonly slugs: Uint16Array;
  /** Five bits, W = 1 … G = 16. */
  readonly cardIdentities: Uint8Array;
  readonly cardFlags: Uint8Array;
  /** 1 + place in PRIMARY_TYPES; 0 for none. */
  readonly cardTypes: Uint8Array;
  /** One bit per tag, in the order of TAGS. */
  readonly cardTags: Uint8Array;
  /** Whole mana value, 255 at most. */
  readonly cardManaValues: Uint8Array;
  /** Decks that play the card, commanders not counted. */
  readonly cardDecks: Uint32Array;
  /** Subtypes and keywords as numbers, for cards without decks. */
  readonly featureStarts: Uint32Array;
  readonly features: Uint16Array;
  /** Two per zone, ascending, the second NO_CARD for a single commander. */
  readonly zoneCommanders: Uint16Array;
  readonly zoneStarts: Uint32Array;
  /** Cards by zone: each card of its decks with the number of decks. */
  readonly zoneCardStarts: Uint32Array;
  readonly zoneCards: Uint16Array;
  readonly zoneCounts: Uint32Array;
  /** Cards by deck, ascending. */
  readonly deckStarts: Uint32Array;
  readonly deckCards: Uint16Array;
  /** Decks by card, ascending: the inverted index. */
  readonly postingStarts: Uint32Array;
  readonly postings: Uint32Array;
  /** Weights of the item-item model by source: cards first, then the same cards as commanders. */
  readonly itemStarts: Uint32Array;
  readonly itemTargets: Uint16Array;
  readonly itemWeights: Float32Array;
}

/** How many cards a model knows. */
export const modelCards = (model: Model): number => model.cardIdentities.length;

/** How many decks a model was made from. */
export const modelDecks = (model: Model): number => model.deckStarts.length - 1;

/** How many distinct command zones its decks have. */
export const modelZones = (model: Model): number => model.zoneStarts.length - 1;

/** Bytes of its arrays. */
export const modelBytes = (model: Model): number => {
  const arrays: readonly { readonly byteLength: number }[] = Object.values(model);
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
};
