import { createHash, randomBytes } from 'node:crypto';

/** A secret that cannot be guessed: 256 random bits in base64url, 43 characters. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** What of a secret is stored: its SHA-256 in hexadecimal. Random secrets need no slower digest. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A random id that is no secret, 22 characters. */
export const makeId = (): string => randomBytes(16).toString('base64url');
