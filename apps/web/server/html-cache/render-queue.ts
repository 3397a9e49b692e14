import { setImmediate } from 'node:timers/promises';
import { createBoundedQueue } from '#app/platform/bounded-queue';

type Render = (request: Request) => Promise<Response>;

/**
 * Pages that are rendered at a time, and that wait for it. Rendering keeps the process busy: between a few pages quick
 * requests get their turn, and a flood of pages takes no more memory than these do.
 */
const LIMITS = { running: 4, waiting: 400 } as const;

/** Turns of the event loop that are yielded before one of many pages is rendered. */
const TURNS = 32;

/** The event loop accepts one new connection a turn: without yielding, the last to connect waits for all pages. */
const yieldToEventLoop = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
};

/** Renders a few pages at a time. Rejects with a BusyError when too many are waiting. */
export const createRenderQueue = (render: Render): Render => {
  const queue = createBoundedQueue(LIMITS);
  return (request) =>
    queue.add(async () => {
      if (queue.size > 1) await yieldToEventLoop();
      return render(request);
    });
};
