import { LRUCache } from 'lru-cache';
import { verifyKey } from 'discord-interactions';

/** How old or how far ahead a signed request may be, in ms. */
const MOST_AGE_MS = 5 * 60_000;

/** Requests that are remembered: more than Discord sends in that time. */
const MOST_KNOWN = 50_000;

/** The headers of a request of Discord. */
export interface Signature {
  readonly signature: string | undefined;
  /** seconds since 1970 */
  readonly timestamp: string | undefined;
}

/**
 * Checks that bodies are Discord's: signed with the application's key (Ed25519), of these minutes, and not seen before.
 * https://discord.com/developers/docs/interactions/overview#setting-up-an-endpoint, 2026-11-27
 * @param now in ms since 1970
 */
export const createSignatureCheck = (
  publicKey: string,
  now: () => number = Date.now,
): ((body: Buffer, sent: Signature) => Promise<boolean>) => {
  const known = new LRUCache<string, true>({ max: MOST_KNOWN });
  return async (body, { signature, timestamp }) => {
    if (!/^[\da-f]{128}$/i.test(signature ?? '') || !/^\d{1,12}$/.test(timestamp ?? '')) return false;
    if (Math.abs(now() - Number(timestamp) * 1000) > MOST_AGE_MS) return false;
    const id = (signature ?? '').toLowerCase();
    const isSigned = await verifyKey(body, signature ?? '', timestamp ?? '', publicKey).catch(() => false);
    if (!isSigned || known.has(id)) return false;
    known.set(id, true);
    return true;
  };
};
