import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sign } from 'cookie-signature';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isWhole } from '../../../tooling/vitest/forms.mjs';
import { expressRoutes } from './express-routes';
import { madeApps } from './made-apps';
import { makeBuild } from './remix-build';
import {
  accountsOf,
  PASSWORD,
  registerPerson,
  secretsOf,
  signInTo,
  storedDocuments,
  type TestPerson,
} from './test-person';
import { startWholeSite } from './whole-site';
import type { TestSite } from '../server/testing/site';

vi.mock('express', async (importOriginal) => (await import('./made-apps')).noteApps(await importOriginal()));

let site: TestSite;
let ada: TestPerson;
let eve: TestPerson;
beforeAll(async () => {
  const config = join(await mkdtemp(join(tmpdir(), 'hostile-accounts-')), 'site.json');
  await writeFile(config, JSON.stringify({ ads: { supportUrl: 'https://www.patreon.com/us' } }));
  vi.stubEnv('SITE_CONFIG', config);
  site = await startWholeSite({
    RATE_LIMIT_SIGN_IN: '0',
    RATE_LIMIT_ACCOUNTS: '0',
    RATE_LIMIT_MESSAGES: '0',
    RATE_LIMIT_RECS: '0',
    RATE_LIMIT_CARDS: '0',
  });
  ada = await registerPerson(site, 'Ada');
  eve = await registerPerson(site, 'Eve');
});
afterAll(async () => {
  await site.close();
  vi.unstubAllEnvs();
});

const send = (path: string, init: RequestInit & { headers?: Record<string, string> }) =>
  fetch(site.url + path, { redirect: 'manual', ...init });

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A path with its parameters filled in. */
const fill = (path: string): string =>
  path
    .replace(/:slug\b/, 'sol-ring')
    .replace(/:[a-z]+/gi, 'x')
    .replaceAll('*', 'x');

/**
 * What changes nothing that is kept of people, and reads no session: the public API, and reports by other servers, which
 * prove themselves by a signature. Whatever else takes a POST is tried.
 */
const WITHOUT_SESSION: ReadonlySet<string> = new Set([
  '/api/client-errors',
  '/api/deck-report',
  '/api/recs',
  '/api/cards',
  '/api/patreon/webhook',
]);

/** It only reads, for every origin, whoever is signed in. */
const PUBLIC_API = '/api/v1/';

interface Action {
  readonly method: string;
  readonly path: string;
}

/** Every action of pages, as documents and as data, and every route of Express that changes something. */
const listActions = (): readonly Action[] => {
  const pages = Object.values(makeBuild().routes)
    .filter((route) => route?.module.action !== undefined)
    .map((route) => fill(`/${route?.path ?? ''}`))
    .flatMap((path) => [path, `${path}.data`])
    .map((path) => ({ method: 'POST', path }));
  const routes = madeApps
    .flatMap(expressRoutes)
    // Pages are listed above; these are handlers in front of them.
    .filter(({ method, path }) => !READS.has(method) && !method.startsWith('_') && path.startsWith('/api/'))
    .map(({ method, path }) => ({ method, path: fill(path).replace(/\/$/, '') }))
    .filter(({ path }) => !WITHOUT_SESSION.has(path) && !path.startsWith(PUBLIC_API));
  return [...pages, ...routes];
};

const CROSS_SITE: readonly Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
];

/** In short each of the headers comes with one of them, and each of them with two of the headers. */
const BODIES = [
  ['application/x-www-form-urlencoded', 'saltLevel=2&intent=delete'],
  ['application/json', '{"uid":"x","changes":[]}'],
] as const;

describe('a request of another site', () => {
  it('is refused by every action, and changes nothing', async () => {
    const actions = listActions();
    const paths = actions.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/contact-us', '/api/users/register', '/settings.data']));
    const before = storedDocuments(site);
    const accepted: string[] = [];
    for (const { method, path } of actions)
      for (const [at, headers] of CROSS_SITE.entries())
        for (const [type, body] of isWhole ? BODIES : BODIES.slice(at % 2, (at % 2) + 1)) {
          const response = await send(path, {
            method,
            headers: { ...headers, Cookie: ada.cookie, 'Content-Type': type },
            body,
          });
          await response.text();
          // 401: the API of lists takes tokens, and reads no session for another site.
          if (response.status !== 403 && response.status !== 401)
            accepted.push(`${response.status} ${method} ${path} ${JSON.stringify(headers)}`);
        }
    expect(accepted).toEqual([]);
    expect(storedDocuments(site)).toBe(before);
  });

  it('by GET changes nothing, whatever page it asks for', async () => {
    const before = storedDocuments(site);
    const paths = Object.values(makeBuild().routes).map((route) => fill(`/${route?.path ?? ''}`));
    for (const path of ['/api/users/delete', '/account/delete', '/signout', ...paths]) {
      const response = await send(path, {
        headers: { Cookie: ada.cookie, 'Sec-Fetch-Site': 'cross-site' },
      });
      await response.text();
    }
    expect(storedDocuments(site)).toBe(before);
    expect((await accountsOf(site).readSession(ada.secret))?.user.uid).toBe(ada.uid);
  });
});

