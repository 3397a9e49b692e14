import type { ServerResponse } from 'node:http';

/** A signal that aborts where the client disconnects before it has the whole response. */
export const clientSignal = (response: ServerResponse): AbortSignal => {
  const controller = new AbortController();
  if (response.destroyed) controller.abort();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
};
