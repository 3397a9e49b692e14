import { setImmediate } from 'node:timers/promises';
import type { Progress } from '#src/progress';
import type { KnownAttributes } from './deck-attributes';
import { startThread } from './publish-thread';
import { trainRecommender, type Trained, type TrainingInput } from './train-model';

/** A recommender in training. */
export interface ModelTraining {
  /** resolves to what was made when the training is done; to be called once */
  finish(attributes: KnownAttributes): Promise<Trained>;
  /** cancels the training */
  stop(): Promise<void>;
}

const trainInThread = (input: TrainingInput, file: URL): ModelTraining => {
  const thread = startThread<Trained>(file, { name: 'training', input }, () => undefined);
  return {
    finish: (attributes) => {
      thread.post(attributes);
      return thread.result;
    },
    stop: () => thread.stop(),
  };
};

const trainHere = (input: TrainingInput, progress: Progress): ModelTraining => ({
  finish: async (attributes) => {
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
 * `finish()` is called.
 */
export const startTraining = (
  input: TrainingInput,
  worker: URL | undefined,
  progress: Progress,
): ModelTraining => (worker === undefined ? trainHere(input, progress) : trainInThread(input, worker));
