import { LRUCache } from 'lru-cache';

/** Bound of what is kept of requests, in bytes: some ten thousand pages. */
const MAX_BYTES = 4 * 1024 * 1024;
/** What a count weighs beside its key, in bytes. */
const ENTRY_BYTES = 100;

/**
 * Decides which pages are worth a place in a cache: those that have been requested often enough, lately or at the same time. Most URLs
 * that crawlers and filters come up with are requested once; their pages would only move others, and the garbage they become is
 * expensive, because it was kept.
 * @param minRequests 1 admits every page
 */
export const createAdmission = (minRequests: number) => {
  const requests = new LRUCache<string, number>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_count, key) => 2 * key.length + ENTRY_BYTES,
  });
  return {
    /** Counts a request for a page. @param key of the page, the same for every snapshot */
    count: (key: string): void => void requests.set(key, (requests.get(key) ?? 0) + 1),
    admits: (key: string): boolean => (requests.get(key) ?? 0) >= minRequests,
  };
};
