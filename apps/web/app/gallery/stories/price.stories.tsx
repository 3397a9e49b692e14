import { Price, PriceWithSettings } from '#app/ui/price/Price';
import type { PriceSettings } from '#app/ui/price/visible-prices';
import { noPrice, solRing } from '../sample-cards';
import type { StoryGroup } from '../story';
import { withSettings } from '../with-settings';

const EVERY: PriceSettings = {
  priceSources: ['cardkingdom', 'cardmarket', 'face2face', 'cardhoarder'],
  showsEverySource: true,
};

export const price: StoryGroup = {
  folder: 'price',
  stories: [
    { name: 'Price in the visitor’s first source', element: withSettings({}, <Price card={solRing} />) },
    { name: 'No price', element: withSettings({}, <Price card={noPrice} />) },
    {
      name: 'Prices of every source, in their currencies',
      element: (
        <PriceWithSettings
          settings={EVERY}
          card={{
            name: 'Sol Ring',
            prices: { cardkingdom: 0.25, cardmarket: 1271.97, face2face: 3, cardhoarder: 0.05 },
          }}
        />
      ),
    },
  ],
};
