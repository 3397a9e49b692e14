import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findUpdateRequest, finishUpdate } from '@crownsmith/data-folder';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Accounts } from '#app/accounts/accounts.server';
import { listAudit } from '#app/accounts/audit/audit.server';
import { LISTS } from '#app/accounts/lists/list-documents.server';
import { saveUnmetNeeds } from '#app/platform/unmet-needs.server';
import { createMessageStore, type MessageStore } from '#app/messages/message-store.server';
import type { TestSite } from '../server/testing/site';
import { type SignedIn, signInAs, TEST_SECRET } from './sign-in';

let site: TestSite;
let accounts: Accounts;
let messages: MessageStore;
let admin: SignedIn;
let person: SignedIn;
let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'admin-'));
  vi.stubEnv('DATA_DIR', dataFolder);
  const { startWholeSite } = await import('./whole-site');
  site = await startWholeSite({ SESSION_SECRETS: TEST_SECRET, TRUST_PROXY: '1' });
  if (!site.accounts) throw new Error('The site has no accounts.');
  accounts = site.accounts;
  messages = createMessageStore({ folder: join(dataFolder, 'messages') });
  admin = await signInAs(accounts, 'ada', { isAdmin: true });
  person = await signInAs(accounts, 'bob', { isStaff: true });
});
afterAll(async () => {
  await site.close();
  vi.unstubAllEnvs();
});

const get = (path: string, by?: SignedIn) =>
  site.fetch(path, { redirect: 'manual', headers: by ? { Cookie: by.cookie } : {} });
const post = (
  path: string,
  fields: Readonly<Record<string, string>>,
  by?: SignedIn,
  headers: Readonly<Record<string, string>> = {},
) =>
  site.fetch(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...(by && { Cookie: by.cookie }), 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  });
const lastAction = async () => {
  const [entry] = await listAudit(accounts.documents, 1);
  return entry && [entry.actor, entry.action, entry.subject];
};

/** Headers that differ between two responses to the same request. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'content-length',
  'content-security-policy',
  'date',
  'ratelimit',
  'x-request-id',
]);

/** What of a response does not depend on its path and its moment. */
const comparable = (
  { status, headers, text }: Awaited<ReturnType<TestSite['fetch']>>,
  path: string,
): unknown => ({
  status,
  headers: [...headers].filter(([name]) => !OWN_HEADERS.has(name)).sort(),
  text: text
    .replaceAll(path.replace(/\.data$/, ''), '')
    .replaceAll(encodeURIComponent(path.replace(/\.data$/, '')), ''),
});

const PATHS = [
  '/admin',
  '/admin/messages',
  '/admin/decks',
  '/admin/accounts',
  '/admin/accounts/bob',
  '/admin/audit',
  '/admin.data',
  '/admin/accounts/bob.data',
];

