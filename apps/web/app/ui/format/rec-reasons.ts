import type { RecEvidence } from '@crownsmith/api-client';
import { countedText, percentText, signedText } from './numbers';

const andList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The share that weighs most in this answer, with the decks it is a share of. */
const share = (evidence: RecEvidence): string | undefined => {
  if (evidence.similar_share !== undefined && evidence.similar_decks > 0) {
    return `in ${percentText(evidence.similar_share)} of ${countedText(evidence.similar_decks, 'similar deck')}`;
  }
  if (evidence.potential_decks > 0) {
    const rate = evidence.num_decks / evidence.potential_decks;
    return `in ${percentText(rate)} of ${countedText(evidence.potential_decks, 'deck')}`;
  }
  return undefined;
};

/** A synergy with its sign; nothing where it is none. */
const synergy = (value: number | null): string | undefined =>
  value === null || Math.abs(value) < 0.005 ? undefined : `${signedText(value)} synergy`;

const said = (reasons: readonly (string | undefined)[]): readonly string[] =>
  reasons.filter((reason) => reason !== undefined);

/**
 * Why a card is recommended, in words, strongest first; every rate with its number of decks.
 * @example recReasons(evidence) // ['in 71% of 200 similar decks', '+34% synergy', 'goes with Sol Ring and Opt']
 */
export const recReasons = (evidence: RecEvidence): readonly string[] =>
  said([
    share(evidence),
    synergy(evidence.synergy),
    evidence.because.length > 0 ? `goes with ${andList(evidence.because)}` : undefined,
    evidence.basis === 'identity' ? 'fits the colours and types; few decks to judge by' : undefined,
  ]);

/**
 * Why a card of the list might go, in words. The share is that of decks like this one.
 * @example cutReasons(evidence) // ['in 3% of 200 similar decks', '−5% synergy']
 */
export const cutReasons = (evidence: RecEvidence): readonly string[] =>
  said([share(evidence) ?? 'not seen in similar decks', synergy(evidence.synergy)]);

/** Most cards that are named to consider cutting. */
const MOST_CUTS = 10;

/**
 * How many cards of a list are named to consider cutting: a fifth of it, at most ten; of a short list there is nothing
 * to cut yet.
 * @param listed cards of the list, commanders left out
 * @example cutsShown(22) // 4
 */
export const cutsShown = (listed: number): number => Math.min(MOST_CUTS, Math.floor(listed / 5));
