import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForCode } from '../server/testing/read-mails';
import type { TestSite } from '../server/testing/site';
import { startWholeSite } from './whole-site';

const PASSWORD = 'correct horse battery';
const EMAIL = 'ada@mail.example';

let site: TestSite;
beforeAll(async () => {
  site = await startWholeSite({ RATE_LIMIT_SIGN_IN: '0' });
});
afterAll(() => site.close());

const post = (path: string, fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { redirect: 'manual', headers });

const locationOf = (response: Response): string | null => response.headers.get('Location');

/** Where a person goes who has signed in: by the form, which tells whose browser keeps no session. */
const goesOnTo = async (response: Response): Promise<string | null> => {
  const form = locationOf(response) ?? '';
  expect(form).toMatch(/^\/signin\?done=signed-in&to=/);
  return locationOf(await get(form, { Cookie: cookiesOf(response) }));
};

/** The Cookie header of a browser that got a response. */
const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const signIn = (fields: Readonly<Record<string, string>> = {}, headers: Record<string, string> = {}) =>
  post('/signin', { email: EMAIL, password: PASSWORD, ...fields }, headers);

describe('an account', () => {
  it('is created with the same response for any address, and confirmed by the button behind the link', async () => {
    const fields = { email: ` ${EMAIL} `, newPassword: PASSWORD, displayName: 'Ada <b>' };
    const created = await post('/signup', fields);
    expect([created.status, locationOf(created)]).toEqual([303, '/signup?done=sent']);
    const code = await waitForCode(site.dataFolder, '/confirm-email');
    const early = await signIn();
    expect(early.status).toBe(422);

    // Programs open the links of mails: that alone confirms nothing.
    expect((await get(`/confirm-email?code=${code}`)).status).toBe(200);
    expect((await signIn()).status).toBe(422);
    const confirmed = await post('/confirm-email', { code });
    expect([confirmed.status, locationOf(confirmed)]).toEqual([303, '/signin?done=confirmed']);
    expect((await post('/confirm-email', { code: 'x'.repeat(43) })).status).toBe(422);

    const again = await post('/signup', { ...fields, newPassword: 'another password' });
    expect([again.status, locationOf(again), await again.text()]).toEqual([
      created.status,
      locationOf(created),
      await created.text(),
    ]);
    expect((await signIn({ password: 'another password' })).status).toBe(422);
  });

  it('is signed in to with a trimmed address, and the person goes on', async () => {
    const response = await signIn({ email: `  ${EMAIL}\t` });
    expect([response.status, await goesOnTo(response)]).toEqual([303, '/']);
    const cookies = response.headers.getSetCookie().join('\n');
    expect(cookies).toMatch(/^session=.*HttpOnly; SameSite=Lax$/im);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    const Cookie = cookiesOf(response);
    const home = await get('/', { Cookie });
    const html = await home.text();
    expect(html).toContain('Ada &lt;b&gt;');
    expect(html).toContain('action="/signout"');
    expect(home.headers.get('Cache-Control')).toContain('private');
    for (const path of ['/signin', '/signup']) {
      const sent = await get(path, { Cookie });
      expect([path, sent.status, locationOf(sent)]).toEqual([path, 303, '/']);
    }
  });

  it('of a visitor has a link to sign in instead, in the cached page, too', async () => {
    for (const _ of ['rendered', 'cached']) {
      const html = await (await get('/top')).text();
      expect(html).toContain('href="/signin"');
      expect(html).not.toContain('/signout');
    }
  });

  it('is signed out of by a button alone, which ends the session and removes the cookies', async () => {
    const Cookie = cookiesOf(await signIn());
    expect((await get('/signout', { Cookie })).status).toBe(303);
    expect(await (await get('/', { Cookie })).text()).toContain('action="/signout"');
    const out = await post('/signout', {}, { Cookie, Referer: `${site.url}/top` });
    expect([out.status, locationOf(out)]).toEqual([303, '/top']);
    const removed = out.headers.getSetCookie();
    expect(removed.filter((cookie) => /^(?:session|userState)=;/.test(cookie))).toHaveLength(2);
    expect(await (await get('/', { Cookie })).text()).not.toContain('action="/signout"');
    const personal = await post('/signout', {}, { Referer: `${site.url}/account` });
    expect(locationOf(personal)).toBe('/');
  });

  it('gets a new password by the code of a mail, which ends all sessions', async () => {
    const Cookie = cookiesOf(await signIn());
    const known = await post('/forgot-password', { email: EMAIL });
    const unknown = await post('/forgot-password', { email: 'eve@mail.example' });
    expect([known.status, locationOf(known)]).toEqual([303, '/reset-password?done=sent']);
    expect([unknown.status, locationOf(unknown)]).toEqual([known.status, locationOf(known)]);
    const code = await waitForCode(site.dataFolder, '/confirm-password');

    const entered = await post('/reset-password', { code: ` ${site.url}/confirm-password?code=${code} ` });
    expect(locationOf(entered)).toBe(`/confirm-password?code=${code}`);
    const page = await (await get(`/confirm-password?code=${code}`)).text();
    expect(page).toContain(`type="hidden" name="code" value="${code}"`);
    expect(page).toContain('autoComplete="new-password"');

    const weak = await post('/confirm-password', { code, newPassword: 'short' });
    expect(weak.status).toBe(422);
    expect(await weak.text()).toContain('at least 8 characters');
    const saved = await post('/confirm-password', { code, newPassword: 'a new password' });
    expect([saved.status, locationOf(saved)]).toEqual([303, '/signin?done=reset']);
    expect((await post('/confirm-password', { code, newPassword: 'once more then' })).status).toBe(422);
    expect(await (await get('/', { Cookie })).text()).not.toContain('action="/signout"');
    expect((await signIn()).status).toBe(422);
    expect((await signIn({ password: 'a new password' })).status).toBe(303);
    const restored = await site.accounts?.signIn({ email: EMAIL, password: 'a new password' }, 'x');
    if (restored?.ok)
      await site.accounts?.changePassword(
        restored.value.user,
        { current: 'a new password', next: PASSWORD },
        { origin: site.url },
      );
  });
});

