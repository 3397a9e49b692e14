import type { Accounts } from './accounts.server';

let current: Accounts | undefined;

/** Sets the accounts of this process: the server at its start, or a test. */
export const setAccounts = (accounts: Accounts): void => {
  current = accounts;
};

/** The accounts of this process. Throws where none were set. */
export const accounts = (): Accounts => {
  if (!current) throw new Error('Call setAccounts() before the first request.');
  return current;
};
