import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestSite } from '../server/testing/site';
import { CLIENT, startProvider, type TestProvider } from './openid-provider';
import { PASSWORD, registerPerson, storedDocuments } from './test-person';
import { startWholeSite } from './whole-site';

const ORIGIN = 'https://crownsmith.example';
let provider: TestProvider;
let site: TestSite;

beforeAll(async () => {
  // It warns that it keeps everything in memory.
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  provider = await startProvider(`${ORIGIN}/signin/openid/callback`);
  warn.mockRestore();
  const variables = {
    ORIGIN,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: 'Guild Hall',
    RATE_LIMIT_SIGN_IN: '0',
  };
  // Pages read where the site is; accounts have it from the server.
  vi.stubEnv('ORIGIN', ORIGIN);
  site = await startWholeSite(variables);
});
afterAll(async () => {
  await site.close();
  await provider.close();
  vi.unstubAllEnvs();
});

let serial = 0;
/** Somebody whom neither the provider nor the site knows. */
const somebody = () => {
  serial += 1;
  const email = `player${serial}@mail.example`;
  return { sub: `sub-${serial}`, email, email_verified: true, name: `Player ${serial}` };
};
beforeEach(() => {
  provider.account = somebody();
  provider.failure = undefined;
});

/** A browser with its cookies. */
class Browser {
  readonly cookies = new Map<string, string>();

