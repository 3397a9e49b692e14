import type { ReactNode } from 'react';
import { CardButtons } from '#app/ui/card-tile/CardButtons';
import { CardGrid, CardTile } from '#app/ui/card-tile/CardTile';
import tile from '#app/ui/card-tile/CardTile.module.css';
import { CommanderGrid, CommanderTile } from '#app/ui/card-tile/CommanderTile';
import {
  expensive,
  longName,
  noPrice,
  salty,
  sampleCommander,
  solRing,
  thrasios,
  tymna,
} from '../sample-cards';
import type { StoryGroup } from '../story';
import { withSettings } from '../with-settings';

const caption = (
  <>
    <b>62%</b> <span>of 1,000 decks</span>
  </>
);
const tiles = (...children: readonly ReactNode[]) => <CardGrid>{children}</CardGrid>;

/** The buttons of a card in the clipboard; `data-card` is missing so that the clipboard does not update them. */
const PressedButtons = () => (
  <span className={tile['buttons']}>
    <button type="button" data-card-act="crown" aria-pressed="true" aria-label="Commander: a crowned card" />
    <button type="button" data-card-act="clip" aria-pressed="true" aria-label="Clipboard: a clipped card" />
  </span>
);

export const cardTile: StoryGroup = {
  folder: 'card-tile',
  stories: [
    {
      name: 'Card with inclusion',
      element: tiles(
        <CardTile key="1" card={thrasios} inclusion={0.62}>
          {caption}
        </CardTile>,
        <CardTile key="2" card={solRing} inclusion={1}>
          <b>100%</b> <span>of 1 deck</span>
        </CardTile>,
      ),
    },
    { name: 'Card without caption', element: tiles(<CardTile key="1" card={solRing} />) },
    {
      name: 'Long name, high price, no price',
      element: tiles([longName, expensive, noPrice].map((card) => <CardTile key={card.slug} card={card} />)),
    },
    {
      name: 'Names and salt shown, prices of every source',
      element: withSettings(
        { settings: { namesUnderCards: true, saltLevel: 2, showsEverySource: true } },
        tiles([salty, longName].map((card) => <CardTile key={card.slug} card={card} />)),
      ),
    },
    {
      name: 'Buttons: with crown, without, pressed',
      element: (
        <>
          <CardButtons card={thrasios} /> <CardButtons card={solRing} /> <PressedButtons />
        </>
      ),
    },
    {
      name: 'Commanders: single, pair, long name, unranked, few decks',
      element: (
        <CommanderGrid>
          <CommanderTile commander={sampleCommander([thrasios])} />
          <CommanderTile commander={sampleCommander([thrasios, tymna], { rank: 1, numDecks: 21_628 })} />
          <CommanderTile commander={sampleCommander([longName])} />
          <CommanderTile commander={sampleCommander([tymna], { rank: null, numDecks: 1 })} share={0.08} />
        </CommanderGrid>
      ),
    },
  ],
};
