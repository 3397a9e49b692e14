import { parseInput } from '@crownsmith/api-client';
import { err, isJsonTooLarge, type Result } from '@crownsmith/domain';
import express, { type Request, type RequestHandler } from 'express';
import type * as z from 'zod';
import { sendError } from './api-error';

/** Largest body, in bytes: 1,000 card URLs of 200 characters fit. */
const MAX_BYTES = 256 * 1024;

const requireJson: RequestHandler = (request, response, next) => {
  const isJson = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');
  if (isJson) next();
  else sendError(response, 415, 'Send JSON, with the header Content-Type: application/json.');
};

/** An error of a body as Express reports them. */
class JsonBodyError extends Error {
  override readonly name = 'JsonBodyError';
  constructor(
    readonly type: 'entity.parse.failed' | 'entity.too.large' | 'charset.unsupported',
    readonly status: number,
  ) {
    super(type);
  }
}

/** JSON is UTF-8 (RFC 8259, 8.1). */
const requireUtf8: RequestHandler = (request, _response, next) => {
  const [, charset = 'utf-8'] =
    /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(request.headers['content-type'] ?? '') ?? [];
  if (/^(?:utf-?8|us-ascii)$/i.test(charset)) next();
  else next(new JsonBodyError('charset.unsupported', 415));
};

/** Reads a body without parsing it, which is work that a gate counts: 413 for a large one, 415 for another charset. */
export const bufferJson = (maxBytes: number): readonly RequestHandler[] => [
  requireUtf8,
  express.raw({ limit: maxBytes, type: () => true }),
];

/** Parses a body that has been read. Throws a JsonBodyError, which error handlers answer with 400, or 413 where it is nested too deep. */
export const parseJson = ({ body }: Pick<Request, 'body'>): unknown => {
  // Without a body Express leaves an object.
  if (!Buffer.isBuffer(body)) return {};
  const text = body.toString('utf8');
  if (isJsonTooLarge(text)) throw new JsonBodyError('entity.too.large', 413);
  try {
    return JSON.parse(text);
  } catch {
    throw new JsonBodyError('entity.parse.failed', 400);
  }
};

/** Reads a JSON body, to be parsed by `parseJson` behind a gate: 415 for another type, 413 for a large one. */
export const unparsedJson = (maxBytes = MAX_BYTES): readonly RequestHandler[] => [
  requireJson,
  ...bufferJson(maxBytes),
];

/** Parses a small JSON body: 415 for another type, 413 for a large one, 400 for invalid JSON. */
export const jsonBody = (maxBytes = MAX_BYTES): readonly RequestHandler[] => [
  ...unparsedJson(maxBytes),
  (request, _response, next) => {
    request.body = parseJson(request);
    next();
  },
];

/** A body as its schema reads it, or what is wrong with it, a sentence for each field. */
export const parseBody = <T extends z.ZodType>(
  schema: T,
  body: unknown,
): Result<z.output<T>, readonly [string, ...string[]]> => {
  const parsed = parseInput(schema, body);
  if (parsed.ok) return parsed;
  const [first, ...rest] = parsed.error.map(({ field, message }) => `${field || 'body'}: ${message}`);
  return err([first ?? 'The body is not valid.', ...rest]);
};
