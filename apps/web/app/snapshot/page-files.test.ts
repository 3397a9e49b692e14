import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createPageFiles } from './page-files.server';
import { openSnapshot, SnapshotSourceError, type SnapshotSource } from '@crownsmith/answers/snapshot';

const Page = z.object({ text: z.string() });
const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** A source that serves pages from memory, counts the reads of each path and fails where `failing` has it. */
const fakeSource = (pages: Readonly<Record<string, unknown>>) => {
  const reads: string[] = [];
  const failing = new Set<string>();
  const source: Omit<SnapshotSource, 'stream'> = {
    name: 'memory',
    read: async (path) => {
      reads.push(path);
      await Promise.resolve();
      if (failing.has(path)) throw new SnapshotSourceError('timeout', path, 'took too long');
      const page = pages[path];
      if (page === undefined) throw new SnapshotSourceError('not-found', path, 'ENOENT');
      return { bytes: bytesOf(page), tag: undefined };
    },
  };
  return { source, reads, failing };
};

/** The page files of a snapshot without checksums; the reads begin after it is opened. */
const openPages = async (
  { source, reads }: ReturnType<typeof fakeSource>,
  options: Partial<Parameters<typeof createPageFiles>[0]> & { readonly version?: string } = {},
) => {
  const { version = 'v1', ...more } = options;
  const reader = await openSnapshot(source, version);
  reads.length = 0;
  return createPageFiles({ reader, cacheBytes: 1e6, ...more });
};

describe('createPageFiles', () => {
  it('reads a file once for concurrent and later requests', async () => {
    const pages = fakeSource({ 'v1/cards/opt.json': { text: 'Opt' } });
    const files = await openPages(pages);
    const read = await Promise.all([1, 2, 3].map(() => files.read('cards/opt.json', Page)));
    expect(read).toEqual([{ text: 'Opt' }, { text: 'Opt' }, { text: 'Opt' }]);
    expect(await files.read('cards/opt.json', Page)).toBe(read[0]);
    expect(pages.reads).toEqual(['v1/cards/opt.json']);
  });

  it('caches that a file is missing', async () => {
    const pages = fakeSource({ 'v1/manifest.json': {} });
    const files = await openPages(pages);
    expect(await files.read('cards/nope.json', Page)).toBeUndefined();
    expect(await files.read('cards/nope.json', Page)).toBeUndefined();
    expect(pages.reads).toEqual(['v1/cards/nope.json', 'v1/manifest.json']);
  });

  it('does not cache a failure', async () => {
    const pages = fakeSource({ 'v1/cards/opt.json': { text: 'Opt' } });
    const { failing } = pages;
    const files = await openPages(pages);
    failing.add('v1/cards/opt.json');
    await expect(files.read('cards/opt.json', Page)).rejects.toMatchObject({ failure: 'timeout' });
    failing.clear();
    expect(await files.read('cards/opt.json', Page)).toEqual({ text: 'Opt' });
  });

  it('rejects an invalid file', async () => {
    const files = await openPages(fakeSource({ 'v1/cards/opt.json': { text: 7 } }));
    await expect(files.read('cards/opt.json', Page)).rejects.toMatchObject({ name: 'SnapshotError' });
  });

  it('resolves every read of a cache that is too small for the files', async () => {
    const texts = Array.from({ length: 50 }, (_, index) => String(index));
    const files = await openPages(
      fakeSource(Object.fromEntries(texts.map((text) => [`v1/cards/c${text}.json`, { text }]))),
      { cacheBytes: 30 },
    );
    const pages = await Promise.all(texts.map((text) => files.read(`cards/c${text}.json`, Page)));
    expect(pages).toEqual(texts.map((text) => ({ text })));
  });

  it('reads from a later snapshot once its own has been pruned', async () => {
    const pages = fakeSource({ 'v2/cards/opt.json': { text: 'Opt' }, 'v2/manifest.json': {} });
    const next = await openPages(pages, { version: 'v2' });
    const files = await openPages(pages, { later: () => Promise.resolve(next) });
    expect(await files.read('cards/opt.json', Page)).toEqual({ text: 'Opt' });
    expect(await files.read('cards/nope.json', Page)).toBeUndefined();
  });
});
