import { err, ok, type Result } from '@crownsmith/domain';
import type * as z from 'zod';
import type { FieldError } from './field-error';
import { nearestValue, PLAIN_ERRORS } from './plain-errors';
import { findUnknownFields } from './unknown-fields';

/** Errors of one request that are listed at most. */
const MAX_ERRORS = 20;

const toFieldError = (issue: z.core.$ZodIssue): FieldError => {
  const suggestion = issue.code === 'invalid_value' ? nearestValue(issue.input, issue.values) : undefined;
  return {
    field: issue.path.join('.'),
    message: issue.message,
    ...(suggestion !== undefined && { suggestion }),
  };
};

/**
 * Reads what a client sent with a schema. Of what is wrong it says one thing for each field, in plain words: fields that a closed
 * schema does not know before all else, for the others may be missing because their names are misspelt.
 * @example parseInput(z.object({ limit: z.int() }), { limit: 'ten' }) // err([{ field: 'limit', message: 'Send a whole number.' }])
 */
export const parseInput = <T extends z.ZodType>(
  schema: T,
  value: unknown,
): Result<z.output<T>, readonly [FieldError, ...FieldError[]]> => {
  const [unknown, ...others] = findUnknownFields(schema, value, MAX_ERRORS);
  if (unknown !== undefined) return err([unknown, ...others]);
  const parsed = schema.safeParse(value, PLAIN_ERRORS);
  if (parsed.success) return ok(parsed.data);
  const byField = new Map<string, FieldError>();
  for (const error of parsed.error.issues.map(toFieldError))
    if (!byField.has(error.field)) byField.set(error.field, error);
  const [first = { field: '', message: 'This is not valid.' }, ...rest] = byField.values();
  return err([first, ...rest.slice(0, MAX_ERRORS - 1)]);
};
