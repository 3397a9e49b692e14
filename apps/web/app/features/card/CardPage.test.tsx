import { identityOf } from '@crownsmith/domain';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CardFaceView, PageCard } from '#app/model/card';
import type { CardView } from '#app/model/card-view';
import { CardPage } from './CardPage';

const card: PageCard = {
  ...{ slug: 'old-spell', name: 'Old Spell', manaValue: 1, typeLine: 'Instant', tags: [], salt: null },
  ...{ colorIdentity: identityOf(['U']), prices: {}, gameChanger: false, canLead: false },
};
const face: CardFaceView = { name: 'Old Spell', typeLine: 'Instant', text: 'Draw a card.', isBack: false };
const render = (view: Partial<CardView>, names: Partial<ComponentProps<typeof CardPage>> = {}): string =>
  renderToStaticMarkup(
    <CardPage
      view={{
        ...{ card, faces: [face], legality: 'legal', numDecks: 1, potentialDecks: 50, rank: null },
        saltVotes: undefined,
        ...{ topCommanders: [], playedWith: [], similar: [], history: [] },
        ...view,
      }}
      {...names}
    />,
  );

it.each([
  ['legal', 'Legal'],
  ['banned', 'Banned'],
  ['not_legal', 'Not legal'],
] as const)('labels a %s card “%s”', (legality, word) =>
  expect(render({ legality })).toContain(`<dt>In Commander</dt><dd>${word}</dd>`),
);

it.each([
  ['ja', '太陽の指輪', '<b lang="ja">太陽の指輪</b>, the Japanese name of Old Spell'],
  ['zhs', '太阳戒指', '<b lang="zh-Hans">太阳戒指</b>, the Simplified Chinese name of Old Spell'],
  ['printed', 'Balin’s Tomb', '<b>Balin’s Tomb</b>, a printing of Old Spell'],
  ['former', 'Older Spell', '<b>Older Spell</b>, a former name of Old Spell'],
] as const)('says by which name the visitor came: %s', (kind, name, html) =>
  expect(render({}, { cameBy: { kind, name } })).toContain(html),
);

it('lists its other names by language', () => {
  const names = [
    { kind: 'de', name: 'Sonnenring' },
    { kind: 'ja', name: '太陽の指輪' },
    { kind: 'ja', name: '太陽のリング' },
  ] as const;
  const html = render({}, { otherNames: names });
  expect(html).toContain('<summary>Other names (3)</summary>');
  expect(html).toContain('<dt>Japanese</dt><dd lang="ja">太陽の指輪</dd><dd lang="ja">太陽のリング</dd>');
  expect(render({})).not.toContain('Other names');
});

it('links to the vote on its salt, and says how many votes there are', () => {
  expect(render({})).toContain('<a href="/cards/old-spell/salt" rel="nofollow">');
  const salty = { ...card, salt: 1.234 };
  expect(render({ card: salty })).toContain('from 0 to 4');
  expect(render({ card: salty, saltVotes: 1 })).toContain('of 4, 1 vote');
  expect(render({ card: salty, saltVotes: 1200 })).toContain('of 4, 1,200 votes');
});

it('shows a commander’s share among its decks that could play the card', () => {
  const of = { slug: 'lead', cards: [card], numDecks: 49, rank: 9, withCard: 1, potentialDecks: 2 };
  const html = render({ topCommanders: [{ ...of, inclusion: 0.5, synergy: null }] });
  expect(html).toMatch(/<b>1<\/b> of 2 decks/);
  expect(html).not.toContain('49 decks');
});

it('links to Scryfall and to the shops of its prices, with this site’s name', () => {
  const html = render({ card: { ...card, name: 'Fire // Ice', split: true, prices: { cardmarket: 2 } } });
  expect(html).toContain(
    'href="https://scryfall.com/search?q=!%22Fire%20%2F%2F%20Ice%22&amp;utm_source=crownsmith',
  );
  expect(html).toContain('searchString=Fire%20%2F%2F%20Ice&amp;utm_source=crownsmith&amp;utm_medium=price"');
  expect(html.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(2);
});

it('shows both faces of a double-faced card: frames, names, types and texts', () => {
  const back: CardFaceView = {
    ...{ name: 'Insect', typeLine: 'Creature — Insect', text: 'Flying', powerOrLoyalty: '3/2', isBack: true },
  };
  const html = render({ faces: [face, back] });
  expect(html.match(/<h2>/g)).toHaveLength(2);
  for (const text of ['Draw a card.', 'Flying', 'Creature — Insect 3/2']) expect(html).toContain(text);
  const frames = (of: string) => of.split('f-i2').length - 1;
  expect(frames(html)).toBe(2);
  expect(frames(render({ faces: [face, { ...back, isBack: false }] }))).toBe(1);
});

it('says where the card data has no rules texts, and not where a card has none', () => {
  expect(render({ faces: [{ ...face, text: undefined }] })).toContain('has no rules texts');
  expect(render({ faces: [{ ...face, text: '' }] })).not.toContain('has no rules texts');
});

it.each<[string, NonNullable<CardView['bans']>[number], string]>([
  [
    'since when, and what was played before',
    { format: 'commander', since: '2024-09-23', until: '2024-09-22', num_decks: 4598, potential_decks: 4697 },
    'Old Spell has been banned in Commander since 2024-09-23: from the first deck with it until then, 4,598 of 4,697 decks that could play it did.',
  ],
  [
    'since when, of one that no deck played before',
    { format: 'duel', since: '2020-02-28', until: null, num_decks: 0, potential_decks: 0 },
    'Old Spell has been banned in Duel Commander since 2020-02-28.',
  ],
  [
    'until when decks played it, where no announcement is known',
    { format: 'commander', since: null, until: '2024-09-07', num_decks: 84, potential_decks: 900 },
    'Old Spell is banned in Commander, whose decks have not played it since about 2024-09-07: from the first deck with it until then, 84 of 900 decks that could play it did.',
  ],
])('says of a banned card %s', (_, ban, sentence) => {
  const html = render({ card: { ...card, banned: true }, bans: [ban] });
  expect(html).toContain(sentence);
  expect(html.includes('Banned in Commander')).toBe(ban.format !== 'commander');
});

it('says that a card is banned', () =>
  expect(render({ card: { ...card, banned: true } })).toContain('Banned in Commander'));
