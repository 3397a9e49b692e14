import { finishSteps } from '../finish-steps';
import { isJsonTooLarge } from './json-size';

/** An object of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of keys; undefined where a part is missing. @example valueAt({ a: { b: 1 } }, ['a', 'b']) // 1 */
export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (isJsonObject(part) && Object.hasOwn(part, key) ? part[key] : undefined),
    value,
  );

/** The first text that is not blank at some paths. */
export const textAt = (value: unknown, paths: readonly (readonly string[])[]): string | undefined => {
  for (const path of paths) {
    const found = valueAt(value, path);
    if (typeof found === 'string' && found.trim() !== '') return found.trim();
    if (typeof found === 'number') return String(found);
  }
  return undefined;
};

/** The mark of a block of code at the start or the end of a text. */
const FENCE = /^(?:`{3}|~{3})[`~]* ?[\w-]*$/;
/** Characters in which the beginning of JSON is searched: a pattern that repeats is not to be asked of millions. */
const START_CHARACTERS = 4000;
/** JSON begins with an object or a list of objects, texts or lists: `[Commander]` and `[[Sol Ring]]` begin lists of cards. */
const START = /^(?:\[\s*)*(?:\{\s*(?:"|\}\s*$|$)|"|\]\s*$|$)/;

/** The text in a block of code, without a byte order mark. */
const plainText = (text: string): string => {
  const plain = text.replace(/^\ufeff/, '').trim();
  if (!/^[`~]/.test(plain)) return plain;
  const lines = plain.split('\n').map((line) => line.trimEnd());
  const isBlock = FENCE.test(lines[0] ?? '') && FENCE.test(lines.at(-1) ?? '');
  return isBlock ? lines.slice(1, -1).join('\n').trim() : plain;
};

const tryParse = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

/** Whether a text begins like JSON, whether or not it is any. @example beginsLikeJson('[Commander]') // false */
export const beginsLikeJson = (text: string): boolean => {
  const start = plainText(text);
  if (!/^[[{]/.test(start)) return false;
  return (
    START.test(start.slice(0, START_CHARACTERS)) || isJsonTooLarge(start) || tryParse(start) !== undefined
  );
};

/** Whether text that begins like JSON ends before that is closed: in a string, or within brackets. */
const isCutOffJson = (text: string): boolean => {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
  }
  return inString || depth > 0;
};

/** What a text that begins like JSON is. */
export type JsonText =
  | { readonly kind: 'value'; readonly value: unknown }
  /** Nested deeper, or with more values, than any list of cards; it was not parsed. */
  | { readonly kind: 'too-large' }
  /** Several values, one a line. */
  | { readonly kind: 'lines'; readonly count: number }
  | { readonly kind: 'cut-off' }
  | { readonly kind: 'broken' };

/** The steps of `parseJsonText`: what is large is counted in one and parsed in another. */
export function* jsonTextSteps(text: string, maxValues: number): Generator<void, JsonText> {
  const plain = plainText(text);
  if (isJsonTooLarge(plain, maxValues)) return { kind: 'too-large' };
  yield;
  const parsed = tryParse(plain);
  if (parsed !== undefined) return { kind: 'value', value: parsed.value };
  yield;
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 1 && tryParse(lines[0] ?? '') !== undefined)
    return { kind: 'lines', count: lines.length };
  return { kind: isCutOffJson(plain) ? 'cut-off' : 'broken' };
}

/** Parses JSON, which can be in a block of code. @param maxValues of a text for which others wait; any by default */
export const parseJsonText = (text: string, maxValues = Infinity): JsonText =>
  finishSteps(jsonTextSteps(text, maxValues));
