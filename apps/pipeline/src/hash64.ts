import { hash } from 'node:crypto';

/** The first 64 bits of a text's SHA-256. */
export const hash64 = (text: string): bigint => hash('sha256', text, 'buffer').readBigUInt64LE();
