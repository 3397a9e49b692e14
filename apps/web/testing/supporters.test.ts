import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adPlaceholderText } from '@crownsmith/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Accounts } from '#app/accounts/accounts.server';
import type { TestSite } from '../server/testing/site';
import {
  type FakePatreon,
  memberAttributes,
  PATREON_CLIENT,
  sendWebhook,
  startPatreon,
  webhookBody,
} from './patreon-server';
import { type SignedIn, signInAs, TEST_SECRET } from './sign-in';

const CAMPAIGN = '123456';
const WEBHOOK_SECRET = 'webhook-secret';
let site: TestSite;
let patreon: FakePatreon;
let accounts: Accounts;

beforeAll(async () => {
  patreon = await startPatreon();
  const dataFolder = await mkdtemp(join(tmpdir(), 'supporters-'));
  const ads = { supportUrl: 'https://support.example/us' };
  await writeFile(join(dataFolder, 'site.json'), JSON.stringify({ ads }));
  const variables = {
    LOG_LEVEL: 'silent',
    SESSION_SECRETS: TEST_SECRET,
    PATREON_ORIGIN: patreon.url,
    PATREON_CLIENT_ID: PATREON_CLIENT.id,
    PATREON_CLIENT_SECRET: PATREON_CLIENT.secret,
    PATREON_CAMPAIGN_ID: CAMPAIGN,
    PATREON_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
  vi.stubEnv('DATA_DIR', dataFolder);
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { startWholeSite } = await import('./whole-site');
  site = await startWholeSite(variables);
  if (!site.accounts) throw new Error('The site has no accounts.');
  accounts = site.accounts;
  patreon.redirectUris.add(`${site.url}/account/patreon/callback`);
});
afterAll(async () => {
  await site.close();
  await patreon.close();
  vi.unstubAllEnvs();
});

let serial = 0;
let person: SignedIn;
beforeEach(async () => {
  person = await signInAs(accounts, `person-${(serial += 1)}`);
  patreon.failure = undefined;
});

const get = (path: string, by?: SignedIn) =>
  site.fetch(path, { redirect: 'manual', headers: by ? { Cookie: by.cookie } : {} });
const submit = (intent: string, by?: SignedIn, site_ = 'same-origin') =>
  site.fetch('/account/patreon', {
    method: 'POST',
    redirect: 'manual',
    headers: { ...(by && { Cookie: by.cookie }), 'Sec-Fetch-Site': site_ },
    body: new URLSearchParams({ intent }),
  });

const patron = (id: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  id,
  memberships: [{ id: `member-${id}`, campaign: CAMPAIGN, attributes: memberAttributes(changes) }],
});

/** Goes to Patreon and back. @returns the path of Patreon's redirect to the site */
const authorize = async (by: SignedIn): Promise<string> => {
  const begun = await submit('link', by);
  expect(begun.status).toBe(303);
  const asked = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' });
  const back = new URL(asked.headers.get('location') ?? '');
  expect(back.origin).toBe(site.url);
  return back.pathname + back.search;
};
const resultOf = async (path: string, by: SignedIn) => (await get(path, by)).headers.get('location');
const patreonOf = async ({ uid }: SignedIn) => (await accounts.readProfile(uid))?.patreon;

