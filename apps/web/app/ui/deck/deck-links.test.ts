import { toWireCard } from '@crownsmith/api-client';
import { buildCard } from '@crownsmith/test-support';
import { expect, it } from 'vitest';
import { toPageCard } from '#app/snapshot/row-views.server';
import { deckLinks } from './deck-links';

const entry = (name: string, count: number, layout: 'normal' | 'split' | 'transform' = 'normal') => ({
  card: toPageCard(toWireCard(buildCard({ name, type: 'Instant', layout }))),
  count,
});

it('lists copies by the names that shops know', () => {
  const links = deckLinks(
    [
      entry('Forest', 12),
      entry('Fire // Ice', 1, 'split'),
      entry('Delver of Secrets // Insectile Aberration', 1, 'transform'),
    ],
    {},
  );
  expect(links.map(({ site }) => site)).toEqual(['Card Kingdom', 'TCGplayer', 'Moxfield']);
  for (const { url } of links)
    expect(decodeURIComponent(url)).toMatch(/12 Forest\W+1 Fire \/\/ Ice\W+1 Delver of Secrets$/);
});

it('leaves out sites whose URLs cannot hold the list', () =>
  expect(
    deckLinks(
      Array.from({ length: 300 }, (_, i) => entry(`A card with a rather long name ${i}`, 1)),
      {},
    ).map(({ site }) => site),
  ).toEqual([]));

it('follows what was agreed with shops', () => {
  const [cardKingdom, tcgplayer] = deckLinks([entry('Forest', 12)], {
    tcgplayer: 'https://p.example/c/1',
    cardkingdom: { partner: 'us' },
  });
  expect(cardKingdom?.url).toBe('https://www.cardkingdom.com/builder?c=12%20Forest&partner=us');
  expect(tcgplayer?.url).toBe(
    `https://p.example/c/1?u=${encodeURIComponent('https://store.tcgplayer.com/massentry?productline=Magic&c=12%20Forest')}`,
  );
});
