import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_LIST_CHARACTERS, MAX_LIST_FORM_BYTES, noCardText } from '@crownsmith/domain';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import type { AppLoadContext } from '@remix-run/node';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Accounts, User } from '#app/accounts/accounts.server';
import { setAccounts } from '#app/accounts/current.server';
import { DATABASE_FAILURE_TEXT, DocumentsError } from '#app/accounts/documents/documents.server';
import { LIST_ERRORS } from '#app/accounts/lists/list-error';
import { openTestLists, type TestLists, valueOf } from '#app/accounts/lists/test-lists.server';
import { makeProfile } from '#app/accounts/profile/profile.server';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { getSnapshot, openStore, setSnapshotStore } from '#app/snapshot/current.server';
import { listAction, listLoader } from './list-route.server';
import { type ListDraft, type ListsView, type ListView } from './list-views';
import { listsAction, listsLoader } from './lists-route.server';
import { sharedListPage } from './shared-list.server';

const SITE = 'http://localhost';
const DECK = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n9 Swamp';

const userOf = (uid: string): User => ({
  uid,
  session: 's',
  signedInAt: 0,
  profile: makeProfile({ uid, email: `${uid}@mail.example`, displayName: uid }, 0),
});

let at: TestLists;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lists-'));
  await writeSnapshotFixture(folder, { browse: true });
  setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
});
beforeEach(async () => {
  at = await openTestLists();
  setAccounts({ documents: at.documents } as Accounts);
});
afterEach(() => at.documents.close());

interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly draft?: ListDraft;
  readonly view?: ListView & ListsView;
  readonly html?: string | undefined;
}

/** What a loader or an action returns or throws, as a response. */
const answerOf = async (run: () => Promise<unknown>): Promise<Answer> => {
  const answer = await run().catch((thrown: unknown) => thrown);
  if (answer instanceof Error) throw answer;
  if (answer instanceof Response) return { status: answer.status, location: answer.headers.get('Location') };
  const { init, data } = answer as { init?: { status?: number } | null; data?: object };
  const loaded = (data ?? answer) as { markup?: { html?: string } };
  return { status: init?.status ?? 200, location: null, ...loaded, html: loaded.markup?.html };
};

const contextOf = (uid: string | undefined): AppLoadContext =>
  uid === undefined ? {} : { user: userOf(uid) };

const get = (path: string, uid: string | undefined = 'ada'): Promise<Answer> => {
  const request = new Request(SITE + path);
  const context = contextOf(uid);
  const id = /^\/lists\/([^?]+)/.exec(path)?.[1];
  return answerOf(() =>
    id === undefined ? listsLoader({ request, context }) : listLoader({ request, context, params: { id } }),
  );
};

const postBody = (
  path: string,
  body: string,
  uid: string | undefined = 'ada',
  type = 'application/x-www-form-urlencoded',
) => {
  const request = new Request(SITE + path, { method: 'POST', body, headers: { 'Content-Type': type } });
  const context = contextOf(uid);
  const id = /^\/lists\/(.+)/.exec(path)?.[1];
  return answerOf(() =>
    id === undefined ? listsAction({ request, context }) : listAction({ request, context, params: { id } }),
  );
};
const post = (path: string, fields: Readonly<Record<string, string>>, uid?: string): Promise<Answer> =>
  postBody(path, new URLSearchParams(fields).toString(), uid);

/** The section of what changed, as text. */
const changesText = async (path: string): Promise<string> => {
  const html = (await get(path)).html ?? '';
  const [section = ''] = /<section aria-labelledby="changes">.*?<\/section>/s.exec(html) ?? [];
  return section
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
};

/** Creates a list by the form. @returns its path */
const create = async (name = 'Vampires', text = DECK, uid = 'ada'): Promise<string> => {
  const { location, draft } = await post('/lists', { intent: 'create', name, text }, uid);
  if (location === null) throw new Error(JSON.stringify(draft));
  return location.replace(/\?.*/, '');
};