/** A page as a browser with these cookies gets it; that of the settings has the name of who is signed in. */
const page = async (cookie: string, path = '/settings') => {
  const response = await send(path, { headers: { Cookie: cookie } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Whether the settings page of a browser with these cookies contains a text. */
const shows = async (cookie: string, text: string): Promise<boolean> =>
  (await page(cookie)).text.includes(text);

describe('a tampered cookie', () => {
  const value = (person: TestPerson): string => decodeURIComponent(person.cookie.split('=')[1] ?? '');
  const as = (text: string): string => `session=${encodeURIComponent(text)}`;

  it('reads as nobody’s: truncated, changed, unsigned, signed by another key or empty', async () => {
    const session = value(ada);
    const [secret = '', signature = ''] = session.split('.');
    const forged = [
      session.slice(0, -1),
      session.slice(1),
      `${session}A`,
      `${secret.startsWith('A') ? 'B' : 'A'}${secret.slice(1)}.${signature}`,
      secret,
      `${secret}.`,
      `.${signature}`,
      sign(secret, 'the key of another site, of more than 32 characters'),
      sign(ada.uid, secretsOf(site)[0] ?? ''),
      sign('', secretsOf(site)[0] ?? ''),
      sign(secret.repeat(1000), secretsOf(site)[0] ?? ''),
      `${secret}.${value(eve).split('.')[1] ?? ''}`,
      '__proto__',
      '',
    ];
    expect(await shows(ada.cookie, 'Ada')).toBe(true);
    for (const text of forged) {
      expect(await shows(as(text), 'Ada'), text.slice(0, 100)).toBe(false);
    }
  });

  it('of a person in userState hides no ads and signs nobody in', async () => {
    const forged = {
      version: 2,
      uid: ada.uid,
      displayName: 'Forged Name',
      email: ada.email,
      isAdmin: true,
      isStaff: true,
      patreon: { status: 'active_patron', entitledCents: 10_000 },
    };
    const cookie = `userState=${encodeURIComponent(JSON.stringify(forged))}`;
    let shown = 0;
    for (const path of ['/', '/top', '/faq', '/cards/sol-ring']) {
      const [visitor, attacker] = [await page('', path), await page(cookie, path)];
      const findings = ({ text }: { readonly text: string }) => ({
        ads: text.split('consider supporting').length - 1,
        isSomebody: text.includes('Forged Name') || text.includes(ada.uid) || text.includes('Sign out'),
      });
      expect(findings(attacker), path).toEqual(findings(visitor));
      expect(findings(attacker).isSomebody, path).toBe(false);
      shown += findings(visitor).ads;
    }
    expect(shown).toBeGreaterThan(0);
    const kept = (await page(cookie, '/faq')).headers.getSetCookie().join('\n');
    expect(kept).not.toMatch(/uid|isAdmin|patreon|Forged/);
  });

  it('of a person in userState changes nothing for the person of the session', async () => {
    const state = encodeURIComponent(JSON.stringify({ version: 2, uid: eve.uid, isAdmin: true }));
    const { text, headers } = await page(`${ada.cookie}; userState=${state}`);
    expect([text.includes('Ada'), text.includes(eve.uid)]).toEqual([true, false]);
    expect(decodeURIComponent(headers.getSetCookie().join())).toContain(`"uid":"${ada.uid}"`);
  });
});

describe('a session', () => {
  it('is none that was set in the browser before signing in', async () => {
    const planted = sign('a secret that the attacker chose', secretsOf(site)[0] ?? '');
    const cookie = `session=${encodeURIComponent(planted)}`;
    expect(await shows(cookie, 'Ada')).toBe(false);
    const again = await signInTo(site, ada.email);
    expect(again.cookie).not.toBe(cookie);
    expect(again.secret).not.toBe(ada.secret);
    expect(await shows(cookie, 'Ada')).toBe(false);
  });

  it('is stored as a digest alone', () => {
    expect(storedDocuments(site)).not.toContain(ada.secret);
    expect(storedDocuments(site)).not.toContain(PASSWORD);
  });
});

describe('what somebody else owns', () => {
  it('cannot be ended by its handle: sessions', async () => {
    const [session] = await accountsOf(site).listSessions(ada.uid);
    await accountsOf(site).endSession(eve.uid, session?.handle ?? '');
    expect((await accountsOf(site).readSession(ada.secret))?.user.uid).toBe(ada.uid);
  });
});
