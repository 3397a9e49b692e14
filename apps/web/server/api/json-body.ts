import { err, ok, type Result } from '@crownsmith/domain';
import express, { type RequestHandler } from 'express';
import type { z } from 'zod';
import { sendError } from './api-error';
import { findUnknownFields } from './unknown-fields';

/** Largest body, in bytes: 1,000 card URLs of 200 characters fit. */
const MAX_BYTES = 256 * 1024;
/** Issues of a body that its response lists at most. */
const MAX_ISSUES = 20;

const requireJson: RequestHandler = (request, response, next) => {
  const isJson = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');
  if (isJson) next();
  else sendError(response, 415, 'Send JSON, with the header Content-Type: application/json.');
};

/** Parses a JSON body: 415 for another type, 413 for a large one, 400 for invalid JSON. */
export const jsonBody = (maxBytes = MAX_BYTES): readonly RequestHandler[] => [
  requireJson,
  express.json({ limit: maxBytes, type: () => true, strict: false }),
];

/**
 * The issues of an invalid body, one sentence each.
 * @example bodyErrors(RecsRequest.safeParse({}).error) // ['cards: Invalid input: expected array, …']
 */
export const bodyErrors = (error: z.ZodError): readonly [string, ...string[]] => {
  const [first = 'The body is not valid.', ...rest] = error.issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
  return [first, ...rest];
};

/** A body as its schema reads it, or what is wrong with it: the fields that a closed schema does not know, else its issues. */
export const parseBody = <T extends z.ZodType>(
  schema: T,
  body: unknown,
): Result<z.output<T>, readonly [string, ...string[]]> => {
  const [first, ...rest] = findUnknownFields(schema, body, MAX_ISSUES).map(
    ({ field, message }) => `${field}: ${message}`,
  );
  if (first !== undefined) return err([first, ...rest]);
  const parsed = schema.safeParse(body);
  return parsed.success ? ok(parsed.data) : err(bodyErrors(parsed.error));
};
