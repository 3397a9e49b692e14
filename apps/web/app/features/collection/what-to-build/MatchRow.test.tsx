import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BuildResult } from './build-result';
import { MatchRow } from './MatchRow';

const textOf = (numDecks: number, theme?: BuildResult['theme']): string =>
  renderToStaticMarkup(
    <MatchRow
      row={{ slug: 'lead', name: 'Lead', numDecks, size: 87, owned: 60, missing: [], unpriced: 0 }}
      theme={theme}
      isHydrated={false}
    />,
  );

it('names the decks that the deck is made from', () => {
  const plain = (markup: string): string => markup.replaceAll(/<[^>]*>/g, '');
  expect(plain(textOf(9))).toContain('60 of 87 cards of its average deck, from 9 decks.');
  expect(plain(textOf(1))).toContain('cards of its suggested deck, from 1 deck.');
  expect(plain(textOf(0))).toContain('cards of its suggested deck.');
});

it('links to the deck that it measures, with a theme to that of the theme', () => {
  expect(textOf(9)).toContain('/deck?average=lead&amp;');
  const ofTheme = textOf(9, { key: 'tokens', name: 'Tokens' });
  expect(ofTheme).toContain('cards of its average Tokens deck, from 9 decks.');
  expect(ofTheme).toContain('href="/average-decks/lead/tokens"');
  expect(ofTheme).not.toContain('/deck?average=');
});