describe('/lists', () => {
  it('sends visitors to the sign-in page, and back from there', async () => {
    for (const path of ['/lists', '/lists/nothing']) {
      const request = new Request(SITE + path);
      const loaded = await answerOf(() =>
        path === '/lists'
          ? listsLoader({ request, context: {} })
          : listLoader({ request, context: {}, params: {} }),
      );
      expect(loaded).toMatchObject({ status: 303, location: `/signin?to=${encodeURIComponent(path)}` });
    }
  });

  it('saves a list in any notation, and shows it with its commanders and cards', async () => {
    const path = await create('Vampires', 'Edgar Markov\n\n1x Sol Ring (C21) 263\n9 Swamp');
    const { view } = await get('/lists');
    expect(view?.rows).toMatchObject([
      { name: 'Vampires', commanders: 'Edgar Markov', cardCount: 11, isShared: false },
    ]);
    const shown = await get(`${path}?done=created`);
    const text = DECK.replace('1 Sol Ring', '1 Sol Ring (C21) 263');
    expect(shown.view).toMatchObject({ name: 'Vampires', version: 1, text, notice: 'Saved.' });
    expect(shown.html).toContain('The deck has 11 cards; it needs exactly 100, commanders included.');
    expect(shown.html).toContain('href="/cards/sol-ring"');
  });

  it('says which card a name that several bear is read as', async () => {
    const { html } = await get(await create('Two', 'Edgar Markov\n\n1 Arcane Signet\n1 Sol Ring'));
    expect(html).toContain('“Arcane Signet” is read as Arcane Signet. It also means Sol Ring.');
    expect(html).not.toContain('“Sol Ring” is read');
  });

  it('exports a list for other programs, with its printings', async () => {
    const path = await create('Vampires', 'Edgar Markov *F*\n\n1x Sol Ring (C21) 263 *F*\n9 Swamp');
    const shown = await get(`${path}?format=archidekt`);
    expect(shown.html).toContain('1x Edgar Markov *F* [Commander{top}]\n1x Sol Ring (c21) 263 *F*\n9x Swamp');
    expect(shown.html).toContain(encodeURIComponent('1 Sol Ring (C21) 263 *F*'));
    expect((await get(`${path}?format=nothing`)).html).toContain('1 Sol Ring (C21) 263 *F*\n9 Swamp');
  });

  it('says which printing changed between two versions', async () => {
    const path = await create('Vampires', 'Edgar Markov\n\n1x Sol Ring (C21) 263\n9 Swamp');
    const text = 'Edgar Markov\n\n1x Sol Ring (C20) 252 *F*\n9 Swamp';
    const saved = await post(path, { intent: 'save', text, base: '1' });
    expect(saved.location).toContain('done=saved');
    expect(await changesText(`${path}?from=1`)).toBe(
      'From version 1 to version 2 = Sol Ring C21 263 became C20 252 foil',
    );
  });

  it('keeps the chosen colour when its text is saved, and says what changed', async () => {
    const path = await create('Vampires', 'Edgar Markov\n\n9 Swamp');
    const id = path.slice('/lists/'.length);
    const { list } = valueOf(await at.lists.open('ada', id));
    valueOf(await at.lists.save('ada', id, { list: { ...list, chosenColor: 'G' }, base: 1 }));
    await post(path, { intent: 'save', text: 'Edgar Markov\n\n8 Swamp', base: '2' });
    expect(valueOf(await at.lists.open('ada', id)).list.chosenColor).toBe('G');
    expect(await changesText(`${path}?from=1`)).toBe(
      'From version 1 to version 3 Chosen colour: none became green. −1 Swamp 9 copies became 8',
    );
    expect((await get(path)).html).not.toContain('colour');
  });

  it('names lines that it cannot use with the nearest card, and keeps the form', async () => {
    const text = '1 Sol Rng\n1 Edgar Markov\nx0 Swamp';
    const refused = await post('/lists', { intent: 'create', name: 'Typo', text });
    expect(refused.status).toBe(400);
    expect(refused.draft).toMatchObject({ name: 'Typo', text, textError: 'Nothing has been saved yet.' });
    expect(refused.draft?.lines[0]).toMatchObject({
      line: 1,
      text: 'There is no card “Sol Rng”. Did you mean “Sol Ring”?',
    });
    expect(await at.lists.all('ada')).toEqual([]);
    const saved = await post('/lists', { intent: 'create', name: 'Typo', text, skip: '1' });
    expect(saved).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/lists\/\w+\?done=created$/),
    });
    expect((await at.lists.all('ada')).map(({ cardCount }) => cardCount)).toEqual([1]);
  });

  it.each([
    [{ name: '', text: DECK }, 'nameError', LIST_ERRORS['missing-name']],
    [{ name: 'x'.repeat(101), text: DECK }, 'nameError', LIST_ERRORS['name-too-long']],
    [{ name: 'Many', text: '999 Swamp\n2 Sol Ring' }, 'textError', LIST_ERRORS['too-many-cards']],
    [{ name: 'Twice', text: '500 Swamp\n500 Swamp' }, 'textError', LIST_ERRORS['too-many-copies']],
    [{ name: 'None', text: '' }, 'textError', LIST_ERRORS['no-cards']],
    [{ name: 'None', text: 'Sideboard\n1 Sol Ring' }, 'textError', noCardText({ skipped: ['Sol Ring'] })],
  ] as const)('refuses %j and keeps what was sent', async (fields, field, message) => {
    const refused = await post('/lists', { intent: 'create', ...fields });
    expect(refused).toMatchObject({ status: 400, draft: { ...fields, [field]: message } });
    expect(await at.lists.all('ada')).toEqual([]);
  });

  it.each([
    ['too long a text', `intent=create&name=a&text=${'1'.repeat(MAX_LIST_CHARACTERS + 1)}`, 400],
    ['too long a body', `intent=create&text=${'a'.repeat(MAX_LIST_FORM_BYTES)}`, 413],
    ['no intent', 'name=a&text=1', 400],
    ['another intent', 'intent=__proto__', 400],
    ['no id', 'intent=restore', 400],
  ])('refuses a form with %s', async (_, body, status) => {
    const refused = await postBody('/lists', body);
    expect(refused.status).toBe(status);
    expect(refused.draft?.formError).toBeTruthy();
  });
  it('refuses what is no form', async () => {
    expect((await postBody('/lists', '{}', 'ada', 'application/json')).status).toBe(415);
    expect((await postBody('/lists', 'intent=create', 'ada', 'multipart/form-data')).status).toBe(415);
  });

  it('restores lists from the trash, and deletes them for good', async () => {
    const [path, other] = [await create('One'), await create('Two')];
    for (const each of [path, other])
      expect(await post(each, { intent: 'delete', base: '1' })).toMatchObject({
        location: '/lists?done=deleted',
      });
    const { view } = await get('/lists');
    expect(view?.rows).toEqual([]);
    expect(view?.trash).toHaveLength(2);
    const id = path.replace('/lists/', '');
    expect((await get(path)).status).toBe(404);
    expect(await post('/lists', { intent: 'restore', id }, 'eve')).toMatchObject({ status: 404 });
    expect(await post('/lists', { intent: 'restore', id })).toMatchObject({
      location: `${path}?done=restored`,
    });
    const gone = other.replace('/lists/', '');
    expect(await post('/lists', { intent: 'erase', id: gone })).toMatchObject({ status: 303 });
    expect(await post('/lists', { intent: 'restore', id: gone })).toMatchObject({
      status: 404,
      draft: { formError: LIST_ERRORS['not-found'] },
    });
  });
});