  async send(path: string, fields?: Readonly<Record<string, string>>, headers: Record<string, string> = {}) {
    const response = await fetch(site.url + path, {
      redirect: 'manual',
      headers: {
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)/s.exec(cookie) ?? [];
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(rest)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    return {
      status: response.status,
      location: response.headers.get('Location'),
      headers: response.headers,
      text,
    };
  }

  /** Begins a sign-in. @returns where the browser goes on */
  async begin(fields: Readonly<Record<string, string>> = {}): Promise<string> {
    const begun = await this.send('/signin/openid', fields);
    expect([begun.status, begun.location]).toEqual([303, '/signin/openid']);
    return this.leave();
  }

  async leave(): Promise<string> {
    const leaving = await this.send('/signin/openid');
    expect(leaving.status).toBe(200);
    return leaving.headers.get('Refresh')?.replace('0;url=', '') ?? '';
  }

  /** The path of the provider's redirect to the site. */
  async authorize(fields?: Readonly<Record<string, string>>): Promise<string> {
    const { origin, pathname, search } = await provider.signIn(await this.begin(fields));
    expect(origin).toBe(ORIGIN);
    return pathname + search;
  }

  async signIn(fields?: Readonly<Record<string, string>>) {
    return this.send(await this.authorize(fields));
  }

  /** The address of the account that is signed in. */
  async email(): Promise<string | undefined> {
    const { text } = await this.send('/account');
    return /Signed in as ([^<]+)\./.exec(text.replaceAll('<!-- -->', ''))?.[1];
  }
}

const problem = (code: string) => `/signin?problem=${code}`;
const expired = problem('missing-or-invalid-nonce');

/** What the provider's redirect to the site comes to, as where a browser goes on to. */
const resultOf = async (browser: Browser, path: string) => (await browser.send(path)).location;

/** Changes parameters of a path; undefined removes one. */
const withParameters = (path: string, changes: Readonly<Record<string, string | undefined>>): string => {
  const url = new URL(path, ORIGIN);
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  return url.origin === ORIGIN ? url.pathname + url.search : url.href;
};

/** A person with a password, in a browser of their own. */
const registered = async () => {
  const { email, uid } = await registerPerson(site, `Ada${(serial += 1)}`);
  const browser = new Browser();
  const signedIn = await browser.send('/signin', { email, password: PASSWORD });
  expect(signedIn.status).toBe(303);
  return { email, uid, browser };
};

describe('signing in by the host’s provider', () => {
  it('creates an account of a verified address, and finds it again by issuer and subject', async () => {
    const browser = new Browser();
    for (const path of ['/signin?to=/lists', '/signup'])
      expect((await browser.send(path)).text).toContain('Sign in with <!-- -->Guild Hall');
    const back = await browser.signIn({ to: '/lists' });
    expect([back.status, back.location]).toEqual([303, '/signin?done=signed-in&to=%2Flists']);
    expect(back.headers.get('Cache-Control')).toContain('no-store');
    expect((await browser.send(back.location ?? '')).location).toBe('/lists');
    const { email } = provider.account!;
    expect(await browser.email()).toBe(email);
    // The address may change there: the account is the same.
    provider.account = { ...provider.account!, email: 'other@mail.example' };
    const again = new Browser();
    await again.signIn();
    expect(await again.email()).toBe(email);
  });

  it('keeps what it has begun in a sealed cookie of this host, and asks for PKCE, state and nonce', async () => {
    const browser = new Browser();
    const begun = await browser.send('/signin/openid', { to: '/lists' });
    const cookie = begun.headers.getSetCookie().find((each) => each.startsWith('__Host-provider='));
    expect(cookie).toMatch(/; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const { searchParams } = new URL(await browser.leave());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: `${ORIGIN}/signin/openid/callback`,
      response_type: 'code',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect(cookie).not.toContain(searchParams.get('state'));
    expect((await browser.send('/signin/openid')).text).toContain('Go on to <!-- -->Guild Hall');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/signin/openid'])(
    'returns to no page but one of this site: %s',
    async (to) => {
      expect((await new Browser().signIn({ to })).location).toBe('/signin?done=signed-in&to=%2F');
    },
  );

  it('takes no address as proof that the provider has not verified', async () => {
    const { email } = await registered();
    for (const claims of [
      { email },
      { email, email_verified: false },
      { email, email_verified: 'true' },
      {},
    ]) {
      provider.account = { sub: `unverified-${(serial += 1)}`, ...claims } as typeof provider.account;
      const browser = new Browser();
      expect((await browser.signIn()).location).toBe(problem('unverified-email'));
      expect(await browser.email()).toBeUndefined();
    }
    expect((await new Browser().send(problem('unverified-email'))).text).toContain('has not confirmed');
  });

  it('asks for the password of an account with the same address, and links it then', async () => {
    const { email } = await registered();
    provider.account = { sub: `same-${serial}`, email: email.toUpperCase(), email_verified: true };
    const browser = new Browser();
    expect((await browser.signIn({ to: '/lists' })).location).toBe('/signin/openid/link');
    expect((await browser.send('/signin/openid/link')).text).toContain('Link your account');
    expect(await browser.email()).toBeUndefined();
    const wrong = await browser.send('/signin/openid/link', { password: 'a wrong password' });
    expect(wrong.status).toBe(422);
    expect(await browser.email()).toBeUndefined();
    const right = await browser.send('/signin/openid/link', { password: PASSWORD });
    expect(right.location).toBe('/signin?done=signed-in&to=%2Flists');
    expect(await browser.email()).toBe(email);
    // The cookie is gone: the form works once.
    expect((await browser.send('/signin/openid/link', { password: PASSWORD })).location).toBe(expired);
    const again = new Browser();
    await again.signIn();
    expect(await again.email()).toBe(email);
  });

  it('says so, and lets people in by password, while the provider is down', async () => {
    provider.failure = (_request, response) => {
      response.writeHead(503).end();
      return true;
    };
    const { browser } = await registered();
    expect(await browser.email()).toBeDefined();
    const fresh = new Browser();
    provider.failure = undefined;
    const back = await fresh.authorize();
    provider.failure = (_request, response) => {
      response.destroy();
      return true;
    };
    expect(await resultOf(fresh, back)).toBe(problem('provider-unavailable'));
    expect((await fresh.send(problem('provider-unavailable'))).text).toContain(
      'does not answer at the moment',
    );
  });

  it('says so where the person refuses there', async () => {
    provider.account = undefined;
    expect((await new Browser().signIn()).location).toBe(problem('user-cancelled'));
  });
});

describe('a redirect that did not come from this sign-in', () => {
  it('signs nobody in: none was begun, in another browser, or with another state', async () => {
    const back = await new Browser().authorize();
    expect(await resultOf(new Browser(), back)).toBe(expired);
    const other = new Browser();
    const own = await other.authorize();
    const tokens = provider.requests.filter((path) => path === '/token').length;
    expect(await resultOf(other, back)).toBe(expired);
    expect(await resultOf(other, withParameters(own, { state: 'guessed' }))).toBe(expired);
    expect(await resultOf(other, withParameters(own, { state: undefined }))).toBe(expired);
    expect(provider.requests.filter((path) => path === '/token')).toHaveLength(tokens);
    // It ended no sign-in that was under way.
    expect(await resultOf(other, own)).toBe('/signin?done=signed-in&to=%2F');
  });

  it('signs nobody in twice, not even with the cookie of before', async () => {
    const browser = new Browser();
    const back = await browser.authorize();
    const before = new Browser();
    for (const [name, value] of browser.cookies) before.cookies.set(name, value);
    const results = await Promise.all([resultOf(browser, back), resultOf(before, back)]);
    expect(results.sort()).toEqual(['/signin?done=signed-in&to=%2F', expired].sort());
    expect(await resultOf(browser, back)).toBe(expired);
  });

  it('is refused with a code of another sign-in, another issuer, or a nonce or verifier that was exchanged', async () => {
    const stranger = new Browser();
    const foreign = new URL(await stranger.authorize(), ORIGIN).searchParams.get('code') ?? '';
    const changed = async (changes: Readonly<Record<string, string | undefined>>) => {
      const browser = new Browser();
      const result = await resultOf(browser, withParameters(await browser.authorize(), changes));
      expect(await browser.email()).toBeUndefined();
      return result;
    };
    expect(await changed({ code: foreign })).toBe(problem('provider-failed'));
    expect(await changed({ iss: 'https://evil.example' })).toBe(problem('provider-failed'));
    expect(await changed({ iss: undefined })).toBe(problem('provider-failed'));
    expect(await changed({ code: undefined })).toBe(problem('provider-failed'));
    expect(await changed({ error: 'server_error' })).toBe(problem('provider-unavailable'));
    for (const name of ['nonce', 'code_challenge']) {
      const browser = new Browser();
      const authorizeUrl = withParameters(await browser.begin(), { [name]: 'x'.repeat(43) });
      const { pathname, search } = await provider.signIn(authorizeUrl);
      expect(await resultOf(browser, pathname + search), name).toBe(problem('provider-failed'));
    }
  });

  it('is refused when it is huge, has a parameter twice, or comes with a cookie that was changed', async () => {
    const browser = new Browser();
    const back = await browser.authorize();
    expect(await resultOf(browser, `${back}&x=${'x'.repeat(9000)}`)).toBe(expired);
    expect((await browser.send(`${back}&x=${'x'.repeat(20_000)}`)).status).toBe(431);
    const cookie = browser.cookies.get('__Host-provider') ?? '';
    browser.cookies.set('__Host-provider', `${cookie.slice(0, -2)}AA`);
    expect(await resultOf(browser, back)).toBe(expired);
    browser.cookies.set('__Host-provider', cookie);
    expect(await resultOf(browser, `${back}&code=another`)).toBe(problem('provider-failed'));
  });

  it('begins by a form of this site alone', async () => {
    const browser = new Browser();
    const forged = await browser.send('/signin/openid', {}, { 'Sec-Fetch-Site': 'cross-site' });
    expect(forged.status).toBe(403);
    expect((await browser.send('/signin/openid')).location).toBe(expired);
  });
});

describe('the account’s page', () => {
  const link = async (browser: Browser, linkPassword: string) =>
    browser.send('/account', { intent: 'link-provider', linkPassword });

  it('links and unlinks a person who enters the password', async () => {
    const { browser, email } = await registered();
    expect((await link(browser, 'a wrong password')).status).toBe(422);
    expect((await link(browser, PASSWORD)).location).toBe('/signin/openid');
    const { pathname, search } = await provider.signIn(await browser.leave());
    expect(await resultOf(browser, pathname + search)).toBe('/account?done=link-provider');
    expect((await browser.send('/account')).text).toContain('Unlink Guild Hall');
    expect((await browser.send('/account/export')).text).toContain(provider.account!.sub);
    const other = new Browser();
    await other.signIn();
    expect(await other.email()).toBe(email);
    const unlink = (linkPassword: string) =>
      browser.send('/account', { intent: 'unlink-provider', linkPassword });
    expect((await unlink('a wrong password')).status).toBe(422);
    expect((await unlink(PASSWORD)).location).toBe('/account?done=unlink-provider');
    expect((await browser.send('/account/export')).text).not.toContain(provider.account!.sub);
  });

  it('links nobody in another session, and nobody who is linked to another account', async () => {
    const { browser } = await registered();
    await link(browser, PASSWORD);
    const { pathname, search } = await provider.signIn(await browser.leave());
    const { browser: victim } = await registered();
    victim.cookies.set('__Host-provider', browser.cookies.get('__Host-provider') ?? '');
    expect(await resultOf(victim, pathname + search)).toBe('/account?problem=missing-or-invalid-nonce');
    await new Browser().signIn();
    await link(victim, PASSWORD);
    const again = await provider.signIn(await victim.leave());
    expect(await resultOf(victim, again.pathname + again.search)).toBe(
      '/account?problem=credential-already-in-use',
    );
    expect((await victim.send('/account?problem=credential-already-in-use')).text).toContain(
      'linked to another account',
    );
  });

  it('does without a password what takes one, for some minutes after a sign-in', async () => {
    const browser = new Browser();
    await browser.signIn();
    const { text } = await browser.send('/account');
    expect(text).toContain('Your account has no password.');
    expect(text).not.toContain('name="current"');
    expect((await browser.send('/account', { intent: 'unlink-provider' })).text).toContain(
      'Choose one first',
    );
    const chosen = await browser.send('/account', { intent: 'password', next: PASSWORD });
    expect(chosen.location).toBe('/account?done=password');
    const { email = '' } = provider.account!;
    expect((await new Browser().send('/signin', { email, password: PASSWORD })).status).toBe(303);
    expect((await browser.send('/account/delete', {})).status).toBe(422);
    expect((await browser.send('/account/delete', { password: PASSWORD })).text).toContain('Account deleted');
  });

  it('deletes an account without a password, and its identity; the person may begin anew', async () => {
    const browser = new Browser();
    await browser.signIn();
    const stale = await browser.send('/account/delete');
    expect(stale.text).not.toContain('name="password"');
    expect((await browser.send('/account/delete', {})).text).toContain('Account deleted');
    expect(storedDocuments(site)).not.toContain(provider.account!.sub);
    const again = new Browser();
    await again.signIn();
    expect(await again.email()).toBe(provider.account!.email);
    expect((await again.send('/signout', {})).status).toBe(303);
    expect(await again.email()).toBeUndefined();
  });
});
