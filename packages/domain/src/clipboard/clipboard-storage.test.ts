import { describe, expect, it } from 'vitest';
import { addCards, appendCommander } from './clipboard';
import { EMPTY_CLIPBOARD } from './clipboard-state';
import { parseClipboardCard } from './clipboard-card';
import { migrateClipboard, persistClipboard, type MigratedClipboard } from './clipboard-storage';
import { anyClipboardCard, anyClipboardEntry } from '../../testing/arbitraries';
import { aBasicLand, aClipboardCard } from '../../testing/builders';
import { fc, test } from '../../testing/property';

const ring = aClipboardCard({ name: 'Sol Ring', prices: { tcgplayer: 1.5 } });
const edgar = aClipboardCard({ name: 'Edgar Markov' });

const migrated = (stored: unknown): MigratedClipboard => {
  const result = migrateClipboard(stored);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

describe('the stored shape (specification, section 3)', () => {
  it('has cards and commanders of version 2', () => {
    const state = { ...appendCommander(addCards(EMPTY_CLIPBOARD, [ring]), edgar), isOpen: true, recs: [] };
    expect(persistClipboard(state)).toEqual({
      version: 2,
      state: { cards: { [ring.url]: ring }, commanders: [edgar.url] },
    });
  });
  test(
    'is parsed back from JSON',
    [fc.array(anyClipboardEntry), fc.option(anyClipboardCard)],
    (cards, commander) => {
      const added = addCards(EMPTY_CLIPBOARD, cards);
      const state = commander === null ? added : appendCommander(added, commander);
      const back = migrated(JSON.stringify(persistClipboard(state)));
      expect({ cards: back.cards, commanders: back.commanders }).toEqual({
        cards: state.cards,
        commanders: state.commanders,
      });
      expect(back.dropped).toBe(0);
    },
  );
});

describe('stored copies', () => {
  const island = aBasicLand('Island');
  const thirty = { ...island, count: 30 };

  it('are a field of the card in the stored map', () => {
    const stored = persistClipboard(addCards(EMPTY_CLIPBOARD, [ring, thirty]));
    expect(stored).toEqual({
      version: 2,
      state: { cards: { [ring.url]: ring, [island.url]: thirty }, commanders: [] },
    });
    const { cards, loadedCards } = migrated(JSON.stringify(stored));
    expect(cards).toEqual(stored.state.cards);
    expect(loadedCards[island.url]).toEqual(island);
  });
  it('do not stop a reader that does not know them', () =>
    expect(parseClipboardCard(thirty)).toEqual(island));
  it.each<[string, unknown]>([
    ['version 2', { version: 2, state: { cards: { [island.url]: island }, commanders: [] } }],
    ['version 1', { version: 1, state: { cards: { [island.url]: island }, commanders: [] } }],
    ['version 0', { version: 0, state: { cards: { [island.url]: island }, commander: edgar.url } }],
    ['a list', { version: 0, state: { cards: [island], commander: '' } }],
    ['a state without envelope', { cards: { [island.url]: island }, commander: null }],
    [
      'a card of the API',
      {
        version: 1,
        state: {
          cards: {
            [island.url]: {
              name: 'Island',
              url: island.url,
              cmc: 0,
              type: island.typeLine,
              color_identity: [],
            },
          },
          commanders: [],
        },
      },
    ],
  ])('are one each in what was stored before them: %s', (_, stored) => {
    const { cards } = migrated(stored);
    expect(Object.keys(cards)).toEqual([island.url]);
    expect(cards[island.url]).not.toHaveProperty('count');
    expect(cards[island.url]?.copyLimit).toBe('any');
  });
  it.each<readonly [card: unknown, count: unknown, expected: number | undefined]>([
    [island, 4, 4],
    [island, 5000, 999],
    [{ ...island, copyLimit: 9 }, 30, 9],
    [ring, 4, undefined],
    ...[0, 1, -3, 2.5, '4', null, NaN, {}].map((count) => [island, count, undefined] as const),
  ])('of %j: %j is parsed as %j', (card, count, expected) => {
    const { url } = card as typeof island;
    const { cards } = migrated({ version: 2, state: { cards: { [url]: { ...(card as object), count } } } });
    expect(cards[url]?.count).toBe(expected);
  });
  it('survive for cards that must be loaded again', () => {
    const invalid = { name: 'Island', url: island.url, count: 12 };
    expect(migrated({ version: 2, state: { cards: { [island.url]: invalid } } })).toMatchObject({
      cards: {},
      toLoad: [island.url],
      copiesToLoad: { [island.url]: 12 },
    });
  });
  it('beside a commander of the same card are those of the list', () => {
    const cid = aClipboardCard({ name: 'Cid, Timeless Artificer', copyLimit: 'any' });
    const state = addCards(appendCommander(EMPTY_CLIPBOARD, cid), [{ ...cid, count: 12 }]);
    const { cards, commanders } = migrated(JSON.stringify(persistClipboard(state)));
    expect([cards[cid.url]?.count, commanders]).toEqual([12, [cid.url]]);
  });
});

describe('migrateClipboard', () => {
  const map = { [ring.url]: ring };
  it.each<[string, unknown, Partial<MigratedClipboard>]>([
    [
      'version 2',
      { version: 2, state: { cards: map, commanders: [edgar.url] } },
      { from: 2, commanders: [edgar.url], cards: map, toLoad: [edgar.url] },
    ],
    [
      'version 1, several commanders',
      { version: 1, state: { cards: map, commanders: [edgar.url] } },
      { from: 1, commanders: [edgar.url], cards: map },
    ],
    [
      'version 0, a single commander',
      { version: 0, state: { cards: map, commander: edgar.url } },
      { from: 0, commanders: [edgar.url], cards: map },
    ],
    [
      'version 0 without one',
      { version: 0, state: { cards: map, commander: null } },
      { from: 0, commanders: [], cards: map },
    ],
    [
      'version 0, the commander as a card',
      { version: 0, state: { cards: {}, commander: edgar } },
      { commanders: [edgar.url], loadedCards: { [edgar.url]: edgar }, toLoad: [] },
    ],
    [
      'an old state without envelope',
      { cards: map, commander: edgar.url },
      { from: 0, commanders: [edgar.url] },
    ],
    [
      'a new state without envelope',
      { cards: map, commanders: [], loadedCards: map },
      { from: 2, loadedCards: map },
    ],
    [
      'cards as a list',
      { version: 0, state: { cards: [ring], commander: '' } },
      { cards: map, commanders: [] },
    ],
    [
      'only URLs',
      { version: 0, state: { cards: [ring.url], commander: '' } },
      { cards: {}, toLoad: [ring.url] },
    ],
    [
      'a card that is commander, too',
      { version: 2, state: { cards: map, commanders: [ring.url] } },
      { cards: {}, commanders: [ring.url], loadedCards: map, toLoad: [] },
    ],
    [
      'three commanders',
      { version: 2, state: { cards: {}, commanders: ['/cards/c', '/cards/b', '/cards/a'] } },
      { commanders: ['/cards/b', '/cards/c'] },
    ],
    [
      'cards of an unknown shape',
      { version: 1, state: { cards: { [ring.url]: { name: 'Sol Ring', cmc: 1 } }, commanders: [] } },
      { cards: {}, toLoad: [ring.url], dropped: 0 },
    ],
    [
      'invalid cards',
      { version: 2, state: { cards: { x: 1, y: null }, commanders: [7, '/sets/a', {}] } },
      { cards: {}, commanders: [], dropped: 5 },
    ],
  ])('%s', (_, stored, expected) => expect(migrated(stored)).toMatchObject(expected));

  it.each([
    [undefined, 'not-a-clipboard'],
    [null, 'not-a-clipboard'],
    [7, 'not-a-clipboard'],
    [[], 'not-a-clipboard'],
    [{}, 'not-a-clipboard'],
    ['', 'unreadable'],
    ['{"version":2', 'unreadable'],
    ['[]', 'not-a-clipboard'],
    [{ version: 3, state: { cards: {}, commanders: [] } }, 'newer-version'],
  ])('gives an error for %j', (stored, code) =>
    expect(migrateClipboard(stored)).toMatchObject({ ok: false, error: { code } }),
  );

  test('never throws', [fc.anything()], (stored) => {
    for (const value of [
      stored,
      { version: 2, state: stored },
      { cards: stored, commanders: stored },
      { commander: stored, loadedCards: stored },
    ]) {
      expect(migrateClipboard(value).ok).toBeTypeOf('boolean');
    }
  });
  it('ignores a stored __proto__', () => {
    const stored = '{"version":2,"state":{"cards":{"__proto__":{"polluted":1}},"commanders":["__proto__"]}}';
    expect(migrated(stored)).toMatchObject({ cards: {}, commanders: [] });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('parseClipboardCard', () => {
  it('returns only known fields', () => {
    const full = {
      ...ring,
      images: { normal: 'https://img.example/a.jpg', artCrop: 'javascript:x' },
      scryfallId: 'a-1',
      extra: 1,
      prices: { tcgplayer: 1.5, cardkingdom: 'free', nowhere: 2 },
    };
    expect(parseClipboardCard(full)).toEqual({
      ...ring,
      images: { normal: 'https://img.example/a.jpg' },
      scryfallId: 'a-1',
    });
  });
  it.each([
    'name',
    'slug',
    'layout',
    'manaValue',
    'typeLine',
    'colorIdentity',
    'legality',
    'canBeCommander',
    'partner',
    'copyLimit',
  ])('returns undefined without a valid %s', (field) => {
    expect(parseClipboardCard({ ...ring, [field]: undefined })).toBeUndefined();
    expect(parseClipboardCard({ ...ring, [field]: { other: 1 } })).toBeUndefined();
  });
  it('derives the URL from the slug', () =>
    expect(parseClipboardCard({ ...ring, url: 'https://evil.example' })?.url).toBe(ring.url));
  it.each([
    [{ kind: 'partner-with', with: 'A', or: { kind: 'doctors-companion' } }, true],
    [{ kind: 'partner-with' }, false],
    [{ kind: 'partner-text', text: 'Survivors' }, true],
    [{ kind: 'friend' }, false],
  ])('accepts the partner %j: %j', (partner, accepted) =>
    expect(parseClipboardCard({ ...ring, partner })?.partner).toEqual(accepted ? partner : undefined),
  );
});

describe('cards of older versions, with the field names of the API', () => {
  const ring = {
    name: 'Sol Ring',
    url: '/cards/sol-ring',
    sanitized_wo: 'sol-ring',
    cmc: 1,
    type: 'Artifact',
    primary_type: 'Artifact',
    color_identity: [],
    layout: 'normal',
    legal_commander: false,
    prices: { cardkingdom: { price: 1.5 }, tcgplayer: { price: null } },
    image_uris: [{ normal: 'https://pictures.example/ring.jpg' }],
  };
  const pir = {
    name: 'Pir, Imaginative Rascal',
    url: '/cards/pir-imaginative-rascal',
    cmc: 3,
    type: 'Legendary Creature — Human',
    color_identity: ['G'],
    legal_commander: true,
    legal_partner: true,
    partners_with: ['Toothy, Imaginary Friend'],
  };

  it('are parsed from an object or array, with the commander as URL or card', () => {
    for (const cards of [{ [ring.url]: ring }, [ring]]) {
      for (const commander of [pir, pir.url]) {
        const {
          from,
          cards: taken,
          commanders,
          toLoad,
        } = migrated({ version: 0, state: { cards, commander } });
        expect(from).toBe(0);
        expect(commanders).toEqual([pir.url]);
        expect(toLoad).toEqual(commander === pir ? [] : [pir.url]);
        expect(taken[ring.url]).toMatchObject({
          name: 'Sol Ring',
          manaValue: 1,
          primaryType: 'Artifact',
          colorIdentity: 0,
          legality: 'unknown',
          copyLimit: 1,
          prices: { cardkingdom: 1.5 },
          images: { normal: 'https://pictures.example/ring.jpg' },
        });
      }
    }
  });

  it('have their partner ability', () => {
    const partner = (facts: object): unknown =>
      migrated({ version: 1, state: { cards: [], commanders: [{ ...pir, partners_with: [], ...facts }] } })
        .loadedCards[pir.url]?.partner;
    expect(partner({ partners_with: ['Toothy, Imaginary Friend'] })).toEqual({
      kind: 'partner-with',
      with: 'Toothy, Imaginary Friend',
    });
    expect(partner({})).toEqual({ kind: 'partner' });
    expect(partner({ legal_partner: false })).toEqual({ kind: 'none' });
    expect(partner({ background_chooser: true })).toEqual({ kind: 'choose-background' });
    expect(partner({ type: 'Legendary Enchantment — Background' })).toEqual({ kind: 'background' });
  });

  it.each(['cmc', 'color_identity', 'type'])('are loaded again without %s', (field) => {
    const { cards, toLoad } = migrated({ version: 1, state: { cards: [{ ...pir, [field]: null }] } });
    expect(cards).toEqual({});
    expect(toLoad).toEqual([pir.url]);
  });

  it.each([
    ['a slug', 'edgar-markov'],
    ['a page', '/commanders/edgar-markov'],
    ['a name', { name: 'Edgar Markov' }],
  ])('are found by %s of a commander', (_, commander) => {
    expect(migrated({ version: 0, state: { cards: {}, commander } })).toMatchObject({
      commanders: ['/cards/edgar-markov'],
      toLoad: ['/cards/edgar-markov'],
      dropped: 0,
    });
  });
});
