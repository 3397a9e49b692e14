import type { Request, RequestHandler, Response } from 'express';
import type { BoundedQueue } from '#app/platform/bounded-queue';
import { asyncHandler } from '../request/async-handler';
import { clientSignal } from './client-signal';

/**
 * Handles requests in their turn at a gate: all that their body makes the process do, from parsing it to writing the response,
 * is counted before it starts.
 */
export const behindGate = (
  gate: BoundedQueue,
  handle: (request: Request, response: Response) => Promise<void>,
): RequestHandler =>
  asyncHandler((request, response) =>
    gate.add(() => handle(request, response), { signal: clientSignal(response) }),
  );
