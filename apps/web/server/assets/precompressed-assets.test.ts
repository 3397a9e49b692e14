import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import compression from 'compression';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { precompressedAssets } from './precompressed-assets';
import { listen, type RunningServer } from '../testing/file-server';

const SHEET = 'a{color:red}'.repeat(200);
let folder = '';
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crownsmith-assets-'));
  await writeFile(join(folder, 'styles-1.css'), SHEET);
  await writeFile(join(folder, 'styles-1.css.br'), brotliCompressSync(SHEET));
  await writeFile(join(folder, 'plain-1.css'), SHEET);
  const app = express();
  app.use(compression());
  app.use('/assets', precompressedAssets(folder), express.static(folder));
  server = await listen(app);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const request = (name: string, encodings: string) =>
  fetch(`${server.url}/assets/${name}`, { headers: { 'Accept-Encoding': encodings } });

it('sends the Brotli file of the build with the name and type of the original', async () => {
  const response = await request('styles-1.css', 'gzip, br');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/css; charset=utf-8',
    'content-length': String(brotliCompressSync(SHEET).length),
    vary: 'Accept-Encoding',
  });
  expect(await response.text()).toBe(SHEET);
});

it.each(['gzip', 'identity', 'br;q=0, gzip'])(
  'sends the original for Accept-Encoding: %s',
  async (encodings) => {
    const response = await request('styles-1.css', encodings);
    expect(response.headers.get('content-encoding')).not.toBe('br');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(SHEET);
  },
);

it('sends a file without a Brotli variant unchanged', async () => {
  const response = await request('plain-1.css', 'identity');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(SHEET);
});
