import { afterAll, beforeAll, describe } from 'vitest';
import { silentLog } from '#app/platform/logger.server';
import { preparePostgres, type TestPostgres } from '../../server/testing/postgres';
import { testAccounts } from './accounts.contract';
import { COLLECTIONS } from './documents/collections.server';
import type { Documents } from './documents/documents.server';
import { openPostgresDocuments } from './documents/postgres-documents.server';
import { testIdentities } from './identities/identities.contract';
import { createLocalIdentities } from './identities/local-identities.server';
import { testProviderAccounts } from './provider/provider-accounts.contract';

describe('with PostgreSQL', () => {
  let server: TestPostgres;
  const opened: Documents[] = [];
  beforeAll(async () => {
    server = await preparePostgres();
    await server.start();
  });
  afterAll(async () => {
    for (const documents of opened) await documents.close();
    await server.close();
  });

  const open = async (): Promise<Documents> => {
    const url = await server.createDatabase();
    const documents = await openPostgresDocuments({ url, collections: COLLECTIONS, log: silentLog });
    opened.push(documents);
    return documents;
  };
  testIdentities('this site in PostgreSQL', async () => createLocalIdentities({ documents: await open() }));
  const openStores = async () => {
    const documents = await open();
    return { documents, identities: createLocalIdentities({ documents }) };
  };
  testAccounts('PostgreSQL', openStores);
  testProviderAccounts('PostgreSQL', openStores);
});
