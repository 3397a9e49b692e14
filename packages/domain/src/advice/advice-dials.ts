import { BRACKETS, bracketName } from '../deck/bracket';
import { MAX_NAME_CHARACTERS, MAX_RECS_CARDS } from '../limits';
import { withCommas } from '../price/price';
import { err, ok, type Result } from '../result';
import { andList } from '../text/and-list';
import { makeSlug } from '../text/slug';
import {
  MAX_LIMIT_PRICE,
  MAX_PLAN,
  UNUSUAL_STEPS,
  type AdviceDial,
  type AdviceLimits,
} from './advice-limits';

/** What a limit of advice is called, in addresses and in words, and how its value is read and written. */
export interface Dial<V> {
  /** Its name in an address: short, and the same for good. */
  readonly parameter: string;
  /** Its name beside a control. */
  readonly label: string;
  /** Reads its value from the texts of an address, none of which is empty; the error is a sentence. */
  readonly read: (texts: readonly [string, ...string[]]) => Result<V, string>;
  /** Writes a value so that `read` returns it; none for what holds without the limit. */
  readonly write: (value: V) => readonly string[];
  /** A value in a few words, such as `up to $5 a card`. @param nameOf the name of a card, a theme or a tribe by its key */
  readonly words: (value: V, nameOf: (key: string) => string) => string;
}

/** Characters of a value that a sentence repeats. */
const MAX_TEXT = 80;

const quoted = (text: string): string => `“${text.slice(0, MAX_TEXT)}”`;

/** A count with thousands separators. */
const countText = (count: number): string => withCommas(String(count));

/** A price as players write it: `$12.50`. */
const dollarsText = (price: number): string =>
  `$${Number.isInteger(price) ? countText(price) : price.toFixed(2)}`;

