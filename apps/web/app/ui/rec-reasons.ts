import type { RecEvidence } from '@crownsmith/api-client';

const percent = (rate: number): string => `${Math.round(rate * 100)}%`;
const plural = (n: number, word: string): string => `${n.toLocaleString('en')} ${word}${n === 1 ? '' : 's'}`;

const andList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A synergy with its sign: `+34%`, `−5%`. @param synergy −1..1 */
export const signedPercent = (synergy: number): string => {
  const rounded = Math.round(synergy * 100);
  return rounded === 0 ? '0%' : `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}%`;
};

/** The share that weighs most in this answer, with the decks it is a share of. */
const share = (evidence: RecEvidence): string | undefined => {
  if (evidence.similar_share !== undefined && evidence.similar_decks > 0) {
    return `in ${percent(evidence.similar_share)} of ${plural(evidence.similar_decks, 'similar deck')}`;
  }
  if (evidence.potential_decks > 0) {
    return `in ${percent(evidence.num_decks / evidence.potential_decks)} of ${plural(evidence.potential_decks, 'deck')}`;
  }
  return undefined;
};

/**
 * Why a card is recommended, in words, strongest first; every rate with its number of decks.
 * @example recReasons(evidence) // ['in 71% of 200 similar decks', '+34% synergy', 'goes with Sol Ring and Opt']
 */
export const recReasons = (evidence: RecEvidence): readonly string[] => {
  const reasons = [
    share(evidence),
    evidence.synergy === null ? undefined : `${signedPercent(evidence.synergy)} synergy`,
    evidence.because.length > 0 ? `goes with ${andList(evidence.because)}` : undefined,
  ].filter((reason) => reason !== undefined);
  if (evidence.basis === 'identity') reasons.push('fits the colours and types; few decks to judge by');
  return reasons;
};

/**
 * Why a card of the list might go, in words. The share is that of decks like this one.
 * @example cutReasons(evidence) // ['only in 3% of 200 similar decks', '−5% synergy']
 */
export const cutReasons = (evidence: RecEvidence): readonly string[] => {
  const weight = share(evidence);
  return [
    weight === undefined ? 'not seen in similar decks' : `only ${weight}`,
    evidence.synergy === null ? undefined : `${signedPercent(evidence.synergy)} synergy`,
  ].filter((reason) => reason !== undefined);
};
