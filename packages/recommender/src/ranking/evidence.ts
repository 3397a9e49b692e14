import { overallCounts, type Corpus } from '../model/model-lookups';
import type { Basis, Evidence } from './recommendation';
import type { Signals } from '../signals/signals';
import { lift, synergy } from '../statistics/rates';

/** At most so many of the user's cards are named as the reason. */
const MOST_REASONS = 3;
/** A weight below this is no reason worth naming. */
const LEAST_REASON = 0.01;

const rounded = (value: number | undefined): number | null =>
  value === undefined ? null : Math.round(value * 1e4) / 1e4;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** For each of some cards, the user's cards that speak most for it. */
export type Reasons = ReadonlyMap<number, readonly number[]>;

/** Finds the reasons for all cards of an answer in one walk over the user's cards. */
export const findReasons = (corpus: Corpus, { query }: Signals, cards: readonly number[]): Reasons => {
  const { itemStarts, itemTargets, itemWeights } = corpus.model;
  const asked = new Uint8Array(corpus.cards);
  for (const card of cards) asked[card] = 1;
  const found = new Map<number, { readonly source: number; readonly weight: number }[]>();
  for (const source of query.cards) {
    const end = itemStarts[source + 1] as number;
    for (let i = itemStarts[source] as number; i < end; i++) {
      const target = itemTargets[i] as number;
      const weight = itemWeights[i] as number;
      if (asked[target] === 0 || weight < LEAST_REASON) continue;
      const list = found.get(target);
      if (list === undefined) found.set(target, [{ source, weight }]);
      else list.push({ source, weight });
    }
  }
  const reasons = new Map<number, readonly number[]>();
  for (const [card, list] of found) {
    list.sort((a, b) => b.weight - a.weight || a.source - b.source);
    reasons.set(
      card,
      list.slice(0, MOST_REASONS).map(({ source }) => source),
    );
  }
  return reasons;
};

/** What speaks loudest: each voice is an estimate of how likely a deck like this plays the card. */
const basisOf = (share: number, together: number, numDecks: number, potentialDecks: number): Basis => {
  const commander = numDecks === 0 ? 0 : numDecks / (potentialDecks + 1);
  const voices: readonly (readonly [Basis, number])[] = [
    ['similar-decks', share],
    ['cards-together', together],
    ['commander', commander],
  ];
  let [basis, loudest]: readonly [Basis, number] = ['identity', 0.005];
  for (const [name, voice] of voices) if (voice > loudest) [basis, loudest] = [name, voice];
  return basis;
};

/** Why one card is answered, with the share of similar decks that the caller counted. */
export const makeEvidence = (
  corpus: Corpus,
  signals: Signals,
  reasons: Reasons,
  card: number,
  share: number,
  surplus?: number,
): Evidence => {
  const { commander, neighbours } = signals;
  const here = { decks: commander.counts[card] as number, potential: commander.decks };
  const overall = overallCounts(corpus, card);
  const similarDecks = neighbours.decks.length;
  return {
    basis: basisOf(
      similarDecks > 0 ? share : 0,
      signals.together[card] as number,
      here.decks,
      here.potential,
    ),
    ...(similarDecks > 0 ? { similarShare: rounded(clamp(share)) ?? 0 } : {}),
    similarDecks,
    numDecks: here.decks,
    potentialDecks: here.potential,
    synergy: rounded(synergy(here, overall)),
    lift: rounded(lift(here, overall)),
    because: reasons.get(card) ?? [],
    ...(surplus === undefined ? {} : { surplus: rounded(surplus) ?? 0 }),
  };
};
