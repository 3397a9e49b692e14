/** How often a cache had what was looked up, since the process started. */
export interface CacheLookups {
  hits: number;
  misses: number;
}

const caches = new Map<string, CacheLookups>();

/**
 * Counts the look-ups of a kind of cache; caches of one kind share their counts.
 * @example const countLookup = countLookupsOf('html'); countLookup(page !== undefined)
 */
export const countLookupsOf = (kind: string): ((isHit: boolean) => void) => {
  const counts = caches.get(kind) ?? { hits: 0, misses: 0 };
  caches.set(kind, counts);
  return (isHit) => {
    if (isHit) counts.hits += 1;
    else counts.misses += 1;
  };
};

/** The look-ups of each kind of cache. */
export const cacheLookups = (): ReadonlyMap<string, Readonly<CacheLookups>> => caches;