describe('linking a Patreon account', () => {
  it('reads the membership, hides the ads and shows the tier', async () => {
    patreon.patron = patron('p1');
    expect((await get('/supporters', person)).text).toContain('You have no tier yet');
    expect(await resultOf(await authorize(person), person)).toBe('/supporters?patreon=linked');
    expect(await patreonOf(person)).toEqual({ status: 'active_patron', entitledCents: 500 });
    const { text } = await get('/supporters?patreon=linked', person);
    expect(text).toContain('Your Patreon account is linked.');
    expect(text).toMatch(/Your tier is <strong>rare<\/strong>/);
    expect((await submit('unlink', person)).headers.get('location')).toBe('/supporters?patreon=unlinked');
    expect(await patreonOf(person)).toBeNull();
  });

  it('links an account to one person only', async () => {
    patreon.patron = patron('p2');
    await get(await authorize(person), person);
    const other = await signInAs(accounts, 'other');
    expect(await resultOf(await authorize(other), other)).toBe('/supporters?patreon=linked-to-another');
    expect([await patreonOf(other), (await patreonOf(person))?.status]).toEqual([null, 'active_patron']);
  });

  it('says so where there is no membership', async () => {
    patreon.patron = { id: 'p3', memberships: [] };
    expect(await resultOf(await authorize(person), person)).toBe('/supporters?patreon=no-membership');
    expect(await patreonOf(person)).toEqual({ status: null, entitledCents: 0 });
  });

  it('takes a redirect once, and only in the session that began it', async () => {
    patreon.patron = patron('p4');
    const back = await authorize(person);
    const stranger = await signInAs(accounts, 'stranger');
    expect(await resultOf(back, stranger)).toBe('/supporters?patreon=expired');
    expect(await resultOf(back.replace(/state=[^&]*/, 'state=guessed'), person)).toBe(
      '/supporters?patreon=expired',
    );
    expect((await get(back)).headers.get('location')).toBe('/signin?to=%2Fsupporters');
    expect(await resultOf(back, person)).toBe('/supporters?patreon=linked');
    expect(await resultOf(back, person)).toBe('/supporters?patreon=expired');
    expect(await patreonOf(stranger)).toBeNull();
  });

  it('says why it failed', async () => {
    patreon.patron = undefined;
    expect(await resultOf(await authorize(person), person)).toBe('/supporters?patreon=denied');
    patreon.patron = patron('p5');
    const back = await authorize(person);
    patreon.failure = (response) => response.writeHead(503).end();
    expect(await resultOf(back, person)).toBe('/supporters?patreon=unavailable');
    expect(await resultOf((await authorize(person)).replace(/code=[^&]*/, 'code=x'), person)).toBe(
      '/supporters?patreon=failed',
    );
    expect(await patreonOf(person)).toBeNull();
    expect((await get('/supporters?patreon=failed', person)).text).toContain('did not confirm');
  });

  it('needs a session, a form of this site and a known intent', async () => {
    expect((await submit('link')).headers.get('location')).toBe('/signin?to=%2Fsupporters');
    expect((await submit('link', person, 'cross-site')).status).toBe(403);
    expect((await submit('steal', person)).status).toBe(400);
  });
});

describe('ads', () => {
  const boxes = /aria-label="(?:Advertisement|Support)"/;
  it('are in the page of visitors and of people without a tier', async () => {
    const forged = { uid: '', cookie: `userState=${encodeURIComponent('{"uid":"x","isAdmin":true}')}` };
    for (const by of [undefined, person, forged]) {
      const { text } = await get('/faq', by);
      expect(text).toMatch(boxes);
      expect(text).toContain(adPlaceholderText('Patreon'));
    }
  });

  it.each([
    ['an admin', { isAdmin: true }],
    ['an uncommon supporter', { patreon: { status: 'active_patron', entitledCents: 200 } }],
    ['a rare supporter', { patreon: { status: 'active_patron', entitledCents: 500 } }],
  ])('are not in the page of %s', async (_who, changes) => {
    const supporter = await signInAs(accounts, `supporter-${(serial += 1)}`, changes);
    for (const path of ['/faq', '/', '/nowhere']) {
      const { text, headers } = await get(path, supporter);
      expect(text).not.toMatch(boxes);
      expect(text).not.toContain(adPlaceholderText('Patreon'));
      expect(headers.get('cache-control')).toMatch(/private|no-store/);
    }
  });

  it('come and go with the webhook', async () => {
    patreon.patron = patron('p6');
    await get(await authorize(person), person);
    expect((await get('/faq', person)).text).not.toMatch(boxes);
    const attributes = { patron_status: 'former_patron', currently_entitled_amount_cents: 0 };
    const body = webhookBody({ user: 'p6', member: 'member-p6', attributes });
    const sent = await sendWebhook(site.url, { event: 'members:update', body, secret: WEBHOOK_SECRET });
    expect(await sent.json()).toEqual({ outcome: 'stored' });
    expect((await get('/faq', person)).text).toMatch(boxes);
  });
});

it('/supporters shows visitors the price, the support link and how to link', async () => {
  const { text } = await get('/supporters');
  expect(text).toContain('from $2 a month');
  expect(text).toContain('https://support.example/us?utm_source=crownsmith');
  expect(text).toContain('href="/signin"');
  expect(text).not.toContain('Your tier');
  expect((await get('/faq')).text).toContain('<a href="/supporters">Supporters</a>');
});
