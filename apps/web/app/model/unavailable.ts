/** What a page gets for a part that it can do without while the part cannot be read. */
export const UNAVAILABLE = 'unavailable';

/** A part of a page that may be unavailable. */
export type OrUnavailable<T> = T | typeof UNAVAILABLE;
