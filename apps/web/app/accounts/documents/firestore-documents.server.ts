import { type App, deleteApp } from 'firebase-admin/app';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  getFirestore,
  type Query as FirestoreQuery,
  type Transaction as FirestoreTransaction,
} from 'firebase-admin/firestore';
import type { Log } from '#app/platform/logger.server';
import {
  type AnyCollection,
  type Collection,
  type Documents,
  DocumentsError,
  type Query,
  type Stored,
  type Transaction,
} from './documents.server';
import { createLiveCache, type State } from './firestore-cache.server';
import { decodeDocument, decodeId, encodeDocument, encodeId } from './firestore-encoding.server';
import { checkDocument, checkQuery, parseDocument } from './parse-document.server';
import { notify } from './watchers.server';

/** How often Firestore runs a transaction while others write what it read. */
const MAX_ATTEMPTS = 20;
const MAX_CACHED = 500;
const CACHE_AGE_MS = 60_000;
/** Firestore's library tries for minutes to reach it; a request does not wait longer than this, in ms. */
const DEADLINE_MS = 8000;
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;

/** gRPC's status codes that are no fault of the connection or of Firestore. */
const REASONS: Readonly<Record<number, DocumentsError['reason']>> = { 3: 'invalid', 10: 'conflict' };

const toDocumentsError = (error: unknown): DocumentsError => {
  if (error instanceof DocumentsError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? Number(error.code) : undefined;
  const reason = (code !== undefined && REASONS[code]) || 'unavailable';
  return new DocumentsError(reason, `Firestore failed: ${message}`, { cause: error });
};

/** The result of a call, or a DocumentsError once it takes too long: then its writes may still take effect. */
const withDeadline = async <T>(call: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DocumentsError('unavailable', `Firestore did not answer in ${DEADLINE_MS} ms.`)),
      DEADLINE_MS,
    );
  });
  try {
    return await Promise.race([call, late]);
  } catch (error) {
    throw toDocumentsError(error);
  } finally {
    clearTimeout(timer);
  }
};

const pathOf = (collection: AnyCollection, id: string): string => `${collection.name}/${encodeId(id)}`;

const stateOf = (snapshot: DocumentSnapshot): State => ({ stored: snapshot.data() });

const parseState = <T extends object>(collection: Collection<T>, id: string, { stored }: State) =>
  stored && parseDocument(collection, id, decodeDocument(pathOf(collection, id), stored));

