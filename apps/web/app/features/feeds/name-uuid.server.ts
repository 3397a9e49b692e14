import { createHash } from 'node:crypto';

/** Namespace of the site's ids: random, and never changed. */
const NAMESPACE = Buffer.from('b64fbd27c3a54f0c9d0f5e0f4c1f8a52', 'hex');

/**
 * A stable id for a name as a URN (UUID version 5, RFC 9562), so that entries of feeds keep their ids on any host.
 * @example nameUuid('cards/sol-ring') === nameUuid('cards/sol-ring') // true
 */
export const nameUuid = (name: string): string => {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `urn:uuid:${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}`;
};
