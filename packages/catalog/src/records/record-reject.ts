import type * as z from 'zod';
import { formatPosition, type Position } from './position';
import type { Fault } from './record-scanner';

/** A record that cannot be used, with its position and the reason as text. */
export interface RecordReject {
  readonly kind: 'reject';
  readonly code: Fault | 'invalid';
  readonly reason: string;
  readonly position: Position;
}

/** The reject for text that is no record. */
export const rejectFault = (code: Fault, reason: string, position: Position): RecordReject => ({
  kind: 'reject',
  code,
  reason: `${formatPosition(position)}: ${reason}`,
  position,
});

/**
 * The reject for a record of an unexpected shape, with the first issue of its fields.
 * @param what the kind of record in a word, for an issue that concerns all of it
 */
export const rejectInvalid = (what: string, error: z.ZodError, position: Position): RecordReject => {
  const [issue] = error.issues;
  const field = issue?.path.join('.') ?? '';
  const reason = `${formatPosition(position)}: ${field === '' ? what : field}: ${issue?.message ?? 'unexpected'}`;
  return { kind: 'reject', code: 'invalid', reason, position };
};
