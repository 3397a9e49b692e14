/** Name of the service worker's cache with pages of a signed-in person; it is deleted when the person signs out. */
export const PERSONAL_CACHE = 'personal';
