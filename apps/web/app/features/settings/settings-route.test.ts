import { expect, it, vi } from 'vitest';
import { setAccounts } from '#app/accounts/current.server';
import type { Accounts, ProfileChange } from '#app/accounts/accounts.server';
import { changeSettings } from '#app/accounts/profile/change-settings.server';
import { makeProfile } from '#app/accounts/profile/profile.server';
import { applySettings, cookieSettings, INITIAL_SETTINGS, SETTING_NAMES } from '#app/visitor/settings';
import { settingsOf, uidOf } from '#app/visitor/user-cookie';
import { action, loader } from './settings-route.server';

const profile = makeProfile({ uid: 'u1', email: 'ada@example.org', displayName: 'Ada' }, 0);
const user = { uid: 'u1', session: 's', signedInAt: 0, profile };

/** The accounts of one person; the calls record what is written. */
const fakeAccounts = () => {
  const changeProfile = vi.fn((_uid: string, { settings }: ProfileChange) =>
    Promise.resolve(changeSettings(profile, settings, 1)),
  );
  setAccounts({ changeProfile } as Partial<Accounts> as Accounts);
  return changeProfile;
};

const FORM = { region: 'US', saltLevel: '0', colorMode: '', priceSource1: '' };
const WAS = JSON.stringify({ ...INITIAL_SETTINGS, displayName: 'Ada' });

const post = async (fields: Record<string, string>, { signedIn = false, cookie = '' } = {}) => {
  const request = new Request('https://site.example/settings', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie },
  });
  const context = signedIn ? { user } : {};
  const outcome = await action({ request, context, params: {} });
  if (outcome instanceof Response)
    return { status: outcome.status, cookies: outcome.headers.getSetCookie(), html: '', outcome };
  if (!('init' in outcome)) throw new TypeError('The action responded with nothing.');
  return { status: outcome.init?.status, cookies: [], html: outcome.data.markup.html ?? '', outcome };
};
const pairOf = (cookie: string | undefined): string => cookie?.split(';')[0] ?? '';

it("saves a visitor's settings in cookies", async () => {
  const form = {
    ...FORM,
    region: 'EU',
    priceSource1: 'cardmarket',
    priceSource2: 'tcgplayer',
    namesUnderCards: 'on',
    saltLevel: '2',
    colorMode: 'dark',
  };
  const { status, cookies, outcome } = await post(form);
  expect(status).toBe(303);
  expect((outcome as Response).headers.get('Location')).toBe('/settings?saved');
  expect(settingsOf(pairOf(cookies[0]))).toEqual({
    ...applySettings(INITIAL_SETTINGS),
    region: 'EU',
    priceSources: ['cardmarket', 'tcgplayer'],
    showsEverySource: true,
    namesUnderCards: true,
    saltLevel: 2,
  });
  expect(cookies[0]).toMatch(/;secure$/);
  expect(cookies[1]).toMatch(/^theme=dark;/);
});

it('lets a visitor go back to the sources of the region and the colours of the system', async () => {
  const cookie = `theme=dark; userState=${encodeURIComponent('{"priceSources":["cardmarket"],"saltLevel":1}')}`;
  const was = JSON.stringify({
    ...INITIAL_SETTINGS,
    priceSources: ['cardmarket'],
    saltLevel: 1,
    colorMode: 'dark',
  });
  const { cookies } = await post({ ...FORM, saltLevel: '1', was }, { cookie });
  expect(settingsOf(pairOf(cookies[0]))).toMatchObject({ showsEverySource: false, saltLevel: 1 });
  expect(cookies[1]).toBe('theme=;path=/;max-age=0');
});

it('writes only what a signed-in person has changed to the profile', async () => {
  const changeProfile = fakeAccounts();
  const { status, cookies } = await post(
    { ...FORM, displayName: ' Ada L. ', saltLevel: '2', was: WAS },
    { signedIn: true },
  );
  expect(status).toBe(303);
  expect(changeProfile.mock.calls).toEqual([['u1', { settings: { displayName: 'Ada L.', saltLevel: 2 } }]]);
  expect(uidOf(pairOf(cookies[0]))).toBe('u1');
  expect(settingsOf(pairOf(cookies[0])).saltLevel).toBe(2);
});

