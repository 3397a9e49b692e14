import type { KnownDecks } from '../deck-counts/known-decks';
import { modelZones } from '../model/model';
import type { ModelLookups } from '../model/model-lookups';
import { touchDecks } from '../model/touch-decks';
import { lowerBound } from '../numeric/lower-bound';
import { TopEntries } from '../numeric/top-entries';
import { decksOfZone } from '../prior/source-zones';
import { zonesWithAll } from './commander-rates';
import { ALL_DECKS, populationSteps, type Population } from './population';
import type { Query } from './query';
import { makeZonePostings } from './zone-postings';

/** Options of the search for similar decks; the defaults measured best (bench/evaluate.ts). */
export interface NeighbourOptions {
  /** Number of similar decks. */
  readonly decks: number;
  /** Weight of a shared command zone, in shared cards of average weight. */
  readonly commanderBonus: number;
}

export const NEIGHBOUR_DEFAULTS: NeighbourOptions = { decks: 250, commanderBonus: 3 };

/** Reading all cards of a deck takes as long as so many postings; measured. */
const ROW_COST = 80;
/** Decks whose cards are fetched from memory together. */
const BATCH = 64;
/** Overlaps are summed as integers, so that their order does not matter; the greatest possible one is this. */
const GREATEST_SUM = 2 ** 30;

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
  /** Among which decks they are the nearest; without any, where they were looked for first. */
  readonly among: Population;
  /** Without any: how many decks are near the list, too few to compare it with. */
  readonly tooFew: number;
  /** What is known of decks, if anything is. */
  readonly known?: KnownDecks | undefined;
}

const NO_NEIGHBOURS = {
  decks: new Uint32Array(),
  overlaps: new Float32Array(),
  among: ALL_DECKS,
  tooFew: 0,
} as const;

interface WeightedCard {
  readonly card: number;
  /** In integers whose sum is at most GREATEST_SUM. */
  readonly weight: number;
}

/** A card that decks of a zone play, and where the postings of those decks are. */
interface PlayedCard extends WeightedCard {
  readonly from: number;
  readonly to: number;
}

/** The cards with the least postings for their weight first. */
const leastForWeight = (a: PlayedCard, b: PlayedCard): number =>
  (a.to - a.from) * b.weight - (b.to - b.from) * a.weight;

/** Decks that follow each other. */
interface DeckSpan {
  readonly first: number;
  readonly length: number;
}

/** The weights of the list's cards: their idf, scaled to 1 on average over those that have any. */
const weighCards = ({ idf }: ModelLookups, { cards }: Query): Float32Array => {
  const weights = Float32Array.from(cards, (card) => idf[card]);
  const positive = weights.filter((weight) => weight > 0);
  const mean = positive.reduce((sum, weight) => sum + weight, 0) / positive.length;
  return positive.length === 0 ? weights : weights.map((weight) => weight / mean);
};

/**
 * Makes the search for the decks most like a list: exactly those, whatever the number of decks. It reuses its buffers between
 * calls.
 *
 * The cards that the decks of a zone play bound their overlap. Zones are searched by that bound, greatest first, until it falls
 * below the overlap that a deck needs to be among the nearest. Within a zone the postings of the list's cards are read, those with
 * the most weight for a posting first. Once few decks can still reach that overlap, their own cards are read in place of the
 * postings of staples (MaxScore: Turtle and Flood, "Query evaluation: strategies and optimizations", 1995).
 * @param known what decks are, to compare a list with those near it; without it, all decks are looked at
 */
