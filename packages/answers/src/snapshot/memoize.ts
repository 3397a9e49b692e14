/** Calls an asynchronous function once and returns the same promise from then on; a rejection is not remembered. */
export const memoize = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let promise: Promise<T> | undefined;
  return () => {
    promise ??= read().catch((error: unknown) => {
      promise = undefined;
      throw error;
    });
    return promise;
  };
};
