import { toWireCard } from '@crownsmith/api-client';
import { type CardList, makeSlug } from '@crownsmith/domain';
import { buildCard } from '@crownsmith/test-support';
import type { AppLoadContext } from '@remix-run/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#app/accounts/accounts.server';
import { exportHandedIn } from '#app/accounts/handed-in/handed-in.server';
import { openTestLists, type TestLists, valueOf } from '#app/accounts/lists/test-lists.server';
import { makeProfile } from '#app/accounts/profile/profile.server';
import { createCountDeckRoute } from './count-deck-route.server';

const CARDS = [
  buildCard({ name: 'Krenko, Mob Boss', type: 'Legendary Creature — Goblin', colors: 'R' }),
  buildCard({ name: 'Mountain', type: 'Basic Land — Mountain', colors: 'R' }),
  buildCard({ name: 'Counterspell', type: 'Instant', colors: 'U' }),
];
const wires = new Map<string, ReturnType<typeof toWireCard>>(
  CARDS.map((card) => [card.slug, toWireCard(card)]),
);
const KRENKO = `/cards/${makeSlug('Krenko, Mob Boss')}`;
const DECK: CardList = { commanders: [KRENKO], cards: { '/cards/mountain': 99 } };
const user = (uid: string): User => ({
  uid,
  ...{ session: 's', signedInAt: 1 },
  profile: makeProfile({ uid, email: `${uid}@example.com`, displayName: uid }, 1),
});

describe('the page that hands a list in', () => {
  let at: TestLists;
  beforeAll(async () => {
    at = await openTestLists();
  });
  afterAll(() => at.documents.close());
  const route = createCountDeckRoute({
    documents: () => at.documents,
    snapshot: () => Promise.resolve({ card: (slug) => wires.get(slug) }),
    now: () => Date.parse('2026-11-22T12:00:00Z'),
  });
  const save = async (list: CardList) => valueOf(await at.lists.create('ada', { name: 'Goblins', list })).id;
  const argsOf = (id: string, context: AppLoadContext, query = '', intent?: string) => ({
    params: { id },
    context,
    request: new Request(`http://localhost:3000/lists/${id}/count${query}`, {
      ...(intent !== undefined && { method: 'POST', body: new URLSearchParams({ intent }) }),
    }),
  });
  const open = async (id: string, query = '') => {
    const { data, init } = await route.loader(argsOf(id, { user: user('ada') }, query));
    const { markup } = data as { markup: { html: string } };
    return { html: markup.html, cache: new Headers(init?.headers).get('Cache-Control') };
  };
  const post = async (id: string, intent: string) => {
    const response = await route.action(argsOf(id, { user: user('ada') }, '', intent));
    return [response.status, response.headers.get('Location')];
  };
  const exported = async () => (await exportHandedIn(at.documents)).decks.map(({ id }) => id);

  it('hands a legal deck in, says so, and withdraws it', async () => {
    const id = await save(DECK);
    const before = await open(id);
    expect(before.html).toContain('Hand in <bdi>Goblins</bdi>');
    expect(before.cache).toBe('private, no-store');
    expect(await post(id, 'hand-in')).toEqual([303, `/lists/${id}/count?result=handed-in`]);
    expect(await exported()).toEqual([id]);
    const after = await open(id, '?result=handed-in');
    expect(after.html).toContain('Your deck is handed in.');
    expect(after.html).toContain('<bdi>Goblins</bdi> has been counted since 22 November 2026');
    expect(await post(id, 'withdraw')).toEqual([303, `/lists/${id}/count?result=withdrawn`]);
    expect(await exported()).toEqual([]);
  });

  it('says what is wrong with another list and offers no button', async () => {
    const id = await save({
      commanders: [KRENKO],
      cards: { '/cards/mountain': 98, '/cards/counterspell': 2 },
    });
    const { html } = await open(id);
    for (const error of [
      'The deck has 101 cards; it needs exactly 100, commanders included.',
      'The deck has 2 copies of Counterspell; it may have at most 1.',
      'Counterspell is outside the deck’s colour identity (blue).',
    ])
      expect(html).toContain(error);
    expect(html).not.toContain('<form');
    expect(await post(id, 'hand-in')).toEqual([303, `/lists/${id}/count?result=refused`]);
    expect(await exported()).toEqual([]);
  });

  it('says that a list which has changed since does not count', async () => {
    const id = await save(DECK);
    await post(id, 'hand-in');
    valueOf(await at.lists.save('ada', id, { list: { ...DECK, commanders: [] }, base: 1 }));
    const { html } = await open(id);
    expect(html).toContain('It does not count as it is now');
    expect(html).toContain('The deck has no commander.');
    expect(html).toContain('Withdraw it');
    await post(id, 'withdraw');
  });

  it('is of its person alone', async () => {
    const id = await save(DECK);
    const thrown = async (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);
    for (const respond of [route.loader, route.action]) {
      const visitor = await thrown(respond(argsOf(id, {}, '', 'hand-in')));
      expect(visitor).toBeInstanceOf(Response);
      expect((visitor as Response).headers.get('Location')).toContain('/signin?');
      for (const [other, uid] of [
        [id, 'bob'],
        ['none', 'ada'],
      ] as const)
        expect(await thrown(respond(argsOf(other, { user: user(uid) }, '', 'hand-in')))).toMatchObject({
          init: { status: 404 },
        });
    }
    expect(await exported()).toEqual([]);
  });

  it('changes nothing for another intent', async () => {
    const id = await save(DECK);
    expect(await post(id, 'drop')).toEqual([303, `/lists/${id}/count`]);
    expect(await exported()).toEqual([]);
  });
});
