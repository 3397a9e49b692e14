import type { CopyLimit } from './card';
import { foldName } from './card-name';
import { MAX_COPIES } from '../limits';
import { isBasicLand } from './type-line';

/** Limits that cards state in their rules text, for records without one (read 2026-11-20). */
const STATED_LIMITS: ReadonlyMap<string, CopyLimit> = new Map<string, CopyLimit>(
  (
    [
      ['Cid, Timeless Artificer', 'any'],
      ["Dragon's Approach", 'any'],
      ['Hare Apparent', 'any'],
      ['Persistent Petitioners', 'any'],
      ['Rat Colony', 'any'],
      ['Relentless Rats', 'any'],
      ['Shadowborn Apostle', 'any'],
      ['Slime Against Humanity', 'any'],
      ['Tempest Hawk', 'any'],
      ['Templar Knight', 'any'],
      ['Seven Dwarves', 7],
      ['Nazgûl', 9],
    ] as const
  ).map(([name, limit]) => [foldName(name), limit]),
);

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

const parseNumber = (word: string): number => {
  const spelled = NUMBER_WORDS.indexOf(word.toLowerCase());
  return spelled >= 0 ? spelled : Number(word);
};

/**
 * How many copies of a card a deck may have (CR 903.5b, read 2026-11-20): one, except basic lands (with Snow-Covered ones
 * and Wastes) and cards with a limit of their own.
 * @example copyLimitOf({ name: 'Nazgûl', typeLine: 'Creature — Wraith Knight' }) // 9
 * @example copyLimitOf({ name: 'Snow-Covered Island', typeLine: 'Basic Snow Land — Island' }) // 'any'
 */
export const copyLimitOf = (card: {
  readonly name: string;
  readonly typeLine: string;
  readonly text?: string | undefined;
}): CopyLimit => {
  if (isBasicLand(card)) return 'any';
  const text = card.text ?? '';
  if (/\bA deck can have any number of cards named\b/i.test(text)) return 'any';
  const cap = /\bA deck can have up to (\w+) cards named\b/i.exec(text)?.[1];
  if (cap !== undefined && parseNumber(cap) > 0) return parseNumber(cap);
  return STATED_LIMITS.get(foldName(card.name)) ?? 1;
};

/**
 * The most copies of a card that a list holds: its limit, or as many as an entry can state, less one for a commander.
 * @param isCommander a copy is in the command zone, which the limit includes (CR 903.5b)
 * @example maxCopies(9) // 9
 * @example maxCopies(9, true) // 8
 * @example maxCopies('any') // 999
 */
export const maxCopies = (limit: CopyLimit, isCommander = false): number =>
  (limit === 'any' ? MAX_COPIES : Math.min(limit, MAX_COPIES)) - (isCommander ? 1 : 0);
