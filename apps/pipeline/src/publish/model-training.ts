import { setImmediate } from 'node:timers/promises';
import type { Progress } from '#src/progress';
import type { KnownAttributes } from './deck-attributes';
import { startThread } from './publish-thread';
import { trainRecommender, type TrainedFiles, type TrainingInput } from './train-model';

/** A recommender in training. */
export interface ModelTraining {
  /** resolves to the files when the training is done; to be called once */
  files(attributes: KnownAttributes): Promise<TrainedFiles>;
  /** cancels the training */
  stop(): Promise<void>;
}

const trainInThread = (input: TrainingInput, file: URL): ModelTraining => {
  const thread = startThread<TrainedFiles>(file, { name: 'training', input }, () => undefined);
  return {
    files: (attributes) => {
      thread.post(attributes);
      return thread.result;
    },
    stop: () => thread.stop(),
  };
};

const trainHere = (input: TrainingInput, progress: Progress): ModelTraining => ({
  files: async (attributes) => {
    const task = progress.start('Training the recommender', 100);
    await setImmediate();
    try {
      return trainRecommender(input, task.update)(attributes);
    } finally {
      task.end();
    }
  },
  stop: () => Promise.resolve(),
});

/**
 * Starts training in a worker thread, in parallel with the rest of the publish, or, without a worker file, in this thread when
 * `files()` is called.
 */
export const startTraining = (
  input: TrainingInput,
  worker: URL | undefined,
  progress: Progress,
): ModelTraining => (worker === undefined ? trainHere(input, progress) : trainInThread(input, worker));
