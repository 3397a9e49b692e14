import { zoneSize, type Corpus } from './corpus';
import { NO_CARD } from './model';
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

const addZone = (corpus: Corpus, zone: number, counts: Uint32Array): number => {
  const { zoneCardStarts, zoneCards, zoneCounts } = corpus.model;
  const end = zoneCardStarts[zone + 1] as number;
  for (let i = zoneCardStarts[zone] as number; i < end; i++) {
    const card = zoneCards[i] as number;
    counts[card] = (counts[card] as number) + (zoneCounts[i] as number);
  }
  return zoneSize(corpus.model, zone);
};

/**
 * Inclusion with the user's commanders, shrunk: the decks of the same command zone speak first, then the decks that
 * hold one of the commanders (each commander alike), then the prior.
 */
export const commanderRates = (
  corpus: Corpus,
  { commanders }: Query,
  prior: Float32Array,
): CommanderRates => {
  const counts = new Uint32Array(corpus.cards);
  const rates = Float32Array.from(prior);
  if (commanders.length === 0) return { decks: 0, counts, rates };
  const lists = commanders.map((commander) => corpus.zonesOf.get(commander) ?? []);
  const [first = [], ...others] = lists;
  const together = first.filter((zone) => others.every((zones) => zones.includes(zone)));
  const shares = lists.map((zones) => {
    const tally = new Uint32Array(corpus.cards);
    const decks = zones.reduce((sum, zone) => sum + addZone(corpus, zone, tally), 0);
    return { tally, decks };
  });
  for (let card = 0; card < corpus.cards; card++) {
    let rate = 0;
    for (const { tally, decks } of shares)
      rate += ((tally[card] as number) + PRIOR_DECKS * (prior[card] as number)) / (decks + PRIOR_DECKS);
    rates[card] = rate / shares.length;
  }
  const exact = together.filter((zone) => zoneCommanderCount(corpus, zone) === commanders.length);
  const decks = together.reduce((sum, zone) => sum + addZone(corpus, zone, counts), 0);
  const own = new Uint32Array(corpus.cards);
  const ownDecks = exact.reduce((sum, zone) => sum + addZone(corpus, zone, own), 0);
  for (let card = 0; card < corpus.cards; card++)
    rates[card] = ((own[card] as number) + PRIOR_DECKS * (rates[card] as number)) / (ownDecks + PRIOR_DECKS);
  return { decks, counts, rates };
};

const zoneCommanderCount = ({ model }: Corpus, zone: number): number =>
  model.zoneCommanders[zone * 2 + 1] === NO_CARD ? 1 : 2;
