import { toWireCard } from '@crownsmith/api-client';
import { err, ok } from '@crownsmith/domain';
import { buildCard } from '@crownsmith/test-support';
import type { AppLoadContext } from '@remix-run/node';
import { type ListRequest, readDeck, toReportCard } from '@crownsmith/answers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportHandedIn } from '#app/accounts/handed-in/handed-in.server';
import { openTestLists, type TestLists } from '#app/accounts/lists/test-lists.server';
import { makeDeckAddressError } from '#app/deck-addresses/deck-address-error';
import type { DeckAddresses } from '#app/deck-addresses/deck-addresses.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { createCountMyDeckRoutes } from './count-my-deck-route.server';

const CARDS = [
  buildCard({ name: 'Krenko, Mob Boss', type: 'Legendary Creature — Goblin', colors: 'R' }),
  buildCard({ name: 'Mountain', type: 'Basic Land — Mountain', colors: 'R' }),
  buildCard({ name: 'Counterspell', type: 'Instant', colors: 'U' }),
].map(toWireCard);
const DECK = 'Commander\n1 Krenko, Mob Boss\n\nDeck\n99 Mountain';
const PUBLIC = 'https://archidekt.com/decks/1';

describe('the form that hands a deck in without an account', () => {
  let at: TestLists;
  beforeAll(async () => {
    at = await openTestLists();
  });
  afterAll(() => at.documents.close());
  const addresses: DeckAddresses = {
    read: (address) =>
      Promise.resolve(
        address === PUBLIC
          ? ok({ site: 'Archidekt', text: DECK })
          : err(makeDeckAddressError({ code: 'private' }, 'Archidekt')),
      ),
  };
  const cards = {
    card: (slug: string) => CARDS.find((card) => card.url === `/cards/${slug}`),
    resolveCard: (name: string) => CARDS.find((card) => card.name === name),
    readDeck: (request: ListRequest) =>
      readDeck(request, {
        find: (name) => {
          const card = CARDS.find((known) => known.name === name);
          return card && toReportCard(card);
        },
        nearest: () => undefined,
        alsoMeant: () => [],
      }),
  } as unknown as Pick<Snapshot, 'card' | 'readDeck' | 'resolveCard'>;
  const { form, deck } = createCountMyDeckRoutes({
    documents: () => at.documents,
    snapshot: () => Promise.resolve(cards),
    addresses: () => addresses,
    now: () => Date.parse('2026-11-22T12:00:00Z'),
  });
  const argsOf = (path: string, fields?: Record<string, string>, context: AppLoadContext = {}) => ({
    context,
    params: { secret: path.split('/')[2] ?? '' },
    request: new Request(`http://localhost:3000${path}`, {
      ...(fields !== undefined && { method: 'POST', body: new URLSearchParams(fields) }),
    }),
  });
  const htmlOf = (data: unknown): string => (data as { markup: { html: string } }).markup.html;
  const post = async (text: string, context?: AppLoadContext) => {
    const response = await form.action(argsOf('/count-my-deck', { deck: text }, context));
    return 'data' in response
      ? { status: response.init?.status, location: '', html: htmlOf(response.data) }
      : { status: response.status, location: response.headers.get('Location') ?? '', html: '' };
  };
  const exported = async () => (await exportHandedIn(at.documents)).decks.length;

  it.each([
    ['a list', DECK],
    ['the address of a deck', PUBLIC],
  ])('takes %s, shows it at its secret address, and takes it back there', async (_, text) => {
    const { status, location } = await post(text);
    expect(status).toBe(303);
    expect(location).toMatch(/^\/count-my-deck\/[\w-]{43}$/);
    expect(await exported()).toBe(1);
    const { data, init } = await deck.loader(argsOf(location));
    expect(htmlOf(data)).toContain('Krenko, Mob Boss');
    expect(htmlOf(data)).toContain('100 cards, handed in on 22 November 2026');
    expect(new Headers(init?.headers).get('Cache-Control')).toBe('private, no-store');
    expect(new Headers(init?.headers).get('Referrer-Policy')).toBe('no-referrer');

    const withdrawn = await deck.action(argsOf(location, {}));
    expect(withdrawn.headers.get('Location')).toBe('/count-my-deck?result=withdrawn');
    expect(htmlOf(form.loader(argsOf('/count-my-deck?result=withdrawn')).data)).toContain('taken back');
    expect(await exported()).toBe(0);
    for (const respond of [deck.loader, deck.action])
      await expect(respond(argsOf(location, {}))).rejects.toMatchObject({ init: { status: 404 } });
  });

  it.each([
    ['', 'Paste your list, or the address of your deck.'],
    ['Commander\n1 Krenko, Mob Boss\n\nDeck\n98 Mountain', 'it needs exactly 100'],
    [
      'Commander\n1 Krenko, Mob Boss\n\nDeck\n98 Mountain\n1 Counterspell',
      'outside the deck’s colour identity',
    ],
    ['Commander\n1 Krenko, Mob Boss\n\nDeck\n98 Mountain\n1 Mountaim', 'Line 6'],
    ['https://archidekt.com/decks/2', 'The deck is private'],
    ['<script>alert(1)</script>', 'Line 1'],
  ])('says what is wrong with %j and keeps it', async (text, error) => {
    const { status, html } = await post(text);
    expect(status).toBe(422);
    expect(html).toContain(error);
    expect(html).toContain(text.split('\n').at(-1)?.replaceAll('<', '&lt;').replaceAll('>', '&gt;') ?? '');
    expect(html).not.toContain('<script>alert');
    expect(await exported()).toBe(0);
  });

  it('refuses posts of other sites and too many of one network', async () => {
    expect(await post(DECK, { formGuard: { crossSite: true } })).toMatchObject({ status: 403 });
    const limited = await post(DECK, { formGuard: { crossSite: false, retryAfter: 60 } });
    expect(limited).toMatchObject({ status: 429, html: expect.stringContaining('99 Mountain') });
    expect(await exported()).toBe(0);
  });

  it('finds no deck at an address that is no secret', async () => {
    for (const secret of ['x', '..%2f', 'a'.repeat(43)])
      await expect(deck.loader(argsOf(`/count-my-deck/${secret}`))).rejects.toMatchObject({
        init: { status: 404 },
      });
  });
});
