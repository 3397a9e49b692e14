import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testAccounts } from './accounts.contract';
import { COLLECTIONS } from './documents/collections.server';
import { openSqliteDocuments } from './documents/sqlite-documents.server';
import { createLocalIdentities } from './identities/local-identities.server';
import { testProviderAccounts } from './provider/provider-accounts.contract';

const open = async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'accounts-')), 'accounts.sqlite');
  const documents = await openSqliteDocuments(file, COLLECTIONS);
  return { documents, identities: createLocalIdentities({ documents }) };
};
testAccounts('SQLite', open);
testProviderAccounts('SQLite', open);
