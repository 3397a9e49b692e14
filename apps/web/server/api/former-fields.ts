import { err, ok, type Result } from '@crownsmith/domain';
import type { Response } from 'express';

/** When the former names of fields were replaced (RFC 9745), in seconds: 26 November 2026. */
const DEPRECATED_AT = Date.UTC(2026, 10, 26) / 1000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A body with the fields of today. Where it has one by its former name, the response says that the name is deprecated; both
 * names at once are an error.
 * @param former names of today by former ones
 */
export const renameFormerFields = (
  body: unknown,
  former: Readonly<Record<string, string>>,
  response: Pick<Response, 'set'>,
): Result<unknown, string> => {
  if (!isRecord(body)) return ok(body);
  const used = new Map(Object.entries(former).filter(([name]) => Object.hasOwn(body, name)));
  if (used.size === 0) return ok(body);
  const twice = [...used].find(([, name]) => Object.hasOwn(body, name));
  if (twice) return err(`${twice[0]}: Send “${twice[1]}” alone: “${twice[0]}” is its former name.`);
  response.set('Deprecation', `@${DEPRECATED_AT}`);
  return ok(Object.fromEntries(Object.entries(body).map(([name, value]) => [used.get(name) ?? name, value])));
};
