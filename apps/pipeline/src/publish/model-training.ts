import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Progress } from '#src/progress';
import { trainRecommender, type TrainedFiles, type TrainingInput } from './train-model';

/** A recommender in training. */
export interface ModelTraining {
  /** resolves to the files when the training is done */
  files(): Promise<TrainedFiles>;
  /** cancels the training */
  stop(): Promise<void>;
}

/** The worker also posts numbers: its progress. */
const isTrained = (message: unknown): message is TrainedFiles =>
  typeof message === 'object' && message !== null && 'model' in message && 'decks' in message;

const trainInWorker = (input: TrainingInput, file: URL): ModelTraining => {
  const worker = new Worker(file, { workerData: input });
  const result = new Promise<TrainedFiles>((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (isTrained(message)) resolve(message);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The training thread exited early (code ${code}).`)));
  });
  // `files()` reports a failure; without this handler a failure before that call would be unhandled.
  result.catch(() => undefined);
  return { files: () => result, stop: async () => void (await worker.terminate()) };
};

const trainInThisThread = (input: TrainingInput, progress: Progress): ModelTraining => ({
  files: async () => {
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
 * `files()` is called.
 */
export const startTraining = (
  input: TrainingInput,
  worker: URL | undefined,
  progress: Progress,
): ModelTraining =>
  worker === undefined ? trainInThisThread(input, progress) : trainInWorker(input, worker);
