import { PRIMARY_TYPES } from '@crownsmith/domain';
import { CardFrame, type FrameCard } from '#app/ui/card-frame/CardFrame';
import { frameCardOf } from '#app/ui/card-frame/frame-card';
import { BROKEN_PICTURE, longName, PICTURE, sampleCard, solRing, thrasios } from '../sample-cards';
import type { StoryGroup } from '../story';
import styles from '../Gallery.module.css';

const frames = (cards: readonly FrameCard[], width = '11rem') => (
  <div className={styles['row']}>
    {cards.map((card, i) => (
      <div key={i} style={{ width }}>
        <CardFrame card={card} />
      </div>
    ))}
  </div>
);
const legend = frameCardOf(thrasios);
const long = frameCardOf(longName);

export const cardFrame: StoryGroup = {
  folder: 'card-frame',
  stories: [
    {
      name: 'Every primary type',
      element: frames(
        PRIMARY_TYPES.map((type, i) =>
          frameCardOf(sampleCard(`A ${type}`, { typeLine: type, colors: 'WUBRG'[i % 5] ?? '' })),
        ),
      ),
    },
    {
      name: 'Colour identities of none to five colours',
      element: frames(
        ['', 'W', 'UB', 'BRG', 'WUBR', 'WUBRG'].map((colors) =>
          frameCardOf(sampleCard(`Identity ${colors || 'C'}`, { colors })),
        ),
      ),
    },
    { name: 'Legendary, with power/toughness', element: frames([legend]) },
    {
      name: 'Loyalty',
      element: frames([
        frameCardOf(
          sampleCard('A planeswalker', {
            typeLine: 'Legendary Planeswalker — Jace',
            powerOrLoyalty: '[5]',
            colors: 'U',
            manaCost: '{2}{U}{U}',
          }),
        ),
      ]),
    },
    {
      name: 'Long names',
      element: frames([
        long,
        frameCardOf(sampleCard('The Tabernacle at Pendrell Vale', { typeLine: 'Legendary Land' })),
      ]),
    },
    {
      name: 'Small: 112 and 96 px',
      element: (
        <>
          {frames([legend, long], '112px')}
          {frames([legend, long], '96px')}
        </>
      ),
    },
    { name: 'Large', element: frames([legend], '20rem') },
    {
      name: 'No cost, no type',
      element: frames([{ ...frameCardOf(solRing), cost: '', typeLine: '', primaryType: '' }]),
    },
    { name: 'Unknown mana symbol', element: frames([{ ...frameCardOf(solRing), cost: '{1000000}' }]) },
    { name: 'Picture', element: frames([{ ...legend, picture: PICTURE }]) },
    { name: 'Picture that fails to load', element: frames([{ ...legend, picture: BROKEN_PICTURE }]) },
  ],
};
