import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Progress } from '#src/progress';
import { trainRecommender, type TrainingInput } from './train-model';

/** A recommender in training. */
export interface ModelTraining {
  /** resolves to the model as a file when the training is done */
  model(): Promise<Uint8Array>;
  /** cancels the training */
  stop(): Promise<void>;
}

const trainInWorker = (input: TrainingInput, file: URL): ModelTraining => {
  const worker = new Worker(file, { workerData: input });
  const result = new Promise<Uint8Array>((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (message instanceof Uint8Array) resolve(message);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The training thread exited early (code ${code}).`)));
  });
  // `model()` reports a failure; without this handler a failure before that call would be unhandled.
  result.catch(() => undefined);
  return { model: () => result, stop: async () => void (await worker.terminate()) };
};

const trainInThisThread = (input: TrainingInput, progress: Progress): ModelTraining => ({
  model: async () => {
    const task = progress.start('Training the recommender', 100);
    await setImmediate();
    try {
      return trainRecommender(input, task.update);
    } finally {
      task.end();
    }
  },
  stop: () => Promise.resolve(),
});

/**
 * Starts training in a worker thread, in parallel with writing pages, or, without a worker file, in this thread when
 * `model()` is called.
 */
export const startTraining = (
  input: TrainingInput,
  worker: URL | undefined,
  progress: Progress,
): ModelTraining =>
  worker === undefined ? trainInThisThread(input, progress) : trainInWorker(input, worker);
