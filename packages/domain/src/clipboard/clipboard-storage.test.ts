import { describe, expect, it } from 'vitest';
import { addCards, appendCommander } from './clipboard';
import { EMPTY_CLIPBOARD } from './clipboard-state';
import { parseClipboardCard } from './clipboard-card';
import { migrateClipboard, persistClipboard, type MigratedClipboard } from './clipboard-storage';
import { anyClipboardCard } from '../../testing/arbitraries';
import { aClipboardCard } from '../../testing/builders';
import { fc, test } from '../../testing/property';

const ring = aClipboardCard({ name: 'Sol Ring', prices: { tcgplayer: 1.5 } });
const edgar = aClipboardCard({ name: 'Edgar Markov' });

const migrated = (stored: unknown): MigratedClipboard => {
  const result = migrateClipboard(stored);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

describe('what is stored (specification, section 3)', () => {
  it('is cards and commanders alone, version 2', () => {
    const state = { ...appendCommander(addCards(EMPTY_CLIPBOARD, [ring]), edgar), isOpen: true, recs: [] };
    expect(persistClipboard(state)).toEqual({
      version: 2,
      state: { cards: { [ring.url]: ring }, commanders: [edgar.url] },
    });
  });
  test(
    'reads back through JSON',
    [fc.array(anyClipboardCard), fc.option(anyClipboardCard)],
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

describe('older shapes', () => {
  const map = { [ring.url]: ring };
  it.each<[string, unknown, Partial<MigratedClipboard>]>([
    [
      'version 2',
      { version: 2, state: { cards: map, commanders: [edgar.url] } },
      { from: 2, commanders: [edgar.url], cards: map, toLoad: [edgar.url] },
    ],
    [
      'version 1, the list',
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
    ['a bare old state', { cards: map, commander: edgar.url }, { from: 0, commanders: [edgar.url] }],
    ['a bare newer state', { cards: map, commanders: [], loadedCards: map }, { from: 2, loadedCards: map }],
    [
      'cards as a list',
      { version: 0, state: { cards: [ring], commander: '' } },
      { cards: map, commanders: [] },
    ],
    [
      'addresses alone',
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
      'cards of another shape',
      { version: 1, state: { cards: { [ring.url]: { name: 'Sol Ring', cmc: 1 } }, commanders: [] } },
      { cards: {}, toLoad: [ring.url], dropped: 0 },
    ],
    [
      'rubbish among the cards',
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
  ])('%j is an error value', (stored, code) =>
    expect(migrateClipboard(stored)).toMatchObject({ ok: false, error: { code } }),
  );

  test('anything at all is read without a throw', [fc.anything()], (stored) => {
    for (const value of [
      stored,
      { version: 2, state: stored },
      { cards: stored, commanders: stored },
      { commander: stored, loadedCards: stored },
    ]) {
      expect(migrateClipboard(value).ok).toBeTypeOf('boolean');
    }
  });
  it('a stored __proto__ pollutes nothing', () => {
    const stored = '{"version":2,"state":{"cards":{"__proto__":{"polluted":1}},"commanders":["__proto__"]}}';
    expect(migrated(stored)).toMatchObject({ cards: {}, commanders: [] });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('cards from storage', () => {
  it('keeps known fields alone', () => {
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
  ])('without a sound %s there is no card', (field) => {
    expect(parseClipboardCard({ ...ring, [field]: undefined })).toBeUndefined();
    expect(parseClipboardCard({ ...ring, [field]: { odd: 1 } })).toBeUndefined();
  });
  it('the address follows from the slug', () =>
    expect(parseClipboardCard({ ...ring, url: 'https://evil.example' })?.url).toBe(ring.url));
  it.each([
    [{ kind: 'partner-with', with: 'A', or: { kind: 'doctors-companion' } }, true],
    [{ kind: 'partner-with' }, false],
    [{ kind: 'partner-text', text: 'Survivors' }, true],
    [{ kind: 'friend' }, false],
  ])('partner %j is kept: %j', (partner, kept) =>
    expect(parseClipboardCard({ ...ring, partner })?.partner).toEqual(kept ? partner : undefined),
  );
});

describe('cards as older shapes kept them, with the fields of the wire', () => {
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

  it('are taken with their facts, as map or list, commander as address or card', () => {
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

  it('keep the ability to share the command zone', () => {
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

  it.each(['cmc', 'color_identity', 'type'])('without %s are loaded again', (field) => {
    const { cards, toLoad } = migrated({ version: 1, state: { cards: [{ ...pir, [field]: null }] } });
    expect(cards).toEqual({});
    expect(toLoad).toEqual([pir.url]);
  });

  it.each([
    ['a slug', 'edgar-markov'],
    ['a page', '/commanders/edgar-markov'],
    ['a name', { name: 'Edgar Markov' }],
  ])('a commander by %s is found again', (_, commander) => {
    expect(migrated({ version: 0, state: { cards: {}, commander } })).toMatchObject({
      commanders: ['/cards/edgar-markov'],
      toLoad: ['/cards/edgar-markov'],
      dropped: 0,
    });
  });
});
