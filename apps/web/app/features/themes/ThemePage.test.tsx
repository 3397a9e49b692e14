import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ThemeView } from '#app/model/theme';
import { ThemePage } from './ThemePage';

const view: ThemeView = {
  kind: 'typal',
  key: 'horror',
  name: 'Horrors',
  rule: 'At least 12 cards of the type.',
  numDecks: 1,
  potentialDecks: 4500,
  identity: undefined,
  identities: [],
  commanders: [],
  lists: [{ tag: 'members', header: 'Cards of the Type', rows: [] }],
};

it('shows the cards of a tribe with few decks, and what to do next', () => {
  const html = renderToStaticMarkup(<ThemePage view={view} />);
  expect(html).toContain('Only 1 deck in our counts is built around Horrors');
  expect(html).toContain('href="/deck"');
  expect(renderToStaticMarkup(<ThemePage view={{ ...view, numDecks: 0 }} />)).toContain(
    'No deck in our counts is built around Horrors',
  );
});

it('warns of rough percentages below twenty decks, and not above', () => {
  const lists = [{ tag: 'topcards', header: 'Top Cards', rows: [] }];
  const htmlOf = (numDecks: number) =>
    renderToStaticMarkup(<ThemePage view={{ ...view, numDecks, lists }} />);
  expect(htmlOf(7)).toContain('Only 7 decks so far: the figures are rough.');
  expect(htmlOf(20)).not.toContain('figures are rough');
});

it('says why a theme with few decks has no lists', () => {
  const html = renderToStaticMarkup(
    <ThemePage view={{ ...view, kind: 'themes', name: 'Mill', numDecks: 3, lists: [] }} />,
  );
  expect(html).toContain('Only 3 decks in our counts are built around Mill: too few to show what they play.');
  expect(html).not.toContain('figures are rough');
});

it('shows no such notice for a tribe with counted decks', () => {
  const lists = [{ tag: 'topcards', header: 'Top Cards', rows: [] }];
  expect(renderToStaticMarkup(<ThemePage view={{ ...view, numDecks: 40, lists }} />)).not.toContain(
    'built around',
  );
});
