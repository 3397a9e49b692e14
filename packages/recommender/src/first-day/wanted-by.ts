import { NO_CARD } from '../model/model';
import { overallCounts, type ModelLookups } from '../model/model-lookups';
import { TopEntries } from '../numeric/top-entries';
import { byIdentity, isWithin } from '../prior/identity-kernel';
import { popularityOf } from '../prior/popularity';
import { decksOfZone } from '../prior/source-zones';
import type { Relatives } from './relatives';

/** Commanders whose decks should want a card. */
export interface WantingCommanders {
  /** One or two cards, ascending. */
  readonly commanders: readonly number[];
  readonly decks: number;
  /** How much more their decks play the card's relatives than other decks that could, in units of what usually differs; negative for less. */
  readonly score: number;
  /** The relatives that speak most for it: cards that their decks play more than is usual. */
  readonly because: readonly number[];
}

/** Decks of usual rates that are added to those of a command zone: a zone of few decks shows little. */
const NEUTRAL_DECKS = 2;
/** Keeps the scale of rarely played cards finite. */
const SMALLEST_VARIANCE = 0.01;

/** Relatives that are named as reasons. */
export const MOST_REASONS = 3;

/** Which commanders are asked for. */
export interface WantedByOptions {
  /** How many for each card. */
  readonly limit: number;
  /** Command zones of fewer decks are left out. */
  readonly fewestDecks: number;
}

/**
 * The commanders that should want cards which nobody has played, by what their decks play: for each card those whose decks play its
 * relatives most beyond the usual. Every command zone is read once for all cards.
 * @param cards with their relatives
 * @returns in the order of the cards, best first; only commanders within whose colour identity the card is
 */
export const commandersWanting = (
  lookups: ModelLookups,
  cards: readonly { readonly card: number; readonly relatives: Relatives }[],
  { limit, fewestDecks }: WantedByOptions,
): readonly (readonly WantingCommanders[])[] => {
  const { model, zoneIdentities } = lookups;
  const usual = Float64Array.from(model.cardIdentities, (_, card) =>
    popularityOf(overallCounts(lookups, card)),
  );
  const scaled = cards.map(({ relatives }) =>
    relatives.weights.map((weight, at) => weight / Math.sqrt(usual[relatives.cards[at]] + SMALLEST_VARIANCE)),
  );
  const influence = influenceOf(lookups.cards, cards, scaled);
  /** By card what decks of an identity would have of its relatives as usual. */
  const expected = byIdentity((identity) =>
    Float64Array.from(cards, ({ relatives }, at) =>
      relatives.cards.reduce(
        (sum, other, place) =>
          isWithin(model.cardIdentities[other], identity)
            ? sum + (scaled[at] as Float64Array)[place] * usual[other]
            : sum,
        0,
      ),
    ),
  );
  const best = cards.map(() => new TopEntries(limit));
  const sums = new Float64Array(cards.length);
  zoneIdentities.forEach((identity, zone) => {
    const decks = decksOfZone(model, zone);
    if (decks < fewestDecks) return;
    sums.fill(0);
    for (let i = model.zoneCardStarts[zone]; i < model.zoneCardStarts[zone + 1]; i++) {
      const card = model.zoneCards[i];
      if (!isWithin(model.cardIdentities[card], identity)) continue;
      for (let k = influence.starts[card]; k < influence.starts[card + 1]; k++) {
        const at = influence.places[k];
        sums[at] = sums[at] + influence.weights[k] * model.zoneCounts[i];
      }
    }
    const usualOf = expected(identity);
    cards.forEach(({ card }, at) => {
      if (!isWithin(model.cardIdentities[card], identity)) return;
      const score = (sums[at] - decks * usualOf[at]) / (decks + NEUTRAL_DECKS);
      best[at]?.offer(zone, score);
    });
  });
  /** The relatives of a card that the decks of a zone play most beyond the usual. */
  const reasonsOf = (zone: number, at: number): readonly number[] => {
    const decks = decksOfZone(model, zone);
    const top = new TopEntries(MOST_REASONS);
    const end = model.zoneCardStarts[zone + 1];
    for (let i = model.zoneCardStarts[zone]; i < end; i++) {
      const card = model.zoneCards[i];
      for (let k = influence.starts[card]; k < influence.starts[card + 1]; k++) {
        if (influence.places[k] !== at) continue;
        const beyond = influence.weights[k] * (model.zoneCounts[i] - decks * usual[card]);
        if (beyond > 0) top.offer(card, beyond);
      }
    }
    return [...top.ranked().entries];
  };
  return best.map((top, at) => {
    const { entries, scores } = top.ranked();
    return Array.from(entries, (zone, place) => ({
      commanders: [...model.zoneCommanders.subarray(zone * 2, zone * 2 + 2)].filter(
        (card) => card !== NO_CARD,
      ),
      decks: decksOfZone(model, zone),
      score: scores[place],
      because: reasonsOf(zone, at),
    }));
  });
};

/** By played card: the asked cards whose relative it is, by their places, with its weight. */
const influenceOf = (
  size: number,
  cards: readonly { readonly relatives: Relatives }[],
  weights: readonly Float64Array[],
) => {
  const starts = new Uint32Array(size + 1);
  for (const { relatives } of cards)
    for (const other of relatives.cards) starts[other + 1] = starts[other + 1] + 1;
  for (let card = 0; card < size; card++) starts[card + 1] = starts[card + 1] + starts[card];
  const next = starts.slice();
  const places = new Uint32Array(starts[size]);
  const influence = new Float64Array(places.length);
  cards.forEach(({ relatives }, at) =>
    relatives.cards.forEach((other, place) => {
      const entry = next[other];
      places[entry] = at;
      influence[entry] = weights[at][place];
      next[other] = entry + 1;
    }),
  );
  return { starts, places, weights: influence };
};

/**
 * The share of a commander's decks that should play a card which nobody has played: what they play of its relatives.
 * @param rates by card, 0–1, of those decks
 */
export const expectedShare = ({ cards, weights }: Relatives, rates: ArrayLike<number>): number => {
  let share = 0;
  for (let at = 0; at < cards.length; at++) share += weights[at] * rates[cards[at]];
  return share;
};
