import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { isEmailShaped } from '@crownsmith/domain';

/** Lowest score that is accepted: more than a million guesses. */
const MIN_SCORE = 2;
/** Characters that are judged: more make nothing weaker, and take the thread for long. */
const JUDGED_CHARACTERS = 24;
/** Spellings with signs for letters that are tried of a password. */
const MAX_SUBSTITUTIONS = 4;

let judge: ZxcvbnFactory | undefined;

/**
 * Whether a password is found with few guesses: repeats, rows of keys, dates, what whoever guesses knows of the person, or an e-mail
 * address.
 * @param known of the person, such as their address and name
 * @example isGuessable('aaaaaaaa') // true
 */
export const isGuessable = (password: string, known: readonly string[] = []): boolean => {
  judge ??= new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: JUDGED_CHARACTERS,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  });
  const plain = password.normalize('NFKC').trim();
  const words = known
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((text) => text !== '');
  return isEmailShaped(plain) || judge.check(plain, words).score < MIN_SCORE;
};
