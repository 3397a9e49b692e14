import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SetPage } from './SetPage';

it('lists only what a set contains', () => {
  const empty = {
    code: 'tst',
    name: 'Test Set',
    releasedAt: '2024-04-19',
    commanders: [],
    cards: [],
    reprints: [],
  };
  const row = {
    slug: 'greta',
    cards: [],
    numDecks: 2,
    rank: 1,
  };
  expect(renderToStaticMarkup(<SetPage set={{ ...empty, commanders: [row] }} />)).toContain(
    '1 new commander, by the decks that play them. Basic lands are left out.',
  );
});
