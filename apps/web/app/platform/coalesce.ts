/** What came of joining a job. */
interface Joined<T> {
  readonly result: Promise<T>;
  /** whether this caller started the job */
  readonly isFirst: boolean;
}

/** Joins the job of a key that is in flight, or starts one with a signal that aborts once all its callers have gone. */
export type Join<T> = (
  key: string,
  caller: AbortSignal,
  start: (signal: AbortSignal) => Promise<T>,
) => Joined<T>;

interface InFlight<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  callers: number;
}

/**
 * Runs one job for all concurrent callers of a key.
 * @example const { result } = join('/top', clientGone, (signal) => queue.add(render, { signal }))
 */
export const createCoalescer = <T>(): Join<T> => {
  const inFlight = new Map<string, InFlight<T>>();

  const begin = (key: string, start: (signal: AbortSignal) => Promise<T>): InFlight<T> => {
    const controller = new AbortController();
    const job: InFlight<T> = { controller, callers: 0, result: start(controller.signal) };
    const remove = (): void => {
      if (inFlight.get(key) === job) inFlight.delete(key);
    };
    // Later callers start a new job rather than join an aborted one.
    controller.signal.addEventListener('abort', remove);
    job.result.then(remove, remove);
    inFlight.set(key, job);
    return job;
  };

  return (key, caller, start) => {
    const known = inFlight.get(key);
    const job = known ?? begin(key, start);
    const leave = (): void => {
      job.callers -= 1;
      if (job.callers === 0) job.controller.abort();
    };
    job.callers += 1;
    if (caller.aborted) leave();
    else caller.addEventListener('abort', leave, { once: true });
    return { result: job.result, isFirst: known === undefined };
  };
};
