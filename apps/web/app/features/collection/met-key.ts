/** Key in local storage: this browser and the account have had the same collection once. It goes when the person signs out. */
export const metKey = (uid: string): string => `collection-sync:${uid}`;
