/** Stands for the missing second commander of a single-commander zone. */
export const NO_CARD = 0xffff;

/** The maximum number of cards of a model: an index takes two bytes, and one value is NO_CARD. */
export const MAX_CARDS = 0xffff;

/** Bits of `cardFlags`. */
export const FLAG_BASIC = 1;
export const FLAG_LEGAL = 2;

/**
 * The recommender's data as typed arrays, which a file stores and a reader maps without copying (model-file.ts).
 * `xStarts` arrays have one entry more than there are x; the entries of x are at `[xStarts[i], xStarts[i + 1])`.
 *
 * A *zone* is a distinct command zone: one commander or a pair. Decks are sorted by zone, so the decks of one zone are
 * adjacent in memory.
 */
export interface Model {
  /** The cards' slugs as UTF-16 units, joined by line feeds. */
  readonly slugs: Uint16Array;
  /** Five bits, W = 1 … G = 16. */
  readonly cardIdentities: Uint8Array;
  readonly cardFlags: Uint8Array;
  /** 1 + index in PRIMARY_TYPES; 0 for none. */
  readonly cardTypes: Uint8Array;
  /** One bit per tag, in the order of TAGS. */
  readonly cardTags: Uint8Array;
  /** Mana value rounded down, at most 255. */
  readonly cardManaValues: Uint8Array;
  /** Decks that play the card, commanders not counted. */
  readonly cardDecks: Uint32Array;
  /** Subtypes and keywords as numbers, for cards without decks. */
  readonly featureStarts: Uint32Array;
  readonly features: Uint16Array;
  /** Terms of the cards (training/term-table.ts) as numbers, ascending within a card; none in a model without them. */
  readonly termStarts: Uint32Array;
  readonly terms: Uint16Array;
  /** Two per zone, ascending, the second NO_CARD for a single commander. */
  readonly zoneCommanders: Uint16Array;
  readonly zoneStarts: Uint32Array;
  /** The cards of each zone's decks, ascending, each with its number of decks. */
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
  /**
   * What the prior adds to a card's usual rate, in units of 1 / WEIGHT_UNIT (prior/weight-rows.ts): 32 rows by colour
   * identity of the commanders, then a row for each card as a commander. Cards ascending within a row.
   */
  readonly priorStarts: Uint32Array;
  readonly priorCards: Uint16Array;
  readonly priorWeights: Int16Array;
  /** The cards most typical of each card as a commander, with their estimated synergy in the same units. Cards ascending. */
  readonly typicalStarts: Uint32Array;
  readonly typicalCards: Uint16Array;
  readonly typicalWeights: Int16Array;
  /** The zones that the prior learnt from, ascending; empty in a model without one. */
  readonly priorZones: Uint32Array;
}

export const modelCards = (model: Model): number => model.cardIdentities.length;

/** The number of decks that a model was trained on. */
export const modelDecks = (model: Model): number => model.deckStarts.length - 1;

/** The number of distinct command zones of its decks. */
export const modelZones = (model: Model): number => model.zoneStarts.length - 1;

/** The size of its arrays in bytes. */
export const modelBytes = (model: Model): number => {
  const arrays: readonly { readonly byteLength: number }[] = Object.values(model);
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
};
