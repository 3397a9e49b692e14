import { toWireCard } from '@crownsmith/api-client';
import type { ListFormat } from '@crownsmith/domain';
import { buildCard } from '@crownsmith/test-support';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ListDeckView } from './ListDeckView';
import { resolveDeck } from './list-deck.server';

/** A snapshot that knows no card: names are slugs then. */
const SNAPSHOT = {
  resolveCard: () => undefined,
  alsoMeant: () => [],
  files: { json: () => Promise.resolve(undefined) },
} as unknown as Parameters<typeof resolveDeck>[1];

const LIST = {
  commanders: ['/cards/edgar'],
  cards: { '/cards/sol-ring': 1 },
  words: 'role=Ramp:sol-ring&maybe=opt&companion=lurrus&declare=3&keep=sol-ring',
};

it.each<readonly [ListFormat, string]>([
  ['moxfield', 'Commander\n1 edgar\n\nCompanion\n1 lurrus\n\nDeck\n1 sol-ring #Ramp\n\nMaybeboard\n1 opt'],
  [
    'archidekt',
    '1x edgar [Commander{top}]\n1x lurrus [Companion]\n1x sol-ring [Ramp]\n1x opt [Maybeboard{noDeck}{noPrice}]',
  ],
  ['plain', '// Bracket: 3\n\n// Commander\n1 edgar\n\n// Companion\n1 lurrus\n\n// Deck\n1 sol-ring'],
  ['mtgo', '1 sol-ring\n\nSIDEBOARD:\n1 edgar\n1 lurrus'],
])('exports what a player says of a saved list where %s has a place for it', async (format, text) => {
  expect((await resolveDeck(LIST, SNAPSHOT, { format })).exported.text).toBe(text);
});

it('leaves the text that is edited to the cards: the rest stays as it was saved', async () => {
  expect((await resolveDeck(LIST, SNAPSHOT)).text).toBe('Commander\n1 edgar\n\nDeck\n1 sol-ring');
});

it('shows what is no card of the snapshot among its text, as its player wrote it', async () => {
  const printings = { '/cards/sol-ring': [{ count: 2, listedName: 'Sonnenring' }] };
  const deck = await resolveDeck({ ...LIST, cards: { '/cards/sol-ring': 2 }, printings }, SNAPSHOT);
  const [, text = ''] = renderToStaticMarkup(createElement(ListDeckView, { deck })).split('The list as text');
  expect([...text.matchAll(/<(?:div data-commanders|li)[^>]*>([^<]*)/g)].map(([, line]) => line)).toEqual([
    '',
    '1 edgar',
    '2 Sonnenring',
  ]);
});

/** A snapshot of these cards alone, with prices of 1.99 at Card Kingdom and of 1.49 at TCGplayer. */
const withCards = (...facts: readonly Parameters<typeof buildCard>[0][]) => {
  const cards = facts.map((one) => toWireCard(buildCard(one)));
  return { ...SNAPSHOT, resolveCard: (url: string) => cards.find((card) => card.url === url) };
};

it('judges the companion, too', async () => {
  const { violations } = await resolveDeck(
    { commanders: [], cards: { '/cards/colossus': 1 }, words: 'companion=lurrus-of-the-dream-den' },
    withCards(
      { name: 'Lurrus of the Dream-Den', type: 'Legendary Creature — Cat' },
      { name: 'Colossus', type: 'Artifact Creature — Golem', value: 11 },
    ),
  );
  expect(violations).toContainEqual(expect.stringMatching(/^Colossus.*Lurrus/));
});

it('counts at the shops of My deck', async () => {
  const list = { commanders: [], cards: { '/cards/sol-ring': 2 } };
  const deck = await resolveDeck(list, withCards({ name: 'Sol Ring', type: 'Artifact' }));
  expect(renderToStaticMarkup(createElement(ListDeckView, { deck }))).toMatch(/Price<.*?\$2\.98/);
});
