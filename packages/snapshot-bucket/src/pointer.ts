import { SnapshotPointer } from '@crownsmith/api-client';
import * as z from 'zod';
import type { Bucket } from './bucket';

/** The key of the pointer to the current snapshot. */
export const POINTER_KEY = 'current.json';

/**
 * The pointer in a bucket: a snapshot's version and the SHA-256 of its checksums.json in base64url, so that whoever has the
 * pointer can verify every byte. Readers of the plain pointer read it, too.
 */
export const BucketPointer = SnapshotPointer.extend({ checksums: z.string().regex(/^[\w-]{43}$/) });
export type BucketPointer = z.infer<typeof BucketPointer>;

/** Parses a pointer; undefined for a corrupt one. */
export const parsePointer = (bytes: Uint8Array): BucketPointer | undefined => {
  try {
    return BucketPointer.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch {
    return undefined;
  }
};

/** The pointer of a bucket as it was read. */
export interface PointerState {
  /** undefined for none, and for a corrupt one */
  readonly pointer: BucketPointer | undefined;
  /** entity tag; undefined where there is no pointer */
  readonly tag: string | undefined;
}

/** Reads the pointer. Rejects with a BucketError. */
export const readPointer = async (bucket: Bucket): Promise<PointerState> => {
  const object = await bucket.get(POINTER_KEY);
  if (object === undefined || object === 'unchanged') return { pointer: undefined, tag: undefined };
  return { pointer: parsePointer(object.bytes), tag: object.tag };
};
