import type { Color } from '../color/color';
import { COLORS } from '../color/color';
import { BRACKETS, type Bracket } from '../deck/bracket';
import { MAX_COMMANDERS, MAX_COPIES, MAX_DECK_CODE_CHARACTERS, MAX_RECS_CARDS } from '../limits';
import { err, ok, type Result } from '../result';
import {
  bitsToNumber,
  bitsToText,
  checksumOfBits,
  numberToBits,
  readBits,
  textToBits,
  writeBits,
  type BitReader,
} from './code-bits';

/** A deck as its code has it: cards are the numbers that a store gave them for good. */
export interface CodedDeck {
  /** Numbers of the commanders, in the order in which they are shown. */
  readonly commanders: readonly number[];
  /** Copies by number, those of commanders left out. */
  readonly cards: ReadonlyMap<number, number>;
  readonly companion?: number | undefined;
  /** The colour that the player chose for a commander. */
  readonly chosenColor?: Color | undefined;
  /** The bracket that the player declared. */
  readonly bracket?: Bracket | undefined;
}

/**
 * Why a text is no deck: it is none at all, it was changed on its way, a later version wrote it, or its numbers mean other cards
 * at the site that made it.
 */
export type DeckCodeError = 'not-a-code' | 'damaged' | 'newer-version' | 'other-numbers';

/** What a number has stood for since it was given, as an integer; undefined for a number that no card has had yet. */
export type MeaningOfNumber = (number: number) => number | undefined;

const VERSION = 1;
const VERSION_BITS = 4;
/** Of what the numbers mean, and of the check of all before: six whole characters. */
const MEANING_BITS = 20;
const CHECK_BITS = 16;
const LARGEST_NUMBER = 2 ** 24;

/** What the numbers of a deck mean together; undefined where one of them is not known. */
const meaningOf = (numbers: readonly number[], meaning: MeaningOfNumber): number | undefined => {
  let all = 0;
  for (const number of numbers) {
    const one = meaning(number);
    if (one === undefined) return undefined;
    all = (Math.imul(all, 31) + one) & (2 ** MEANING_BITS - 1);
  }
  return all;
};

/** The width of Rice's code that suits the mean distance between numbers. */
const riceWidth = (numbers: readonly number[]): number => {
  const mean = ((numbers.at(-1) ?? 0) + 1) / Math.max(1, numbers.length);
  return Math.min(15, Math.max(0, Math.round(Math.log2(Math.max(1, mean * Math.LN2)))));
};

const placeWidth = (cards: number): number => Math.max(1, Math.ceil(Math.log2(Math.max(2, cards))));

/**
 * The code of a deck for an address: its numbers in order as differences, copies, commanders, companion, colour and bracket in bits, with
 * a version and two checks. The same deck has the same code.
 * @throws RangeError for a deck that no address can hold: more different cards, commanders or copies than a list may have
 */
export const makeDeckCode = (deck: CodedDeck, meaning: MeaningOfNumber): string => {
  const { cards, companion, chosenColor, bracket } = deck;
  // A list can name its commander twice.
  const commanders = [...new Set(deck.commanders)];
  const others = companion === undefined ? commanders : [...commanders, companion];
  const numbers = [...new Set([...cards.keys(), ...others])].sort((a, b) => a - b);
  if (numbers.length > MAX_RECS_CARDS + others.length || commanders.length > MAX_COMMANDERS)
    throw new RangeError(`${numbers.length} cards, ${commanders.length} commanders`);
  const write = writeBits();
  write.bits(VERSION, VERSION_BITS);
  write.bits(bracket ?? 0, 3);
  write.bits(chosenColor === undefined ? 0 : 1 + COLORS.indexOf(chosenColor), 3);
  write.bits(commanders.length, 2);
  write.bits(companion === undefined ? 0 : 1, 1);
  write.gamma(numbers.length + 1);
  const width = riceWidth(numbers);
  write.bits(width, 4);
  let before = -1;
  for (const number of numbers) {
    if (!Number.isInteger(number) || number < 0 || number >= LARGEST_NUMBER)
      throw new RangeError(`${number}`);
    write.rice(number - before - 1, width);
    before = number;
  }
  for (const number of others) write.bits(numbers.indexOf(number), placeWidth(numbers.length));
  for (const number of numbers) {
    const copies = cards.get(number) ?? 0;
    if (copies > MAX_COPIES) throw new RangeError(`${copies} copies`);
    if (others.includes(number)) write.gamma(copies + 1);
    else {
      write.bits(copies > 1 ? 1 : 0, 1);
      if (copies > 1) write.gamma(copies - 1);
    }
  }
  const bits = [...write.finish(), ...numberToBits(meaningOf(numbers, meaning) ?? 0, MEANING_BITS)];
  return bitsToText([...bits, ...numberToBits(checksumOfBits(bits), CHECK_BITS)]);
};

