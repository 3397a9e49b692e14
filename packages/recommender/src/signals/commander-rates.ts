import type { KnownDecks } from '../deck-counts/known-decks';
import type { ModelLookups } from '../model/model-lookups';
import { chosenConditions } from './population';
import { decksOfZone } from '../prior/source-zones';
import { NO_CARD } from '../model/model';
import { lowerBound } from '../numeric/lower-bound';
import type { Query } from './query';
import type { Counts } from '../statistics/rates';

/** Weight of each fallback rate in decks: with more decks of its own, a commander's own rate dominates. */
const PRIOR_DECKS = 6;

/** Rates among the decks of the user's commanders. */
export interface CommanderRates {
  /** Decks whose command zone includes all of the user's commanders. */
  readonly decks: number;
  /** The zones of those decks. */
  readonly zones: readonly number[];
  /** Number of those decks that play each card, where they are not all decks of their zones. */
  readonly counts?: Uint32Array;
  /** Number of those decks that could play each card, where that is known. */
  readonly potential?: Uint32Array | undefined;
  /** Estimated inclusion of every card, 0–1, shrunk from the pair to each of the two, and on to the prior. */
  readonly rates: Float32Array;
}

const countDecks = ({ model }: ModelLookups, zones: readonly number[]): number =>
  zones.reduce((sum, zone) => sum + decksOfZone(model, zone), 0);

/** Number of the decks of zones that play a card. */
export const countDecksWith = (
  { model: { zoneCards, zoneCardStarts, zoneCounts } }: ModelLookups,
  zones: readonly number[],
  card: number,
): number =>
  zones.reduce((sum, zone) => {
    const end = zoneCardStarts[zone + 1];
    const at = lowerBound(zoneCards, zoneCardStarts[zone], end, card);
    return at < end && zoneCards[at] === card ? sum + zoneCounts[at] : sum;
  }, 0);

/** Adds a zone's counts, times a factor, to an array by card. */
const addZone = ({ model }: ModelLookups, zone: number, factor: number, into: Float32Array): void => {
  const end = model.zoneCardStarts[zone + 1];
  for (let i = model.zoneCardStarts[zone]; i < end; i++) {
    const card = model.zoneCards[i];
    into[card] = into[card] + factor * model.zoneCounts[i];
  }
};

/** The zones that are in every list. */
export const sharedZones = ([first = [], ...others]: readonly (readonly number[])[]): readonly number[] =>
  first.filter((zone) => others.every((zones) => zones.includes(zone)));

/** The zones whose decks have all of the commanders. */
export const zonesWithAll = ({ zonesOf }: ModelLookups, commanders: readonly number[]): readonly number[] =>
  sharedZones(commanders.map((commander) => zonesOf.get(commander) ?? []));

/** The decks of zones as ranges of the model's. */
export const rangesOfZones = (
  { model: { zoneStarts } }: ModelLookups,
  zones: readonly number[],
): readonly (readonly [number, number])[] => zones.map((zone) => [zoneStarts[zone], zoneStarts[zone + 1]]);

export const decksOfZones = (lookups: ModelLookups, zones: readonly number[]): Uint32Array =>
  Uint32Array.from(
    rangesOfZones(lookups, zones).flatMap(([start, end]) =>
      Array.from({ length: end - start }, (_, at) => start + at),
    ),
  );

/**
 * The decks whose command zone includes all of the commanders and that could play a card, and those of them that play it.
 * @param potential by card the decks of the commanders that could play it, where that is known
 */
export const countWithCommanders = (
  lookups: ModelLookups,
  commanders: readonly number[],
  card: number,
  potential?: Uint32Array,
): Counts => {
  const zones = zonesWithAll(lookups, commanders);
  return {
    decks: countDecksWith(lookups, zones, card),
    potential: potential?.[card] ?? countDecks(lookups, zones),
  };
};

/** The rates among those decks of the commanders that meet what the player asks, shrunk to the prior. */
const chosenRates = (
  lookups: ModelLookups,
  zones: readonly number[],
  prior: Float32Array,
  isChosen: (deck: number) => boolean,
): CommanderRates => {
  const { deckStarts, deckCards } = lookups.model;
  const counts = new Uint32Array(lookups.cards);
  let decks = 0;
  for (const [start, end] of rangesOfZones(lookups, zones))
    for (let deck = start; deck < end; deck++) {
      if (!isChosen(deck)) continue;
      decks += 1;
      for (let i = deckStarts[deck]; i < deckStarts[deck + 1]; i++)
        counts[deckCards[i]] = counts[deckCards[i]] + 1;
    }
  const rates = prior.map((rate, card) => (counts[card] + PRIOR_DECKS * rate) / (decks + PRIOR_DECKS));
  return { decks, zones, counts, rates };
};

/**
 * Inclusion with the user's commanders, shrunk: first the decks of the same command zone, then the decks with either
 * commander (with equal weight), then the prior. Each step is (decks with the card + PRIOR_DECKS × next step) / (decks +
 * PRIOR_DECKS), which is linear, so every zone is read once. Where the player asks for certain decks of the commanders, those alone count.
 * @param reused by card: an array to use again for the rates
 */
export const commanderRates = (
  lookups: ModelLookups,
  query: Query,
  prior: Float32Array,
  known?: KnownDecks,
  reused?: Float32Array,
): CommanderRates => {
  const { commanders } = query;
  const none = { decks: 0, zones: [], rates: prior };
  if (commanders.length === 0) return none;
  const { zoneCommanders } = lookups.model;
  const lists = commanders.map((commander) => lookups.zonesOf.get(commander) ?? []);
  // Without a deck of either, the prior is all that is known.
  if (lists.every((zones) => zones.length === 0)) return none;
  const together = sharedZones(lists);
  const conditions = chosenConditions(query, known);
  if (conditions !== undefined)
    return chosenRates(lookups, together, prior, (deck) => known?.meets(deck, conditions) === true);
  const exact = together.filter(
    (zone) => commanders.length === (zoneCommanders[zone * 2 + 1] === NO_CARD ? 1 : 2),
  );
  const ownDecks = countDecks(lookups, exact);
  const backOff = PRIOR_DECKS / (ownDecks + PRIOR_DECKS);
  const factors = lists.map((zones) => backOff / lists.length / (countDecks(lookups, zones) + PRIOR_DECKS));
  const priorFactor = PRIOR_DECKS * factors.reduce((sum, factor) => sum + factor, 0);
  const rates = reused ?? new Float32Array(lookups.cards);
  for (let card = 0; card < rates.length; card++) rates[card] = priorFactor * prior[card];
  lists.forEach((zones, i) => {
    for (const zone of zones) addZone(lookups, zone, factors[i], rates);
  });
  for (const zone of exact) addZone(lookups, zone, 1 / (ownDecks + PRIOR_DECKS), rates);
  return { decks: countDecks(lookups, together), zones: together, rates };
};
