import { COLORLESS } from '@crownsmith/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageCard, PageRow } from '#app/model/card';
import type { PreconView } from '#app/model/precon';
import { PreconPage } from './PreconPage';

const card: PageCard = {
  slug: 'bear',
  name: 'Bear',
  manaValue: 2,
  typeLine: 'Creature',
  primaryType: 'Creature',
  colorIdentity: COLORLESS,
  prices: {},
  tags: [],
  salt: null,
  gameChanger: false,
  canLead: true,
};
const row = (numDecks: number, potentialDecks: number): PageRow => ({
  card,
  numDecks,
  potentialDecks,
  inclusion: numDecks / potentialDecks,
  synergy: null,
  lift: null,
});
const precon: PreconView = {
  slug: 'test',
  name: 'Test',
  set: null,
  releasedAt: null,
  commanders: [card],
  identity: COLORLESS,
  cards: [],
  numDecks: 40,
  estimated: false,
  add: [row(30, 40)],
  cut: [],
};
const htmlOf = (patch: Partial<PreconView>): string =>
  renderToStaticMarkup(
    <PreconPage precon={{ ...precon, ...patch }} setName={undefined} leader={undefined} />,
  );

describe('PreconPage', () => {
  it('has no warning with enough decks of its commander', () => {
    expect(htmlOf({})).toContain('<b>75%</b> <span>of 40 decks</span>');
    expect(htmlOf({})).not.toContain('so far');
  });

  it('warns of few decks and counts them in place of percentages', () => {
    const html = htmlOf({ numDecks: 6, add: [row(6, 6)] });
    expect(html).toContain('Only 6 decks so far: the figures are rough.');
    expect(html).toContain('<b>6</b> <span>of 6 decks</span>');
    expect(html).not.toContain('100%');
  });

  it('says that additions are suggestions where its commander has too few decks', () => {
    const html = htmlOf({ numDecks: 2, estimated: true, add: [row(300, 4000)] });
    expect(html).toMatch(/Only 2 decks with this commander so far\. .*estimates/);
    expect(html).toContain('Suggested for its commander by colours and types');
  });

  it('has no warning without cards to add or cut, or from an older snapshot', () => {
    expect(htmlOf({ numDecks: 2, add: [] })).not.toContain('so far');
    expect(htmlOf({ numDecks: undefined })).not.toContain('so far');
  });
});