const price = (parameter: string, label: string, words: (text: string) => string): Dial<number> => ({
  parameter,
  label,
  read: ([text]) => {
    const digits = text.replace(/^\$/, '');
    const value = /^\d{1,7}(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : NaN;
    return value <= MAX_LIMIT_PRICE
      ? ok(value)
      : err(`${quoted(text)} is not a price in US dollars, such as 5 or 0.50.`);
  },
  write: (value) => [String(value)],
  words: (value) => words(dollarsText(value)),
});

const flag = (parameter: string, label: string, words: string): Dial<boolean> => ({
  parameter,
  label,
  read: ([text]) =>
    text === 'keep' || text === 'on'
      ? ok(true)
      : err(`${quoted(text)} is no value of “${parameter}”: it can be “keep”.`),
  write: (value) => (value ? ['keep'] : []),
  words: () => words,
});

const cards = (
  parameter: 'never' | 'keep',
  label: string,
  words: (names: string) => string,
): Dial<readonly string[]> => ({
  parameter,
  label,
  read: (texts) => {
    const long = texts.find((text) => text.length > MAX_NAME_CHARACTERS);
    if (long !== undefined) return err(`${quoted(long)}… is too long for the name of a card.`);
    const names = [...new Set(texts)];
    return names.length <= MAX_RECS_CARDS
      ? ok(names)
      : err(
          `At most ${countText(MAX_RECS_CARDS)} cards can be given for “${label.toLowerCase()}”; here are ${countText(names.length)}.`,
        );
  },
  write: (names) => names,
  words: (names, nameOf) =>
    words(names.length > MAX_PLAN ? `${countText(names.length)} cards` : andList(names.map(nameOf))),
});

const UNUSUAL_WORDS = {
  [-2]: 'much more usual cards',
  [-1]: 'more usual cards',
  0: 'cards as usual as those of decks like it',
  1: 'more unusual cards',
  2: 'much more unusual cards',
} as const;

/** Days of the months, of February in a leap year. */
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Whether a text is a day of the calendar, such as 2025-06-13. */
const isDate = (text: string): boolean => {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= (MONTH_DAYS[month - 1] ?? 0) && (month !== 2 || day < 29 || isLeap);
};

/** Every limit of advice, in the order in which they are shown and written. */
export const ADVICE_DIALS: { readonly [D in AdviceDial]-?: Dial<NonNullable<AdviceLimits[D]>> } = {
  cardPrice: price('each', 'Most a card may cost', (text) => `up to ${text} a card`),
  totalPrice: price('budget', 'Most in all', (text) => `up to ${text} in all`),
  owned: {
    parameter: 'owned',
    label: 'Cards that you own',
    read: ([text]) =>
      text === 'only' || text === 'first'
        ? ok(text)
        : err(`${quoted(text)} is no choice of cards that you own: it can be “only” or “first”.`),
    write: (value) => [value],
    words: (value) => (value === 'only' ? 'only cards that you own' : 'cards that you own first'),
  },
  bracket: {
    parameter: 'bracket',
    label: 'Bracket at most',
    read: ([text]) => {
      const found = BRACKETS.find(({ bracket }) => String(bracket) === text);
      return found ? ok(found.bracket) : err(`${quoted(text)} is not a bracket: they are 1 to 5.`);
    },
    write: (bracket) => [String(bracket)],
    words: (bracket) => `bracket ${bracket} (${bracketName(bracket)}) at most`,
  },
  plan: {
    parameter: 'plan',
    label: 'Plan',
    read: (texts) => {
      const long = texts.find((text) => text.length > MAX_TEXT);
      if (long !== undefined) return err(`${quoted(long)}… is too long for a theme or tribe.`);
      const keys = [...new Set(texts.map((text) => makeSlug(text)))];
      return keys.length <= MAX_PLAN
        ? ok(keys)
        : err(`A plan has at most ${MAX_PLAN} themes or tribes; here are ${keys.length}.`);
    },
    write: (keys) => keys,
    words: (keys, nameOf) => `more of ${andList(keys.map(nameOf))}`,
  },
  unusual: {
    parameter: 'unusual',
    label: 'Usual or unusual',
    read: ([text]) => {
      const number = text.replace(/^−/, '-').replace(/^\+/, '');
      const found = UNUSUAL_STEPS.find((step) => String(step) === number);
      return found === undefined
        ? err(`${quoted(text)} is no step from usual to unusual: they are -2 to 2.`)
        : ok(found);
    },
    write: (step) => (step === 0 ? [] : [String(step)]),
    words: (step) => UNUSUAL_WORDS[step],
  },
  since: {
    parameter: 'since',
    label: 'Cards since',
    read: ([text]) => (isDate(text) ? ok(text) : err(`${quoted(text)} is not a date such as 2025-06-13.`)),
    write: (date) => [date],
    words: (date) => `cards since ${date}`,
  },
  never: cards('never', 'Never these', (names) => `never ${names}`),
  keep: cards('keep', 'Keep these', (names) => `keep ${names}`),
  noBasicChanges: flag('basics', 'No basic changes', 'no basic land in or out'),
  noMoreLands: flag('lands', 'No more lands', 'no land in'),
};

const DIALS = Object.entries(ADVICE_DIALS) as readonly (readonly [AdviceDial, Dial<unknown>])[];

/** The limits of an address, with what of it is not valid. */
export interface ReadAdviceLimits {
  readonly limits: AdviceLimits;
  /** Sentences, one for each limit whose value is not valid; it is left out. */
  readonly errors: readonly string[];
}

/** The parameters of an address: a `URLSearchParams`, for one. */
export interface AddressParameters {
  readonly getAll: (name: string) => readonly string[];
}

/**
 * Reads limits from the parameters of an address. Empty values, as forms send them, set no limit.
 * @example readAdviceLimits(new URLSearchParams('budget=50&bracket=2')).limits // { totalPrice: 50, bracket: 2 }
 */
export const readAdviceLimits = (parameters: AddressParameters): ReadAdviceLimits => {
  const limits: Partial<Record<AdviceDial, unknown>> = {};
  const errors: string[] = [];
  for (const [name, dial] of DIALS) {
    const [first, ...rest] = parameters
      .getAll(dial.parameter)
      .map((text) => text.trim())
      .filter((text) => text !== '');
    if (first === undefined) continue;
    const value = dial.read([first, ...rest]);
    if (!value.ok) errors.push(value.error);
    else if (dial.write(value.value).length > 0) limits[name] = value.value;
  }
  return { limits: limits as AdviceLimits, errors };
};

/** The limits that are set, in their order. */
const setDials = (limits: AdviceLimits): readonly (readonly [AdviceDial, Dial<unknown>, unknown])[] =>
  DIALS.flatMap(([name, dial]) => {
    const value = limits[name];
    return value === undefined || dial.write(value).length === 0 ? [] : [[name, dial, value] as const];
  });

/**
 * Limits as the parameters of an address, in their order: what `readAdviceLimits` reads.
 * @example makeLimitParameters({ totalPrice: 50, bracket: 2 }) // [['budget', '50'], ['bracket', '2']]
 */
export const makeLimitParameters = (limits: AdviceLimits): readonly [string, string][] =>
  setDials(limits).flatMap(([, { parameter, write }, value]) =>
    write(value).map((text) => [parameter, text] as const),
  );

/**
 * Limits in words, each with its dial.
 * @param nameOf the name of a card, theme or tribe by its key; the key itself by default
 * @example describeAdviceLimits({ totalPrice: 50 }) // [{ dial: 'totalPrice', text: 'up to $50 in all' }]
 */
export const describeAdviceLimits = (
  limits: AdviceLimits,
  nameOf: (key: string) => string = (key) => key,
): readonly { readonly dial: AdviceDial; readonly text: string }[] =>
  setDials(limits).map(([dial, { words }, value]) => ({ dial, text: words(value, nameOf) }));