export const createNeighbourSearch = (
  lookups: ModelLookups,
  options: NeighbourOptions,
  known?: KnownDecks,
): ((query: Query) => Neighbours) => {
  const { model } = lookups;
  const { deckStarts, deckCards, postings, postingStarts, zoneStarts } = model;
  const index = makeZonePostings(model);
  /** By zone: the greatest overlap that a deck can have. */
  const bounds = new Int32Array(modelZones(model));
  /** By zone: what its commanders add. */
  const bonuses = new Int32Array(bounds.length);
  /** By deck of those that are searched together: the overlap that is known so far. */
  const sums = new Int32Array(lookups.decks);
  /** By card: the weight of a card of the list that is still to be read; otherwise 0. */
  const weightOf = new Int32Array(lookups.cards);

  /** Decks that are compared next. */
  const batch = new Uint32Array(BATCH);

  const addPostings = (from: number, to: number, first: number, weight: number): void => {
    for (let i = from; i < to; i++) {
      const at = postings[i] - first;
      sums[at] = (sums[at] + weight) | 0;
    }
  };

  const countFrom = (least: number, length: number): number => {
    let count = 0;
    for (let at = 0; at < length; at++) if (sums[at] >= least) count++;
    return count;
  };

  /** What the cards still to be read add to a deck. */
  const restOf = (deck: number): number => {
    let sum = 0;
    const end = deckStarts[deck + 1];
    for (let i = deckStarts[deck]; i < end; i++) sum = (sum + weightOf[deckCards[i]]) | 0;
    return sum;
  };

  /** An overlap that as many decks of the zone reach as are searched for; −Infinity if it has fewer decks that count. */
  const reachedIn = (first: number, length: number, counts: (deck: number) => boolean): number => {
    if (length < options.decks) return -Infinity;
    const best = new TopEntries(options.decks);
    for (let at = 0; at < length; at++)
      if (sums[at] >= best.least && counts(first + at)) best.offer(at, sums[at]);
    const { entries, scores } = best.ranked();
    if (entries.length < options.decks) return -Infinity;
    return entries.reduce((least, at, i) => Math.min(least, scores[i] + restOf(first + at)), Infinity);
  };

  /** The cards of the list that decks of a zone play, the least postings for a weight first, and what all of its decks share. */
  const playedIn = (
    zone: number,
    length: number,
    cards: readonly WeightedCard[],
  ): { readonly played: readonly PlayedCard[]; readonly byAll: number } => {
    const played: PlayedCard[] = [];
    let byAll = 0;
    for (const { card, weight } of cards) {
      const last = index.starts[card + 1];
      const entry = lowerBound(index.zones, index.starts[card], last, zone);
      if (entry === last || index.zones[entry] !== zone) continue;
      const [from, to] = [index.postings[entry], index.postings[entry + 1]];
      if (to - from < length) played.push({ card, weight, from, to });
      else {
        byAll += weight;
        weightOf[card] = 0;
      }
    }
    played.sort(leastForWeight);
    return { played, byAll };
  };

  /**
   * Offers the decks of a range that can be among the nearest; `sums` holds what each of them has anyway.
   * @param rest what all played cards weigh
   * @param before an overlap that as many decks reach as are searched for, or −Infinity
   * @param counts whether a deck may be among them
   * @returns the same overlap, after this range
   */
  const searchRange = (
    { first, length }: DeckSpan,
    { played, rest: unread }: { readonly played: readonly PlayedCard[]; readonly rest: number },
    nearest: TopEntries,
    before: number,
    counts: (deck: number) => boolean,
  ): number => {
    let rest = unread;
    const half = rest / 2;
    let reached = before;
    let isAsked = before !== -Infinity;
    let [read, uncounted] = [0, Infinity];
    for (const { card, weight, from, to } of played) {
      if (!isAsked && rest <= half) {
        reached = reachedIn(first, length, counts);
        isAsked = true;
      }
      if (reached > rest && uncounted >= Math.max(length / 2, read / 4)) {
        if (countFrom(reached - rest, length) * ROW_COST <= read) break;
        uncounted = 0;
      }
      addPostings(from, to, first, weight);
      weightOf[card] = 0;
      rest -= weight;
      read += to - from;
      uncounted += to - from;
    }
    let waiting = 0;
    const offerWaiting = (): void => {
      if (rest > 0) touchDecks(model, batch, waiting);
      for (let i = 0; i < waiting; i++) {
        const deck = batch[i];
        const sum = sums[deck - first];
        if (sum >= reached - rest) nearest.offer(deck, rest > 0 ? sum + restOf(deck) : sum);
        reached = Math.max(reached, nearest.least);
      }
      waiting = 0;
    };
    for (let at = 0; at < length; at++) {
      if (sums[at] < reached - rest || !counts(first + at)) continue;
      batch[waiting++] = first + at;
      if (waiting === batch.length) offerWaiting();
    }
    offerWaiting();
    return reached;
  };

  const searchZone = (
    zone: number,
    cards: readonly WeightedCard[],
    nearest: TopEntries,
    before: number,
    counts: (deck: number) => boolean,
  ): number => {
    const span = { first: zoneStarts[zone], length: decksOfZone(model, zone) };
    const { played, byAll } = playedIn(zone, span.length, cards);
    sums.fill(bonuses[zone] + byAll, 0, span.length);
    const rest = bounds[zone] - bonuses[zone] - byAll;
    const reached = searchRange(span, { played, rest }, nearest, before, counts);
    for (const { card, weight } of cards) weightOf[card] = weight;
    return reached;
  };

  /** Searches all decks at once: where few of a zone count, its bound passes over little. */
  const searchAll = (
    commanders: readonly number[],
    cards: readonly WeightedCard[],
    nearest: TopEntries,
    counts: (deck: number) => boolean,
  ): void => {
    sums.fill(0);
    for (const commander of commanders)
      for (const zone of lookups.zonesOf.get(commander) ?? [])
        sums.fill(bonuses[zone], zoneStarts[zone], zoneStarts[zone + 1]);
    const played = cards
      .map((card) => ({ ...card, from: postingStarts[card.card], to: postingStarts[card.card + 1] }))
      .sort(leastForWeight);
    const rest = cards.reduce((sum, { weight }) => sum + weight, 0);
    searchRange({ first: 0, length: lookups.decks }, { played, rest }, nearest, -Infinity, counts);
  };

  const boundZones = ({ commanders }: Query, bonus: number, cards: readonly WeightedCard[]): void => {
    bonuses.fill(0);
    for (const commander of commanders)
      for (const zone of lookups.zonesOf.get(commander) ?? []) bonuses[zone] = bonuses[zone] + bonus;
    bounds.set(bonuses);
    for (const { card, weight } of cards) {
      const end = index.starts[card + 1];
      for (let entry = index.starts[card]; entry < end; entry++) {
        const zone = index.zones[entry];
        bounds[zone] = bounds[zone] + weight;
      }
    }
  };

  const decksOf = (zones: readonly number[]): number =>
    zones.reduce((sum, zone) => sum + decksOfZone(model, zone), 0);

  const sortByBound = (zones: Iterable<number>): Uint32Array =>
    Uint32Array.from(zones).sort((a, b) => bounds[b] - bounds[a] || a - b);

  const searchZones = (
    { commanders }: Query,
    { ofCommanders }: Population,
    cards: readonly WeightedCard[],
    nearest: TopEntries,
    counts: (deck: number) => boolean,
  ): void => {
    let reached = -Infinity;
    for (const zone of sortByBound(ofCommanders ? zonesWithAll(lookups, commanders) : bounds.keys())) {
      if (bounds[zone] < reached) break;
      reached = searchZone(zone, cards, nearest, reached, counts);
    }
  };

  /** The nearest decks of a population. */
  const search = (
    query: Query,
    among: Population,
    cards: readonly WeightedCard[],
    bonus: number,
  ): ReturnType<TopEntries['ranked']> => {
    const counts =
      known === undefined || among === ALL_DECKS ? () => true : (deck: number) => known.meets(deck, among);
    boundZones(query, bonus, cards);
    for (const { card, weight } of cards) weightOf[card] = weight;
    const nearest = new TopEntries(Math.min(options.decks, lookups.decks));
    if (among.ofCommanders || among === ALL_DECKS) searchZones(query, among, cards, nearest, counts);
    else searchAll(query.commanders, cards, nearest, counts);
    for (const { card } of cards) weightOf[card] = 0;
    return nearest.ranked();
  };

  return (query) => {
    const cardWeights = weighCards(lookups, query);
    const total = cardWeights.reduce((sum, weight) => sum + weight, 0);
    if (total === 0) return { ...NO_NEIGHBOURS, cardWeights, known };
    const scale = GREATEST_SUM / (total + options.commanderBonus);
    const cards = query.cards
      .map((card, i) => ({ card, weight: Math.round(cardWeights[i] * scale) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight || a.card - b.card);
    const bonus = Math.round((options.commanderBonus * scale) / Math.max(1, query.commanders.length));
    const steps = populationSteps(query, known, options.decks);
    let looked: Pick<Neighbours, 'among' | 'tooFew'> = NO_NEIGHBOURS;
    for (const { population: among, least } of steps) {
      if (among.ofCommanders && decksOf(zonesWithAll(lookups, query.commanders)) < least) continue;
      const { entries, scores } = search(query, among, cards, bonus);
      if (entries.length >= least)
        return {
          decks: entries,
          overlaps: Float32Array.from(scores, (sum) => sum / scale),
          cardWeights,
          among,
          tooFew: 0,
          known,
        };
      if (!among.ofCommanders && looked === NO_NEIGHBOURS) looked = { among, tooFew: entries.length };
    }
    return { ...NO_NEIGHBOURS, ...looked, cardWeights, known };
  };
};