describe('/lists/{id}', () => {
  it('answers for another person’s list as for none', async () => {
    const path = await create();
    const attempts = async (target: string) => [
      await get(target, 'eve'),
      await get(`${target}?version=1`, 'eve'),
      ...(await Promise.all(
        [
          { intent: 'save', text: '1 Sol Ring', base: '1' },
          { intent: 'rename', name: 'Mine', base: '1' },
          { intent: 'duplicate' },
          { intent: 'share', base: '1' },
          { intent: 'unshare', base: '1' },
          { intent: 'delete', base: '1' },
          { intent: 'restore-version', version: '1', base: '1' },
        ].map((fields) => post(target, fields, 'eve')),
      )),
    ];
    const [theirs, none] = [await attempts(path), await attempts('/lists/none')];
    expect(theirs).toEqual(none);
    expect(new Set(theirs.map(({ status }) => status))).toEqual(new Set([404]));
    expect(await get(path)).toMatchObject({ view: { name: 'Vampires', current: 1 } });
  });

  it('saves versions, shows what changed, and restores one', async () => {
    const path = await create();
    const text = 'Commander\n1 Edgar Markov\n\nDeck\n1 Arcane Signet\n12 Swamp';
    expect(await post(path, { intent: 'save', text, base: '1' })).toMatchObject({
      location: `${path}?done=saved`,
    });
    expect(await post(path, { intent: 'save', text, base: '2' })).toMatchObject({
      location: `${path}?done=unchanged`,
    });
    const { view } = await get(`${path}?from=1`);
    expect(view?.versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(await changesText(`${path}?from=1`)).toBe(
      'From version 1 to version 2 +1 Arcane Signet added −1 Sol Ring removed +3 Swamp 9 copies became 12',
    );
    const earlier = await get(`${path}?version=1`);
    expect(earlier.view).toMatchObject({ version: 1, current: 2, text });
    expect(earlier.html).toContain('href="/cards/sol-ring"');
    expect(await post(path, { intent: 'restore-version', version: '1', base: '2' })).toMatchObject({
      status: 303,
    });
    expect(await get(path)).toMatchObject({ view: { version: 3, text: DECK } });
  });

  it('keeps a text that was changed elsewhere meanwhile, which the next save stores', async () => {
    const path = await create();
    await post(path, { intent: 'save', text: `${DECK}\n1 Arcane Signet`, base: '1' });
    const mine = `${DECK}\n1 Command Tower`;
    const refused = await post(path, { intent: 'save', text: mine, base: '1' });
    expect(refused).toMatchObject({
      status: 409,
      draft: { text: mine, base: 2, formError: LIST_ERRORS['changed-elsewhere'] },
    });
    const { view } = await get(path);
    expect(view).toMatchObject({ current: 2, text: expect.stringContaining('Arcane Signet') });
    await post(path, { intent: 'save', text: mine, base: String(refused.draft?.base) });
    expect(await get(path)).toMatchObject({
      view: { current: 3, text: expect.stringContaining('Command Tower') },
    });
    expect((await get(`${path}?version=2`)).html).toContain('arcane-signet');
  });

  it('keeps a text that is saved after its list was deleted elsewhere, readable or not', async () => {
    const path = await create();
    await post(path, { intent: 'delete', base: '1' });
    for (const text of [`${DECK}\n1 Command Tower`, '1 Sol Rng', '']) {
      const answer = await post(path, { intent: 'save', text, words: 'roles=x', base: '1' });
      expect(answer).toMatchObject({ status: 404, kept: { text, words: 'roles=x' } });
    }
  });

  it.each(['version=0', 'version=9', 'version=x', 'version=1e0', 'from=9', 'from=-1'])(
    'is not found with ?%s',
    async (query) => {
      const path = await create();
      expect((await get(`${path}?${query}`)).status).toBe(404);
    },
  );

  it('renames, duplicates and deletes', async () => {
    const path = await create();
    expect(await post(path, { intent: 'rename', name: ' ', base: '1' })).toMatchObject({
      status: 400,
      draft: { nameError: LIST_ERRORS['missing-name'] },
    });
    await post(path, { intent: 'rename', name: 'Bats', base: '1' });
    const { location } = await post(path, { intent: 'duplicate' });
    expect(location).toMatch(/^\/lists\/\w+\?done=duplicated$/);
    expect((await at.lists.all('ada')).map(({ name }) => name).sort()).toEqual(['Bats', 'Bats (copy)']);
  });

  it('says which cards the snapshot does not know', async () => {
    const list = { commanders: ['/cards/gone-for-now'], cards: { '/cards/sol-ring': 1, '/cards/lost': 2 } };
    const { id } = valueOf(await at.lists.create('ada', { name: 'Old', list }));
    const { html, view } = await get(`/lists/${id}`);
    expect(html).toContain(
      '3 cards of the list are not among the cards of this site at the moment: gone-for-now, lost.',
    );
    expect(view?.text).toBe('Commander\n1 gone-for-now\n\nDeck\n1 Sol Ring\n2 lost');
  });
});

describe('a full disk', () => {
  it('keeps what was typed in each form, with 503 and words', async () => {
    const path = await create();
    vi.spyOn(at.documents, 'transaction').mockRejectedValue(
      new DocumentsError('unavailable', 'database or disk is full'),
    );
    const words = { formError: DATABASE_FAILURE_TEXT };
    const created = await post('/lists', { intent: 'create', name: 'Second', text: DECK });
    expect(created).toMatchObject({ status: 503, draft: { name: 'Second', text: DECK, ...words } });
    const text = `${DECK}\n1 Arcane Signet`;
    const saved = await post(path, { intent: 'save', text, base: '1' });
    expect(saved).toMatchObject({ status: 503, draft: { text, ...words } });
    const renamed = await post(path, { intent: 'rename', name: 'Bats', base: '1' });
    expect(renamed).toMatchObject({ status: 503, draft: { name: 'Bats', ...words } });
    for (const intent of ['share', 'delete', 'duplicate'])
      expect(await post(path, { intent, base: '1' })).toMatchObject({ status: 503, draft: words });
    expect((await get(path)).view).toMatchObject({ name: 'Vampires', version: 1 });
  });
});

describe('/shared/{id}', () => {
  const shared = async (id: string) =>
    sharedListPage(new Request(`${SITE}/shared/${id}`), await getSnapshot(), id);

  it('shows a list to everyone who has its link, as text, and not to search engines', async () => {
    const path = await create('<b>Bats & "friends"</b>');
    await post(path, { intent: 'share', base: '1' });
    const url = (await get(path)).view?.shareUrl ?? '';
    expect(url).toMatch(/^http:\/\/localhost\/shared\/[0-9a-f]{32}$/);
    const page = await shared(url.slice(-32));
    if (!('markup' in page)) throw new Error('not found');
    expect(page.head).toMatchObject({
      title: '<b>Bats & "friends"</b>',
      description: 'A shared list of 11 cards led by Edgar Markov.',
      canonical: url,
      hidden: true,
    });
    expect(page.markup.bytes.toString()).toContain('&lt;b&gt;Bats &amp;');
    expect(page.markup.bytes.toString()).not.toMatch(/method="post"|>ada|<b>Bats/);
    await post(path, { intent: 'unshare', base: '1' });
    expect(await shared(url.slice(-32))).toEqual({ suggestions: [] });
  });
  it('is not found by the id of a list', async () => {
    const path = await create();
    expect(await shared(path.replace('/lists/', ''))).toEqual({ suggestions: [] });
  });
});
