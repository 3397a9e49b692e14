import type { RequestHandler } from 'express';

/** An Express handler of an async function; what it rejects with goes to the error handler. */
export const asyncHandler =
  (handler: (...request: Parameters<RequestHandler>) => Promise<void>): RequestHandler =>
  (request, response, next) => {
    handler(request, response, next).catch(next);
  };
