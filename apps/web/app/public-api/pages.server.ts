import { hash } from 'node:crypto';
import { ok, type Result } from '@crownsmith/domain';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { refuse, type ApiRefusal } from './answer.server';

interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface Page<T> {
  data: T[];
  total: number;
  next: string | null;
}

/** A digest of the list: its parameters without those of the page. */
const listKey = (list: string, query: PageQuery): string => {
  const { limit: _limit, cursor: _cursor, ...filters } = query;
  return hash('sha256', JSON.stringify([list, filters]), 'base64url').slice(0, 12);
};

const encodeCursor = (version: string, key: string, offset: number): string =>
  Buffer.from([version, key, offset].join(' ')).toString('base64url');

const decodeCursor = (cursor: string): { version: string; key: string; offset: number } | undefined => {
  const [version = '', key = '', offset = '', ...more] = Buffer.from(cursor, 'base64url')
    .toString()
    .split(' ');
  const isValid = more.length === 0 && version !== '' && key !== '' && /^[1-9]\d{0,8}$/.test(offset);
  return isValid ? { version, key, offset: Number(offset) } : undefined;
};

const INVALID = refuse('invalid-cursor', 'Send `next` of the page before, with the same parameters.');

/**
 * A page of a list, its entries converted by `toEntry`. Refuses a cursor of another list, and one of another snapshot, whose
 * order may differ.
 * @param list what distinguishes the list beside its query, such as the slug in its path
 */
export const pageOf = <T, U>(
  entries: readonly T[],
  toEntry: (entry: T) => U,
  {
    list,
    query,
    snapshot,
  }: { readonly list: string; readonly query: PageQuery; readonly snapshot: Pick<Snapshot, 'manifest'> },
): Result<Page<U>, ApiRefusal> => {
  const { version } = snapshot.manifest;
  const key = listKey(list, query);
  let offset = 0;
  if (query.cursor !== undefined) {
    const cursor = decodeCursor(query.cursor);
    if (cursor?.key !== key) return INVALID;
    if (cursor.version !== version)
      return refuse('stale-cursor', 'A newer snapshot was published since. Begin again without a cursor.');
    if (cursor.offset >= entries.length) return INVALID;
    offset = cursor.offset;
  }
  const end = offset + query.limit;
  return ok({
    data: entries.slice(offset, end).map(toEntry),
    total: entries.length,
    next: end < entries.length ? encodeCursor(version, key, end) : null,
  });
};
