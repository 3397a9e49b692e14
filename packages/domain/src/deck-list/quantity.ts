import type { CopyNumbers } from './copy-numbers';

/** What the numbers before names are, as far as the whole list tells. */
export interface NumberStyle {
  /** Numbers with a dot or a parenthesis (`1.`, `1)`). */
  readonly dotted: 'numbering' | 'quantity';
  /** Numbers after `#`. */
  readonly hashed: 'numbering' | 'quantity';
  /** Numbers alone. */
  readonly plain: 'numbering' | 'quantity';
}

export const USUAL_NUMBERS: NumberStyle = { dotted: 'numbering', hashed: 'quantity', plain: 'quantity' };

/** Notations of a quantity before a name; each captures the number. */
const QUANTITIES: readonly RegExp[] = [
  /^(-?\d+) ?[xX×✕*](?: ?[-–—:])? (?=[^\s#(*[^])/,
  /^(\d+) ?[×✕枚张張장] ?(?=\S)/,
  /^(\d+)[xX](?=[\p{L}"'_+])/u,
  /^(\d{1,2})(?=\p{Lu}\p{Ll})/u,
  /^(\d+)(?=[《「『【〈])/,
  /^[xX×✕] ?(\d+)[ :] ?(?=\S)/,
  /^[([{](\d+) ?[xX×]?[)\]}] ?(?=\S)/,
  /^(\d+) ?[-–—:=|·•~] ?(?=\p{L})/u,
  /^"?(\d+)"? ?[,;] ?(?=\D)/,
  /^\+(\d+) (?=\p{L})/u,
  // Copies owned, and copies in the deck.
  /^\d+\/(\d+) (?=\p{L})/u,
  /^(?:qty|quantity|count|amount)\b\.? ?[:=]? ?(\d+)(?: ?x)? (?=\S)/i,
  // Behind a price.
  /^[$€£] ?\d[\d.,]*(?: ?[-–—:|])? (\d+) ?[xX×]? (?=\p{L})/u,
  /^(-?\d+) (?:cop(?:y|ies) of |(?:pcs|ea|stk|szt)\.? )?/i,
];

/** Numbers that are a quantity or the number of a list item. */
const NUMBERS: readonly (readonly [keyof NumberStyle, RegExp])[] = [
  ['dotted', /^(\d+)[.)](?: (?=\S)|(?=\D))/],
  ['hashed', /^#(\d+)[.:)]? (?=\S)/],
  ['plain', /^(\d+) (?=\S)/],
];

/** A quantity before a name, and its length in the text. */
export interface Quantity {
  readonly count: number;
  readonly length: number;
}

/** What stands before a name: a quantity, or the number of a list item without one. */
export interface LeadingNumber {
  readonly count: number | undefined;
  readonly length: number;
}

const parseExact = (text: string): Quantity | undefined => {
  for (const pattern of QUANTITIES) {
    const match = pattern.exec(text);
    if (match !== null) return { count: Number(match[1]), length: match[0].length };
  }
  return undefined;
};

/** Copies with a sign behind a name, which leave a number before it nothing else to be than that of its line. */
const COPIES_BEHIND = / (?:[xX×] ?\d{1,3}|\d{1,3} ?[xX×]|\([xX×] ?\d{1,3}\)|\(\d{1,3} ?[xX×]\))$/;

/** Parses the quantity before a name, behind the number of a list item. */
export const parseQuantity = (text: string, style: NumberStyle): LeadingNumber | undefined => {
  for (const [kind, pattern] of NUMBERS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const length = match[0].length;
    if (kind === 'plain' && style.plain === 'quantity') break;
    const behind = text.slice(length);
    // Behind a number of a line, a plus is of a name.
    const further = behind.startsWith('+') ? undefined : parseExact(behind);
    if (further !== undefined) return { count: further.count, length: length + further.length };
    const isNumbering = style[kind] === 'numbering' || (kind !== 'plain' && COPIES_BEHIND.test(text));
    return { count: isNumbering ? undefined : Number(match[1]), length };
  }
  return parseExact(text);
};

/** A number in which a scan has letters for digits (`l`, `I` or a bar for 1, `O` for 0). */
const SCANNED = /^(?=[\dlI|O]{0,2}[lI|O])([lI|1-9][\dlI|O]{0,2}) ?[xX]? (?=[\p{L}"'])/u;

/** Parses the quantity before a name as a scan can have it, which only a card behind it tells from a name. */
export const parseScannedQuantity = (text: string): Quantity | undefined => {
  const match = SCANNED.exec(text);
  const digits = match?.[1]?.replace(/[lI|]/g, '1').replaceAll('O', '0');
  return match === null ? undefined : { count: Number(digits), length: match[0].length };
};

/** Whether numbers count the lines of a list: mostly one more than the number before, or one again. */
const isSequence = (numbers: readonly number[], least: number): boolean => {
  if (numbers.length < 3) return false;
  const isStep = (number: number, previous: number): boolean =>
    number === previous + 1 || (number === 1 && previous > 1);
  const steps = numbers.slice(1).filter((number, at) => isStep(number, numbers[at] ?? 0)).length;
  return Math.max(0, ...numbers) >= least && steps >= 0.8 * (numbers.length - 1);
};

/** How far numbers of lines count at least, if nothing but the numbers says what they are. */
const LEAST_PLAIN_SEQUENCE = 6;

/** Whether numbers without any sign, beside names, are the numbers of lines. */
export const areLineNumbers = (numbers: readonly number[], least = LEAST_PLAIN_SEQUENCE): boolean =>
  isSequence(numbers, least);

/** Numbers alone need a longer sequence: a list may start with one, two and three copies. */
const LEAST_SEQUENCE: Readonly<Record<keyof NumberStyle, number>> = {
  dotted: 3,
  hashed: 3,
  plain: LEAST_PLAIN_SEQUENCE,
};

/** What the numbers before names are in a list: numbers of lines, if they count up, else quantities. */
export const numberStyleOf = (lines: readonly string[]): NumberStyle => {
  const styles = NUMBERS.map(([kind, pattern]) => {
    const numbers = lines.flatMap((line) => {
      const number = pattern.exec(line)?.[1];
      return number === undefined ? [] : [Number(number)];
    });
    const hasCopies =
      kind === 'dotted' && lines.some((line) => pattern.test(line) && COPIES_BEHIND.test(line));
    if (hasCopies || isSequence(numbers, LEAST_SEQUENCE[kind])) return [kind, 'numbering'] as const;
    return [kind, numbers.length < 3 ? USUAL_NUMBERS[kind] : 'quantity'] as const;
  });
  return { ...USUAL_NUMBERS, ...Object.fromEntries(styles) };
};

/** Notations of a quantity after a name that are nothing else; each captures the number. */
const AFTER_MARKED =
  /(?: |(?<!\.)\.{2,} ?|(?=[×✕]))[xX×✕*] ?(\d{1,3})$| (\d{1,3}) ?[xX×✕]$|(?<!\d)(\d{1,3}) ?[枚张張장]$/;
/** Numbers alone or behind a sign. */
const AFTER = /(?:(?<!\.)\.{2,} ?|… ?| ?[:=|,;] ?| [-–—*] | )(\d{1,3})$/;

/** Parses the quantity after a name. */
export const parseQuantityAfter = (text: string, { marked, bare }: CopyNumbers): Quantity | undefined => {
  const match = (marked ? AFTER_MARKED.exec(text) : null) ?? (bare ? AFTER.exec(text) : null);
  const number = match?.[1] ?? match?.[2] ?? match?.[3];
  return match === null || number === undefined
    ? undefined
    : { count: Number(number), length: match[0].length };
};
