import type { RecEvidence } from '@crownsmith/api-client';
import { countedText, percentText, signedText } from './numbers';

const andList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The share of similar decks, else of all decks, with its sample. */
const shareReason = (evidence: RecEvidence): string | undefined => {
  if (evidence.similar_share !== undefined && evidence.similar_decks > 0) {
    return `in ${percentText(evidence.similar_share)} of ${countedText(evidence.similar_decks, 'similar deck')}`;
  }
  if (evidence.potential_decks > 0) {
    const rate = evidence.num_decks / evidence.potential_decks;
    return `in ${percentText(rate)} of ${countedText(evidence.potential_decks, 'deck')}`;
  }
  return undefined;
};

/** The synergy with its sign; undefined where it rounds to zero. */
const synergyReason = (value: number | null): string | undefined =>
  value === null || Math.abs(value) < 0.005 ? undefined : `${signedText(value)} synergy`;

const withoutMissing = (reasons: readonly (string | undefined)[]): readonly string[] =>
  reasons.filter((reason) => reason !== undefined);

/**
 * Why a card is recommended, strongest reason first; every rate with its sample.
 * @example recReasons(evidence) // ['in 71% of 200 similar decks', '+34% synergy', 'goes with Sol Ring and Opt']
 */
export const recReasons = (evidence: RecEvidence): readonly string[] =>
  withoutMissing([
    shareReason(evidence),
    synergyReason(evidence.synergy),
    evidence.because.length > 0 ? `goes with ${andList(evidence.because)}` : undefined,
    evidence.basis === 'identity' ? 'fits the colours and types; few decks to compare' : undefined,
  ]);

/**
 * Why a card of the list is suggested as a cut.
 * @example cutReasons(evidence) // ['in 3% of 200 similar decks', '−5% synergy']
 */
export const cutReasons = (evidence: RecEvidence): readonly string[] =>
  withoutMissing([shareReason(evidence) ?? 'not seen in similar decks', synergyReason(evidence.synergy)]);

/** Most cards suggested as cuts. */
const MAX_CUTS = 10;

/**
 * The number of cards suggested as cuts: a fifth of the list, at most ten.
 * @param listed cards of the list, without commanders
 * @example cutsShown(22) // 4
 */
export const cutsShown = (listed: number): number => Math.min(MAX_CUTS, Math.floor(listed / 5));
