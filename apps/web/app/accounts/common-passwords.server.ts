import { dictionary } from '@zxcvbn-ts/language-common';

/** What whoever guesses passwords tries on this site; docs/accounts.md names them. */
const WORDS_OF_SITE = ['crownsmith', 'commander', 'edh', 'magic', 'the', 'gathering', 'mtg', 'planeswalker'];
const ONLY_WORDS_OF_SITE = new RegExp(`^(?:${WORDS_OF_SITE.join('|')})+$`, 'u');
/** As many digits and signs beside such words do not help: a year and an exclamation mark. */
const MAX_BESIDE_WORDS = 6;

const commonPasswords = new Set(dictionary['passwords-common']);

/**
 * Whether a password is among the first that are guessed: one of the 49,000 most used ones, in upper or lower case, or
 * made of words of this site alone.
 * @example isCommonPassword('Magic2026!') // true
 */
export const isCommonPassword = (password: string): boolean => {
  const folded = password.normalize('NFKC').toLowerCase();
  if (commonPasswords.has(folded)) return true;
  const letters = folded.replaceAll(/\P{L}/gu, '');
  return folded.length - letters.length <= MAX_BESIDE_WORDS && ONLY_WORDS_OF_SITE.test(letters);
};
