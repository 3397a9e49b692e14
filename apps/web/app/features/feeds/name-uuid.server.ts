import { createHash } from 'node:crypto';

/** The namespace of the ids that this site gives out: random once, and the same for good. */
const NAMESPACE = Buffer.from('b64fbd27c3a54f0c9d0f5e0f4c1f8a52', 'hex');

/**
 * An id for a name, always the same (UUID version 5, RFC 9562), as an address: feeds keep their ids wherever the site
 * stands.
 * @example nameUuid('cards/sol-ring') === nameUuid('cards/sol-ring') // true
 */
export const nameUuid = (name: string): string => {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `urn:uuid:${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}`;
};
