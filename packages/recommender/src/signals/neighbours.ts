import type { ModelLookups } from '../model/model-lookups';
import { decksOfZone } from '../prior/source-zones';
import type { Query } from './query';
import { topEntries } from '../numeric/top-entries';

/** Options of the search for similar decks; the defaults measured best (bench/evaluate.ts). */
export interface NeighbourOptions {
  /** Number of similar decks. */
  readonly decks: number;
  /** Weight of a shared command zone, in shared cards of average weight. */
  readonly commanderBonus: number;
  /** Maximum number of postings read; beyond it the most played of the user's cards count only when rescoring. */
  readonly postings: number;
  /** Number of decks that are rescored exactly if postings were skipped. */
  readonly shortlist: number;
}

export const NEIGHBOUR_DEFAULTS: NeighbourOptions = {
  decks: 250,
  commanderBonus: 3,
  postings: 2_000_000,
  shortlist: 2500,
};

/** The decks most like a list, best first. */
export interface Neighbours {
  readonly decks: Uint32Array;
  /**
   * Overlap of each with the list: the sum of the shared cards' weights (1 on average over the user's cards) and the
   * bonus for shared commanders.
   */
  readonly overlaps: Float32Array;
  /** Weights of the user's cards, in the order of the query. */
  readonly cardWeights: Float32Array;
}

/** Makes the search for the decks most like a list. It reuses its buffers between calls. */
export const createNeighbourSearch = (
  lookups: ModelLookups,
  options: NeighbourOptions,
): ((query: Query) => Neighbours) => {
  const { model } = lookups;
  const scores = new Float32Array(lookups.decks);
  const weightOf = new Float32Array(lookups.cards);

  const addCommanders = ({ commanders }: Query): void => {
    for (const commander of commanders)
      for (const zone of lookups.zonesOf.get(commander) ?? []) {
        const start = model.zoneStarts[zone] as number;
        const end = start + decksOfZone(model, zone);
        const bonus = options.commanderBonus / commanders.length;
        for (let deck = start; deck < end; deck++) scores[deck] = (scores[deck] as number) + bonus;
      }
  };

  /** Scores decks by the postings of the user's cards, rarest first; returns whether all postings were read. */
  const addCards = ({ cards }: Query): boolean => {
    const order = [...cards].sort((a, b) => (model.cardDecks[a] as number) - (model.cardDecks[b] as number));
    let read = 0;
    for (const card of order) {
      const count = model.cardDecks[card] as number;
      read += count;
      if (read > options.postings) return false;
      const weight = weightOf[card] as number;
      const end = model.postingStarts[card + 1] as number;
      for (let i = model.postingStarts[card] as number; i < end; i++) {
        const deck = model.postings[i] as number;
        scores[deck] = (scores[deck] as number) + weight;
      }
    }
    return true;
  };

  /** The exact overlaps of a shortlist. */
  const rescore = (shortlist: Uint32Array, query: Query): Float32Array => {
    const exact = new Float32Array(shortlist.length);
    const bonuses = new Map<number, number>();
    for (const commander of query.commanders)
      for (const zone of lookups.zonesOf.get(commander) ?? [])
        bonuses.set(zone, (bonuses.get(zone) ?? 0) + options.commanderBonus / query.commanders.length);
    shortlist.forEach((deck, place) => {
      let sum = bonuses.get(zoneOfDeck(model.zoneStarts, deck)) ?? 0;
      const end = model.deckStarts[deck + 1] as number;
      for (let i = model.deckStarts[deck] as number; i < end; i++)
        sum += weightOf[model.deckCards[i] as number] as number;
      exact[place] = sum;
    });
    return exact;
  };

  return (query) => {
    const cardWeights = Float32Array.from(query.cards, (card) => lookups.idf[card] as number);
    const positive = cardWeights.filter((weight) => weight > 0);
    if (positive.length === 0) return { decks: new Uint32Array(), overlaps: new Float32Array(), cardWeights };
    const mean = positive.reduce((sum, weight) => sum + weight, 0) / positive.length;
    query.cards.forEach((card, i) => {
      cardWeights[i] = (cardWeights[i] as number) / mean;
      weightOf[card] = cardWeights[i];
    });
    scores.fill(0);
    addCommanders(query);
    let decks: Uint32Array;
    let overlaps: Float32Array;
    if (addCards(query)) {
      decks = topEntries(scores, options.decks);
      overlaps = Float32Array.from(decks, (deck) => scores[deck] as number);
    } else {
      const shortlist = topEntries(scores, options.shortlist).sort();
      const exact = rescore(shortlist, query);
      const places = topEntries(exact, options.decks);
      decks = Uint32Array.from(places, (place) => shortlist[place] as number);
      overlaps = Float32Array.from(places, (place) => exact[place] as number);
    }
    for (const card of query.cards) weightOf[card] = 0;
    return { decks, overlaps, cardWeights };
  };
};

/** The zone of a deck: the last one that starts at or before it. */
export const zoneOfDeck = (starts: Uint32Array, deck: number): number => {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) <= deck) low = middle;
    else high = middle;
  }
  return low;
};