describe('the page after signing in', () => {
  it.each([
    ['/cards/sol-ring?a=1', '/cards/sol-ring?a=1'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/\tevil', '/'],
    ['/signout', '/'],
    ['/signin?to=/signin', '/'],
    [`/${'a'.repeat(400)}`, '/'],
  ])('of a link to %j is %j', async (to, expected) => {
    expect(await goesOnTo(await signIn({ to }))).toBe(expected);
    const Cookie = cookiesOf(await signIn());
    const sentOn = await get(`/signin?to=${encodeURIComponent(to)}`, { Cookie });
    expect(locationOf(sentOn)).toBe(expected);
  });

  it('is the page before, of this site alone', async () => {
    const form = async (Referer: string) => (await get('/signin', { Referer })).text();
    expect(await form(`${site.url}/top?view=text`)).toContain('name="from" value="/top?view=text"');
    expect(await form('https://evil.example/top')).not.toContain('name="from"');
    expect(await goesOnTo(await signIn({ from: '/top?view=text' }))).toBe('/top?view=text');
    expect(await goesOnTo(await signIn({ from: '//evil.example' }))).toBe('/');
  });

  it('is the form again, which says why, where the browser keeps no cookie', async () => {
    const page = await get(locationOf(await signIn({ to: '/lists' })) ?? '');
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('You are not signed in: your browser did not keep the cookie of this site.');
    expect(html).toContain('name="to" value="/lists"');
  });
});

describe('a rejected form', () => {
  it.each([
    ['/signin', { email: '', password: '' }, ['Enter your e-mail address.', 'Enter your password.']],
    ['/signin', { email: 'ada', password: 'x' }, ['This is not a valid e-mail address.']],
    ['/signup', { email: EMAIL, newPassword: 'short', displayName: '' }, ['at least 8', 'Enter a name.']],
    ['/forgot-password', { email: 'a b@c.example' }, ['This is not a valid e-mail address.']],
    ['/reset-password', {}, ['Enter the link or the code from the mail.']],
    ['/confirm-password', { code: 'a b', newPassword: PASSWORD }, ['not valid any more']],
    ['/confirm-email', { code: '' }, ['Enter the link or the code from the mail.']],
  ])('of %s with %j says why beside its fields', async (path, fields, texts) => {
    const response = await post(path, fields);
    const html = await response.text();
    expect(response.status).toBe(422);
    for (const text of texts) expect(html).toContain(text);
    expect(html).toMatch(/role="alert" tabindex="-1" autofocus=""/i);
    expect(html).toContain('aria-invalid="true"');
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    for (const secret of ['short', PASSWORD]) expect(html).not.toContain(`value="${secret}"`);
  });

  it('shows one text for a wrong password and an unknown address', async () => {
    const alert = async (fields: Readonly<Record<string, string>>) =>
      /role="alert".*?<\/div>/.exec(await (await signIn(fields)).text())?.[0];
    const wrong = await alert({ password: 'wrong password' });
    expect(wrong).toContain('The e-mail address or the password is wrong');
    expect(await alert({ email: 'eve@mail.example' })).toBe(wrong);
  });

  it.each(['/signin', '/signup', '/forgot-password', '/confirm-password', '/confirm-email', '/signout'])(
    'from another site does nothing: %s',
    async (path) => {
      const Cookie = cookiesOf(await signIn());
      const fields = { email: EMAIL, password: PASSWORD };
      const response = await post(path, fields, { Cookie, 'Sec-Fetch-Site': 'cross-site' });
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
      expect(await (await get('/', { Cookie })).text()).toContain('action="/signout"');
    },
  );

  it('is refused where it is too long or no form', async () => {
    expect((await post('/signin', { email: 'a'.repeat(20_000), password: 'x' })).status).toBe(413);
    expect((await post('/signin', {}, { 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  it('never shows a session that the browser had before', async () => {
    const before = await signIn();
    const Cookie = cookiesOf(before);
    const after = await signIn({}, { Cookie });
    expect(cookiesOf(after)).not.toBe(Cookie);
    expect(await (await get('/', { Cookie })).text()).not.toContain('action="/signout"');
  });
});

it('too many attempts get 429 with Retry-After, on the page of the form', async () => {
  const limited = await startWholeSite({ RATE_LIMIT_SIGN_IN: '2' });
  const attempt = () =>
    fetch(`${limited.url}/signin`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'email=eve%40mail.example&password=x',
    });
  const responses = [await attempt(), await attempt(), await attempt()];
  expect(responses.map(({ status }) => status)).toEqual([422, 422, 429]);
  expect(Number(responses[2]?.headers.get('Retry-After'))).toBeGreaterThan(0);
  const html = await responses[2]?.text();
  expect(html).toContain('Too many attempts.');
  expect(html).toContain('value="eve@mail.example"');
  await limited.close();
});