describe('the operator’s pages', () => {
  it.each(PATHS)('%s is answered like an unknown page to everybody but admins', async (path) => {
    const unknown = path.replace('/admin', '/zzzzz');
    const forged: SignedIn = {
      uid: '',
      cookie: `userState=${encodeURIComponent('{"uid":"ada","isAdmin":true}')}`,
    };
    for (const by of [undefined, person, forged]) {
      const [hidden, missing] = [await get(path, by), await get(unknown, by)];
      expect(hidden.status).toBe(404);
      expect(comparable(hidden, path)).toEqual(comparable(missing, unknown));
      const form = { intent: 'delete-account', email: 'bob@example.com', handle: 'x' };
      const [refused, lost] = [await post(path, form, by), await post(unknown, form, by)];
      expect(refused.status).toBe(404);
      expect(comparable(refused, path)).toEqual(comparable(lost, unknown));
    }
  });

  it.each(PATHS)('%s is shown to an admin, and stored by no cache', async (path) => {
    const { status, headers, text } = await get(path, admin);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(text).toMatch(/Admin/);
    expect(text).toMatch(/noindex|"hidden"/);
  });

  it.each([
    '/admin/nothing',
    '/admin/messages/x',
    '/admin/accounts/nobody',
    '/admin/audit/1',
    '/administration',
  ])('%s is unknown to admins, too', async (path) => {
    expect((await get(path, admin)).status).toBe(404);
    expect((await post(path, { intent: 'done' }, admin)).status).toBe(404);
  });

  it('show the snapshot and where its figures come from', async () => {
    const { text } = await get('/admin', admin);
    expect(text).toContain('fixture-0001');
    expect(text).toContain('Sources and last imports');
  });

  it('ask for an update, which a process of the pipeline takes up, and show what the last one did', async () => {
    expect((await get('/admin', admin)).text).toContain('none that is known here');
    expect((await post('/admin', { intent: 'ask-update' }, person)).status).toBe(404);
    expect(findUpdateRequest(dataFolder)).toBeUndefined();
    const asked = await post('/admin', { intent: 'ask-update' }, admin);
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/admin?did=update-asked']);
    expect(await lastAction()).toEqual(['ada', 'ask-update', '']);
    const request = findUpdateRequest(dataFolder);
    await post('/admin', { intent: 'ask-update' }, admin);
    expect(findUpdateRequest(dataFolder)).toBe(request);
    finishUpdate(dataFolder, request, { at: '2026-11-27T04:00:00.000Z', line: 'cards: 3 new; <b>' });
    const { text } = await get('/admin', admin);
    expect(text).toContain('cards: 3 new; &lt;b&gt;');
    expect(findUpdateRequest(dataFolder)).toBeUndefined();
  });

  it('show what imports could not use, by its reasons', async () => {
    const folder = join(dataFolder, 'rejects');
    await mkdir(folder);
    const entries = [
      { position: 1, fault: 'size', reason: '98 cards' },
      { position: 2, fault: 'size', reason: '97 cards' },
      { position: 3, reason: 'no commander' },
    ];
    await writeFile(
      join(folder, 'decks.jsonl'),
      `${entries.map((entry) => JSON.stringify(entry)).join('\n')}\n{`,
    );
    const { text } = await get('/admin', admin);
    for (const part of ['decks', '2: 98 cards', '1: no commander'])
      expect(text.replaceAll('<!-- -->', '')).toContain(part);
    expect(text).not.toContain('97 cards');
  });

  it('count what visitors did not find, without what they asked for', async () => {
    const counts = async () => {
      const { text } = await get('/admin', admin);
      return ['Searches without a result', 'Addresses without a page']
        .map((name) => text.split(`>${name}</dt><dd>`)[1])
        .map((rest) => Number.parseInt(rest ?? '', 10));
    };
    const [searches = NaN, addresses = NaN] = await counts();
    await get('/search?q=qqqqwxyz');
    await get('/search?q=sol');
    await get('/cards/qqqqwxyz');
    expect(await counts()).toEqual([searches + 1, addresses + 1]);
    expect((await get('/admin', admin)).text).not.toContain('qqqqwxyz');
  });

  it('show names of pasted lists that no card has once several networks sent them, also after a restart', async () => {
    const list = '1 Elfriede von Nebenan\n1 Sol Ring\n1 ada@mail.example';
    const paste = (from: string, text = list) =>
      post('/deck', { text }, undefined, { 'X-Forwarded-For': from });
    const shown = async () => (await get('/admin', admin)).text.includes('Elfriede von Nebenan');
    for (let time = 0; time < 5; time += 1) await paste('198.51.100.1');
    await paste('198.51.100.2');
    await saveUnmetNeeds(dataFolder);
    const stored = () => readFile(join(dataFolder, 'unmet-needs.json'), 'utf8');
    expect(await shown()).toBe(false);
    expect(await stored()).not.toMatch(/Elfriede|198\.51/);
    await paste('2001:db8:1:2::3');
    expect(await shown()).toBe(true);
    await saveUnmetNeeds(dataFolder);
    vi.resetModules();
    const { readUnmetNeeds } = await import('#app/platform/unmet-needs.server');
    expect((await readUnmetNeeds(dataFolder)).names).toEqual([{ name: 'Elfriede von Nebenan', count: 3 }]);
    expect(await stored()).not.toMatch(/mail\.example|198\.51|2001:db8/);
  });

  it('show how old data are, and the last failure of each source', async () => {
    finishUpdate(dataFolder, undefined, { at: '2026-11-26T04:00:00.000Z', line: 'Failed.' }, [
      { source: 'topdeck', reason: 'topdeck could not be downloaded: status 500.' },
    ]);
    const page = async () => (await get('/admin', admin)).text.replaceAll('<!-- -->', '');
    expect(await page()).toMatch(/Failed: topdeck<\/dt><dd>.*26 04:00 UTC<\/time>: topdeck could not/);
    finishUpdate(dataFolder, undefined, { at: '2026-11-27T04:00:00.000Z', line: 'Nothing new.' });
    expect(await page()).toMatch(/26 04:00 UTC<\/time>, not since: topdeck could not/);
    finishUpdate(dataFolder, undefined, { at: '2026-12-27T04:00:00.000Z', line: 'Nothing new.' });
    expect(await page()).not.toContain('Failed: topdeck');
  });

  it('show messages, newest first, which can be done, opened again and deleted', async () => {
    const { id } = await messages.save('bug-report', { message: '<b>Broken</b>', page: '/top' });
    expect((await get('/admin/messages', admin)).text).toContain('&lt;b&gt;Broken&lt;/b&gt;');
    const page = `/admin/messages/${id}`;
    expect((await get(page, admin)).text).toContain('/top');
    const done = await post(page, { intent: 'done' }, admin);
    expect([done.status, done.headers.get('location')]).toEqual([303, `${page}?did=done`]);
    expect(await lastAction()).toEqual(['ada', 'message-done', id]);
    expect((await get('/admin/messages', admin)).text).not.toContain(id);
    expect((await get('/admin/messages?state=done', admin)).text).toContain(id);
    await post(page, { intent: 'reopen' }, admin);
    expect(await messages.read(id)).toMatchObject({ state: 'open' });
    await post(page, { intent: 'delete' }, admin);
    expect(await messages.read(id)).toBeUndefined();
    expect(await lastAction()).toEqual(['ada', 'message-delete', id]);
    expect((await get(page, admin)).status).toBe(404);
  });

  it('show long lists in parts', async () => {
    for (let count = 0; count < 30; count += 1) await messages.save('contact', { message: `m${count}` });
    const rows = async (path: string) => (await get(path, admin)).text.split('<time').length - 1;
    expect([await rows('/admin/messages'), await rows('/admin/messages?page=2')]).toEqual([25, 5]);
    expect((await get('/admin/messages', admin)).text).toContain('Page 1 of 2');
  });

  it('show the decks that are handed in', async () => {
    const list = {
      uid: 'bob',
      name: 'Vampires',
      commanders: ['/cards/edgar-markov'],
      versions: [{ version: 1, savedAt: 1, cardCount: 99 }],
      createdAt: 1,
      changedAt: 1,
    };
    await accounts.documents.transaction((transaction) => {
      transaction.set(LISTS, 'in', { ...list, handedInAt: 5 });
      transaction.set(LISTS, 'out', { ...list, name: 'Zombies' });
    });
    const { text } = await get('/admin/decks', admin);
    expect(text).toContain('Vampires');
    expect(text).toContain('99 cards');
    expect(text).not.toContain('Zombies');
  });

  it('find an account by its address, show it, and end its sessions', async () => {
    await accounts.register(
      { email: 'carol@example.com', password: 'long enough', displayName: 'Carol' },
      { origin: site.url },
    );
    const identity = await vi.waitFor(
      async () => {
        const found = await accounts.findByEmail('carol@example.com');
        if (!found) throw new Error('Not registered yet.');
        return found;
      },
      { timeout: 180_000 },
    );
    const found = await post('/admin/accounts', { intent: 'find', email: ' Carol@Example.com ' }, admin);
    expect(found.headers.get('location')).toBe(`/admin/accounts/${identity.uid}`);
    const none = await post('/admin/accounts', { intent: 'find', email: 'nobody@example.com' }, admin);
    expect(none.headers.get('location')).toBe('/admin/accounts?did=no-account');

    const other = await signInAs(accounts, 'dora');
    expect((await get('/admin/accounts/dora', admin)).text).toContain('A test');
    const [session] = await accounts.listSessions('dora');
    const end = { intent: 'end-session', handle: session?.handle ?? '' };
    await post('/admin/accounts/dora', end, admin);
    expect(await accounts.listSessions('dora')).toEqual([]);
    expect(await lastAction()).toEqual(['ada', 'end-session', 'dora']);
    expect((await post('/admin/accounts/dora', end, admin)).status).toBe(404);
    expect(other.uid).toBe('dora');
  });

  it('delete an account after its address was entered, but not the admin’s own', async () => {
    await signInAs(accounts, 'eve');
    const remove = (uid: string, email: string) =>
      post(`/admin/accounts/${uid}/delete`, { intent: 'delete-account', email }, admin);
    expect((await get('/admin/accounts/eve/delete', admin)).text).toContain('cannot be undone');
    const wrong = await remove('eve', 'bob@example.com');
    expect(wrong.headers.get('location')).toBe('/admin/accounts/eve/delete?did=wrong-email');
    expect(await accounts.readProfile('eve')).toBeDefined();
    expect((await remove('eve', 'EVE@example.com')).headers.get('location')).toBe(
      '/admin/accounts?did=account-deleted',
    );
    expect([await accounts.readProfile('eve'), await accounts.listSessions('eve')]).toEqual([undefined, []]);
    expect(await lastAction()).toEqual(['ada', 'delete-account', 'eve']);
    expect((await get('/admin/audit', admin)).text).toContain('delete-account');
    expect((await remove('ada', 'ada@example.com')).status).toBe(404);
    expect(await accounts.readProfile('ada')).toBeDefined();
  });

  it('refuse forms of other sites and forms of another shape', async () => {
    const { id } = await messages.save('contact', { message: 'stays' });
    const page = `/admin/messages/${id}`;
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await post(page, { intent: 'delete' }, admin, foreign)).status).toBe(403);
    expect((await post(page, { intent: 'burn' }, admin)).status).toBe(400);
    expect((await post(page, { intent: 'find', email: 'bob@example.com' }, admin)).status).toBe(404);
    expect(await messages.read(id)).toMatchObject({ state: 'open' });
  });
});
