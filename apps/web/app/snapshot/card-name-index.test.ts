import type { WireCard } from '@crownsmith/api-client';
import { expect, it } from 'vitest';
import { createCardIndex } from '#app/features/collection/card-names';
import { makeCardNameIndex, makeCardPriceList } from './card-name-index.server';

const card = (name: string, sanitized: string, price?: number, legality = 'legal'): WireCard =>
  ({
    legality,
    name,
    sanitized,
    prices: price === undefined ? {} : { tcgplayer: { price } },
  }) as unknown as WireCard;

const snapshot = {
  resolveCard: () => undefined,
  manifest: { version: 'v1' },
  cards: [
    card('Sol Ring', 'sol-ring', 1.005),
    card("Lim-Dûl's Vault", 'limduls-vault'),
    card('Opt', 'opt', 0),
  ],
} as unknown as Parameters<typeof makeCardNameIndex>[0];

it('two cards of one name keep their slugs, the one that may be played first', () => {
  const cards = [card('Opt', 'opt-cmb1', 1, 'not_legal'), card('Opt', 'opt', 2), card('Shock', 'shock')];
  const index = makeCardNameIndex({ ...snapshot, cards });
  expect(index).toMatchObject({ names: ['Opt', 'Opt', 'Shock'], slugs: {}, further: { 1: 'opt-cmb1' } });
  const { find, bySlug } = createCardIndex(index);
  expect(find('opt')?.slug).toBe('opt');
  expect([...bySlug.values()].map(({ slug, at }) => [slug, at])).toEqual([
    ['opt', 0],
    ['opt-cmb1', 1],
    ['shock', 2],
  ]);
});

it('a name means the card that may be played, whose it is on a printing, before the one whose own it is', () => {
  const cards = [
    card('Eleven, the Mage', 'eleven-the-mage', 1, 'unknown'),
    card('Cecily, Haunted Mage', 'cecily-haunted-mage'),
  ];
  const index = makeCardNameIndex({ ...snapshot, cards, resolveCard: () => cards[1] });
  expect(index.means).toEqual({ 'Eleven, the Mage': 'cecily-haunted-mage' });
  const { find } = createCardIndex(index);
  for (const name of ['Eleven, the Mage', 'ELEVEN THE MAGE', 'Cecily, Haunted Mage'])
    expect(find(name)?.slug).toBe('cecily-haunted-mage');
  expect(find('/cards/eleven-the-mage')?.slug).toBe('eleven-the-mage');
});

it('the name index and the prices of one version have the same order', () => {
  const { version, names, slugs } = makeCardNameIndex(snapshot);
  expect({ version, names }).toEqual({ version: 'v1', names: ["Lim-Dûl's Vault", 'Opt', 'Sol Ring'] });
  // The slug of any other name follows from it.
  expect(slugs).toEqual({ "Lim-Dûl's Vault": 'limduls-vault' });
  expect(makeCardPriceList(snapshot, 'tcgplayer')).toEqual({ version: 'v1', prices: [null, 0, 101] });
});
