import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { postgresServer, preparePostgres, type TestPostgres } from '../server/testing/postgres';
import { waitForCode } from '../server/testing/read-mails';
import { prepareRedis, redisServer, type TestRedis } from '../server/testing/redis';
import type { TestSite } from '../server/testing/site';
import { TEST_SECRET } from './sign-in';

const PASSWORD = 'correct horse battery';
const LIMIT = 40;

/** Starts a site with modules of its own: what a process keeps in them, it shares with no other. */
const startProcess = async (variables: Readonly<Record<string, string>>): Promise<TestSite> => {
  vi.resetModules();
  const { startWholeSite } = await import('./whole-site');
  return startWholeSite(variables);
};

describe.skipIf(redisServer() === undefined || postgresServer() === undefined)(
  'two processes with one PostgreSQL and one Redis',
  () => {
    let postgres: TestPostgres;
    let redis: TestRedis;
    let sites: readonly [TestSite, TestSite];
    beforeAll(async () => {
      [postgres, redis] = await Promise.all([preparePostgres(), prepareRedis()]);
      await Promise.all([postgres.start(), redis.start()]);
      const variables = {
        ACCOUNTS: 'postgres',
        DATABASE_URL: await postgres.createDatabase(),
        SESSION_SECRETS: TEST_SECRET,
        REDIS_URL: redis.url,
        RATE_LIMIT_SIGN_IN: String(LIMIT),
        // Requests name their address themselves.
        TRUST_PROXY: '1',
      };
      sites = [await startProcess(variables), await startProcess(variables)];
    });
    afterAll(async () => {
      for (const site of sites) await site.close();
      await Promise.all([postgres.close(), redis.close()]);
    });

    const request = (
      site: TestSite,
      path: string,
      {
        cookie = '',
        address = '192.0.2.1',
        fields,
      }: {
        readonly cookie?: string;
        readonly address?: string;
        readonly fields?: Readonly<Record<string, string>>;
      } = {},
    ) =>
      fetch(site.url + path, {
        redirect: 'manual',
        headers: {
          Cookie: cookie,
          'X-Forwarded-For': address,
          ...(fields && { 'Content-Type': 'application/x-www-form-urlencoded' }),
        },
        ...(fields && { method: 'POST', body: new URLSearchParams(fields).toString() }),
      });
    const cookiesOf = (response: Response): string =>
      response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');

    const used = new Set<string>();
    /** Registers a person at one process, and confirms the address at the other. */
    const register = async (name: string): Promise<string> => {
      const [one, other] = sites;
      const email = `${name.toLowerCase()}@mail.example`;
      const fields = { email, newPassword: PASSWORD, displayName: name };
      expect((await request(one, '/signup', { fields })).status).toBe(303);
      const code = await vi.waitFor(
        async () => {
          const newest = await waitForCode(one.dataFolder, '/confirm-email');
          if (used.has(newest)) throw new Error(`The mail to ${email} has not been sent yet.`);
          return newest;
        },
        { timeout: 180_000 },
      );
      used.add(code);
      expect((await request(other, '/confirm-email', { fields: { code } })).status).toBe(303);
      return email;
    };
    const signIn = (site: TestSite, email: string, { password = PASSWORD, address = '192.0.2.1' } = {}) =>
      request(site, '/signin', { address, fields: { email, password } });
    const isSignedIn = async (site: TestSite, cookie: string): Promise<boolean> =>
      (await (await request(site, '/', { cookie })).text()).includes('action="/signout"');

    it('have modules of their own', () => {
      expect(sites[0].accounts).toBeDefined();
      expect(sites[0].accounts).not.toBe(sites[1].accounts);
      expect(sites[0].dataFolder).not.toBe(sites[1].dataFolder);
    });

    it('know a session that one of them has begun, and neither knows it once one has ended it', async () => {
      const email = await register('Ada');
      const [one, other] = sites;
      const [cookie, second] = [cookiesOf(await signIn(one, email)), cookiesOf(await signIn(other, email))];
      for (const site of sites)
        for (const each of [cookie, second]) expect(await isSignedIn(site, each)).toBe(true);
      await request(other, '/signout', { cookie, fields: {} });
      for (const site of sites) {
        expect(await isSignedIn(site, cookie)).toBe(false);
        expect(await isSignedIn(site, second)).toBe(true);
      }
    });

    it('tell a browser at one of them what another browser changes at the other', async () => {
      const email = await register('Eve');
      const [one, other] = sites;
      const [listening, changing] = [
        cookiesOf(await signIn(one, email)),
        cookiesOf(await signIn(other, email)),
      ];
      const aborted = new AbortController();
      const events = await fetch(`${one.url}/account/events`, {
        headers: { Cookie: listening },
        signal: aborted.signal,
      });
      const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
      let heard = '';
      const hear = async (text: string): Promise<void> => {
        while (!heard.includes(text)) {
          const read = await reader?.read();
          if (!read || read.done) throw new Error(`The stream ended without ${text}:\n${heard}`);
          heard += read.value;
        }
      };
      await hear('event: profile');
      const uid = /"uid":"([^"]+)"/.exec(heard)?.[1] ?? '';
      expect(heard).not.toContain('"saltLevel":2');
      const changed = await fetch(`${other.url}/api/users/settings`, {
        method: 'POST',
        headers: { Cookie: changing, 'Content-Type': 'application/json' },
        body: JSON.stringify({ uid, changes: [{ settings: { saltLevel: 2 }, ageMs: 0 }] }),
      });
      expect(changed.status).toBe(200);
      await hear('"saltLevel":2');
      aborted.abort();
    });

    it('count the attempts of one address together', async () => {
      const address = '192.0.2.77';
      const statuses: number[] = [];
      for (let attempt = 0; attempt < LIMIT + 2; attempt += 1) {
        const site = sites[attempt % 2 ? 1 : 0];
        const email = `nobody${attempt}@mail.example`;
        statuses.push((await signIn(site, email, { password: 'wrong password', address })).status);
      }
      expect(new Set(statuses.slice(0, LIMIT))).toEqual(new Set([422]));
      expect(statuses.slice(LIMIT)).toEqual([429, 429]);
    });

    it('count the wrong passwords for one account together', async () => {
      const email = await register('Mallory');
      const texts: string[] = [];
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const site = sites[attempt % 2 ? 1 : 0];
        const address = `198.51.100.${attempt}`;
        texts.push(await (await signIn(site, email, { password: 'wrong password', address })).text());
      }
      const isWrong = (text: string): boolean => text.includes('The e-mail address or the password is wrong');
      expect(texts.slice(0, 10).every(isWrong)).toBe(true);
      expect(texts.slice(10).some(isWrong)).toBe(false);
    });
  },
);
