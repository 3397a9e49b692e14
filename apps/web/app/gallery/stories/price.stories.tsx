import { Price, PriceWithSettings } from '#app/ui/price/Price';
import { PriceText } from '#app/ui/price/PriceText';
import { ShopsProvider } from '#app/ui/render-context/shops';
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
    { name: 'Price during a sale', element: <PriceText text="$8.50" regular="$10.00" /> },
    {
      name: 'Prices of a card while TCGplayer has a sale',
      element: (
        <ShopsProvider value={{ partners: {}, tcgplayerPercent: 15 }}>
          {withSettings({ settings: { showsEverySource: true } }, <Price card={solRing} />)}
        </ShopsProvider>
      ),
    },
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
