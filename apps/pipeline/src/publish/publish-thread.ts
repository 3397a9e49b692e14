import { Worker } from 'node:worker_threads';
import type { TrainingInput } from './train-model';
import type { CardPagesInput } from './write-card-pages';

/** Work of a publish that a thread of its own does, with what it is done with. */
export type ThreadJob =
  | { readonly name: 'training'; readonly input: TrainingInput }
  | { readonly name: 'card pages'; readonly input: CardPagesInput };

/** What the thread of a job posts. */
type ThreadMessage<T> = { readonly progress: number } | { readonly result: T };

/** A running thread. */
export interface Thread<T> {
  /** resolves to what the job returns; rejects where it throws */
  readonly result: Promise<T>;
  post(message: unknown): void;
  /** ends the thread, whether or not its job is done */
  stop(): Promise<void>;
}

/** New objects of a thread, in MB: where few of them last, more room is 150 MB of a publish's memory and saves no time. */
const YOUNG_MB = 16;

/**
 * Starts a job in a thread of its own.
 * @param file the built `publish-worker`
 * @param onProgress gets what the job reports
 */
export const startThread = <T>(
  file: URL,
  job: ThreadJob,
  onProgress: (progress: number) => void,
): Thread<T> => {
  // What follows does not hold the job, which the thread has a copy of.
  const { name } = job;
  const worker = new Worker(file, {
    workerData: job,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const result = new Promise<T>((resolve, reject) => {
    worker.on('message', (message: ThreadMessage<T>) => {
      if ('result' in message) resolve(message.result);
      else onProgress(message.progress);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The thread of ${name} exited early (code ${code}).`)));
  });
  // Who awaits the result gets a failure; before that it would be an unhandled rejection.
  result.catch(() => undefined);
  return {
    result,
    post: (message) => worker.postMessage(message),
    stop: async () => void (await worker.terminate()),
  };
};
