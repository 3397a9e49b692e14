import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS, PROFILES } from '../documents/collections.server';
import type { Documents } from '../documents/documents.server';
import { openSqliteDocuments } from '../documents/sqlite-documents.server';
import { makeProfile } from '../profile/profile.server';
import { listAudit, OPERATOR, recordAudit, writeAudit } from './audit.server';

describe('the audit log', () => {
  let documents: Documents;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'audit-'));
    documents = await openSqliteDocuments(join(folder, 'accounts.sqlite'), COLLECTIONS);
  });
  afterAll(() => documents.close());
  const entry = (at: number, action = 'grant') => ({
    at,
    actor: OPERATOR,
    action,
    subject: 'ada',
    details: { flag: 'admin' },
  });

  it('lists the newest entries first, also of one moment, and as many as asked for', async () => {
    for (const at of [5, 30, 7, 30]) await recordAudit(documents, entry(at));
    expect((await listAudit(documents)).map(({ at }) => at)).toEqual([30, 30, 7, 5]);
    expect(await listAudit(documents, 1)).toEqual([entry(30)]);
  });

  it('has an entry only where what it reports is stored, too', async () => {
    const profile = makeProfile({ uid: 'ada', email: 'ada@example.com', displayName: 'Ada' }, 1);
    const before = await listAudit(documents);
    await expect(
      documents.transaction((transaction) => {
        writeAudit(transaction, entry(99));
        transaction.set(PROFILES, 'ada', { ...profile, uid: '' });
      }),
    ).rejects.toThrow();
    expect(await listAudit(documents)).toEqual(before);
  });
});
