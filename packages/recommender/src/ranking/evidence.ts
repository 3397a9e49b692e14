import type { Tag } from '@crownsmith/domain';
import { overallCounts, type ModelLookups } from '../model/model-lookups';
import { decksOfZone } from '../prior/source-zones';
import type { CommanderRates } from '../signals/commander-rates';
import type { Basis, Evidence } from './recommendation';
import type { Signals } from '../signals/signals';
import { lift, synergy, type Counts } from '../statistics/rates';

/** Maximum number of the user's cards named as supporters. */
const MAX_SUPPORTERS = 3;
/** Smallest item-item weight that counts as support. */
const MIN_SUPPORT = 0.01;

const rounded = (value: number | undefined): number | null =>
  value === undefined ? null : Math.round(value * 1e4) / 1e4;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** For each card, the user's cards that support it most, strongest first. */
export type Supporters = ReadonlyMap<number, readonly number[]>;

/** Finds the supporters of all cards of a result in one pass over the user's cards. */
export const findSupporters = (
  lookups: ModelLookups,
  { query }: Signals,
  cards: readonly number[],
): Supporters => {
  const { itemStarts, itemTargets, itemWeights } = lookups.model;
  const isWanted = new Uint8Array(lookups.cards);
  for (const card of cards) isWanted[card] = 1;
  const found = new Map<number, { readonly source: number; readonly weight: number }[]>();
  for (const source of query.cards) {
    const end = itemStarts[source + 1] as number;
    for (let i = itemStarts[source] as number; i < end; i++) {
      const target = itemTargets[i] as number;
      const weight = itemWeights[i] as number;
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

/** The strongest of the estimates of how likely a deck like this one plays the card. */
const basisOf = (share: number, itemScore: number, numDecks: number, potentialDecks: number): Basis => {
  const commander = numDecks === 0 ? 0 : numDecks / (potentialDecks + 1);
  const estimates: readonly (readonly [Basis, number])[] = [
    ['similar-decks', share],
    ['cards-together', itemScore],
    ['commander', commander],
  ];
  let [basis, strongest]: readonly [Basis, number] = ['identity', 0.005];
  for (const [name, estimate] of estimates) if (estimate > strongest) [basis, strongest] = [name, estimate];
  return basis;
};

/** The purpose that a list has too many cards of, and how many. */
interface Surplus {
  readonly cards: number;
  readonly tag: Tag;
}

/** What is known of a weak card alone. */
export interface WeakEvidence {
  /** The similar decks that play it. */
  readonly similarCount: number;
  readonly surplus?: Surplus | undefined;
}

/**
 * All decks that could play a card. Of a card outside their identity, those of the user's commanders could, too: their rules
 * allow it, or their player chose its colour.
 */
const overallWith = (lookups: ModelLookups, { zones }: CommanderRates, card: number): Counts => {
  const { decks, potential } = overallCounts(lookups, card);
  const identity = lookups.model.cardIdentities[card] as number;
  const further = zones.reduce(
    (sum, zone) =>
      (identity & ~(lookups.zoneIdentities[zone] as number)) === 0
        ? sum
        : sum + decksOfZone(lookups.model, zone),
    0,
  );
  return { decks, potential: potential + further };
};

/** The evidence for one card, given its share of the similar decks. */
export const makeEvidence = (
  lookups: ModelLookups,
  signals: Signals,
  supporters: Supporters,
  card: number,
  share: number,
  weak?: WeakEvidence,
): Evidence => {
  const { commander, neighbours } = signals;
  const here = { decks: commander.counts[card] as number, potential: commander.decks };
  const overall = overallWith(lookups, commander, card);
  const similarDecks = neighbours.decks.length;
  return {
    basis: basisOf(
      similarDecks > 0 ? share : 0,
      signals.itemScores[card] as number,
      here.decks,
      here.potential,
    ),
    ...(similarDecks > 0 ? { similarShare: rounded(clamp(share)) ?? 0 } : {}),
    similarDecks,
    numDecks: here.decks,
    potentialDecks: here.potential,
    overallDecks: overall.decks,
    overallPotentialDecks: overall.potential,
    synergy: rounded(synergy(here, overall)),
    lift: rounded(lift(here, overall)),
    because: supporters.get(card) ?? [],
    ...(weak === undefined ? {} : { similarCount: weak.similarCount }),
    ...(weak?.surplus === undefined
      ? {}
      : { surplus: rounded(weak.surplus.cards) ?? 0, surplusTag: weak.surplus.tag }),
  };
};
