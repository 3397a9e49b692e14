import type { Options, Store } from 'express-rate-limit';
import { digestOf } from '../secret.server';

const MINUTE_MS = 60_000;

/** What is counted: at most `limit` attempts of one key in a time window. */
const COUNTS = {
  /** wrong passwords for one account, from browsers that never signed in to it */
  'sign-in-account': { limit: 10, windowMs: 15 * MINUTE_MS },
  /** wrong passwords for one account, from one browser that has signed in to it before */
  'sign-in-browser': { limit: 10, windowMs: 15 * MINUTE_MS },
  /** wrong passwords of a person who is signed in */
  'sign-in-person': { limit: 10, windowMs: 15 * MINUTE_MS },
  /** mails that strangers can make the site send to one address */
  'account-mails': { limit: 5, windowMs: 60 * MINUTE_MS },
} as const;

export type AttemptCount = keyof typeof COUNTS;

interface CountedAttempt {
  /** seconds until the next attempt, where there were too many */
  readonly retryAfter: number | undefined;
  /** Takes it back: it was no failure. */
  undo(): Promise<void>;
}

/** Counts attempts. A failure of its store lets attempts pass: nobody is locked out by a broken counter. */
export interface AttemptLimits {
  /** Counts an attempt before its result is known, so that many at the same time are as limited as one after the other. */
  count(name: AttemptCount, key: string): Promise<CountedAttempt>;
  forget(name: AttemptCount, key: string): Promise<void>;
}

interface AttemptLimitsOptions {
  readonly makeStore: (count: AttemptCount) => Store;
  /** in ms since 1970 */
  readonly now?: () => number;
}

export const createAttemptLimits = ({ makeStore, now = Date.now }: AttemptLimitsOptions): AttemptLimits => {
  const open = (name: AttemptCount): Store => {
    const store = makeStore(name);
    // Of the options of a rate limiter, stores read the time window alone.
    void store.init?.({ windowMs: COUNTS[name].windowMs } as Options);
    return store;
  };
  const stores: Readonly<Record<AttemptCount, Store>> = {
    'sign-in-account': open('sign-in-account'),
    'sign-in-browser': open('sign-in-browser'),
    'sign-in-person': open('sign-in-person'),
    'account-mails': open('account-mails'),
  };
  return {
    count: async (name, key) => {
      // Stores get a digest, whatever was typed as an address.
      const [store, digest] = [stores[name], digestOf(key)];
      const { limit, windowMs } = COUNTS[name];
      const { totalHits, resetTime } = await store.increment(digest);
      const resetsAt = resetTime?.getTime() ?? now() + windowMs;
      return {
        retryAfter: totalHits > limit ? Math.max(1, Math.ceil((resetsAt - now()) / 1000)) : undefined,
        undo: async () => store.decrement(digest),
      };
    },
    forget: async (name, key) => stores[name].resetKey(digestOf(key)),
  };
};
