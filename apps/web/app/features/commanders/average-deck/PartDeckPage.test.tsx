import { identityOf } from '@crownsmith/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PageCard } from '#app/model/card';
import type { CommanderView } from '#app/model/commander';
import { PartDeckPage, partDeckTitle } from './PartDeckPage';

const lead: PageCard = {
  ...{ slug: 'lead', name: 'Lead', manaValue: 1, typeLine: 'Creature', tags: [], salt: null, prices: {} },
  ...{ colorIdentity: identityOf(['G']), gameChanger: false, canLead: true },
};
const view: CommanderView = {
  ...{ slug: 'lead', cards: [lead], identity: lead.colorIdentity, numDecks: 147, rank: 1, estimated: false },
  ...{ formats: {}, lists: [], manaCurve: [0, 0, 0, 0, 0, 0, 0, 0], types: {}, colors: {}, tags: {} },
  ...{ averagePrice: null, salt: 3, similar: [], pairs: [], averageDeck: [] },
  averageDeckOf: { kind: 'tournament', num_decks: 147 },
  shops: ['tcgplayer', 'cardkingdom'],
};
const part = (numDecks: number) => ({
  ...{ key: 'casual', name: 'Casual lists', numDecks, nouns: ['casual list', 'casual lists'] as const },
  ...{ countedDecks: undefined, rows: [], averageDeck: [{ card: lead, count: 1 }] },
});

it.each([
  [1, 'Suggested deck of Lead: Casual lists', 'What 1 casual list plays, of the 147 with Lead'],
  [4, 'Average deck of Lead: Casual lists', 'What 4 casual lists play most, of the 147 with Lead'],
])('names the deck of %i casual lists', (numDecks, title, sentence) => {
  const html = renderToStaticMarkup(<PartDeckPage view={view} part={part(numDecks)} />);
  expect(partDeckTitle(part(numDecks), 'Lead')).toBe(title);
  expect(html).toContain(title);
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(sentence);
});
