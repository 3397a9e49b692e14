import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setImmediate } from 'node:timers/promises';
import { expect } from 'vitest';

/** Sends requests at once to a server of this process. Resolves once each has been handled as far as it goes, with their responses. */
export const sendTogether = async <T>(
  count: number,
  send: (at: number) => Promise<T>,
): Promise<readonly Promise<T>[]> => {
  let arrived = 0;
  const note = (): void => void (arrived += 1);
  subscribe('http.server.request.start', note);
  const responses = Array.from({ length: count }, (_, at) => send(at));
  await expect.poll(() => arrived).toBe(count);
  unsubscribe('http.server.request.start', note);
  // Each is handled in a turn of its own at the latest.
  for (let turn = 0; turn < 2 * count; turn += 1) await setImmediate();
  return responses;
};
