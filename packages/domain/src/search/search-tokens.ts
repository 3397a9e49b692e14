import { SEARCH_OPERATORS, type SearchOperator } from './search-query';

/** A part of a query with its place: 0-based `start` and `end` in the text. */
export type SearchToken = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'open' | 'close' | 'not' | 'exact' }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'phrase'; readonly text: string; readonly isClosed: boolean }
  | { readonly kind: 'field'; readonly name: string; readonly operator: SearchOperator }
);

const QUOTE = /["“”]/;
const SPACE = /\s/;
const FIELD_CHARACTER = /[a-z_]/i;

/** Longer operators first. */
const OPERATORS = SEARCH_OPERATORS.toSorted((a, b) => b.length - a.length);

const operatorAt = (text: string, at: number): SearchOperator | undefined =>
  OPERATORS.find((operator) => text.startsWith(operator, at));

/** The end of a name that an operator follows; undefined for none. */
const fieldEnd = (text: string, start: number): number | undefined => {
  let at = start;
  while (at < text.length && FIELD_CHARACTER.test(text.charAt(at))) at += 1;
  return at > start && operatorAt(text, at) ? at : undefined;
};

const wordEnd = (text: string, start: number): number => {
  let at = start;
  while (at < text.length && !SPACE.test(text.charAt(at)) && !'()'.includes(text.charAt(at))) at += 1;
  return at;
};

const readPhrase = (text: string, start: number): SearchToken => {
  let content = '';
  let at = start + 1;
  while (at < text.length && !QUOTE.test(text.charAt(at))) {
    if (text.charAt(at) === '\\' && /["“”\\]/.test(text.charAt(at + 1))) at += 1;
    content += text.charAt(at);
    at += 1;
  }
  const isClosed = at < text.length;
  return { kind: 'phrase', text: content, isClosed, start, end: isClosed ? at + 1 : at };
};

/** A pattern between slashes is one word, for its error to name all of it. */
const patternEnd = (text: string, start: number): number => {
  const close = text.indexOf('/', start + 1);
  return wordEnd(text, close < 0 ? start : close);
};

const readToken = (text: string, start: number, isValue: boolean): SearchToken => {
  const character = text.charAt(start);
  if (QUOTE.test(character)) return readPhrase(text, start);
  if (!isValue) {
    if (character === '(') return { kind: 'open', start, end: start + 1 };
    if (character === ')') return { kind: 'close', start, end: start + 1 };
    const next = text.charAt(start + 1);
    const isPrefix = next !== '' && next !== ')' && !SPACE.test(next);
    if (character === '-' && isPrefix) return { kind: 'not', start, end: start + 1 };
    if (character === '!' && isPrefix) return { kind: 'exact', start, end: start + 1 };
    const field = fieldEnd(text, start);
    const operator = field === undefined ? undefined : operatorAt(text, field);
    if (field !== undefined && operator !== undefined)
      return { kind: 'field', name: text.slice(start, field), operator, start, end: field + operator.length };
  }
  const end = isValue && character === '/' ? patternEnd(text, start) : wordEnd(text, start);
  return { kind: 'word', text: text.slice(start, end), start, end };
};

/**
 * The tokens of a query. A field is followed by its value, if any, without a space in between. Takes time in proportion to
 * the length of the text.
 */
export const readSearchTokens = (text: string): readonly SearchToken[] => {
  const tokens: SearchToken[] = [];
  let at = 0;
  while (at < text.length) {
    const last = tokens.at(-1);
    const isValue = last?.kind === 'field' && last.end === at && !/[\s()]/.test(text.charAt(at));
    if (!isValue && SPACE.test(text.charAt(at))) at += 1;
    else {
      const token = readToken(text, at, isValue);
      tokens.push(token);
      at = token.end;
    }
  }
  return tokens;
};