const readCards = (read: BitReader): CodedDeck & { readonly numbers: readonly number[] } => {
  const bracket = read.bits(3);
  const color = read.bits(3);
  const leaders = read.bits(2);
  const hasCompanion = read.bits(1) === 1;
  const length = read.gamma() - 1;
  if (length > MAX_RECS_CARDS + MAX_COMMANDERS + 1 || leaders > MAX_COMMANDERS) throw new RangeError('cards');
  const width = read.bits(4);
  const numbers: number[] = [];
  let before = -1;
  for (let at = 0; at < length; at++) {
    before += 1 + read.rice(width);
    if (before >= LARGEST_NUMBER) throw new RangeError('number');
    numbers.push(before);
  }
  const place = (): number => {
    const number = numbers[read.bits(placeWidth(length))];
    if (number === undefined) throw new RangeError('place');
    return number;
  };
  const commanders = Array.from({ length: leaders }, place);
  if (new Set(commanders).size < leaders) throw new RangeError('commanders');
  const companion = hasCompanion ? place() : undefined;
  const cards = new Map<number, number>();
  for (const number of numbers) {
    const isOther = commanders.includes(number) || companion === number;
    const copies = isOther ? read.gamma() - 1 : read.bits(1) === 0 ? 1 : read.gamma() + 1;
    if (copies > MAX_COPIES) throw new RangeError('copies');
    if (copies > 0) cards.set(number, copies);
  }
  return {
    numbers,
    commanders,
    cards,
    ...(companion !== undefined && { companion }),
    ...(COLORS[color - 1] !== undefined && { chosenColor: COLORS[color - 1] }),
    ...(BRACKETS[bracket - 1] !== undefined && { bracket: BRACKETS[bracket - 1]?.bracket }),
  };
};

/**
 * The deck of a code. Numbers that no card has any more are in it; what they mean is the caller's to say. Never throws.
 * @param meaning of the site's own numbers: a code of another site, whose numbers mean other cards, is refused
 */
export const parseDeckCode = (code: string, meaning: MeaningOfNumber): Result<CodedDeck, DeckCodeError> => {
  if (code.length > MAX_DECK_CODE_CHARACTERS || code.length < 9) return err('not-a-code');
  const bits = textToBits(code);
  if (bits === undefined) return err('not-a-code');
  const checked = bits.slice(0, -CHECK_BITS);
  if (checksumOfBits(checked) !== bitsToNumber(bits.slice(-CHECK_BITS))) return err('damaged');
  const content = checked.slice(0, -MEANING_BITS);
  const version = bitsToNumber(content.slice(0, VERSION_BITS));
  if (version > VERSION) return err('newer-version');
  if (version < VERSION) return err('damaged');
  const deck = readBits(content.slice(VERSION_BITS), (read) => {
    const { numbers, ...cards } = readCards(read);
    if (read.left() >= 6) throw new RangeError('more bits');
    return { numbers, cards };
  });
  if (!deck.ok) return err('damaged');
  const own = meaningOf(deck.value.numbers, meaning);
  const theirs = bitsToNumber(checked.slice(-MEANING_BITS));
  return own !== undefined && own !== theirs ? err('other-numbers') : ok(deck.value.cards);
};

const SENTENCES: Readonly<Record<DeckCodeError, string>> = {
  'not-a-code': 'This address holds no deck.',
  damaged:
    'The address of this deck is damaged: a part of it is missing, or was changed. Copy it again, whole.',
  'newer-version': 'The address of this deck is of a later version of this site.',
  'other-numbers': 'The address of this deck is of another site, which numbers its cards in another way.',
};

/** The sentence of an error. @example deckCodeErrorText('not-a-code') // 'This address holds no deck.' */
export const deckCodeErrorText = (error: DeckCodeError): string => SENTENCES[error];
