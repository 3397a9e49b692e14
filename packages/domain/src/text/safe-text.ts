/** Control, bidirectional and invisible characters, which could manipulate a terminal. */
const UNSAFE = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cs}]/gu;

/**
 * Escapes untrusted text for printing on a terminal.
 * @example safeText('a\u001b[2Jb') // 'a\\u001b[2Jb'
 */
export const safeText = (text: string): string =>
  text.replaceAll(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
