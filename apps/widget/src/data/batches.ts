/** Values by name, requested together. */
export interface Batches<T> {
  /** A name that will be wanted: the next request asks for it, too. */
  readonly announce: (name: string) => void;
  /**
   * The value of a name; undefined where there is none. Rejects if the request fails; a later call requests it again.
   */
  readonly load: (name: string) => Promise<T | undefined>;
}

/** Names of one request at most, as the API allows. */
export const MAX_NAMES = 50;

/** Characters of the names of one request at most: URLs have limits. */
const MAX_CHARACTERS = 4000;

const split = (names: readonly string[]): readonly (readonly string[])[] => {
  const batches: string[][] = [];
  let characters = Infinity;
  for (const name of names) {
    const length = encodeURIComponent(name).length;
    characters += length;
    const last = batches[batches.length - 1];
    if (last && last.length < MAX_NAMES && characters <= MAX_CHARACTERS) last.push(name);
    else {
      batches.push([name]);
      characters = length;
    }
  }
  return batches;
};

/**
 * Collects names until the current task is done, then requests them and all announced ones.
 * @param request returns the values that there are, by name
 */
export const createBatches = <T>(
  request: (names: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): Batches<T> => {
  const announced = new Set<string>();
  const requests = new Map<string, Promise<ReadonlyMap<string, T>>>();
  let next: Promise<void> | undefined;

  const send = (): void => {
    next = undefined;
    // Sorted, so that the same page has the same URLs, which the browser may have in its cache.
    for (const names of split([...announced].sort())) {
      const answer = request(names);
      for (const name of names) requests.set(name, answer);
      // Later than everybody who waits for this answer now.
      answer.catch(() => setTimeout(() => names.forEach((name) => requests.delete(name))));
    }
    announced.clear();
  };

  const announce = (name: string): void => {
    if (!requests.has(name)) announced.add(name);
  };

  return {
    announce,
    load: async (name) => {
      announce(name);
      if (!requests.has(name)) {
        next ??= new Promise<void>((resolve) => setTimeout(resolve)).then(send);
        await next;
      }
      return (await requests.get(name))?.get(name);
    },
  };
};
