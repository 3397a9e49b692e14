import type { RequestHandler } from 'express';
import { type BoundedQueue, BusyError } from '#app/platform/bounded-queue';

/** Refuses a request before its body is read, where its gate would refuse it then. */
export const refuseWhenFull =
  (gate: BoundedQueue): RequestHandler =>
  (_request, _response, next) => {
    if (gate.isFull) next(new BusyError());
    else next();
  };
