import { randomBytes } from 'node:crypto';
import { AUDIT } from '../documents/collections.server';
import type { Documents, Transaction } from '../documents/documents.server';
import type { AuditEntry } from './audit-entry.server';

/** The actor of commands on the site's machine. */
export const OPERATOR = 'operator';

const MAX_LISTED = 200;

/** Writes an entry in the transaction of what it reports: both are stored or neither. */
export const writeAudit = (transaction: Transaction, entry: AuditEntry): void =>
  transaction.set(AUDIT, `${entry.at}-${randomBytes(6).toString('hex')}`, entry);

/** Writes an entry about what is no transaction of documents. */
export const recordAudit = (documents: Documents, entry: AuditEntry): Promise<void> =>
  documents.transaction((transaction) => writeAudit(transaction, entry));

/** The latest entries, newest first; at most 200. */
export const listAudit = async (documents: Documents, limit = MAX_LISTED): Promise<readonly AuditEntry[]> => {
  const found = await documents.find(AUDIT, {
    orderBy: 'at',
    descending: true,
    limit: Math.min(limit, MAX_LISTED),
  });
  return found.map(({ data }) => data);
};
