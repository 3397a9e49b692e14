import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Client } from 'pg';
import type { Log } from '#app/platform/logger.server';
import type { AnyCollection } from './documents.server';
import { messageOf } from './postgres-connections.server';
import type { PostgresRow } from './postgres-statements.server';
import { notify } from './watchers.server';

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5000;
/** How often a silent connection is asked whether it still is one, in ms. */
const HEARTBEAT_MS = 5000;
/** Watched documents that are read at a time: after a lost connection it may be thousands, and requests read beside them. */
const MAX_READS = 2;

interface Options {
  /** where changes are announced, by the key of their document */
  readonly channel: string;
  /** makes a client that is not connected yet */
  readonly makeClient: () => Client;
  readonly read: (collection: AnyCollection, id: string) => Promise<PostgresRow | undefined>;
  readonly keyOf: (collection: AnyCollection, id: string) => string;
  readonly log: Pick<Log, 'warn'>;
}

interface Listener {
  readonly hear: (row: PostgresRow | undefined) => void;
  /** the revision that it has heard of last, `none` where there was no document; undefined at first */
  heard: string | undefined;
}

interface Watched {
  readonly collection: AnyCollection;
  readonly id: string;
  readonly listeners: Set<Listener>;
  isReading: boolean;
  /** it may have changed since it was read */
  isStale: boolean;
}

const tell = ({ listeners }: Watched, row: PostgresRow | undefined): void => {
  const revision = row?.revision ?? 'none';
  for (const listener of [...listeners]) {
    if (listener.heard === revision || !listeners.has(listener)) continue;
    listener.heard = revision;
    notify(() => listener.hear(row));
  }
};

/**
 * Who watches which documents. One connection listens to what transactions of all processes announce, and each change is
 * read from the database then. What changed while that connection was lost is read once there is another.
 */
export const createPostgresWatchers = ({ channel, makeClient, read, keyOf, log }: Options) => {
  const watched = new Map<string, Watched>();
  const closing = new AbortController();
  const inTurn = pLimit(MAX_READS);
  let client: Client | undefined;
  let isListening = false;

  /** Reads a document, and again where it changed meanwhile: one read at a time, so that no older state comes last. */
  const refresh = async (entry: Watched): Promise<void> => {
    entry.isStale = true;
    if (entry.isReading) return;
    entry.isReading = true;
    try {
      while (entry.isStale && entry.listeners.size > 0) {
        entry.isStale = false;
        tell(entry, await inTurn(() => read(entry.collection, entry.id)));
      }
    } catch (error) {
      // The next heartbeat or the next connection reads it.
      entry.isStale = true;
      log.warn(
        { error: messageOf(error), collection: entry.collection.name },
        'Reading a watched document failed',
      );
    } finally {
      entry.isReading = false;
    }
  };

  const refreshAll = (isDue: (entry: Watched) => boolean): void => {
    for (const entry of watched.values()) if (isDue(entry)) void refresh(entry);
  };

  /** Listens by one connection. Rejects once it is lost, or does not answer any more. */
  const listenBy = async (connection: Client, onListening: () => void): Promise<never> => {
    const lost = new AbortController();
    connection.on('error', (error) => lost.abort(error));
    connection.on('end', () => lost.abort());
    connection.on('notification', ({ payload }) => {
      const entry = watched.get(payload ?? '');
      if (entry) void refresh(entry);
    });
    await connection.connect();
    await connection.query(`LISTEN ${channel}`);
    onListening();
    refreshAll(() => true);
    for (;;) {
      await wait(HEARTBEAT_MS, undefined, { ref: false, signal: lost.signal });
      await connection.query('SELECT 1');
      refreshAll(({ isStale }) => isStale);
    }
  };

  const attempt = async (onListening: () => void): Promise<never> => {
    client = makeClient();
    return listenBy(client, onListening);
  };

  const listen = async (): Promise<void> => {
    let pauseMs = FIRST_RETRY_MS;
    while (!closing.signal.aborted) {
      const reason = await attempt(() => (pauseMs = FIRST_RETRY_MS)).catch(messageOf);
      await client?.end().catch(() => undefined);
      if (closing.signal.aborted) return;
      log.warn({ reason, pauseMs }, 'Changes of watched documents are not heard; PostgreSQL is asked again');
      // At random, so that not all processes come at the same moment.
      await wait(pauseMs * (0.5 + Math.random()), undefined, { signal: closing.signal }).catch(
        () => undefined,
      );
      pauseMs = Math.min(pauseMs * 2, MAX_RETRY_MS);
    }
  };

  return {
    /** @returns stops watching */
    add: (collection: AnyCollection, id: string, hear: Listener['hear']): (() => void) => {
      const key = keyOf(collection, id);
      const entry = watched.get(key) ?? {
        collection,
        id,
        listeners: new Set(),
        isReading: false,
        isStale: true,
      };
      watched.set(key, entry);
      const listener: Listener = { hear, heard: undefined };
      entry.listeners.add(listener);
      void refresh(entry);
      if (!isListening) void listen();
      isListening = true;
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size === 0 && watched.get(key) === entry) watched.delete(key);
      };
    },
    close: async (): Promise<void> => {
      watched.clear();
      closing.abort();
      await client?.end().catch(() => undefined);
    },
  };
};
