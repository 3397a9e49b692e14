import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Progress } from '#src/progress';
import { trainPublishedModel, type TrainingInput } from './train-model';

/** A recommender in training. */
export interface Training {
  /** the model as a file, when it is ready */
  model(): Promise<Uint8Array>;
  /** gives it up */
  stop(): Promise<void>;
}

const inWorker = (input: TrainingInput, file: URL): Training => {
  const worker = new Worker(file, { workerData: input });
  const result = new Promise<Uint8Array>((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (message instanceof Uint8Array) resolve(message);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The training ended early (${code}).`)));
  });
  // A failure is told by `model()`; until then it is nobody's.
  result.catch(() => undefined);
  return { model: () => result, stop: async () => void (await worker.terminate()) };
};

const here = (input: TrainingInput, progress: Progress): Training => ({
  model: async () => {
    const task = progress.start('Training the recommender', 100);
    await setImmediate();
    try {
      return trainPublishedModel(input, task.update);
    } finally {
      task.end();
    }
  },
  stop: () => Promise.resolve(),
});

/**
 * Starts training on a thread of its own, beside the writing of pages, or, without a worker's file, when the model is
 * asked for.
 */
export const startTraining = (input: TrainingInput, worker: URL | undefined, progress: Progress): Training =>
  worker === undefined ? here(input, progress) : inWorker(input, worker);
