import { USER_STATE_COOKIE } from '@crownsmith/domain';
import { parseCookie } from 'cookie';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForCode } from '../testing/read-mails';
import { startSite, type TestSite } from '../testing/site';
import { describeBrowser } from './read-session';

const PASSWORD = 'correct horse battery';
const EMAIL = 'ada@mail.example';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    withPeople: true,
    pages: (request, response) =>
      void response.set('Cache-Control', 'public, max-age=0').json({
        uid: response.locals.user?.uid,
        device: response.locals.account?.describeDevice(),
        state: parseCookie(request.headers.cookie ?? '')[USER_STATE_COOKIE],
      }),
  });
});
afterAll(() => site.close());

/** The Cookie header of a browser that got these Set-Cookie headers. */
const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

describe('a session', () => {
  let secret: string;

  it('begins after registration, a mail and its confirmation', async () => {
    const { accounts } = site;
    if (!accounts) throw new Error('The site has no accounts.');
    const registered = await site.post('/api/users/register', {
      email: ` ${EMAIL} `,
      password: PASSWORD,
      username: 'Ada',
    });
    expect(registered.status).toBe(202);
    expect((await accounts.signIn({ email: EMAIL, password: PASSWORD }, 'x')).ok).toBe(false);
    expect((await accounts.confirmEmail(await waitForCode(site.dataFolder, '/confirm-email'))).ok).toBe(true);
    const signedIn = await accounts.signIn({ email: EMAIL, password: PASSWORD }, 'a browser');
    if (!signedIn.ok) throw new Error(signedIn.error.message);
    ({ secret } = signedIn.value);
    expect((await accounts.readSession(secret))?.user.profile.displayName).toBe('Ada');
  });

  it('is answered alike for an address that has an account', async () => {
    const again = { email: EMAIL, password: 'another password', username: 'Eve' };
    const known = await site.post('/api/users/register', again);
    const unknown = await site.post('/api/users/register', { ...again, email: 'new@mail.example' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect((await site.accounts?.signIn({ email: EMAIL, password: again.password }, 'x'))?.ok).toBe(false);
  });

  const get = (cookie: string) => site.fetch('/top', { headers: { Cookie: cookie } });

  it('is not read from a cookie without the site’s signature, which is removed', async () => {
    const { text, headers } = await get(`session=${encodeURIComponent(`${secret}.forged`)}`);
    expect(JSON.parse(text)).not.toHaveProperty('uid');
    expect(headers.getSetCookie().join()).toMatch(/session=;.*1970/);
  });

  it('is nobody’s where only the userState cookie names a user', async () => {
    const state = {
      uid: 'forged',
      isAdmin: true,
      patreon: { status: 'active_patron', entitledCents: 900 },
      saltLevel: 2,
    };
    const { text, headers } = await get(`userState=${encodeURIComponent(JSON.stringify(state))}; theme=dark`);
    expect(JSON.parse(text)).not.toHaveProperty('uid');
    // The settings go, too: they were chosen by whoever has used the browser before.
    expect(JSON.parse(text)).not.toHaveProperty('state');
    expect(cookiesOf(headers)).toBe('userState=');
    expect(headers.getSetCookie().join()).toMatch(/^userState=;.*max-age=0/);
    // Readers of a shared cache would lose theirs.
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });

  it('leaves the settings of a visitor alone', async () => {
    const { text, headers } = await get(`userState=${encodeURIComponent('{"saltLevel":2}')}`);
    expect(JSON.parse(text)).toMatchObject({ state: '{"saltLevel":2}' });
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('Cache-Control')).toMatch(/^public/);
  });

  it('leaves requests of visitors alone', async () => {
    const { text, headers } = await get('theme=dark');
    expect(JSON.parse(text)).not.toHaveProperty('state');
    expect(headers.getSetCookie()).toEqual([]);
  });
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['x'.repeat(5000), 'Unknown browser'],
  [undefined, 'Unknown browser'],
])('%s is %s', (userAgent, name) => expect(describeBrowser(userAgent)).toBe(name));
