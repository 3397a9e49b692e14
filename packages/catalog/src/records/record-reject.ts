import type { z } from 'zod';
import { formatPosition, type Position } from './position';
import type { Fault } from './record-scanner';

/** A record that cannot be used, with its place and the reason in words. */
export interface RecordReject {
  readonly kind: 'reject';
  readonly code: Fault | 'invalid';
  readonly reason: string;
  readonly position: Position;
}

/** The reject for what could not be read as a record. */
export const faultReject = (code: Fault, reason: string, position: Position): RecordReject => ({
  kind: 'reject',
  code,
  reason: `${formatPosition(position)}: ${reason}`,
  position,
});

/**
 * The reject for a record of another shape; the first fault of its fields speaks for all.
 * @param what the record in a word, for a fault that concerns all of it
 */
export const invalidReject = (what: string, error: z.ZodError, position: Position): RecordReject => {
  const [issue] = error.issues;
  const field = issue?.path.join('.') ?? '';
  const reason = `${formatPosition(position)}: ${field === '' ? what : field}: ${issue?.message ?? 'unexpected'}`;
  return { kind: 'reject', code: 'invalid', reason, position };
};
