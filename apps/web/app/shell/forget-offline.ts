import { COLLECTION_DATABASE } from '#app/visitor/collection-flag';
import { PERSONAL_CACHE } from '#app/visitor/personal-cache';

/** Removes the collection of this browser, and the pages of a person that it stores for use offline. */
export const forgetOffline = (): void => {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(COLLECTION_DATABASE);
  if ('caches' in globalThis) void caches.delete(PERSONAL_CACHE);
};
