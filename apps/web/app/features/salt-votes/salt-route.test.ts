import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSlug } from '@crownsmith/domain';
import type { AppLoadContext } from '@remix-run/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '#app/accounts/accounts.server';
import { COLLECTIONS } from '#app/accounts/documents/collections.server';
import type { Documents } from '#app/accounts/documents/documents.server';
import { openSqliteDocuments } from '#app/accounts/documents/sqlite-documents.server';
import { makeProfile } from '#app/accounts/profile/profile.server';
import { castVote, countVotes, readVote, withdrawVote } from '#app/accounts/votes/votes.server';
import type { CardView } from '#app/model/card-view';
import { createSaltRoute } from './salt-route.server';

const SITE = 'http://localhost:3000';
const stasis = makeSlug('Stasis');
const view: CardView = {
  card: {
    ...{ slug: stasis, name: 'Stasis', manaValue: 2, typeLine: 'Enchantment', tags: [], salt: 3.06 },
    ...{
      colorIdentity: 2 as CardView['card']['colorIdentity'],
      prices: {},
      gameChanger: false,
      canLead: false,
    },
  },
  ...{ faces: [], legality: 'legal', numDecks: 1, potentialDecks: 2, rank: 1, saltVotes: 12 },
  ...{ topCommanders: [], playedWith: [], similar: [], history: [] },
};
const ada: User = {
  uid: 'ada',
  session: 's',
  signedInAt: 1,
  profile: makeProfile({ uid: 'ada', email: 'ada@example.com', displayName: 'Ada' }, 1),
};

describe('the page of votes on a card’s salt', () => {
  let documents: Documents;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'salt-'));
    documents = await openSqliteDocuments(join(folder, 'accounts.sqlite'), COLLECTIONS);
  });
  afterAll(() => documents.close());
  beforeEach(() => withdrawVote(documents, 'ada', stasis));

  const route = createSaltRoute({
    documents: () => documents,
    snapshot: () =>
      Promise.resolve({
        cardPage: (slug) => Promise.resolve(slug === stasis ? view : undefined),
        redirect: (_kind, slug) => (slug === 'old-stasis' ? stasis : undefined),
      }),
    notFound: () => Promise.resolve(new Response('', { status: 404 })),
    now: () => 5,
  });
  const argsOf = (context: AppLoadContext, slug: string, query: string, body?: string) => ({
    params: { slug },
    context,
    request: new Request(`${SITE}/cards/${slug}/salt${query}`, {
      ...(body !== undefined && {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    }),
  });
  const open = async (context: AppLoadContext = {}, query = '', slug: string = stasis) => {
    const { data, init } = await route.loader(argsOf(context, slug, query));
    const { markup, head } = data as { markup: { html: string }; head: { hidden?: boolean } };
    return { html: markup.html, head, headers: new Headers(init?.headers) };
  };
  const post = async (body: string, context: AppLoadContext = { user: ada }, slug: string = stasis) => {
    const response = await route.action(argsOf(context, slug, '', body));
    return [response.status, response.headers.get('Location')];
  };
  const catchResponse = async (work: Promise<unknown>) => {
    const thrown: unknown = await work.catch((error: unknown) => error);
    if (!(thrown instanceof Response)) throw new Error('no response was thrown');
    return [thrown.status, thrown.headers.get('Location')];
  };

  it('shows visitors the salt and a link to sign in and come back, and is no page of search engines or caches', async () => {
    const { html, head, headers } = await open();
    expect(html).toContain('Its salt is 3.06 of 4, of 12 votes here.');
    expect(html).toContain('href="/signin?to=%2Fcards%2Fstasis%2Fsalt"');
    expect(html).not.toContain('<form');
    expect(head.hidden).toBe(true);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(await catchResponse(post('vote=3', {}))).toEqual([303, '/signin?to=%2Fcards%2Fstasis%2Fsalt']);
    expect(await countVotes(documents)).toEqual([]);
  });

  it('stores a vote, shows it again, and changes and withdraws it', async () => {
    expect((await open({ user: ada })).html).not.toContain('checked');
    expect(await post('vote=4')).toEqual([303, '/cards/stasis/salt?result=voted']);
    const { html } = await open({ user: ada }, '?result=voted');
    expect(html).toContain('role="status">Your vote is saved.');
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="4"|<input[^>]*value="4"[^>]*checked=""/);
    const missing = await open({ user: ada }, '?result=missing');
    expect(missing.html).toContain('<a href="#vote">Your vote</a>: Choose one of the five answers.');
    expect(missing.html).toMatch(/<fieldset id="vote"[^>]* aria-describedby="vote-error"/);
    expect(missing.html).toMatch(/<p id="vote-error"[^>]*>Choose one of the five answers\./);
    expect(await post('vote=0')).toEqual([303, '/cards/stasis/salt?result=voted']);
    expect(await readVote(documents, 'ada', stasis)).toBe(0);
    expect(await post('intent=withdraw&vote=0')).toEqual([303, '/cards/stasis/salt?result=withdrawn']);
    expect(await readVote(documents, 'ada', stasis)).toBeUndefined();
    expect(await countVotes(documents)).toEqual([]);
  });

  it.each([
    '',
    'vote=',
    'vote=5',
    'vote=-1',
    'vote=1.5',
    'vote=44',
    'vote=x',
    'intent=other&vote=1',
    'a='.repeat(9999),
  ])('keeps the former vote where the post is %j', async (body) => {
    await castVote(documents, { uid: 'ada', slug: stasis, vote: 2 }, 1);
    expect(await post(body)).toEqual([303, '/cards/stasis/salt?result=missing']);
    expect(await readVote(documents, 'ada', stasis)).toBe(2);
  });

  it('votes for the person of the session, whoever the form names', async () => {
    await post('vote=1&uid=bob');
    expect(await readVote(documents, 'bob', stasis)).toBeUndefined();
    expect(await readVote(documents, 'ada', stasis)).toBe(1);
  });

  it('responds 404 for an unknown card and redirects from a former name, to posts too', async () => {
    for (const respond of [route.loader, route.action])
      for (const [slug, expected] of [
        ['no-such-card', [404, null]],
        ['__proto__', [301, '/cards/proto/salt']],
        ['old-stasis', [301, '/cards/stasis/salt']],
        ['Stasis', [301, '/cards/stasis/salt']],
      ] as const)
        expect(await catchResponse(respond(argsOf({ user: ada }, slug, '', 'vote=3')))).toEqual(expected);
    expect(await countVotes(documents)).toEqual([]);
  });
});
