import { identityOf } from '@crownsmith/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CardView, PageCard } from '#app/model/card';
import { CardPage } from './CardPage';

const card: PageCard = {
  ...{ slug: 'old-spell', name: 'Old Spell', manaValue: 1, typeLine: 'Instant', tags: [], salt: null },
  ...{ colorIdentity: identityOf(['U']), prices: {}, gameChanger: false, canLead: false },
};
const render = (view: Partial<CardView>): string =>
  renderToStaticMarkup(
    <CardPage
      view={{
        ...{ card, legality: 'legal', numDecks: 1, potentialDecks: 50, rank: null },
        ...{ topCommanders: [], playedWith: [], similar: [], history: [] },
        ...view,
      }}
    />,
  );

it.each([
  ['legal', 'Legal'],
  ['banned', 'Banned'],
  ['not_legal', 'Not legal'],
] as const)('labels a %s card “%s”', (legality, word) =>
  expect(render({ legality })).toContain(`<dt>In Commander</dt><dd>${word}</dd>`),
);

it('shows a commander’s share among its decks that could play the card', () => {
  const of = { slug: 'lead', cards: [card], numDecks: 49, rank: 9, withCard: 1, potentialDecks: 2 };
  const html = render({ topCommanders: [{ ...of, inclusion: 0.5, synergy: null }] });
  expect(html).toMatch(/<b>50%<\/b> of 2 decks/);
  expect(html).not.toContain('49 decks');
});
