import express, { type RequestHandler } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, type RunningServer } from '../testing/file-server';
import { createAccountLimits, SIGN_IN_PATHS } from './account-limits';

const opened: RunningServer[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

/** A server with both limits whose requests say in headers who sent them. */
const start = async (limits: { signIn?: number; writes?: number }) => {
  const { signIn, writes } = createAccountLimits({
    env: { RATE_LIMIT_SIGN_IN: limits.signIn ?? 2, RATE_LIMIT_ACCOUNTS: limits.writes ?? 2 },
    uidOf: (response) => response.req.get('X-Test-Uid'),
  });
  const respond: RequestHandler = (_request, response) => void response.json(response.locals.formGuard ?? {});
  const app = express().set('trust proxy', 1);
  app.post(['/signin', '/api/users/register'], signIn, respond);
  app.post(['/account', '/api/users/me/profile'], writes, respond);
  const server = await listen(app);
  opened.push(server);
  const send = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(server.url + path, { method: 'POST', headers });
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
  };
  return {
    from: (address: string, path = '/signin') => send(path, { 'X-Forwarded-For': address }),
    by: (uid: string | undefined, path = '/account', address = '192.0.2.1') =>
      send(path, { 'X-Forwarded-For': address, ...(uid !== undefined && { 'X-Test-Uid': uid }) }),
  };
};

const REFUSED = { crossSite: false, retryAfter: 60 };

describe('attempts to sign in', () => {
  it('are counted by address, over all paths', async () => {
    const { from } = await start({});
    expect((await from('192.0.2.1')).body).toEqual({});
    expect((await from('192.0.2.1', '/api/users/register')).status).toBe(200);
    expect((await from('192.0.2.1')).body).toEqual(REFUSED);
    expect((await from('192.0.2.2')).body).toEqual({});
  });

  it('get 429 with Retry-After and the error as JSON on the API', async () => {
    const { from } = await start({ signIn: 1 });
    await from('192.0.2.1', '/api/users/register');
    const { status, headers, body } = await from('192.0.2.1', '/api/users/register');
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('60');
    expect(body).toEqual({
      code: 'auth/too-many-requests',
      message: 'Too many attempts. Try again in a few minutes.',
    });
  });

  it('are counted by network where the addresses are of IPv6', async () => {
    const { from } = await start({ signIn: 1 });
    expect((await from('2001:db8:1:1::1')).body).toEqual({});
    expect((await from('2001:db8:1:1::2')).body).toEqual(REFUSED);
    for (let subnet = 2; subnet <= 10; subnet += 1)
      expect((await from(`2001:db8:1:${subnet}::1`)).body).toEqual({});
    expect((await from('2001:db8:1:ff::1')).body).toEqual(REFUSED);
    expect((await from('2001:db8:2:1::1')).body).toEqual({});
  });

  it('are not limited by 0', async () => {
    const { from } = await start({ signIn: 0 });
    for (let time = 0; time < 30; time += 1) expect((await from('192.0.2.1')).body).toEqual({});
  });
});

describe('changes of signed-in people', () => {
  it('are counted by person, whatever their address', async () => {
    const { by } = await start({});
    await by('ada', '/account', '192.0.2.1');
    await by('ada', '/api/users/me/profile', '192.0.2.2');
    expect((await by('ada', '/api/users/me/profile', '192.0.2.3')).status).toBe(429);
    expect((await by('ada', '/account', '192.0.2.3')).body).toEqual(REFUSED);
    expect((await by('eve', '/account', '192.0.2.3')).body).toEqual({});
  });

  it('of nobody are not counted', async () => {
    const { by } = await start({ writes: 1 });
    for (let time = 0; time < 5; time += 1) expect((await by(undefined)).body).toEqual({});
  });

  it('are not limited by 0', async () => {
    const { by } = await start({ writes: 0 });
    for (let time = 0; time < 30; time += 1) expect((await by('ada')).body).toEqual({});
  });
});

it('knows only paths of pages', () => {
  const files = Object.keys(import.meta.glob('../../app/routes/*.tsx'));
  const pages = files.map((file) => file.replace('../../app/routes', '').replaceAll(/_?\.(?!tsx)/g, '/'));
  for (const path of SIGN_IN_PATHS) if (!path.endsWith('.data')) expect(pages).toContain(`${path}.tsx`);
});
