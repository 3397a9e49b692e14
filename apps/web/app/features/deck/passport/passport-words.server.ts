import { err, ok, type Result } from '@crownsmith/domain';

/** Characters of what a player says of a deck, as a reader counts them: an emoji of several parts is one. */
export const MAX_SAY_CHARACTERS = 200;
/** Code units that they may take: an emoji of a family takes eleven. */
const MAX_SAY_UNITS = 12 * MAX_SAY_CHARACTERS;
/** Cards that can be proxies. */
const MOST_PROXIES = 250;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters of a text as a reader counts them. @example countCharacters('👩‍👩‍👧') // 1 */
export const countCharacters = (text: string): number => [...segmenter.segment(text)].length;

/** What a player says of a deck: one line, without signs that control the text around it; an error in a sentence where it is too long. */
export const parseSay = (text: string): Result<string, string> => {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length > MAX_SAY_UNITS || countCharacters(line) > MAX_SAY_CHARACTERS)
    return err(`What you say may have at most ${MAX_SAY_CHARACTERS} characters.`);
  return ok(line);
};

/** How many cards are proxies, as far as the player says: some, none, so many. */
export type Proxies = 'yes' | 'no' | number;

/** Reads what a player says of proxies; undefined for nothing. */
export const parseProxies = (text: string): Result<Proxies | undefined, string> => {
  const word = text.trim().toLowerCase();
  if (word === '') return ok(undefined);
  if (word === 'yes' || word === 'no') return ok(word);
  const count = /^\d{1,3}$/.test(word) ? Number(word) : Number.NaN;
  return count <= MOST_PROXIES ? ok(count) : err(`Proxies: write yes, no or a number up to ${MOST_PROXIES}.`);
};

/** Proxies as a passport shows them. */
export const proxiesText = (proxies: Proxies | undefined): string => {
  if (proxies === undefined) return 'Not stated';
  if (proxies === 'yes') return 'Yes';
  return proxies === 'no' || proxies === 0 ? 'None' : String(proxies);
};
