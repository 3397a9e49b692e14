import type * as z from 'zod';
import { SnapshotError } from './snapshot-error';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Parses and validates a JSON file. Throws a SnapshotError that names it. */
export const parseFile = <T>(version: string, path: string, bytes: Uint8Array, schema: z.ZodType<T>): T => {
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(bytes));
  } catch (cause) {
    throw new SnapshotError(version, [`${path} is not JSON`], { cause });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(
    ({ path: place, message }) => `${path} ${place.join('.')}: ${message}`,
  );
  throw new SnapshotError(version, issues, { cause: parsed.error });
};
