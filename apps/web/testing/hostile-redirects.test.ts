import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SIGN_IN_PATHS } from '../server/accounts/account-limits';
import type { TestSite } from '../server/testing/site';
import { PASSWORD, registerPerson, type TestPerson } from './test-person';
import { startWholeSite } from './whole-site';

let site: TestSite;
let ada: TestPerson;
beforeAll(async () => {
  site = await startWholeSite({ RATE_LIMIT_SIGN_IN: '200', RATE_LIMIT_ACCOUNTS: '0', TRUST_PROXY: '1' });
  ada = await registerPerson(site, 'Ada');
});
afterAll(() => site.close());

const EVIL = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.example',
  '/@evil.example/..//evil.example',
  '/\r\nLocation: https://evil.example',
] as const;
const HEADERS = [
  {},
  { Referer: 'https://evil.example/' },
  { Referer: 'https://evil.example//evil.example' },
  { 'X-Forwarded-Host': 'evil.example', Referer: 'https://evil.example//evil.example' },
] as const;

const NAMES = ['to', 'from', 'next', 'redirect', 'redirectTo', 'returnTo', 'url', 'continue'] as const;

interface Request {
  readonly path: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const send = async ({ path, fields, headers = {} }: Request) => {
  const response = await fetch(site.url + path, {
    redirect: 'manual',
    headers,
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  });
  await response.text();
  return response;
};

/** Where a browser goes by a response; undefined where it stays. */
const targetOf = (response: Response): URL | undefined => {
  const location = response.headers.get('location');
  return location === null ? undefined : new URL(location, site.url);
};

describe('a redirect', () => {
  it('after signing in stays on this site, whatever the request names', async () => {
    // Remix warns of paths with two slashes, which it makes one.
    vi.spyOn(console, 'warn').mockReturnValue();
    const left: string[] = [];
    let redirected = 0;
    for (const evil of EVIL)
      for (const headers of HEADERS) {
        const query = new URLSearchParams(NAMES.map((name) => [name, evil])).toString();
        const fields = {
          ...Object.fromEntries(NAMES.map((name) => [name, evil])),
          email: ada.email,
          password: PASSWORD,
        };
        const response = await send({ path: `/signin?${query}`, fields, headers });
        const target = targetOf(response);
        if (target) redirected += 1;
        if (target && target.origin !== site.url) left.push(`${JSON.stringify(evil)} → ${target.href}`);
      }
    expect(left).toEqual([]);
    expect(redirected).toBeGreaterThan(0);
    vi.restoreAllMocks();
  });

  it('of a person who is signed in already, or signs out, stays on this site', async () => {
    const left: string[] = [];
    for (const evil of EVIL)
      for (const headers of HEADERS) {
        const query = new URLSearchParams(NAMES.map((name) => [name, evil])).toString();
        const requests: readonly Request[] = [
          { path: `/signin?${query}`, headers: { ...headers, Cookie: ada.cookie } },
          { path: `/signout?${query}`, fields: { to: evil }, headers },
          { path: `/account?${query}`, headers },
          { path: `/lists?${query}`, headers },
        ];
        for (const request of requests) {
          const target = targetOf(await send(request));
          const own = [site.url, 'http://evil.example'];
          // A forwarded host of a trusted proxy is the site's own for absolute redirects.
          const allowed = 'X-Forwarded-Host' in headers ? own : [site.url];
          if (target && !allowed.includes(target.origin))
            left.push(`${request.path} ${JSON.stringify(headers)} → ${target.href}`);
        }
      }
    expect(left).toEqual([]);
  });
});

describe('signing in', () => {
  it('never takes over a session cookie that the browser had', async () => {
    const planted = 'session=s%3Aplanted.by-an-attacker';
    const response = await send({
      path: '/signin',
      fields: { email: ada.email, password: PASSWORD },
      headers: { Cookie: planted },
    });
    const set = response.headers.getSetCookie().findLast((cookie) => cookie.startsWith('session='));
    expect(set).toMatch(/HttpOnly/i);
    expect(set).toMatch(/SameSite=Lax/i);
    expect(set).not.toContain('planted');
    const before = await send({ path: '/account', headers: { Cookie: planted } });
    expect(before.status).not.toBe(200);
    const after = await send({ path: '/account', headers: { Cookie: set?.split(';')[0] ?? '' } });
    expect(after.status).toBe(200);
  });
});

it('every path that takes a password, a code or an address refuses too many requests of one address', async () => {
  const limited = await startWholeSite({ RATE_LIMIT_SIGN_IN: '1', TRUST_PROXY: '1' });
  const fields = { email: 'x@mail.example', password: 'wrong password', code: 'x', displayName: 'X' };
  const statuses: [string, number, string | null][] = [];
  for (const [number, path] of [...SIGN_IN_PATHS, '/api/users/register'].entries()) {
    const post = async () => {
      const isApi = path.startsWith('/api/');
      const response = await fetch(limited.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'X-Forwarded-For': `192.0.2.${number + 1}`,
          ...(isApi && { 'Content-Type': 'application/json' }),
        },
        body: isApi ? '{}' : new URLSearchParams(fields),
      });
      await response.text();
      return response;
    };
    const [first, second] = [await post(), await post()];
    // Paths without an action have nothing to limit; pages of signed-in people ask to sign in first.
    if ([404, 405].includes(first.status) || [202, 302, 303].includes(second.status)) continue;
    statuses.push([path, second.status, second.headers.get('retry-after')]);
  }
  await limited.close();
  expect(statuses.map(([path]) => path)).toEqual(
    expect.arrayContaining(['/signin', '/signup', '/forgot-password', '/api/users/register']),
  );
  expect(statuses.filter(([, status, retryAfter]) => status !== 429 || retryAfter === null)).toEqual([]);
});