class FirestoreDocuments implements Documents {
  readonly #app: App;
  readonly #firestore: Firestore;
  readonly #log: Log;
  readonly #cached: ReadonlySet<string>;
  readonly #watches = new Set<() => void>();
  readonly #cache = createLiveCache({
    limit: MAX_CACHED,
    maxAgeMs: CACHE_AGE_MS,
    watch: (path, listener) =>
      this.#firestore.doc(path).onSnapshot(
        (snapshot) => listener(stateOf(snapshot)),
        () => listener(undefined),
      ),
  });

  constructor(app: App, { log, cached }: Options) {
    this.#app = app;
    this.#firestore = getFirestore(app);
    this.#log = log;
    this.#cached = new Set(cached.map(({ name }) => name));
  }

  #reference(collection: AnyCollection, id: string): DocumentReference {
    return this.#firestore.doc(pathOf(collection, id));
  }

  #query<T extends object>(collection: Collection<T>, query: Query<T>): FirestoreQuery {
    const { where, orderBy } = checkQuery(collection, query);
    let found: FirestoreQuery = this.#firestore.collection(collection.name).limit(query.limit);
    for (const [field, value] of where) found = found.where(field, '==', value);
    if (orderBy !== undefined) return found.orderBy(orderBy, query.descending ? 'desc' : 'asc');
    const pages = found.orderBy(FieldPath.documentId());
    return query.after === undefined ? pages : pages.startAfter(encodeId(query.after));
  }

  #parseAll<T extends object>(
    collection: Collection<T>,
    snapshots: readonly DocumentSnapshot[],
  ): readonly Stored<T>[] {
    return snapshots.flatMap((snapshot) => {
      const id = decodeId(snapshot.id);
      const data = parseState(collection, id, stateOf(snapshot));
      return data ? [{ id, data }] : [];
    });
  }

  async get<T extends object>(collection: Collection<T>, id: string): Promise<T | undefined> {
    const reference = this.#reference(collection, id);
    const fetch = async (): Promise<State> => stateOf(await reference.get());
    const read = this.#cached.has(collection.name) ? this.#cache.read(reference.path, fetch) : fetch();
    return parseState(collection, id, await withDeadline(read));
  }

  async find<T extends object>(collection: Collection<T>, query: Query<T>): Promise<readonly Stored<T>[]> {
    const found = this.#query(collection, query);
    const { docs } = await withDeadline(found.get());
    return this.#parseAll(collection, docs);
  }

  async transaction<T>(work: (transaction: Transaction) => T | Promise<T>): Promise<T> {
    const written = new Set<string>();
    /** what `work` itself threw in its last run */
    const last: { failure: { readonly error: unknown } | undefined } = { failure: undefined };
    try {
      return await this.#firestore.runTransaction(
        async (transaction) => {
          last.failure = undefined;
          const failed = new WeakSet<Error>();
          try {
            return await work(this.#checkedTransaction(transaction, { written, failed }));
          } catch (error) {
            if (!(error instanceof Error && failed.has(error))) last.failure = { error };
            throw error;
          }
        },
        { maxAttempts: MAX_ATTEMPTS },
      );
    } catch (error) {
      throw last.failure?.error === error ? error : toDocumentsError(error);
    } finally {
      for (const path of written) this.#cache.forget(path);
    }
  }

  /** @param failed takes the errors of Firestore, by which it runs a transaction again; they reach it as they are */
  #checkedTransaction(
    transaction: FirestoreTransaction,
    { written, failed }: { readonly written: Set<string>; readonly failed: WeakSet<Error> },
  ): Transaction {
    let isWriting = false;
    const read = async <R>(request: () => Promise<R>): Promise<R> => {
      if (isWriting) throw new TypeError('A transaction reads before it writes.');
      try {
        return await request();
      } catch (error) {
        if (error instanceof Error) failed.add(error);
        throw error;
      }
    };
    const prepareWrite = (collection: AnyCollection, id: string): DocumentReference => {
      isWriting = true;
      const reference = this.#reference(collection, id);
      written.add(reference.path);
      return reference;
    };
    return {
      get: async (collection, id) =>
        parseState(
          collection,
          id,
          stateOf(await read(() => transaction.get(this.#reference(collection, id)))),
        ),
      find: async (collection, query) => {
        const found = this.#query(collection, query);
        const { docs } = await read(() => transaction.get(found));
        return this.#parseAll(collection, docs);
      },
      set: (collection, id, data) => {
        const checked = checkDocument(collection, id, data);
        transaction.set(prepareWrite(collection, id), encodeDocument(checked, collection.indexed));
      },
      delete: (collection, id) => void transaction.delete(prepareWrite(collection, id)),
    };
  }

  watch<T extends object>(
    collection: Collection<T>,
    id: string,
    listener: (data: T | undefined) => void,
  ): () => void {
    let retryMs = FIRST_RETRY_MS;
    let timer: NodeJS.Timeout | undefined;
    let unsubscribe = (): void => undefined;
    let last: string | undefined;
    const hear = (snapshot: DocumentSnapshot): void => {
      retryMs = FIRST_RETRY_MS;
      // A new subscription begins with what the old one has reported.
      const version = snapshot.updateTime?.valueOf() ?? 'none';
      if (version === last) return;
      last = version;
      notify(() => listener(parseState(collection, id, stateOf(snapshot))));
    };
    // Firestore reconnects by itself; an error ends the subscription.
    const subscribe = (): void => {
      unsubscribe = this.#reference(collection, id).onSnapshot(hear, (error) => {
        this.#log.warn(
          { error: error.message, collection: collection.name, retryMs },
          'watching a document again',
        );
        timer = setTimeout(subscribe, retryMs).unref();
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
      });
    };
    const stop = (): void => {
      clearTimeout(timer);
      unsubscribe();
      this.#watches.delete(stop);
    };
    this.#watches.add(stop);
    subscribe();
    return stop;
  }

  async close(): Promise<void> {
    for (const stop of [...this.#watches]) stop();
    this.#cache.clear();
    await deleteApp(this.#app);
  }
}

interface Options {
  readonly log: Log;
  /** collections whose documents are read by most requests: up to 500 of these documents are watched instead */
  readonly cached: readonly AnyCollection[];
}

/** Documents in the Firestore of a Firebase project. Closing them closes the app. */
export const openFirestoreDocuments = (app: App, options: Options): Documents =>
  new FirestoreDocuments(app, options);
