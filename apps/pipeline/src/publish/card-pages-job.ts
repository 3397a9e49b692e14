import type { Progress } from '#src/progress';
import { startThread, type Thread } from './publish-thread';
import { writeCardPages, type CardPagesInput, type WrittenCardPages } from './write-card-pages';

/** Pages of cards, which are written beside others. */
export interface CardPagesJob {
  /** begins, unless it has begun */
  start(): void;
  /** resolves to the files when all are written; begins if it has not; to be called once */
  written(): Promise<WrittenCardPages>;
  /** ends the writing, whether or not it is done */
  stop(): Promise<void>;
}

/** Writes the pages of cards in a worker thread, or, without a worker file, in this thread when `written()` is called. */
export const makeCardPagesJob = (
  input: CardPagesInput,
  worker: URL | undefined,
  progress: Progress,
): CardPagesJob => {
  const task = progress.start('Card pages', input.cards.length);
  if (worker === undefined)
    return {
      start: () => undefined,
      written: () => writeCardPages(input, task.update),
      stop: () => Promise.resolve(task.end()),
    };
  let thread: Thread<WrittenCardPages> | undefined;
  const started = (): Thread<WrittenCardPages> =>
    (thread ??= startThread<WrittenCardPages>(worker, { name: 'card pages', input }, task.update));
  return {
    start: () => void started(),
    written: () => started().result,
    stop: async () => {
      task.end();
      await thread?.stop();
    },
  };
};
