import { request as httpRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { startSite } from '../testing/site';

const encoding = vi.hoisted(() => ({ count: 0, blocked: Promise.resolve() }));

vi.mock(import('./encode-body'), async (importOriginal) => {
  const original = await importOriginal();
  const encodeBody: typeof original.encodeBody = async (body, name) => {
    encoding.count += 1;
    await encoding.blocked;
    return original.encodeBody(body, name);
  };
  return { ...original, encodeBody };
});

it('a cached page is encoded once for concurrent requests in another encoding', async () => {
  const page = 'a page '.repeat(10_000);
  const site = await startSite({
    renderPage: () =>
      Promise.resolve(
        new Response(page, {
          headers: { 'Content-Type': 'text/html', 'Cache-Control': 'private, no-cache' },
        }),
      ),
  });
  const get = async (accepted: string): Promise<Buffer> => {
    const headers = { 'Accept-Encoding': accepted };
    const request = httpRequest(`${site.url}/top`, { headers, agent: false }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return buffer(response);
  };
  await get('gzip');
  encoding.count = 0;
  let release = (): void => undefined;
  encoding.blocked = new Promise((resolve) => (release = resolve));
  const responses = Array.from({ length: 20 }, () => get('br'));
  await expect.poll(() => site.requested.length).toBe(21);
  release();
  for (const body of await Promise.all(responses)) expect(brotliDecompressSync(body).toString()).toBe(page);
  expect(encoding.count).toBe(1);
  await site.close();
});
