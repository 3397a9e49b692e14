import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '@crownsmith/data-folder';
import { afterEach, expect, it, vi } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { COLLECTIONS, PROFILES } from './documents/collections.server';
import { createLists } from './lists/lists.server';
import { openProviders } from './open-accounts.server';

const openPostgresDocuments = vi.fn(() => Promise.resolve('PostgreSQL'));
const loadPostgres = vi.fn();
vi.mock('./documents/postgres-documents.server', () => {
  loadPostgres();
  return { openPostgresDocuments };
});
const openFirebase = vi.fn(() => ({ documents: 'Firestore', identities: 'Firebase' }));
const loadFirebase = vi.fn();
vi.mock('./firebase/open-firebase.server', () => {
  loadFirebase();
  return { openFirebase };
});
afterEach(() => vi.clearAllMocks());

it('opens local accounts without loading Firebase or PostgreSQL', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'open-accounts-'));
  const { documents, identities } = await openProviders(parseEnv({ DATA_DIR }), silentLog);
  expect(identities.kind).toBe('local');
  expect(loadFirebase).not.toHaveBeenCalled();
  expect(loadPostgres).not.toHaveBeenCalled();
  await documents.close();
});

it('opens the PostgreSQL database of the environment, with the identities of this site', async () => {
  const url = 'postgres://site@db.example/crownsmith';
  const settings = parseEnv({ ACCOUNTS: 'postgres', DATABASE_URL: url, SESSION_SECRETS: 'x'.repeat(32) });
  const { documents, identities } = await openProviders(settings, silentLog);
  expect(documents).toBe('PostgreSQL');
  expect(identities.kind).toBe('local');
  expect(openPostgresDocuments).toHaveBeenCalledWith({ url, collections: COLLECTIONS, log: silentLog });
});

it('opens the Firebase project of the environment', async () => {
  const settings = parseEnv({
    ACCOUNTS: 'firebase',
    FIREBASE_PROJECT_ID: 'a-project',
    FIREBASE_API_KEY: 'key',
  });
  expect(await openProviders(settings, silentLog)).toEqual({
    documents: 'Firestore',
    identities: 'Firebase',
  });
  expect(openFirebase).toHaveBeenCalledWith({
    project: { projectId: 'a-project', apiKey: 'key' },
    emulatorHost: undefined,
    log: silentLog,
  });
});

it.each(['2026-11-24', '2026-11-27'])('opens accounts that the code of %s wrote', async (date) => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'open-accounts-'));
  const written = join(import.meta.dirname, '../../../../packages/data-folder/fixtures', date);
  await cp(written, DATA_DIR, { recursive: true });
  openDataFolder(DATA_DIR);
  const { documents, identities } = await openProviders(parseEnv({ DATA_DIR }), silentLog);
  const email = 'ada@example.com';
  const ada = await identities.verifyPassword({ email, password: 'correct horse battery' });
  const uid = ada?.uid ?? '';
  expect(await documents.get(PROFILES, uid)).toMatchObject({ email, displayName: 'Ada' });
  const [list] = await createLists(documents, { now: Date.now }).all(uid);
  expect(list).toMatchObject({ name: 'Bears', cardCount: 99, commanders: ['/cards/greta-bear-queen'] });
  await documents.close();
});