it('writes all of a form whose former values are missing or broken', async () => {
  const changeProfile = fakeAccounts();
  await post({ ...FORM, displayName: 'Ada', was: '{' }, { signedIn: true });
  expect(Object.keys(changeProfile.mock.calls[0]?.[1].settings ?? {})).toHaveLength(SETTING_NAMES.length + 1);
});

it('changes nothing but settings, whatever is posted besides', async () => {
  const changeProfile = fakeAccounts();
  await post(
    {
      ...FORM,
      displayName: 'Ada',
      was: WAS,
      isAdmin: 'true',
      email: 'eve@example.org',
      uid: 'u2',
      patreon: '{}',
    },
    { signedIn: true },
  );
  expect(changeProfile.mock.calls).toEqual([['u1', { settings: {} }]]);
});

it("ignores a visitor's name, and gives them no uid", async () => {
  const { cookies } = await post({ ...FORM, displayName: 'Eve', uid: 'u1', saltLevel: '1' });
  const state: unknown = JSON.parse(decodeURIComponent(pairOf(cookies[0]).slice('userState='.length)));
  expect(state).toEqual(cookieSettings({ ...INITIAL_SETTINGS, saltLevel: 1 }));
});

it('shows a rejected form again with its error, and still sends what was changed then', async () => {
  const changeProfile = fakeAccounts();
  const rejected = await post(
    { ...FORM, displayName: 'x'.repeat(41), saltLevel: '2', was: WAS },
    { signedIn: true },
  );
  expect(rejected.status).toBe(422);
  expect(changeProfile).not.toHaveBeenCalled();
  expect(rejected.html).toContain('At most 40 characters.');
  expect(rejected.html).toContain('<a href="#displayName">Name</a>');
  expect(rejected.html).toMatch(/name="saltLevel" checked="" value="2"/);
  expect(rejected.html).toContain(`name="was" value="${WAS.replaceAll('"', '&quot;')}"`);
});

it.each([
  [{ ...FORM, region: 'XX' }, 422],
  [{ ...FORM, saltLevel: '7' }, 422],
  [{ ...FORM, saltLevel: '' }, 422],
  [{ ...FORM, colorMode: 'sepia' }, 422],
  [{ ...FORM, priceSource1: 'nowhere' }, 422],
  [{ ...FORM, was: 'x'.repeat(20_000) }, 413],
])('rejects the form %j', async (form, status) => expect((await post(form)).status).toBe(status));

it('takes a source at two places once', async () => {
  const { cookies } = await post({
    ...FORM,
    priceSource1: 'tcgplayer',
    priceSource2: 'tcgplayer',
    priceSource3: 'cardmarket',
  });
  expect(settingsOf(pairOf(cookies[0])).priceSources).toEqual(['tcgplayer', 'cardmarket']);
});

it('shows what a signed-in person has chosen, for no cache', () => {
  const request = new Request('https://site.example/settings?saved');
  const { data, init } = loader({
    request,
    context: { user: { ...user, profile: { ...profile, colorMode: 'dark' } } },
    params: {},
  });
  expect(new Headers(init?.headers).get('Cache-Control')).toBe('private, no-store');
  expect(data.markup.html).toContain('value="Ada"');
  expect(data.markup.html).toMatch(/name="colorMode" checked="" value="dark"/);
  expect(data.markup.html).toContain('Your settings are saved.');
});

it.each([
  ['is saved where the cookie comes back', 'userState=%7B%7D', 'Your settings are saved.'],
  ['is not saved where the browser refuses cookies', '', 'Nothing was saved: your browser blocks'],
])('says what a visitor has chosen %s', (_, cookie, stated) => {
  const request = new Request('https://site.example/settings?saved', { headers: { Cookie: cookie } });
  expect(loader({ request, context: {}, params: {} }).data.markup.html).toContain(stated);
});
