import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  brokenAfter,
  bulk,
  download,
  type Handler,
  page,
  prepare,
  serveBulkFiles,
  status,
} from './bulk-server.fixtures';
import { describeDownloadError } from './download-error';

serveBulkFiles();

describe.each(['lines', 'array'] as const)('downloadBulk of %s', (given) => {
  beforeEach(() => prepare(given));

  it('rejects an array of the wrong size and leaves no files', async () => {
    prepare('array');
    bulk.size = bulk.body.length + 1;
    const result = await download();
    expect(result).toEqual({
      ok: false,
      error: {
        code: 'wrong-size',
        url: bulk.origin + bulk.filePath,
        expected: bulk.body.length + 1,
        actual: bulk.body.length,
      },
    });
    expect(await readdir(bulk.dir)).toEqual([]);
  });

  it('accepts an index without a size', async () => {
    bulk.size = undefined;
    expect(await download()).toMatchObject({ ok: true, value: { bytes: bulk.body.length } });
  });

  it.each([
    ['404 of the index', () => bulk.indexHandlers.push(status(404)), { code: 'http', status: 404 }],
    ['404 of the file', () => bulk.fileHandlers.push(status(404)), { code: 'http', status: 404 }],
    [
      'a web page as index',
      () => bulk.indexHandlers.push(page),
      { code: 'bad-index', reason: 'it is a web page' },
    ],
    [
      'invalid JSON as index',
      () => bulk.indexHandlers.push((_, response) => void response.end('{"data":')),
      { code: 'bad-index', reason: 'it is not JSON' },
    ],
    [
      'an index of another shape',
      () => bulk.indexHandlers.push((_, response) => void response.end('{"data":[{}]}')),
      { code: 'bad-index' },
    ],
    [
      'an error as index',
      () =>
        bulk.indexHandlers.push(
          (_, response) => void response.end('{"object":"error","status":503,"details":"Back at noon."}'),
        ),
      { code: 'bad-index', reason: "it has no data, it is a site's answer with an error (“Back at noon.”)" },
    ],
    [
      'an index without the file',
      () => bulk.indexHandlers.push((_, response) => void response.end('{"data":[]}')),
      { code: 'bad-index', reason: 'the index has no oracle_cards' },
    ],
    [
      'an index with other types only',
      () =>
        bulk.indexHandlers.push((_, response) => void response.end('{"data":[{"type":"oracle_things"}]}')),
      { code: 'bad-index', reason: 'the index has no oracle_cards, only oracle_things' },
    ],
    [
      'an index whose entry has no address',
      () => bulk.indexHandlers.push((_, response) => void response.end('{"data":[{"type":"oracle_cards"}]}')),
      { code: 'bad-index', reason: 'oracle_cards has neither jsonl_download_uri nor download_uri' },
    ],
    [
      'an index whose entry has an address of another shape',
      () =>
        bulk.indexHandlers.push(
          (_, response) =>
            void response.end('{"data":[{"type":"oracle_cards","jsonl_download_uri":"ftp://a/b"}]}'),
        ),
      { code: 'bad-index', reason: 'oracle_cards.jsonl_download_uri: not an http(s) URL' },
    ],
    ...['http://[::bad/x', 'https://a.example:99999/x'].map(
      (address) =>
        [
          `an index whose entry has the address ${address}`,
          () =>
            bulk.indexHandlers.push(
              (_, response) =>
                void response.end(
                  JSON.stringify({ data: [{ type: 'oracle_cards', download_uri: address }] }),
                ),
            ),
          { code: 'bad-index', reason: 'oracle_cards.download_uri: not an http(s) URL' },
        ] as const,
    ),
    [
      'an index without an end',
      () =>
        bulk.indexHandlers.push((_, response) => {
          const more = (): void => {
            if (!response.destroyed) response.write(' '.repeat(1_000_000), more);
          };
          more();
        }),
      { code: 'too-large', limit: 20_000_000 },
    ],
    [
      'an index that does not end',
      () =>
        bulk.indexHandlers.push(
          (_, response) => void response.end('{"data":[],"has_more":true,"next_page":"/bulk-data"}'),
        ),
      { code: 'bad-index', reason: 'next_page: the list does not end' },
    ],
    [
      'an index that leads elsewhere',
      () =>
        bulk.indexHandlers.push(
          (_, response) => void response.end('{"data":[],"has_more":true,"next_page":"http://a.example/"}'),
        ),
      { code: 'bad-index', reason: 'next_page: not an address of the same server' },
    ],
    ['a web page as file', () => bulk.fileHandlers.push(page), { code: 'not-json' }],
    [
      'a gzipped web page as file',
      () => bulk.fileHandlers.push((_, response) => void response.end(gzipSync('\n<!doctype html>'))),
      { code: 'not-json' },
    ],
    [
      'a web page with the wrong content type',
      () => {
        bulk.size = undefined;
        bulk.fileHandlers.push((_, response) => void response.end('\n<html>'));
      },
      { code: 'not-json' },
    ],
  ] as const)('%s: fails without a retry and leaves no file', async (_, offer, error) => {
    offer();
    const result = await download();
    expect(result).toMatchObject({ ok: false, error });
    expect(bulk.pauses).toEqual([]);
    expect(await readdir(bulk.dir)).not.toContain(bulk.fileName);
    if (!result.ok) expect(describeDownloadError(result.error).length).toBeGreaterThan(10);
  });

  it('saves a file of a long name', async () => {
    bulk.filePath = `/file/${'a'.repeat(300)}.jsonl.gz`;
    expect(await download()).toMatchObject({ ok: true, value: { bytes: bulk.body.length } });
  });

  it('leaves nothing of a file that is larger than allowed', async () => {
    expect(await download({ maxBytes: 1000 })).toMatchObject({
      ok: false,
      error: { code: 'too-large', limit: 1000 },
    });
    expect(await readdir(bulk.dir)).toEqual([]);
  });

  it('leaves nothing of a file that the disk does not take', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
    let isFull = true;
    const onProgress = (): void => {
      if (isFull) throw full;
    };
    expect(await download({ onProgress })).toMatchObject({ ok: false, error: { code: 'disk' } });
    expect(await readdir(bulk.dir)).toEqual([]);
    isFull = false;
    expect(await download({ onProgress })).toMatchObject({ ok: true });
  });

  it('says what types an index has in one line, without what moves a cursor', async () => {
    bulk.indexHandlers.push(
      (_, response) => void response.end(JSON.stringify({ data: [{ type: '\u001b[2J\nrulings' }] })),
    );
    const result = await download();
    expect(result.ok ? '' : describeDownloadError(result.error)).toMatch(/only \[2J rulings$/);
  });

  it('times out if the server stops sending', async () => {
    const silent: Handler = (_, response) =>
      void response.writeHead(200, { 'content-length': 10 }).write('[');
    bulk.fileHandlers.push(silent, silent);
    expect(await download({ timeoutMs: 100, attempts: 2 })).toMatchObject({
      ok: false,
      error: { code: 'timeout' },
    });
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    bulk.fileHandlers.push(brokenAfter(10));
    const result = await download({ signal: controller.signal, onProgress: () => controller.abort() });
    expect(result).toMatchObject({ ok: false, error: { code: 'aborted' } });
  });

  it('reports an unreachable server and an unwritable folder', async () => {
    expect(await download({ baseUrl: 'http://127.0.0.1:1', attempts: 1 })).toMatchObject({
      ok: false,
      error: { code: 'network' },
    });
    await writeFile(join(bulk.dir, 'taken'), '');
    expect(await download({ dir: join(bulk.dir, 'taken') })).toMatchObject({
      ok: false,
      error: { code: 'disk' },
    });
  });

  it('reports a file whose server cannot be reached as a fault of the network', async () => {
    bulk.indexHandlers.push(
      (_, response) =>
        void response.end(
          '{"data":[{"type":"oracle_cards","jsonl_download_uri":"http://127.0.0.1:1/x.jsonl.gz"}]}',
        ),
    );
    const result = await download({ attempts: 1 });
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'network', reason: expect.stringContaining('ECONNREFUSED') },
    });
  });
});
