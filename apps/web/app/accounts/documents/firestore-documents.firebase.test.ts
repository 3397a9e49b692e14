import { silentLog } from '#app/platform/logger.server';
import { openFirebaseApp } from '../firebase/firebase-app.server';
import { CONTRACT_COLLECTIONS, testDocuments } from './documents.contract';
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
