import { CardLists } from '#app/ui/card-list/CardLists';
import { type CardListGroup, deckCountRow } from '#app/ui/card-list/card-list-row';
import { Synergy } from '#app/ui/card-list/Synergy';
import {
  expensive,
  longName,
  noPrice,
  salty,
  sampleCards,
  sampleRow,
  solRing,
  thrasios,
} from '../sample-cards';
import type { StoryGroup } from '../story';
import { withSettings } from '../with-settings';

const list = (tag: string, rows: CardListGroup['rows'], header = 'Creatures'): readonly CardListGroup[] => [
  { tag, header, rows },
];
const MIXED = [
  sampleRow(solRing, { inclusion: 1, numDecks: 1000, synergy: 0.004 }),
  sampleRow(thrasios),
  sampleRow(longName, { inclusion: 0.08, numDecks: 80, synergy: -0.17 }),
  sampleRow(noPrice, { inclusion: 0.001, numDecks: 1, synergy: null, lift: null }),
  sampleRow(expensive, { potentialDecks: 1, numDecks: 1, inclusion: 1 }),
  sampleRow(salty),
];
const many = (count: number) =>
  sampleCards(count).map((card, i) =>
    sampleRow(card, { inclusion: 1 - i / count, synergy: (i % 40) / 100 - 0.2 }),
  );

export const cardList: StoryGroup = {
  folder: 'card-list',
  stories: [
    { name: 'Images', element: withSettings({}, <CardLists lists={list('images', MIXED)} />) },
    {
      name: 'Text',
      element: withSettings({ options: { style: 'text' } }, <CardLists lists={list('text', MIXED)} />),
    },
    {
      name: 'Table',
      element: withSettings({ options: { style: 'table' } }, <CardLists lists={list('table', MIXED)} />),
    },
    {
      name: 'Table sorted by price, with salt',
      element: withSettings(
        { options: { style: 'table', sort: 'price' } },
        <CardLists lists={list('table-salt', MIXED)} showsSalt />,
      ),
    },
    {
      name: 'Two lists with introduction and control',
      element: withSettings(
        { options: { style: 'text' } },
        <CardLists
          lists={[
            {
              tag: 'first',
              header: 'High synergy',
              rows: MIXED.slice(0, 3),
              lead: 'Cards that these decks play more than others.',
            },
            { tag: 'second', header: 'Lands', rows: MIXED.slice(3), tool: <a href="/gallery">All lands</a> },
          ]}
        />,
      ),
    },
    {
      name: 'Active filters',
      element: withSettings(
        { options: { style: 'text', colors: ['g'], minManaValue: 1, hidesClipped: true } },
        <CardLists lists={list('filtered', MIXED)} />,
      ),
    },
    {
      name: 'No match',
      element: withSettings({ options: { minPrice: 99_999 } }, <CardLists lists={list('no-match', MIXED)} />),
    },
    {
      name: 'Deck counts without inclusion',
      element: withSettings(
        {},
        <CardLists
          lists={list('counts', [deckCountRow(thrasios, 1), deckCountRow(longName, 21_628)], 'Commanders')}
        />,
      ),
    },
    {
      name: 'Three lists, collapsed but for the opened one',
      element: withSettings(
        { options: { expanded: ['opened'] } },
        <CardLists
          lists={[
            { tag: 'collapsed', header: 'Creatures', rows: many(20) },
            { tag: 'opened', header: 'Instants', rows: many(14) },
            { tag: 'short', header: 'Sorceries', rows: MIXED },
          ]}
        />,
      ),
    },
    {
      name: 'Long list: 200 cards as images, the last ones by name',
      element: withSettings({}, <CardLists lists={list('long-images', many(200))} />),
    },
    {
      name: 'Long list: 400 cards as text',
      element: withSettings(
        { options: { style: 'text' } },
        <CardLists lists={list('long-text', many(400))} />,
      ),
    },
    {
      name: 'Synergy: positive, zero, negative, none',
      element: (
        <p>
          <Synergy value={0.52} /> <Synergy value={0} /> <Synergy value={-0.17} unlabelled />{' '}
          <Synergy value={null} />
        </p>
      ),
    },
  ],
};
