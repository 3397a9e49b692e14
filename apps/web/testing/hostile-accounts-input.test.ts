import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Profile } from '#app/accounts/profile/profile.server';
import { waitForCode } from '../server/testing/read-mails';
import { sendBytes } from '../server/testing/raw-request';
import type { TestSite } from '../server/testing/site';
import { makeBuild } from './remix-build';
import {
  accountsOf,
  PASSWORD,
  registerPerson,
  signInTo,
  storedDocuments,
  type TestPerson,
} from './test-person';
import { startWholeSite } from './whole-site';

let site: TestSite;
let ada: TestPerson;
let eve: TestPerson;
beforeAll(async () => {
  site = await startWholeSite({
    RATE_LIMIT_SIGN_IN: '0',
    RATE_LIMIT_ACCOUNTS: '0',
    RATE_LIMIT_MESSAGES: '0',
    RATE_LIMIT_RECS: '0',
  });
  ada = await registerPerson(site, 'Ada');
  eve = await registerPerson(site, 'Eve');
});
afterAll(() => site.close());

const send = (path: string, init: RequestInit & { headers?: Record<string, string> }) =>
  fetch(site.url + path, { redirect: 'manual', method: 'POST', ...init });
const sendJson = async (path: string, body: unknown, cookie = '') => {
  const response = await send(path, {
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
};
const sendForm = async (path: string, fields: Readonly<Record<string, string>>, cookie = '') => {
  const response = await send(path, { headers: { Cookie: cookie }, body: new URLSearchParams(fields) });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const profileOf = async ({ uid }: TestPerson): Promise<Profile> => {
  const profile = await accountsOf(site).readProfile(uid);
  if (!profile) throw new Error('There is no such profile.');
  return profile;
};

/** What the site alone sets of a profile, in all spellings that a parser could take for it. */
const PRIVILEGES = {
  isAdmin: true,
  isStaff: true,
  patreon: { status: 'active_patron', entitledCents: 10_000 },
  uid: 'another',
  email: 'another@mail.example',
  createdAt: 1,
  version: 3,
};

describe('what only the site sets of a profile', () => {
  const own = async (person: TestPerson) => {
    const { isAdmin, isStaff, patreon, uid, email, createdAt, version } = await profileOf(person);
    return { isAdmin, isStaff, patreon, uid, email, createdAt, version };
  };

  it('is not set by a change of settings', async () => {
    const before = await own(ada);
    for (const [name, value] of Object.entries(PRIVILEGES)) {
      const settings = { saltLevel: 2, [name]: value };
      const { status } = await sendJson(
        '/api/users/settings',
        { uid: ada.uid, changes: [{ settings, ageMs: 0 }] },
        ada.cookie,
      );
      expect(status, name).toBe(400);
    }
    expect(await own(ada)).toEqual(before);
    expect((await profileOf(ada)).saltLevel).not.toBe(2);
  });

  it('is not set by a change beside the settings, nor for somebody else', async () => {
    const before = [await profileOf(ada), await profileOf(eve)];
    const change = { settings: { saltLevel: 2 }, ageMs: 0 };
    const forOther = await sendJson('/api/users/settings', { uid: eve.uid, changes: [change] }, ada.cookie);
    expect(forOther.status).toBe(409);
    const nobody = await sendJson('/api/users/settings', { uid: eve.uid, changes: [change] });
    expect(nobody.status).toBe(401);
    await sendJson('/api/users/settings', { ...PRIVILEGES, uid: ada.uid, changes: [] }, ada.cookie);
    expect([await profileOf(ada), await profileOf(eve)]).toEqual(before);
  });

  it('is not set by the form of the settings', async () => {
    const before = await own(ada);
    const { status } = await sendForm(
      '/settings',
      {
        displayName: 'Ada L.',
        region: 'EU',
        saltLevel: '1',
        isAdmin: 'true',
        isStaff: 'on',
        'patreon[status]': 'active_patron',
        patreon: 'active_patron',
        uid: eve.uid,
        email: eve.email,
      },
      ada.cookie,
    );
    expect(status).toBeLessThan(500);
    expect(await own(ada)).toEqual(before);
  });

  it('is not set by a registration', async () => {
    const email = 'mallory@mail.example';
    const { status } = await sendJson('/api/users/register', {
      ...PRIVILEGES,
      email,
      password: PASSWORD,
      username: 'Mallory',
      displayName: 'Admin',
    });
    expect(status).toBe(202);
    await vi.waitFor(
      async () => {
        const code = await waitForCode(site.dataFolder, '/confirm-email');
        const confirmed = await accountsOf(site).confirmEmail(code);
        if (!confirmed.ok || confirmed.value.email !== email) throw new Error('There is no mail yet.');
      },
      { timeout: 180_000 },
    );
    const { uid } = await signInTo(site, email);
    expect(await accountsOf(site).readProfile(uid)).toMatchObject({
      email,
      displayName: 'Mallory',
      isAdmin: false,
      isStaff: false,
      patreon: null,
      version: 2,
    });
    expect(uid).not.toBe('another');
  });
});

/** Paths of every page with an action, and the API of accounts. */
const actionPaths = (): readonly string[] =>
  [
    ...Object.values(makeBuild().routes)
      .filter((route) => route?.module.action !== undefined)
      .map((route) => `/${route?.path ?? ''}`.replace(/:slug\b/, 'sol-ring').replace(/:[a-z]+/gi, 'x')),
    '/api/users/register',
    '/api/users/settings',
    // Signing out does what it says.
  ].filter((path) => path !== '/signout');

/** Attacks that reach every action; none may fail as the server's own error, nor stop the site. */
describe('every action', () => {
  const FIELDS = ['email', 'password', 'newPassword', 'current', 'code', 'name', 'displayName', 'intent'];

  it('survives keys of prototypes, in forms and in JSON', async () => {
    const failed: string[] = [];
    const before = storedDocuments(site);
    const json =
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"toString":1,"hasOwnProperty":2}';
    const form =
      '__proto__=x&__proto__[isAdmin]=true&constructor=x&constructor.prototype.isAdmin=true&toString=x&hasOwnProperty=x';
    for (const path of actionPaths())
      for (const [type, body] of [
        ['application/json', json],
        ['application/x-www-form-urlencoded', form],
      ]) {
        const response = await send(path, {
          headers: { 'Content-Type': type ?? '', Cookie: ada.cookie },
          body: body ?? '',
        });
        await response.text();
        if (response.status >= 500) failed.push(`${response.status} ${path} ${type ?? ''}`);
      }
    expect(failed).toEqual([]);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
    const after = JSON.parse(storedDocuments(site)) as readonly { data: string }[];
    expect(after.some(({ data }) => data.includes('"isAdmin":true'))).toBe(false);
    expect(after).toHaveLength((JSON.parse(before) as readonly unknown[]).length);
  });

  it('survives a password of 10 MB', async () => {
    const huge = 'p'.repeat(10_000_000);
    const json = Buffer.from(JSON.stringify({ email: ada.email, password: huge, username: 'x' }));
    const fields = FIELDS.slice(1).map((name) => `${name}=${huge.slice(0, 1_400_000)}`);
    const form = Buffer.from(`email=${ada.email}&${fields.join('&')}`);
    const failed: string[] = [];
    for (const path of actionPaths()) {
      const isApi = path.startsWith('/api/');
      try {
        const response = await send(path, {
          headers: {
            'Content-Type': isApi ? 'application/json' : 'application/x-www-form-urlencoded',
            Cookie: ada.cookie,
          },
          body: isApi ? json : form,
        });
        await response.text();
        if (response.status >= 500 || response.status < 300) failed.push(`${response.status} ${path}`);
      } catch {
        // The connection was closed before all of it was sent, as for any body that is too large.
      }
    }
    expect(failed).toEqual([]);
    expect((await site.fetch('/healthz')).status).toBe(200);
    expect((await accountsOf(site).readSession(ada.secret))?.user.uid).toBe(ada.uid);
  });

  it('survives bodies that are not UTF-8', async () => {
    const failed: string[] = [];
    const bytes = Buffer.concat([
      Buffer.from('email='),
      Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0x80]),
      Buffer.from('&password=%ff%fe%c3%28&name=%00%00&code='),
      Buffer.from([0xed, 0xa0, 0x80]),
    ]);
    for (const path of actionPaths())
      for (const type of ['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data']) {
        const response = await send(path, {
          headers: { 'Content-Type': type, Cookie: ada.cookie },
          body: bytes,
        });
        await response.text();
        if (response.status >= 500) failed.push(`${response.status} ${path} ${type}`);
      }
    expect(failed).toEqual([]);
  });
});

