// Gives @firestore-emulator/server the isolation of transactions that Firestore documents: a commit is refused with ABORTED
// where a document or a query's result that the transaction read has changed since. The server itself checks nothing.
import { randomBytes } from 'node:crypto';

/** gRPC's status of a transaction that has to run again. */
const ABORTED = 10;

/**
 * Replaces methods of a service before a server takes it.
 * @param {any} service the server's implementation of Firestore
 * @param {() => any} getState the state of the server
 */
export const isolateTransactions = (service, getState) => {
  const original = (name) => service[name].bind(service);
  /** by the path of a document: how often it was written */
  const versions = new Map();
  /** by transaction: what it read, each as a function that gives a text of the present state, and that text */
  const transactions = new Map();

  const versionOf = (document) => `${document.getPath()}@${versions.get(document.getPath()) ?? 0}`;
  const readDocument = (path) => () => versionOf(getState().getDocument(path));
  const runQuery =
    ({ parent, structured_query }) =>
    () =>
      getState().v1Query(parent, structured_query).map(versionOf).join('\n');

  const begin = () => {
    const id = randomBytes(12);
    transactions.set(id.toString('hex'), []);
    return id;
  };
  const keyOf = (transaction) => Buffer.from(transaction ?? []).toString('hex');
  const take = (transaction) => {
    const reads = transactions.get(keyOf(transaction));
    transactions.delete(keyOf(transaction));
    return reads;
  };

  /** A reading method whose reads are recorded; its answer names the transaction that it began. */
  const recording = (method, readsOf) => (call) => {
    const { request } = call;
    const begun = request.consistency_selector === 'new_transaction' ? begin() : undefined;
    const id = begun ?? request.transaction;
    for (const read of readsOf(request)) transactions.get(keyOf(id))?.push({ read, seen: read() });
    method({
      request,
      emit: (...args) => call.emit(...args),
      end: () => call.end(),
      write: (message) => {
        if (begun && message.transaction?.length > 0) message.transaction = begun;
        call.write(message);
      },
    });
  };

  const [beginTransaction, commit, rollback] = ['BeginTransaction', 'Commit', 'Rollback'].map(original);
  Object.assign(service, {
    BatchGetDocuments: recording(original('BatchGetDocuments'), ({ documents }) =>
      documents.map(readDocument),
    ),
    RunQuery: recording(original('RunQuery'), (request) => [runQuery(request)]),
    BeginTransaction: (call, callback) => {
      beginTransaction(call, (error, response) => {
        if (response) response.transaction = begin();
        callback(error, response);
      });
    },
    Rollback: (call, callback) => {
      take(call.request.transaction);
      rollback(call, callback);
    },
    Commit: (call, callback) => {
      const reads = take(call.request.transaction) ?? [];
      if (reads.some(({ read, seen }) => read() !== seen)) {
        callback({ code: ABORTED, name: 'Error', message: 'Too much contention on these documents.' }, null);
        return;
      }
      commit(call, (error, response) => {
        if (!error)
          for (const { update, delete: deleted } of call.request.writes) {
            const path = getState()
              .getDocument(update?.name ?? deleted)
              .getPath();
            versions.set(path, (versions.get(path) ?? 0) + 1);
          }
        callback(error, response);
      });
    },
  });
};
