import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { openProviders } from './open-accounts.server';

const openFirebase = vi.fn(() => ({ documents: 'Firestore', identities: 'Firebase' }));
const loadFirebase = vi.fn();
vi.mock('./firebase/open-firebase.server', () => {
  loadFirebase();
  return { openFirebase };
});
afterEach(() => vi.clearAllMocks());

it('opens local accounts without loading Firebase', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'open-accounts-'));
  const { documents, identities } = await openProviders(parseEnv({ DATA_DIR }), silentLog);
  expect(identities.kind).toBe('local');
  expect(loadFirebase).not.toHaveBeenCalled();
  await documents.close();
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
