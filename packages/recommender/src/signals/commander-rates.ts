import { zoneSize, type Corpus } from '../model/model-lookups';
import { NO_CARD } from '../model/model';
import type { Query } from './query';

/** So many decks of the prior's rate are added to a commander's own: how soon its own decks are believed. */
const PRIOR_DECKS = 6;

/** What is known of the decks that hold the user's commanders. */
export interface CommanderRates {
  /** Decks whose command zone holds all the user's commanders. */
  readonly decks: number;
  /** How many of those play each card. */
  readonly counts: Uint32Array;
  /** Estimated inclusion of every card, 0–1: drawn from the pair to each of the two and on to the prior. */
  readonly rates: Float32Array;
}

const decksOf = ({ model }: Corpus, zones: readonly number[]): number =>
  zones.reduce((sum, zone) => sum + zoneSize(model, zone), 0);

/** Adds a zone's counts, times a factor, to an array by card. */
const addZone = ({ model }: Corpus, zone: number, factor: number, into: Float32Array | Uint32Array): void => {
  const end = model.zoneCardStarts[zone + 1] as number;
  for (let i = model.zoneCardStarts[zone] as number; i < end; i++) {
    const card = model.zoneCards[i] as number;
    into[card] = (into[card] as number) + factor * (model.zoneCounts[i] as number);
  }
};

/**
 * Inclusion with the user's commanders, shrunk: the decks of the same command zone speak first, then the decks that
 * hold one of the commanders (each commander alike), then the prior. Each step is (decks with the card + PRIOR_DECKS ×
 * next step) / (decks + PRIOR_DECKS); it is linear, so every zone is walked once.
 */
export const commanderRates = (
  corpus: Corpus,
  { commanders }: Query,
  prior: Float32Array,
): CommanderRates => {
  const counts = new Uint32Array(corpus.cards);
  if (commanders.length === 0) return { decks: 0, counts, rates: prior };
  const { zoneCommanders } = corpus.model;
  const lists = commanders.map((commander) => corpus.zonesOf.get(commander) ?? []);
  const [first = [], ...others] = lists;
  const together = first.filter((zone) => others.every((zones) => zones.includes(zone)));
  const exact = together.filter(
    (zone) => commanders.length === (zoneCommanders[zone * 2 + 1] === NO_CARD ? 1 : 2),
  );
  const ownDecks = decksOf(corpus, exact);
  const backOff = PRIOR_DECKS / (ownDecks + PRIOR_DECKS);
  const parts = lists.map((zones) => backOff / lists.length / (decksOf(corpus, zones) + PRIOR_DECKS));
  const left = PRIOR_DECKS * parts.reduce((sum, part) => sum + part, 0);
  const rates = new Float32Array(corpus.cards);
  for (let card = 0; card < rates.length; card++) rates[card] = left * (prior[card] as number);
  lists.forEach((zones, i) => {
    for (const zone of zones) addZone(corpus, zone, parts[i] as number, rates);
  });
  for (const zone of exact) addZone(corpus, zone, 1 / (ownDecks + PRIOR_DECKS), rates);
  for (const zone of together) addZone(corpus, zone, 1, counts);
  return { decks: decksOf(corpus, together), counts, rates };
};
