import { once } from 'node:events';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { makeLogger } from '#app/platform/logger.server';
import { listen, type RunningServer } from '../testing/file-server';
import { logRequests } from './log-requests';

const lines: string[] = [];
let nowMs = 0;
let server: RunningServer | undefined;
afterEach(async () => {
  lines.length = 0;
  await server?.close();
});

/** A site whose responses are by path: their status, and what the server has found out about the request. */
const start = async (locals: Partial<Express.Locals> = {}): Promise<(path: string) => Promise<void>> => {
  const log = makeLogger('info', { write: (line) => void lines.push(line) });
  let ended: Promise<unknown> | undefined;
  const app = express()
    .use(logRequests(log, () => nowMs))
    .use((request, response) => {
      ended = once(response, 'close');
      Object.assign(response.locals, locals);
      response.status(Number(request.query['status'])).send('');
    });
  const started = await listen(app);
  server = started;
  return async (path) => {
    await (await fetch(started.url + path)).text();
    await ended;
  };
};

const logged = (): readonly unknown[] => lines.map((line) => JSON.parse(line) as unknown);

describe('the log of refusals', () => {
  it.each([
    ['/api/lists?status=401', {}, 'not-signed-in'],
    ['/lists?status=403', {}, 'forbidden'],
    ['/contact-us?status=403', { formGuard: { crossSite: true } }, 'other-site'],
    ['/api/cards?status=429', { limitedBy: 'cards' }, 'limit-cards'],
    ['/admin/messages?status=404', { user: { uid: 'bob' } }, 'admin-page'],
    ['/admin.data?status=404', { user: { uid: 'bob' } }, 'admin-page'],
  ])('names why %s was refused', async (path, locals, refusal) => {
    const get = await start(locals as Partial<Express.Locals>);
    await get(path);
    const uid = 'user' in locals ? { uid: 'bob' } : {};
    expect(logged()).toEqual([
      expect.objectContaining({ level: 40, msg: 'Refused', refusal, method: 'GET', ...uid }),
    ]);
    expect(lines.join('')).not.toContain('status=');
  });

  it('has no line for what was not refused', async () => {
    const get = await start({ user: { uid: 'bob' } as Express.Locals['user'] });
    for (const path of [
      '/top?status=200',
      '/none?status=404',
      '/administration?status=404',
      '/admin?status=200',
    ])
      await get(path);
    expect(logged()).toEqual([]);
  });

  it('has a line a minute for each kind, with the number of those between', async () => {
    const get = await start();
    const send = async (status: number, at: number) => {
      nowMs = at;
      await get(`/x?status=${status}`);
    };
    for (const at of [0, 1, 59_999]) await send(401, at);
    await send(403, 2);
    for (const at of [60_000, 60_001, 130_000, 200_000]) await send(401, at);
    expect(logged().map((line) => ({ ...(line as object), path: '' }))).toEqual([
      expect.objectContaining({ refusal: 'not-signed-in' }),
      expect.objectContaining({ refusal: 'forbidden' }),
      expect.objectContaining({ refusal: 'not-signed-in', before: 2 }),
      expect.objectContaining({ refusal: 'not-signed-in', before: 1 }),
      expect.objectContaining({ refusal: 'not-signed-in' }),
    ]);
    expect(lines.at(-1)).not.toContain('before');
  });
});
