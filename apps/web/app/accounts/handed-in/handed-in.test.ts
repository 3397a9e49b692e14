import { HandedInDeck } from '@crownsmith/api-client';
import {
  type CardList,
  type DeckCard,
  identityOf,
  makeSlug,
  MAX_HANDED_IN_LISTS,
  slugOfCardUrl,
} from '@crownsmith/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aList, openTestLists, type TestLists, valueOf } from '../lists/test-lists.server';
import { exportHandedIn, handIn, withdraw } from './handed-in.server';

const KRENKO = makeSlug('Krenko, Mob Boss');

/** Every card is a legal red one; those named “blue” are blue. */
const findCard = (url: string): DeckCard | undefined => {
  const slug = slugOfCardUrl(url);
  if (slug === undefined || slug === 'no-card') return undefined;
  return {
    name: slug,
    ...{ layout: 'normal', typeLine: 'Legendary Creature', manaValue: 1, keywords: [] },
    ...{ legality: 'legal', canBeCommander: slug === KRENKO, partner: { kind: 'none' }, copyLimit: 1 },
    colorIdentity: identityOf([slug.startsWith('blue') ? 'U' : 'R']),
  };
};

describe('handing lists in', () => {
  let at: TestLists;
  beforeAll(async () => {
    at = await openTestLists();
  });
  afterAll(() => at.documents.close());
  const save = async (uid: string, list: CardList) =>
    valueOf(await at.lists.create(uid, { name: 'Goblins of Ada', list })).id;
  const hand = (uid: string, id: string) => handIn(at.documents, { uid, id }, findCard, at.clock.now);
  const exported = async () => (await exportHandedIn(at.documents)).decks.map(({ id }) => id);

  it('exports the current cards of a legal deck until it is withdrawn, and not whose it is', async () => {
    const id = await save('ada', aList(99));
    expect(await exported()).toEqual([]);
    expect(await hand('ada', id)).toEqual({ ok: true, value: undefined });
    expect(await hand('ada', id)).toMatchObject({ ok: true });
    expect(valueOf(await at.lists.open('ada', id)).handedInAt).toBe(at.clock.now);
    const { decks } = await exportHandedIn(at.documents);
    expect(decks).toEqual([
      {
        id,
        commanders: ['/cards/krenko-mob-boss'],
        cards: Array.from({ length: 99 }, (_, card) => ({ url: `/cards/card-${card}`, count: 1 })),
        updatedAt: new Date(at.clock.now).toISOString(),
      },
    ]);
    expect(HandedInDeck.parse(decks[0])).toEqual(decks[0]);
    expect(JSON.stringify(decks).replaceAll(id, '')).not.toMatch(/ada|goblins/i);

    at.clock.now += 5000;
    valueOf(await at.lists.save('ada', id, { list: { ...aList(98), commanders: [] }, base: 1 }));
    expect(await exportHandedIn(at.documents)).toEqual({ decks: [], leftOut: 1 });
    valueOf(await at.lists.restoreVersion('ada', id, 1, 2));
    expect((await exportHandedIn(at.documents)).decks).toMatchObject([
      { id, updatedAt: new Date(at.clock.now).toISOString() },
    ]);

    expect(await withdraw(at.documents, { uid: 'ada', id })).toMatchObject({ ok: true });
    expect(await exported()).toEqual([]);
    expect(valueOf(await at.lists.open('ada', id))).not.toHaveProperty('handedInAt');
  });

  it('does not export a list in the trash, also once it is restored', async () => {
    const id = await save('ada', aList(99));
    valueOf(await hand('ada', id));
    valueOf(await at.lists.delete('ada', id));
    expect(await exported()).toEqual([]);
    valueOf(await at.trash.restore('ada', id));
    expect(await exported()).toEqual([]);
  });

  it.each<[what: string, list: CardList, reason: string]>([
    ['too few cards', aList(98), 'The deck has 99 cards; it needs exactly 100, commanders included.'],
    ['no commander', { ...aList(99), commanders: [] }, 'The deck has no commander.'],
    [
      'a card of another colour',
      withCard('blue-card'),
      'blue-card is outside the deck’s colour identity (blue).',
    ],
    ['an unknown card', withCard('no-card'), 'No card is named /cards/no-card.'],
  ])('says what is wrong with a deck that has %s', async (_, list, reason) => {
    const id = await save('ada', list);
    expect(await hand('ada', id)).toEqual({
      ok: false,
      error: { code: 'not-legal', reasons: expect.arrayContaining([reason]) },
    });
    expect(await exported()).toEqual([]);
  });

  it('finds only one’s own lists', async () => {
    const id = await save('ada', aList(99));
    const missing = { ok: false, error: { code: 'not-found' } };
    expect(await hand('bob', id)).toEqual(missing);
    expect(await hand('ada', 'none')).toEqual(missing);
    valueOf(await hand('ada', id));
    expect(await withdraw(at.documents, { uid: 'bob', id })).toEqual(missing);
    expect(await exported()).toEqual([id]);
    valueOf(await withdraw(at.documents, { uid: 'ada', id }));
  });

  it('takes a limited number of decks of one person', async () => {
    const ids: string[] = [];
    for (let deck = 0; deck <= MAX_HANDED_IN_LISTS; deck += 1) ids.push(await save('eve', aList(99)));
    const [last = '', ...others] = ids;
    for (const id of others) valueOf(await hand('eve', id));
    expect(await hand('eve', last)).toMatchObject({ ok: false, error: { code: 'too-many' } });
    valueOf(await withdraw(at.documents, { uid: 'eve', id: others[0] ?? '' }));
    expect(await hand('eve', last)).toMatchObject({ ok: true });
  });
});

function withCard(slug: string): CardList {
  const { commanders, cards } = aList(98);
  return { commanders, cards: { ...cards, [`/cards/${slug}`]: 1 } };
}
