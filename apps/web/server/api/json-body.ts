import express, { type RequestHandler } from 'express';
import type { z } from 'zod';
import { sendError } from './api-error';

/** Largest body that is read, in bytes: 1,000 addresses of 200 characters fit. */
const BODY_LIMIT = 256 * 1024;

const requireJson: RequestHandler = (request, response, next) => {
  const isJson = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');
  if (isJson) next();
  else sendError(response, 415, 'Send JSON, with the header Content-Type: application/json.');
};

/** Reads a JSON body: 415 for another type, 413 for a large one, 400 for what is no JSON. */
export const jsonBody = (limit = BODY_LIMIT): readonly RequestHandler[] => [
  requireJson,
  express.json({ limit, type: () => true, strict: false }),
];

/**
 * Every problem of a body in one sentence each.
 * @example bodyProblems(RecsRequest.safeParse({}).error) // ['cards: Invalid input: expected array, …']
 */
export const bodyProblems = (error: z.ZodError): readonly [string, ...string[]] => {
  const [first = 'The body is not what this address takes.', ...rest] = error.issues
    .slice(0, 20)
    .map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
  return [first, ...rest];
};
