import { testAccounts } from './accounts.contract';
import { openTestFirebase } from './firebase/test-firebase';

testAccounts('Firebase', () => Promise.resolve(openTestFirebase()));
