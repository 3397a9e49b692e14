import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { SnapshotInfo } from '@crownsmith/api-client/v1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from '../../testing/site';

let site: TestSite;
let path: string;
let file: SnapshotInfo['files'][number];
beforeAll(async () => {
  site = await startSite();
  const [first] = SnapshotInfo.parse(JSON.parse((await site.fetch('/api/v1/snapshot')).text)).files;
  if (!first) throw new Error('The fixture has no files.');
  file = first;
  path = new URL(file.url).pathname;
});
afterAll(() => site.close());

const fetchBytes = async (init?: RequestInit) => {
  const response = await fetch(`${site.url}${path}`, init);
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const withRange = (range: string, more: Record<string, string> = {}) =>
  fetchBytes({ headers: { Range: range, ...more } });

describe('files in bulk', () => {
  it('have the size and the checksum that the snapshot tells', async () => {
    const { status, headers, bytes } = await fetchBytes();
    expect(status).toBe(200);
    expect(bytes).toHaveLength(file.bytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
    expect(headers.get('repr-digest')).toBe(
      `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`,
    );
    expect(headers.get('content-encoding')).toBeNull();
    expect(gunzipSync(bytes).toString().trim().split('\n')).toHaveLength(file.records);
  });

  it('are sent in parts that make the whole', async () => {
    const { bytes } = await fetchBytes();
    const parts = await Promise.all([withRange('bytes=0-99'), withRange('bytes=100-')]);
    expect(parts.map(({ status }) => status)).toEqual([206, 206]);
    expect(parts[0]?.headers.get('content-range')).toBe(`bytes 0-99/${file.bytes}`);
    expect(Buffer.concat(parts.map((part) => part.bytes)).equals(bytes)).toBe(true);
    const end = await withRange('bytes=-10');
    expect(end.bytes.equals(bytes.subarray(-10))).toBe(true);
  });

  it('are sent whole for an older file, several parts and ranges of another unit', async () => {
    for (const [range, more] of [
      ['bytes=0-1', { 'If-Range': '"older"' }],
      ['bytes=0-1,4-5', {}],
      ['lines=0-1', {}],
    ] as const) {
      const { status, bytes } = await withRange(range, more);
      expect([range, status, bytes.byteLength]).toEqual([range, 200, file.bytes]);
    }
  });

  it('are 416 past their end, 304 to their ETag, headers alone for HEAD, 404 under another name', async () => {
    const past = await withRange(`bytes=${file.bytes}-`);
    expect(past.status).toBe(416);
    expect(past.headers.get('content-range')).toBe(`bytes */${file.bytes}`);
    expect(past.headers.get('content-type')).toContain('application/problem+json');
    const same = await fetchBytes({ headers: { 'If-None-Match': `"${file.sha256}"` } });
    expect([same.status, same.bytes.byteLength]).toEqual([304, 0]);
    const head = await fetchBytes({ method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(file.bytes)]);
    for (const name of ['index.json', '..%2Fmanifest.json', '__proto__'])
      expect((await site.fetch(`/api/v1/snapshot/files/${name}`)).status).toBe(404);
  });

  it('are 503 where the file is gone, and none in a snapshot without them', async () => {
    const other = await startSite();
    await rm(join(other.folder, 'fixture-0001/bulk/commanders.gz'));
    expect((await other.fetch(path)).status).toBe(503);
    await other.close();
    const older = await startSite();
    await rm(join(older.folder, 'fixture-0001/bulk'), { recursive: true });
    expect(JSON.parse((await older.fetch('/api/v1/snapshot')).text)).toMatchObject({ files: [] });
    await older.close();
  });
});
