import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NewCardsPage } from './NewCardsPage';

const render = (names: readonly string[]): string =>
  renderToStaticMarkup(
    <NewCardsPage
      {...{ query: '', errors: [], slugs: [], sets: [] }}
      commanders={names.map((label) => ({ label, url: `/commanders/${label}`, without: '' }))}
    />,
  );

it('names the time that its cards are of, which ends with no deck, and the commanders by number', () => {
  expect(render(['Yuriko'])).toContain(
    'For your commander: 0 cards of the year before the newest deck, or later, that its decks play, or should want.',
  );
  expect(render(['Yuriko', 'Krenko'])).toContain('For your 2 commanders: 0 cards of the year');
  expect(render(['Yuriko'])).toContain('No new card is played by');
});
