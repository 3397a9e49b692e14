import type { Progress } from '#src/progress';
import { startThread } from './publish-thread';
import { writeCardPages, type CardPagesInput, type WrittenCardPages } from './write-card-pages';

/** Pages of cards, which are written beside others. */
interface CardPagesJob {
  /** resolves to the files when all are written; to be called once */
  written(): Promise<WrittenCardPages>;
  /** ends the writing, whether or not it is done */
  stop(): Promise<void>;
}

/** Writes the pages of cards in a worker thread, or, without a worker file, in this thread when `written()` is called. */
export const startCardPages = (
  input: CardPagesInput,
  worker: URL | undefined,
  progress: Progress,
): CardPagesJob => {
  const task = progress.start('Card pages', input.cards.length);
  if (worker === undefined)
    return { written: () => writeCardPages(input, task.update), stop: () => Promise.resolve(task.end()) };
  const thread = startThread<WrittenCardPages>(worker, { name: 'card pages', input }, task.update);
  return {
    written: () => thread.result,
    stop: async () => {
      task.end();
      await thread.stop();
    },
  };
};
