import { type ClientRateLimitInfo, type Options, type Store } from 'express-rate-limit';
import { RedisStore, type RedisReply } from 'rate-limit-redis';
import { createClient } from 'redis';
import type { Log } from '#app/platform/logger.server';
import { MemoryCounts } from './memory-counts';

const REPLY_MS = 250;
/** After a failed command Redis is left alone for this long, in ms. */
const PAUSE_MS = 1000;
const MAX_RECONNECT_MS = 2000;
/** A connection without a reply for this long is closed, in ms; pings see to it that there is something to reply to. */
const SILENCE_MS = 10_000;
const PING_MS = 4000;
const CONNECT_MS = 5000;
const MAX_COMMANDS = 10_000;

/** Where the counts of rate limits are kept. */
export interface RateStores {
  makeStore(count: string): Store;
  close(): void;
}

type Command = (...args: string[]) => Promise<RedisReply>;

/** What the stores of a process know about Redis. */
interface SharedCounts {
  /** whether a command is worth a try */
  isAvailable(): boolean;
  command: Command;
}

/**
 * A store that counts in Redis, and in this process's memory while Redis is away. A count in memory starts at zero, and
 * what it has counted is not added to Redis later.
 */
class FallbackStore implements Store {
  readonly prefix: string;
  readonly #shared: SharedCounts;
  readonly #memory = new MemoryCounts();
  #options: Options | undefined;
  #redis: Promise<RedisStore> | undefined;

  constructor(count: string, shared: SharedCounts) {
    this.prefix = `crownsmith:limit:${count}:`;
    this.#shared = shared;
  }

  init(options: Options): void {
    this.#options = options;
    this.#memory.init(options);
  }

  /** Loads its scripts once; a start without Redis leaves that to the first request with it. */
  #open(): Promise<RedisStore> {
    return (this.#redis ??= (async () => {
      const store = new RedisStore({ sendCommand: this.#shared.command, prefix: this.prefix });
      if (!this.#options) throw new Error('The store was not initialised.');
      await store.init(this.#options);
      return store;
    })().catch((error: unknown) => {
      this.#redis = undefined;
      throw error;
    }));
  }

  async #use<T>(act: (store: Store) => T | Promise<T>): Promise<T> {
    if (this.#shared.isAvailable()) {
      try {
        return await act(await this.#open());
      } catch {
        // Logged where the command failed.
      }
    }
    return act(this.#memory);
  }

  increment(key: string): Promise<ClientRateLimitInfo> {
    return this.#use((store) => store.increment(key));
  }

  async get(key: string): Promise<ClientRateLimitInfo | undefined> {
    const info = await this.#use((store) => store.get?.(key));
    // What the Redis store says of a key that it does not have.
    return info && Number.isNaN(info.totalHits) ? undefined : info;
  }

  decrement(key: string): Promise<void> {
    return this.#use((store) => store.decrement(key));
  }

  resetKey(key: string): Promise<void> {
    return this.#use((store) => store.resetKey(key));
  }

  shutdown(): void {
    this.#memory.shutdown();
  }
}

/** Rejects once a reply takes too long: a server may hang with its connection open. */
const within = async <T>(ms: number, reply: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([
      reply,
      new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`no reply within ${ms} ms`)), ms);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Stores whose counts all processes with the same Redis share. Without Redis, at the start or later, each process counts
 * for itself: the site stays up and limited. That is logged once, and once more when Redis is back.
 */
const createRedisStores = (url: string, log: Log, replyMs: number): RateStores => {
  let isAway = false;
  let pausedUntil = 0;
  const leave = (error: unknown): void => {
    pausedUntil = performance.now() + PAUSE_MS;
    if (isAway) return;
    isAway = true;
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason }, 'Redis is away: rate limits are counted in the memory of this process');
  };
  const comeBack = (): void => {
    if (!isAway) return;
    isAway = false;
    log.info({}, 'Redis is back: rate limits are shared again');
  };
  const client = createClient({
    url,
    // A command that cannot be sent fails at once instead of waiting for a connection.
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_COMMANDS,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_RECONNECT_MS),
    },
  });
  client.on('error', leave);
  client.connect().catch(leave);
  const stores: FallbackStore[] = [];
  const shared: SharedCounts = {
    isAvailable: () => client.isReady && performance.now() >= pausedUntil,
    command: async (...args) => {
      try {
        const reply = await within(replyMs, client.sendCommand<RedisReply>(args));
        comeBack();
        return reply;
      } catch (error) {
        // A restarted server has no scripts: the store loads them again.
        if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) leave(error);
        throw error;
      }
    },
  };
  client.on('ready', () => {
    pausedUntil = 0;
    comeBack();
  });
  return {
    makeStore: (count) => {
      const store = new FallbackStore(count, shared);
      stores.push(store);
      return store;
    },
    close: () => {
      for (const store of stores) store.shutdown();
      client.destroy();
    },
  };
};

/** Stores in the memory of this process. */
const createMemoryStores = (): RateStores => {
  const stores: MemoryCounts[] = [];
  return {
    makeStore: () => {
      const store = new MemoryCounts();
      stores.push(store);
      return store;
    },
    close: () => {
      for (const store of stores) store.shutdown();
    },
  };
};

export interface RateStoresOptions {
  /** `redis://` or `rediss://`; undefined counts in memory */
  readonly url: string | undefined;
  readonly log: Log;
  /** longest that a request waits for Redis, in ms */
  readonly replyMs?: number;
}

/** Where this process counts: in the Redis of REDIS_URL, by default in its own memory. */
export const createRateStores = ({ url, log, replyMs = REPLY_MS }: RateStoresOptions): RateStores =>
  url === undefined ? createMemoryStores() : createRedisStores(url, log, replyMs);
