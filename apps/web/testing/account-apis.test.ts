import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readExport } from '#app/accounts/test-export';
import { accountsOf, PASSWORD, registerPerson, signInTo, type TestPerson } from './test-person';
import { startSite, type TestSite } from '../server/testing/site';

let site: TestSite;
let count = 0;
let ada: TestPerson;
beforeAll(async () => {
  site = await startSite({
    withPeople: true,
    variables: { RATE_LIMIT_SIGN_IN: '0', RATE_LIMIT_ACCOUNTS: '0' },
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  count += 1;
  ada = await registerPerson(site, `Ada${count}`);
});

const send = (path: string, cookie: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    redirect: 'manual',
    headers: {
      Cookie: cookie,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
const profileOf = () => accountsOf(site).readProfile(ada.uid);

describe('/api/users/settings', () => {
  const change = (settings: unknown, { cookie = ada.cookie, uid = ada.uid, ageMs = 0, headers = {} } = {}) =>
    send('/api/users/settings', cookie, { uid, changes: [{ settings, ageMs }] }, headers);

  it('changes settings and responds with what a browser keeps', async () => {
    const response = await change({ saltLevel: 2, priceSources: ['cardmarket'] });
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await response.json()).toMatchObject({
      cookie: { uid: ada.uid, saltLevel: 2, priceSources: ['cardmarket'] },
    });
    expect(await profileOf()).toMatchObject({ saltLevel: 2 });
  });

  it('lets the newer of two changes count, by their age', async () => {
    await change({ saltLevel: 2 });
    await change({ saltLevel: 1, namesUnderCards: true }, { ageMs: 3_600_000 });
    expect(await profileOf()).toMatchObject({ saltLevel: 2, namesUnderCards: true });
  });

  it.each([
    ['a flag', { isAdmin: true }],
    ['a patron', { patreon: { status: 'active_patron', entitledCents: 500 } }],
    ['an address', { email: 'eve@mail.example' }],
    ['a setting and a flag', { saltLevel: 2, isStaff: true }],
    ['a name of two lines', { displayName: 'a\nb' }],
  ])('responds 400 to %s, and changes nothing', async (_what, settings) => {
    const before = await profileOf();
    expect((await change(settings)).status).toBe(400);
    expect(await profileOf()).toEqual(before);
  });

  it('responds 401 without a session, 409 to the changes of another person, 403 from another site', async () => {
    const statuses = await Promise.all([
      change({ saltLevel: 2 }, { cookie: '' }),
      change({ saltLevel: 2 }, { uid: 'somebody' }),
      change({ saltLevel: 2 }, { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([401, 409, 403]);
    expect(await profileOf()).toMatchObject({ saltLevel: 0 });
  });
});

describe('/api/users/clipboard', () => {
  const list = { commanders: ['/cards/edgar-markov'], cards: { '/cards/swamp': 30 } };
  const write = (base: number, body: unknown = list, cookie = ada.cookie, uid = ada.uid) =>
    send('/api/users/clipboard', cookie, { uid, base, list: body });

  it('keeps a clipboard by its version, and hands out the stored one where another came between', async () => {
    const none = await send('/api/users/clipboard', ada.cookie);
    expect(await none.json()).toEqual({ version: 0, list: { commanders: [], cards: {} } });
    expect(await (await write(0)).json()).toEqual({ version: 1, list });
    const late = await write(0, { commanders: [], cards: {} });
    expect([late.status, await late.json()]).toEqual([412, { version: 1, list }]);
  });

  it("is nobody else's", async () => {
    await write(0);
    const eve = await registerPerson(site, `Eve${count}`);
    expect(await (await send('/api/users/clipboard', eve.cookie)).json()).toMatchObject({ version: 0 });
    expect((await write(1, { commanders: [], cards: {} }, eve.cookie)).status).toBe(409);
    expect((await send('/api/users/clipboard', '')).status).toBe(401);
    expect((await write(1, list, '')).status).toBe(401);
  });

  it.each([
    [{ commanders: [], cards: { 'https://evil.example': 1 } }],
    [{ commanders: [], cards: { '/cards/opt': 0 } }],
    [{ commanders: [], cards: { '/cards/opt': 1000 } }],
    [{ commanders: ['/cards/a', '/cards/b', '/cards/c'], cards: {} }],
    [{ cards: {} }],
  ])('responds 400 to %j', async (body) => expect((await write(0, body)).status).toBe(400));
});

describe('/api/users/delete', () => {
  it('deletes nothing by a GET: it leads browsers to the page that asks, and others to the POST', async () => {
    const page = await send('/api/users/delete', ada.cookie, undefined, { Accept: 'text/html' });
    expect([page.status, page.headers.get('Location')]).toEqual([303, '/account/delete']);
    const answer = await send('/api/users/delete', ada.cookie, undefined, { Accept: 'application/json' });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { message: expect.stringContaining('Nothing is deleted yet') as unknown },
    ]);
    expect(await profileOf()).toBeDefined();
  });

  it('deletes nothing without a session and the right password', async () => {
    const statuses = await Promise.all([
      send('/api/users/delete', ada.cookie, {}),
      send('/api/users/delete', ada.cookie, { password: 'wrong password' }),
      send('/api/users/delete', '', { password: PASSWORD }),
      send('/api/users/delete', ada.cookie, { password: PASSWORD }, { Origin: 'https://evil.example' }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([400, 403, 401, 403]);
    expect(await profileOf()).toBeDefined();
  });

  it('deletes everything, and ends every session', async () => {
    const other = await signInTo(site, ada.email);
    await send('/api/users/clipboard', ada.cookie, {
      uid: ada.uid,
      base: 0,
      list: { commanders: [], cards: { '/cards/opt': 1 } },
    });
    const deleted = await send('/api/users/delete', ada.cookie, { password: PASSWORD });
    expect(deleted.status).toBe(200);
    expect(deleted.headers.getSetCookie().join()).toMatch(/session=;/);
    expect(Object.values(await readExport(accountsOf(site), ada.uid)).flat()).toEqual([]);
    expect((await send('/api/users/clipboard', other.cookie)).status).toBe(401);
  });
});

describe('a bearer token', () => {
  const tokenOf = async (): Promise<string> => {
    const profile = await profileOf();
    if (!profile) throw new Error('There is no profile.');
    const user = { uid: ada.uid, session: '', signedInAt: 0, profile };
    const made = await accountsOf(site).makeToken(user, { name: 'a script', password: PASSWORD });
    if (!made.ok) throw new Error(made.error.message);
    return made.value.secret;
  };
  const withToken = (token: string) => ({ Authorization: `Bearer ${token}` });

  it('takes the place of a session in the API of users', async () => {
    const headers = withToken(await tokenOf());
    const changes = { uid: ada.uid, changes: [{ settings: { saltLevel: 2 }, ageMs: 0 }] };
    expect((await send('/api/users/settings', '', changes, headers)).status).toBe(200);
    expect(await profileOf()).toMatchObject({ saltLevel: 2 });
    expect((await send('/api/users/delete', '', { password: 'wrong password' }, headers)).status).toBe(403);
    expect((await send('/api/users/delete', '', { password: PASSWORD }, headers)).status).toBe(200);
    expect(await profileOf()).toBeUndefined();
  });

  it('that does not hold is nobody’s, even beside a session', async () => {
    for (const token of ['nonsense', `${await tokenOf()}x`])
      expect(
        (await send('/api/users/delete', ada.cookie, { password: PASSWORD }, withToken(token))).status,
      ).toBe(401);
    expect(await profileOf()).toBeDefined();
  });

  it('is no session: its cookie signs nobody in', async () => {
    const response = await send('/api/users/clipboard', `session=${await tokenOf()}`);
    expect(response.status).toBe(401);
  });
});
