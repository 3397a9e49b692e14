import { silentLog } from '#app/platform/logger.server';
import { afterEach, expect, it, vi } from 'vitest';
import { openFirebaseApp } from '../firebase/firebase-app.server';
import { CONTRACT_COLLECTIONS, testDocuments } from './documents.contract';
import type { Collection } from './documents.server';
import { openFirestoreDocuments } from './firestore-documents.server';

const open = (cached: typeof CONTRACT_COLLECTIONS) => () =>
  Promise.resolve(
    openFirestoreDocuments(openFirebaseApp({ projectId: 'demo-crownsmith' }, { isEmulated: true }), {
      log: silentLog,
      cached,
    }),
  );

testDocuments('Firestore', open([]));
testDocuments('Firestore with cached documents', open(CONTRACT_COLLECTIONS));

afterEach(() => void vi.unstubAllEnvs());

it('rejects reads as unavailable where Firestore does not answer', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9');
  const documents = await open([])();
  const [collection] = CONTRACT_COLLECTIONS as readonly Collection<object>[];
  await expect(documents.get(collection!, 'x')).rejects.toMatchObject({
    name: 'DocumentsError',
    reason: 'unavailable',
  });
  await documents.close();
});
