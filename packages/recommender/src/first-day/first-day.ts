import type { KnownDecks } from '../deck-counts/known-decks';
import { lookupsOf, overallCounts } from '../model/model-lookups';
import type { Model } from '../model/model';
import { lowerBound } from '../numeric/lower-bound';
import { topEntries } from '../numeric/top-entries';
import { isWithin } from '../prior/identity-kernel';
import { commanderRates, rangesOfZones, zonesWithAll } from '../signals/commander-rates';
import { createPrior } from '../signals/prior';
import type { Counts } from '../statistics/rates';
import { makeQuery, type RecommendRequest } from '../signals/query';
import { createRelatives, type Relatives } from './relatives';
import {
  commandersWanting,
  expectedShare,
  MOST_REASONS,
  type WantedByOptions,
  type WantingCommanders,
} from './wanted-by';

/** A card that nobody has played, as a commander's decks should want it. */
export interface ForeseenCard {
  readonly card: number;
  /** The share of the commander's decks that should play it, 0–1: an estimate, to order cards by. */
  readonly share: number;
  /** Its relatives, those first that the commander's decks play most. */
  readonly because: readonly number[];
}

/** What is foreseen of cards that nobody has played, by what is played of the cards that they resemble. */
export interface FirstDay {
  readonly slugOf: (card: number) => string;
  /** The played cards that a card resembles, most similar first, each with its weight, 0–1. */
  readonly relativesOf: (card: number) => readonly { readonly card: number; readonly weight: number }[];
  /**
   * The decks of commanders within whose colours a card is that could play it, and those that do: as a recommender counts them, for few cards
   * of many commanders.
   */
  readonly countWith: (commanders: readonly number[], card: number) => Counts;
  /** All decks that could play a card, and those that do. */
  readonly countAll: (card: number) => Counts;
  /** For each card the commanders whose decks should want it, best first. */
  readonly wantedBy: (
    cards: readonly number[],
    options: WantedByOptions,
  ) => readonly (readonly WantingCommanders[])[];
  /** Of some cards those that decks of commanders should want, best first: as many as are asked for of those that are accepted. */
  readonly foresee: (
    request: Pick<RecommendRequest, 'commanders' | 'identity'>,
    cards: readonly number[],
    options: { readonly limit: number; readonly accepts?: (card: number) => boolean },
  ) => readonly ForeseenCard[];
}

/** Cards that are ranked at first for each that is asked for: most are accepted. */
const FEW = 4;

/** The places of scores, best first; those after the first few are ranked when they are asked for. */
function* bestFirst(scores: Float64Array, few: number): Generator<number> {
  yield* topEntries(scores, few);
  if (few < scores.length) yield* topEntries(scores, scores.length).subarray(few);
}

/**
 * Makes what foresees the cards of a model that nobody has played. It reuses buffers between calls, so it belongs to one thread.
 * @param known what is known of the model's decks: with it, only decks that could have had a card are counted as such
 */
export const createFirstDay = (model: Model, known?: KnownDecks): FirstDay => {
  const lookups = lookupsOf(model);
  const findRelatives = createRelatives(lookups);
  const priorOf = createPrior(lookups);
  const found = new Map<number, Relatives>();
  const relativesOf = (card: number): Relatives => {
    const relatives = found.get(card) ?? findRelatives(card);
    found.set(card, relatives);
    return relatives;
  };
  return {
    slugOf: (card) => lookups.slugs[card] ?? '',
    relativesOf: (card) => {
      const { cards, weights } = relativesOf(card);
      return Array.from(cards, (other, at) => ({ card: other, weight: weights[at] }));
    },
    countWith: (commanders, card) => {
      const { deckStarts, deckCards } = model;
      let [decks, potential] = [0, 0];
      for (const [start, end] of rangesOfZones(lookups, zonesWithAll(lookups, commanders)))
        for (let deck = start; deck < end; deck++) {
          const last = deckStarts[deck + 1];
          const at = lowerBound(deckCards, deckStarts[deck], last, card);
          if (at < last && deckCards[at] === card) decks += 1;
          else if (known?.isOpenTo(deck, card) === false) continue;
          potential += 1;
        }
      return { decks, potential };
    },
    countAll: (card) => ({
      decks: model.cardDecks[card],
      potential: known?.potential[card] ?? overallCounts(lookups, card).potential,
    }),
    wantedBy: (cards, options) =>
      commandersWanting(
        lookups,
        cards.map((card) => ({ card, relatives: relativesOf(card) })),
        options,
      ),
    foresee: (request, cards, { limit, accepts = () => true }) => {
      const query = makeQuery(lookups, { ...request, cards: [] });
      const { rates } = commanderRates(lookups, query, priorOf(query).rates);
      const allowed = cards.filter((card) => isWithin(model.cardIdentities[card], query.identity));
      const shares = Float64Array.from(allowed, (card) => expectedShare(relativesOf(card), rates));
      const foreseen: ForeseenCard[] = [];
      for (const at of bestFirst(shares, FEW * limit)) {
        if (foreseen.length === limit) break;
        const card = allowed[at];
        if (!accepts(card)) continue;
        const { cards: relatives, weights } = relativesOf(card);
        const reasons = topEntries(
          Float64Array.from(relatives, (other, place) => weights[place] * rates[other]),
          MOST_REASONS,
        );
        foreseen.push({
          card,
          share: shares[at],
          because: Array.from(reasons, (place) => relatives[place]),
        });
      }
      return foreseen;
    },
  };
};
