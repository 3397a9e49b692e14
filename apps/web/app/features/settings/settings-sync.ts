import { ProfileState, type SettingsRequest } from '#app/accounts/profile/profile-state';
import type { SettingsChange } from '#app/accounts/profile/settings.schema';
import { openQueue } from './settings-queue';

/** Where changed settings are sent. */
const SETTINGS_URL = '/api/users/settings';
/** Until the next attempt after a failed one, in ms. */
const RETRY_MS = 30_000;
/** Longest body that a browser sends after the page was left, in characters; the limit of bytes is 64 kB. */
const MAX_KEEPALIVE = 15_000;
/** Changes of one request. */
const BATCH = 50;

interface Options {
  readonly uid: string;
  /** may throw, as `window.localStorage` does where storage is blocked */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly fetch: typeof fetch;
  /** in ms since 1970 */
  readonly now: () => number;
  /** runs work while no other tab runs it */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Receives the profile that the server has after the changes. */
  readonly onState: (state: ProfileState) => void;
  /** The server refused changes for good. */
  readonly onRefused: () => void;
}

/** Answers after which the same changes may be accepted later: not signed in, another person, too many, or a failure. */
const isTemporary = (status: number): boolean =>
  status === 401 || status === 409 || status === 429 || status >= 500;

/**
 * Sends a person's changed settings to the profile. What cannot be sent waits in the browser's storage with the time of the
 * change, and is sent with its age: a change that was made elsewhere later is not overwritten.
 */
export const createSettingsSync = (options: Options) => {
  const { uid, now, onState, onRefused } = options;
  const queue = openQueue(uid, options.storage);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const retryLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), RETRY_MS);
  };

  /** Sends one batch. @returns whether more may follow */
  const sendBatch = async (): Promise<boolean> => {
    const batch = queue.read().slice(0, BATCH);
    if (batch.length === 0) return false;
    const sentAt = now();
    const body: SettingsRequest = {
      uid,
      changes: batch.map(({ settings, at }) => ({ settings, ageMs: Math.max(0, sentAt - at) })),
    };
    const text = JSON.stringify(body);
    const response = await options.fetch(SETTINGS_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: text,
      // Completes even when the visitor leaves the page; browsers allow that for small bodies.
      keepalive: text.length < MAX_KEEPALIVE,
    });
    if (isTemporary(response.status)) {
      retryLater();
      return false;
    }
    queue.remove(batch);
    if (response.ok) onState(ProfileState.parse(await response.json()));
    else onRefused();
    return true;
  };

  /** Sends what waits; resolves once it is sent or has to wait on. */
  const flush = (): Promise<void> =>
    options.alone(async () => {
      try {
        while (await sendBatch());
      } catch {
        // Offline, or a response that was cut off: the changes stay in the queue.
        retryLater();
      }
    });

  return {
    /** Whether changes wait that the server does not have. */
    isPending: (): boolean => queue.read().length > 0,
    /** Stores changed settings and sends them. */
    change: (settings: SettingsChange): Promise<void> => {
      queue.add({ settings, at: now() });
      return flush();
    },
    flush,
    stop: (): void => clearTimeout(timer),
  };
};

export type SettingsSync = ReturnType<typeof createSettingsSync>;
