import { afterAll } from 'vitest';
import { openTestFirebase } from '../firebase/test-firebase';
import { testIdentities } from './identities.contract';

const { documents, identities } = openTestFirebase();
afterAll(() => documents.close());

testIdentities('Firebase', () => Promise.resolve(identities));
