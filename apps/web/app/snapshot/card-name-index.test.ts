import type { WireCard } from '@crownsmith/api-client';
import { expect, it } from 'vitest';
import { makeCardNameIndex, makeCardPriceList } from './card-name-index.server';

const card = (name: string, sanitized: string, price?: number): WireCard =>
  ({
    name,
    sanitized,
    prices: price === undefined ? {} : { tcgplayer: { price } },
  }) as unknown as WireCard;

const snapshot = {
  manifest: { version: 'v1' },
  cards: [
    card('Sol Ring', 'sol-ring', 1.005),
    card("Lim-Dûl's Vault", 'limduls-vault'),
    card('Opt', 'opt', 0),
  ],
} as unknown as Parameters<typeof makeCardNameIndex>[0];

it('the name index and the prices of one version have the same order', () => {
  const { version, names, slugs } = makeCardNameIndex(snapshot);
  expect({ version, names }).toEqual({ version: 'v1', names: ["Lim-Dûl's Vault", 'Opt', 'Sol Ring'] });
  // The slug of any other name follows from it.
  expect(slugs).toEqual({ "Lim-Dûl's Vault": 'limduls-vault' });
  expect(makeCardPriceList(snapshot, 'tcgplayer')).toEqual({ version: 'v1', prices: [null, 0, 101] });
});
