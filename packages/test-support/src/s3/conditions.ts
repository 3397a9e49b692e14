import type { IncomingHttpHeaders } from 'node:http';

const ENTITY_TAG = /(W\/)?"[^"]*"/g;

/** Whether a list of entity tags has this one, by the strong comparison of RFC 9110, 8.8.3.2. */
const hasTag = (list: string, tag: string): boolean =>
  (list.match(ENTITY_TAG) ?? []).some((one) => one === tag && !one.startsWith('W/'));

/** Whether a list of entity tags has this one, by the weak comparison. */
const hasWeakTag = (list: string, tag: string): boolean =>
  (list.match(ENTITY_TAG) ?? []).some((one) => one.replace('W/', '') === tag.replace('W/', ''));

/**
 * Whether the preconditions of a write hold, as RFC 9110 defines If-Match (13.1.1) and If-None-Match (13.1.2).
 * @param tag of the object; undefined where there is none
 */
export const holdsForWrite = (headers: IncomingHttpHeaders, tag: string | undefined): boolean => {
  const match = headers['if-match']?.trim();
  if (match !== undefined && (tag === undefined || (match !== '*' && !hasTag(match, tag)))) return false;
  const noneMatch = headers['if-none-match']?.trim();
  return !(noneMatch !== undefined && tag !== undefined && (noneMatch === '*' || hasWeakTag(noneMatch, tag)));
};