describe('a mail', () => {
  const rawMails = async (): Promise<readonly string[]> => {
    const folder = join(site.dataFolder, 'outbox');
    const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
    return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  };

  it.each([
    'victim@mail.example\r\nBcc: all@mail.example',
    'victim@mail.example\nSubject: Hello',
    'victim@mail.example, other@mail.example',
    'victim@mail.example;other@mail.example',
    '"a\r\nBcc: b@mail.example"@mail.example',
    'victim@mail.example\u0000',
    '<victim@mail.example>',
    'A <victim@mail.example>',
  ])('is not sent to %j', async (email) => {
    const registered = await sendJson('/api/users/register', {
      email,
      password: PASSWORD,
      username: 'Victim',
    });
    expect(registered.status).toBe(400);
    const forgot = await accountsOf(site).forgotPassword(email, { origin: site.url });
    expect(forgot.ok).toBe(false);
    const mails = await rawMails();
    expect(mails.filter((mail) => /^(?:Bcc|Cc):/im.test(mail) || mail.includes('victim@'))).toEqual([]);
  });

  it('has no header that a name adds', async () => {
    const username = 'Eve\r\nBcc: all@mail.example';
    const { status } = await sendJson('/api/users/register', {
      email: 'header@mail.example',
      password: PASSWORD,
      username,
    });
    expect(status).toBe(400);
    expect((await rawMails()).some((mail) => /^Bcc:/im.test(mail))).toBe(false);
  });

  it('is not ordered by a request for another host, where the site’s address is not set', async () => {
    const body = JSON.stringify({ email: 'host@mail.example', password: PASSWORD, username: 'Host' });
    const head = (host: string) =>
      `POST /api/users/register HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Host: evil.example\r\n` +
      `Forwarded: host=evil.example\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      'Connection: close\r\n\r\n';
    for (const host of ['evil.example', '127.0.0.1.evil.example', '192.0.2.1', 'localhost.evil.example:80'])
      expect((await sendBytes(site.url, head(host) + body)).status, host).toBe(503);
    expect((await sendBytes(site.url, head(new URL(site.url).host) + body)).status).toBe(202);
    await vi.waitFor(
      async () => {
        const mails = (await rawMails()).filter((mail) => mail.includes('host@mail.example'));
        if (mails.length === 0) throw new Error('There is no mail yet.');
        expect(mails.join('\n')).not.toContain('evil.example');
      },
      { timeout: 180_000 },
    );
  });
});

describe('a code of a mail', () => {
  /** @param seen the newest code before */
  const codeFor = async (person: TestPerson, seen?: string): Promise<string> => {
    await accountsOf(site).forgotPassword(person.email, { origin: site.url });
    return vi.waitFor(
      async () => {
        const code = await waitForCode(site.dataFolder, '/confirm-password');
        if (code === seen) throw new Error('There is no new mail yet.');
        return code;
      },
      { timeout: 180_000 },
    );
  };
  const context = () => ({ origin: site.url });
  let eves: string;

  it('for a new password works once, confirms nothing, and not in part', async () => {
    const accounts = accountsOf(site);
    const code = await codeFor(eve);
    eves = code;
    const next = 'a new password of Eve';
    for (const wrong of ['', code.slice(1), code.slice(0, -1), `${code}A`, code.toLowerCase(), '__proto__'])
      expect((await accounts.resetPassword({ code: wrong, password: next }, context())).ok, wrong).toBe(
        false,
      );
    expect((await accounts.confirmEmail(code)).ok).toBe(false);
    expect((await accounts.resetPassword({ code, password: next }, context())).ok).toBe(true);
    expect((await accounts.resetPassword({ code, password: 'a third password' }, context())).ok).toBe(false);
    await expect(signInTo(site, eve.email, 'a third password')).rejects.toThrow();
    expect((await signInTo(site, eve.email, next)).uid).toBe(eve.uid);
    // Whoever had the old password is signed out.
    expect(await accounts.readSession(eve.secret)).toBeUndefined();
  });

  it('is worth nothing once the password was changed, or a newer one was sent', async () => {
    const accounts = accountsOf(site);
    const first = await codeFor(ada, eves);
    const second = await codeFor(ada, first);
    expect((await accounts.resetPassword({ code: first, password: 'stolen password' }, context())).ok).toBe(
      false,
    );
    const user = (await accounts.readSession(ada.secret))?.user;
    if (!user) throw new Error('Ada is not signed in.');
    const changed = await accounts.changePassword(
      user,
      { current: PASSWORD, next: 'a changed password' },
      context(),
    );
    expect(changed.ok).toBe(true);
    expect((await accounts.resetPassword({ code: second, password: 'stolen password' }, context())).ok).toBe(
      false,
    );
  });
});
