import { zoneSize, type Corpus } from '../model/model-lookups';
import type { Query } from './query';
import { topEntries } from '../numeric/top-entries';

/** How similar decks are looked for; the defaults are the measured best (bench/evaluate.ts). */
export interface NeighbourOptions {
  /** How many decks are kept. */
  readonly decks: number;
  /** What a shared command zone counts, in shared cards of average weight. */
  readonly commanderBonus: number;
  /** Postings that are walked at most; past it the most played of the user's cards are left to the exact second look. */
  readonly postings: number;
  /** Decks that get the exact second look where the postings were cut. */
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
   * How much each shares with the list: the sum of the shared cards' weights, where the user's cards weigh 1 on
   * average, and the bonus for its commanders.
   */
  readonly overlaps: Float32Array;
  /** Weight of each of the user's cards, in the order of the query. */
  readonly cardWeights: Float32Array;
}

/** Answers which decks are most like a list. One scratch array is kept between calls. */
export const createNeighbourSearch = (
  corpus: Corpus,
  options: NeighbourOptions,
): ((query: Query) => Neighbours) => {
  const { model } = corpus;
  const scores = new Float32Array(corpus.decks);
  const weightOf = new Float32Array(corpus.cards);

  const addCommanders = ({ commanders }: Query): void => {
    for (const commander of commanders)
      for (const zone of corpus.zonesOf.get(commander) ?? []) {
        const start = model.zoneStarts[zone] as number;
        const end = start + zoneSize(model, zone);
        const bonus = options.commanderBonus / commanders.length;
        for (let deck = start; deck < end; deck++) scores[deck] = (scores[deck] as number) + bonus;
      }
  };

  /** Walks the postings of the user's cards, rarest first; answers whether all were walked. */
  const addCards = ({ cards }: Query): boolean => {
    const order = [...cards].sort((a, b) => (model.cardDecks[a] as number) - (model.cardDecks[b] as number));
    let walked = 0;
    for (const card of order) {
      const count = model.cardDecks[card] as number;
      walked += count;
      if (walked > options.postings) return false;
      const weight = weightOf[card] as number;
      const end = model.postingStarts[card + 1] as number;
      for (let i = model.postingStarts[card] as number; i < end; i++) {
        const deck = model.postings[i] as number;
        scores[deck] = (scores[deck] as number) + weight;
      }
    }
    return true;
  };

  /** The full overlap of a shortlist, by the cards of its decks. */
  const lookAgain = (shortlist: Uint32Array, query: Query): Float32Array => {
    const exact = new Float32Array(shortlist.length);
    const bonuses = new Map<number, number>();
    for (const commander of query.commanders)
      for (const zone of corpus.zonesOf.get(commander) ?? [])
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
    const cardWeights = Float32Array.from(query.cards, (card) => corpus.telling[card] as number);
    const telling = cardWeights.filter((weight) => weight > 0);
    if (telling.length === 0) return { decks: new Uint32Array(), overlaps: new Float32Array(), cardWeights };
    const mean = telling.reduce((sum, weight) => sum + weight, 0) / telling.length;
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
      const exact = lookAgain(shortlist, query);
      const places = topEntries(exact, options.decks);
      decks = Uint32Array.from(places, (place) => shortlist[place] as number);
      overlaps = Float32Array.from(places, (place) => exact[place] as number);
    }
    for (const card of query.cards) weightOf[card] = 0;
    return { decks, overlaps, cardWeights };
  };
};

/** The zone that a deck lies in: the last that starts at or before it. */
const zoneOfDeck = (starts: Uint32Array, deck: number): number => {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) <= deck) low = middle;
    else high = middle;
  }
  return low;
};
