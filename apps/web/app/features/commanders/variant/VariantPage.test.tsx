import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { VariantView } from '#app/model/commander';
import { VariantPage } from './VariantPage';

const of = {
  slug: 'greta',
  name: 'Greta',
  cards: [],
  numDecks: 400,
  deckLabel: 'Average deck',
};
const variant: VariantView = {
  key: 'bear',
  name: 'Bears',
  kind: 'tribe',
  numDecks: 8,
  lists: [],
  manaCurve: [],
  types: {},
  averagePrice: null,
  averageDeck: undefined,
};
const htmlOf = (numDecks: number): string =>
  renderToStaticMarkup(<VariantPage of={of} variant={{ ...variant, numDecks }} variants={[]} />);

it('warns of rough figures below twenty decks of the variant, however many the commander has', () => {
  expect(htmlOf(8)).toContain('Only 8 decks so far: the figures are rough.');
  expect(htmlOf(20)).not.toContain('figures are rough');
});
