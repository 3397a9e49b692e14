/** Key in local storage: this browser and the account have had the same collection once. It goes when the person signs out. */
export const metKey = (uid: string): string => `collection-sync:${uid}`;

/** The value of that key: the version of the account that this browser had last. Once it was 1. */
export const metMark = (version: number): string => `v${version}`;

/** The value of that key while changes of this browser may not have reached the account. */
export const UNSENT_MARK = '';
