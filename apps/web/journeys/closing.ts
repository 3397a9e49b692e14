/** Time-out of closing contexts and the browser in ms: Chromium has been seen not to answer, after which nothing is at stake. */
const CLOSE_TIMEOUT = 30_000;

/** Rejects where work takes longer than a limit in ms. */
export const withTimeout = <T>(work: Promise<T>, limit: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timed out after ${limit / 1000} s`)), limit);
  });
  return Promise.race([work, expired]).finally(() => clearTimeout(timer));
};

/** Closes something of the browser, and goes on where it does not answer: the end of this process ends the browser. */
export const close = async (what: { readonly close: () => Promise<void> }): Promise<void> =>
  withTimeout(what.close(), CLOSE_TIMEOUT).catch((error: unknown) => {
    console.log(`note: the browser did not close something: ${String(error)}`);
  });
