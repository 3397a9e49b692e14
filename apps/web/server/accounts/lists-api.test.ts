import { createApiClient, isApiHttpError } from '@crownsmith/api-client';
import { MAX_LISTS } from '@crownsmith/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Accounts, User } from '#app/accounts/accounts.server';
import { setAccounts } from '#app/accounts/current.server';
import { LISTS } from '#app/accounts/lists/list-documents.server';
import { LIST_ERRORS } from '#app/accounts/lists/list-error';
import { openTestLists, type TestLists } from '#app/accounts/lists/test-lists.server';
import { makeProfile } from '#app/accounts/profile/profile.server';
import { startSite, type TestSite } from '../testing/site';

const userOf = (uid: string): User => ({
  uid,
  session: uid,
  signedInAt: 0,
  profile: makeProfile({ uid, email: `${uid}@mail.example`, displayName: uid }, 0),
});

let site: TestSite;
let at: TestLists;
beforeAll(async () => {
  site = await startSite({ withPeople: true, variables: { RATE_LIMIT_ACCOUNTS: '0' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  at = await openTestLists();
  setAccounts({
    documents: at.documents,
    readToken: (token: string) =>
      Promise.resolve(token.startsWith('token-of-') ? userOf(token.slice(9)) : undefined),
  } as Accounts);
});
afterEach(() => at.documents.close());

const clientOf = (uid: string) =>
  createApiClient({ baseUrl: site.url, getToken: () => Promise.resolve(`token-of-${uid}`) });

const LIST = {
  name: 'Vampires',
  commanders: ['/cards/edgar-markov'],
  cards: ['/cards/sol-ring', { url: '/cards/swamp', count: 9 }],
};

/** What a call throws. */
const thrown = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return isApiHttpError(error) ? error : undefined;
};

const send = (path: string, method: string, headers: Record<string, string>, body?: unknown) =>
  site.fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

describe('/api/lists', () => {
  it('saves, lists, changes and deletes the lists of the token’s user', async () => {
    const client = clientOf('ada');
    const created = await client.createList(LIST);
    expect(created).toMatchObject({
      url: `/lists/${created.id}`,
      name: 'Vampires',
      commanders: ['/cards/edgar-markov'],
      cards: [
        { url: '/cards/sol-ring', count: 1 },
        { url: '/cards/swamp', count: 9 },
      ],
      num_cards: 11,
      version: 1,
      shared_url: null,
    });
    expect(await client.list(created.id)).toEqual(created);
    const change = { name: 'Bats', commanders: [], cards: ['/cards/sol-ring'], version: 1 };
    expect(await client.updateList(created.id, change)).toMatchObject({
      name: 'Bats',
      version: 2,
      num_cards: 1,
    });
    expect(await client.lists()).toMatchObject([{ id: created.id, name: 'Bats', version: 2 }]);
    await client.deleteList(created.id);
    expect(await client.lists()).toEqual([]);
    expect(await at.trash.all('ada')).toHaveLength(1);
  });

  it('keeps what is stated of copies, unless a change states something else', async () => {
    const client = clientOf('ada');
    const printings = [
      { url: '/cards/edgar-markov', count: 1, set: 'C17', collector_number: '36', finish: 'foil' as const },
      { url: '/cards/swamp', count: 4, set: 'eld', collector_number: '258', listed_name: 'Sumpf' },
      { url: '/cards/swamp', count: 20, set: 'MH2' },
    ];
    const created = await client.createList({ ...LIST, printings });
    const kept = [printings[0], { ...printings[1], set: 'ELD' }, { ...printings[2], count: 5 }];
    expect(created.printings).toEqual(kept);
    expect((await client.list(created.id)).printings).toEqual(kept);
    const fewer = { ...LIST, cards: [{ url: '/cards/swamp', count: 2 }] };
    const changed = await client.updateList(created.id, { ...fewer, version: 1 });
    expect(changed.printings).toEqual([kept[0], { ...kept[1], count: 2 }]);
    const cleared = await client.updateList(created.id, { ...fewer, printings: [], version: 2 });
    expect([cleared.version, cleared.printings]).toEqual([3, undefined]);
    const unknown = [{ url: '/cards/no-card', count: 1, set: 'C17' }];
    expect(await thrown(client.createList({ ...LIST, printings: unknown }))).toMatchObject({
      code: 'unknown-cards',
      not_found: ['/cards/no-card'],
    });
  });

  it('keeps the chosen colour, until a change states another one or none', async () => {
    const client = clientOf('ada');
    const created = await client.createList({ ...LIST, chosen_color: 'G' });
    expect(created.chosen_color).toBe('G');
    const kept = await client.updateList(created.id, { ...LIST, cards: ['/cards/swamp'], version: 1 });
    expect(kept.chosen_color).toBe('G');
    const other = await client.updateList(created.id, { ...LIST, chosen_color: 'B', version: 2 });
    expect([other.version, (await client.list(created.id)).chosen_color]).toEqual([3, 'B']);
    const none = await client.updateList(created.id, { ...LIST, chosen_color: null, version: 3 });
    expect([none.version, none.chosen_color]).toEqual([4, undefined]);
  });

  it('finds cards by any of their urls, and names those that it does not know', async () => {
    const client = clientOf('ada');
    const twice = { ...LIST, cards: ['/cards/swamp', { url: '/cards/swamp', count: 2 }] };
    expect((await client.createList(twice)).cards).toEqual([{ url: '/cards/swamp', count: 3 }]);
    const error = await thrown(
      client.createList({ ...LIST, cards: ['/cards/sol-ring', '/cards/no-card', 'x'] }),
    );
    expect(error).toMatchObject({
      statusCode: 400,
      code: 'unknown-cards',
      message: 'There is no card /cards/no-card.',
      not_found: ['/cards/no-card', 'x'],
    });
  });

  it('refuses a change of a version that was replaced, and changes nothing', async () => {
    const client = clientOf('ada');
    const { id } = await client.createList(LIST);
    await client.updateList(id, { ...LIST, cards: ['/cards/sol-ring'], version: 1 });
    const late = { ...LIST, name: 'Late', cards: ['/cards/swamp'], version: 1 };
    expect(await thrown(client.updateList(id, late))).toMatchObject({
      statusCode: 409,
      code: 'changed-elsewhere',
      message: LIST_ERRORS['changed-elsewhere'],
    });
    expect(await client.list(id)).toMatchObject({ version: 2, name: 'Vampires' });
  });

  it('has the limits of lists', async () => {
    const client = clientOf('ada');
    const big = { ...LIST, cards: [{ url: '/cards/swamp', count: 999 }, '/cards/sol-ring'] };
    expect(await thrown(client.createList(big))).toMatchObject({ statusCode: 400, code: 'too-many-cards' });
    expect(await thrown(client.createList({ ...LIST, name: 'x'.repeat(101) }))).toMatchObject({
      statusCode: 400,
      code: 'name-too-long',
    });
    const { id } = await client.createList(LIST);
    const stored = await at.documents.get(LISTS, id);
    if (!stored) throw new Error('no list');
    await at.documents.transaction((transaction) => {
      for (let index = 1; index < MAX_LISTS; index += 1) transaction.set(LISTS, `l${index}`, stored);
    });
    expect(await thrown(client.createList(LIST))).toMatchObject({
      statusCode: 409,
      code: 'too-many-lists',
      message: LIST_ERRORS['too-many-lists'],
    });
  });

  it('answers for another user’s list as for none', async () => {
    const { id } = await clientOf('ada').createList(LIST);
    const eve = { Authorization: 'Bearer token-of-eve' };
    const change = { ...LIST, version: 1 };
    const answers = async (path: string) =>
      Promise.all([send(path, 'GET', eve), send(path, 'PUT', eve, change), send(path, 'DELETE', eve)]).then(
        (responses) => responses.map(({ status, text }) => `${status} ${text}`),
      );
    const theirs = await answers(`/api/lists/${id}`);
    expect(theirs).toEqual(await answers('/api/lists/none'));
    expect(theirs.every((answer) => answer.startsWith('404 '))).toBe(true);
    expect(await clientOf('eve').lists()).toEqual([]);
  });

  it.each([
    ['no token', {}],
    ['an unknown token', { Authorization: 'Bearer nonsense' }],
    ['an empty token', { Authorization: 'Bearer ' }],
    ['another scheme', { Authorization: 'Basic dG9rZW4tb2YtYWRh' }],
    ['a cookie that is no session', { Cookie: 'session=ada; userState=%7B%22uid%22%3A%22ada%22%7D' }],
  ])('refuses requests with %s', async (_, headers) => {
    for (const [path, method] of [
      ['/api/lists', 'GET'],
      ['/api/lists', 'POST'],
      ['/api/lists/x', 'PUT'],
      ['/api/lists/x', 'DELETE'],
    ] as const) {
      const response = await send(path, method, headers, method === 'GET' ? undefined : LIST);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each([
    ['a list without a name', { commanders: [], cards: [] }, 400],
    ['three commanders', { ...LIST, commanders: ['a', 'b', 'c'] }, 400],
    ['copies below one', { ...LIST, cards: [{ url: '/cards/swamp', count: 0 }] }, 400],
    ['fields of other people', { ...LIST, uid: 'eve', handedInAt: 1, shareId: 'x', version: 77 }, 201],
    ['no object', 'null', 400],
  ])('takes only lists: %s', async (_, body, status) => {
    const response = await send('/api/lists', 'POST', { Authorization: 'Bearer token-of-ada' }, body);
    expect(response.status).toBe(status);
    const own = await at.lists.all('ada');
    expect(own).toHaveLength(status === 201 ? 1 : 0);
    for (const list of own) {
      expect(list).toMatchObject({ version: 1 });
      expect(list).not.toHaveProperty('shareId');
      expect(list).not.toHaveProperty('handedInAt');
    }
  });

  it('allows other origins to send tokens, never cookies', async () => {
    const { status, headers } = await site.fetch('/api/lists/x', { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD, PUT, DELETE');
    expect(headers.get('access-control-allow-headers')).toBe('Authorization, *');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});
