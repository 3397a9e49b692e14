import { type Documents, DocumentsError } from './documents.server';

/** An operation of the database of people that has ended. */
interface ObservedOperation {
  readonly operation: 'get' | 'find' | 'transaction';
  readonly ms: number;
  /** why it failed, by the reasons of a DocumentsError; undefined where it did not */
  readonly reason: DocumentsError['reason'] | undefined;
}

export type DocumentsObserver = (operation: ObservedOperation) => void;

/** Reports the time and the failure of every operation. Errors that `work` of a transaction throws are no failures. */
export const observeDocuments = (documents: Documents, report: DocumentsObserver): Documents => {
  const observe = async <T>(
    operation: ObservedOperation['operation'],
    work: () => Promise<T>,
  ): Promise<T> => {
    const started = performance.now();
    let reason: ObservedOperation['reason'];
    try {
      return await work();
    } catch (error) {
      if (error instanceof DocumentsError) ({ reason } = error);
      throw error;
    } finally {
      report({ operation, ms: performance.now() - started, reason });
    }
  };
  return {
    get: (collection, id) => observe('get', () => documents.get(collection, id)),
    find: (collection, query) => observe('find', () => documents.find(collection, query)),
    transaction: (work) => observe('transaction', () => documents.transaction(work)),
    watch: (collection, id, listener) => documents.watch(collection, id, listener),
    close: () => documents.close(),
  };
};
