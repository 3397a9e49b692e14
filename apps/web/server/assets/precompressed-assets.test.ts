import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import compression from 'compression';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packedAssets } from './precompressed-assets';
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
  app.use('/assets', packedAssets(folder), express.static(folder));
  server = await listen(app);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const ask = (name: string, encodings: string) =>
  fetch(`${server.url}/assets/${name}`, { headers: { 'Accept-Encoding': encodings } });

it('sends what the build has packed, under the name and type of the file', async () => {
  const answer = await ask('styles-1.css', 'gzip, br');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/css; charset=utf-8',
    'content-length': String(brotliCompressSync(SHEET).length),
    vary: 'Accept-Encoding',
  });
  expect(await answer.text()).toBe(SHEET);
});

it.each(['gzip', 'identity', 'br;q=0, gzip'])('sends the file itself to who takes %s', async (encodings) => {
  const answer = await ask('styles-1.css', encodings);
  expect(answer.headers.get('content-encoding')).not.toBe('br');
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(await answer.text()).toBe(SHEET);
});

it('sends what was not packed as it is', async () => {
  const answer = await ask('plain-1.css', 'identity');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(SHEET);
});
