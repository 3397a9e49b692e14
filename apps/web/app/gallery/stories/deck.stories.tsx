import { DeckHero } from '#app/ui/deck/DeckHero';
import { DeckList } from '#app/ui/deck/DeckList';
import { DeckSection } from '#app/ui/deck/DeckSection';
import { DeckViews } from '#app/ui/deck/DeckViews';
import { longName, noPrice, sampleCards, sampleRow, thrasios, tymna } from '../sample-cards';
import type { StoryGroup } from '../story';

const CURVE = [1, 9, 14, 10, 6, 3, 2, 1];
const TYPES = { Creature: 30, Instant: 10, Artifact: 12, Land: 37 };
const STATISTICS = [
  { label: 'Decks', value: '1,240' },
  { label: 'Average price', value: '$412.50', note: 'estimated' },
];
const entries = [
  ...sampleCards(40).map((card, i) => ({ card, count: i === 5 ? 12 : 1 })),
  { card: { ...noPrice, primaryType: undefined }, count: 1 },
  { card: longName, count: 1 },
];

export const deck: StoryGroup = {
  folder: 'deck',
  stories: [
    {
      name: 'Hero of a commander',
      element: (
        <DeckHero
          url="/gallery"
          commanders={[thrasios]}
          statistics={STATISTICS}
          manaCurve={CURVE}
          types={TYPES}
        />
      ),
    },
    {
      name: 'Hero of a pair with a long name',
      element: (
        <DeckHero
          url="/gallery"
          commanders={[longName, tymna]}
          statistics={STATISTICS}
          manaCurve={CURVE}
          types={TYPES}
        />
      ),
    },
    {
      name: 'Decklist of a pair',
      element: <DeckList id="pair-deck" entries={entries} commanders={[thrasios, tymna]} />,
    },
    {
      name: 'Decklist of the commander alone',
      element: <DeckList id="lone-commander" entries={[]} commanders={[longName]} />,
    },
    {
      name: 'Decklist as pictures, text or a table, with links to shops',
      element: (
        <DeckViews
          id="deck-views"
          entries={entries.slice(0, 8)}
          commanders={[thrasios]}
          rows={entries.slice(0, 6).map(({ card }) => sampleRow(card))}
        />
      ),
    },
    {
      name: 'Decklist as a section',
      element: (
        <DeckSection
          id="decklist"
          title="Decklist"
          lead="What its decks play most."
          entries={entries.slice(0, 8)}
          commanders={[thrasios]}
        />
      ),
    },
  ],
};
