import { overallCounts, type ModelLookups } from '../model/model-lookups';
import { decksOfZone } from '../prior/source-zones';
import { countDecksWith } from '../signals/commander-rates';
import type { Basis, Evidence } from './recommendation';
import type { Signals } from '../signals/signals';
import { inclusion, lift, synergy, type Counts } from '../statistics/rates';
import { similarCounts } from './similar-counts';

/** Maximum number of the user's cards named as supporters. */
const MAX_SUPPORTERS = 3;
/** Smallest item-item weight that counts as support. */
const MIN_SUPPORT = 0.01;

const rounded = (value: number | undefined): number | null =>
  // + 0 because a small negative number rounds to -0, which JSON does not have
  value === undefined ? null : Math.round(value * 1e4) / 1e4 + 0;

/** For each card, the user's cards that support it most, strongest first. */
type Supporters = ReadonlyMap<number, readonly number[]>;

/** Finds the supporters of all cards of a result in one pass over the user's cards. */
const findSupporters = (lookups: ModelLookups, { query }: Signals, cards: readonly number[]): Supporters => {
  const { itemStarts, itemTargets, itemWeights } = lookups.model;
  const isWanted = new Uint8Array(lookups.cards);
  for (const card of cards) isWanted[card] = 1;
  const found = new Map<number, { readonly source: number; readonly weight: number }[]>();
  for (const source of query.cards) {
    const end = itemStarts[source + 1];
    for (let i = itemStarts[source]; i < end; i++) {
      const target = itemTargets[i];
      const weight = itemWeights[i];
      if (isWanted[target] === 0 || weight < MIN_SUPPORT) continue;
      const list = found.get(target);
      if (list === undefined) found.set(target, [{ source, weight }]);
      else list.push({ source, weight });
    }
  }
  const supporters = new Map<number, readonly number[]>();
  for (const [card, list] of found) {
    list.sort((a, b) => b.weight - a.weight || a.source - b.source);
    supporters.set(
      card,
      list.slice(0, MAX_SUPPORTERS).map(({ source }) => source),
    );
  }
  return supporters;
};

const NO_DECKS: Counts = { decks: 0, potential: 0 };

/** The strongest of the estimates of how likely a deck like this one plays the card. */
const basisOf = (similar: Counts, itemScore: number, here: Counts): Basis => {
  const estimates: readonly (readonly [Basis, number])[] = [
    ['similar-decks', inclusion(similar) ?? 0],
    ['cards-together', itemScore],
    ['commander', here.decks === 0 ? 0 : here.decks / (here.potential + 1)],
  ];
  let [basis, strongest]: readonly [Basis, number] = ['identity', 0.005];
  for (const [name, estimate] of estimates) if (estimate > strongest) [basis, strongest] = [name, estimate];
  return basis;
};

/**
 * All decks that could play a card. Of a card outside their identity, those of the user's commanders could, too: their rules
 * allow it, or their player chose its colour.
 */
const overallWith = (
  lookups: ModelLookups,
  { commander: { zones }, neighbours: { known } }: Signals,
  card: number,
): Counts => {
  const { decks, potential } = overallCounts(lookups, card);
  if (known !== undefined) return { decks, potential: known.potential[card] };
  const identity = lookups.model.cardIdentities[card];
  const further = zones.reduce(
    (sum, zone) =>
      (identity & ~lookups.zoneIdentities[zone]) === 0 ? sum : sum + decksOfZone(lookups.model, zone),
    0,
  );
  return { decks, potential: potential + further };
};

/** The evidence for each of some cards, in their order. */
export const makeEvidence = (
  lookups: ModelLookups,
  signals: Signals,
  cards: readonly number[],
): readonly Evidence[] => {
  const { commander, neighbours, itemScores } = signals;
  const supporters = findSupporters(lookups, signals, cards);
  const similar = similarCounts(lookups, neighbours, cards);
  return cards.map((card, at) => {
    const here = {
      decks: commander.counts?.[card] ?? countDecksWith(lookups, commander.zones, card),
      potential: commander.potential?.[card] ?? commander.decks,
    };
    const overall = overallWith(lookups, signals, card);
    const { decks, potential } = similar[at] ?? NO_DECKS;
    return {
      basis: basisOf({ decks, potential }, itemScores[card], here),
      similarCount: decks,
      similarDecks: potential,
      numDecks: here.decks,
      potentialDecks: here.potential,
      overallDecks: overall.decks,
      overallPotentialDecks: overall.potential,
      synergy: rounded(synergy(here, overall)),
      lift: rounded(lift(here, overall)),
      because: supporters.get(card) ?? [],
    };
  });
};
