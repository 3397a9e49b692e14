import { nearestWord } from '@crownsmith/domain';
import type * as z from 'zod';

type Issue = Readonly<z.core.$ZodRawIssue>;

const NOT_VALID = 'This is not valid.';

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a day such as 2026-01-31',
  datetime: 'a time such as 2026-01-31T12:00:00Z',
  url: 'a URL',
};

/** Whether a schema takes whole numbers alone: it calls another type a wrong number, not a wrong whole number. */
const isWhole = ({ inst }: Issue): boolean => {
  const def: object | undefined = inst?._zod.def;
  return def !== undefined && 'format' in def && /int/.test(String(def.format));
};

/** A bound in the unit that it counts. */
const boundText = (words: string, bound: number | bigint, origin: string): string => {
  const units: Readonly<Record<string, string>> = {
    string: Number(bound) === 1 ? ' character' : ' characters',
    array: ' of them',
  };
  return `Send ${words} ${bound}${units[origin] ?? ''}.`;
};

const send = (what: string | undefined): string => (what === undefined ? NOT_VALID : `Send ${what}.`);

/** What alternatives ask for, in one sentence; undefined where one of them does not say what to send. */
const alternativesText = (alternatives: readonly (readonly z.core.$ZodIssue[])[]): string | undefined => {
  const texts = alternatives.map(([first]) =>
    first?.path.length === 0 ? /^Send ([^.]+)\./.exec(first.message)?.[1] : undefined,
  );
  return texts.length > 0 && texts.every((text) => text !== undefined)
    ? `Send ${[...new Set(texts)].join(', or ')}.`
    : undefined;
};

/** The value of a closed list that a text is most like. */
export const nearestValue = (input: unknown, values: readonly unknown[]): string | undefined =>
  typeof input === 'string' && values.length > 1
    ? nearestWord(
        input,
        values.filter((value) => typeof value === 'string'),
      )
    : undefined;

const valuesText = (input: unknown, values: readonly unknown[]): string => {
  if (values.length === 1) return `Send “${String(values[0])}”.`;
  const nearest = nearestValue(input, values);
  return `Send one of ${values.join(', ')}.${nearest === undefined ? '' : ` Did you mean “${nearest}”?`}`;
};

/** A sentence of what to send, in words that do not speak of types. A schema's own sentence comes before it. */
const plainText = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return 'This is required.';
      return send(TYPES[isWhole(issue) ? 'int' : issue.expected]);
    }
    case 'invalid_format':
      return send(FORMATS[issue.format]);
    case 'invalid_value':
      return valuesText(issue.input, issue.values);
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? valuesText(undefined, issue.options)
        : (alternativesText(issue.errors) ?? NOT_VALID);
    case 'too_small':
      return boundText(issue.inclusive === false ? 'more than' : 'at least', issue.minimum, issue.origin);
    case 'too_big':
      return boundText(issue.inclusive === false ? 'less than' : 'at most', issue.maximum, issue.origin);
    default:
      return NOT_VALID;
  }
};

/** How a schema is to state what is wrong with what a client sent. */
export const PLAIN_ERRORS: z.core.ParseContext<z.core.$ZodIssue> = { error: plainText, reportInput: true };
