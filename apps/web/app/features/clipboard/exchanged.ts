/** Key in local storage of what this browser and a person's account both had after their last exchange of clipboards. */
export const exchangeKey = (uid: string): string => `clipboard-sync:${uid}`;

/** Whether this browser and the account of a person have exchanged their clipboards before. */
export const hasExchanged = (uid: string, storage: Pick<Storage, 'getItem'>): boolean =>
  storage.getItem(exchangeKey(uid)) !== null;
