import { overallCounts, type Corpus } from './corpus';
import type { Basis, Evidence } from './recommendation';
import type { Signals } from './signals';
import { lift, synergy } from './statistics';

/** At most so many of the user's cards are named as the reason. */
const MOST_REASONS = 3;
/** A weight below this is no reason worth naming. */
const LEAST_REASON = 0.01;

const rounded = (value: number | undefined): number | null =>
  value === undefined ? null : Math.round(value * 1e4) / 1e4;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** The weight that a source (a card, or `cards + commander`) has for a target; 0 where none is kept. */
const itemWeight = ({ model }: Corpus, source: number, target: number): number => {
  let low = model.itemStarts[source] as number;
  let high = model.itemStarts[source + 1] as number;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((model.itemTargets[middle] as number) < target) low = middle + 1;
    else high = middle;
  }
  return low < (model.itemStarts[source + 1] as number) && model.itemTargets[low] === target
    ? (model.itemWeights[low] as number)
    : 0;
};

const reasons = (corpus: Corpus, signals: Signals, card: number): number[] =>
  signals.query.cards
    .map((source) => ({ source, weight: source === card ? 0 : itemWeight(corpus, source, card) }))
    .filter(({ weight }) => weight >= LEAST_REASON)
    .sort((a, b) => b.weight - a.weight || a.source - b.source)
    .slice(0, MOST_REASONS)
    .map(({ source }) => source);

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

/** The reasons for one card, with the share of similar decks that the caller counted. */
export const makeEvidence = (
  corpus: Corpus,
  signals: Signals,
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
    because: reasons(corpus, signals, card),
    ...(surplus === undefined ? {} : { surplus: rounded(surplus) ?? 0 }),
  };
};
