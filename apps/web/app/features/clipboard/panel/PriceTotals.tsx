import { clipboardTotals, formatPrice, PRICE_SOURCE_INFO, priceSourcesOf } from '@crownsmith/domain';
import { useStore } from 'zustand';
import { PriceText } from '#app/ui/price/PriceText';
import { withRegular } from '#app/ui/price/visible-prices';
import { useBrowserShops } from '#app/ui/render-context/shops';
import { useCookieSettings } from '#app/visitor/user-cookie';
import { clipboard } from '../clipboard';
import styles from './ListView.module.css';
import type { StatedPrintings } from './stated-prices';

/**
 * The price of the list in the chosen sources, or else those of the region, and how many cards have no price there. Copies of stated
 * printings cost what these do, once they are loaded, and where that is not known what the cheapest one does.
 */
export const PriceTotals = ({ find, hasFailed }: StatedPrintings) => {
  const state = useStore(clipboard.store);
  const { priceSources, showsEverySource, region } = useCookieSettings();
  const { tcgplayerPercent } = useBrowserShops();
  const sources = showsEverySource ? priceSources : priceSourcesOf(region);
  if (find === undefined) return <p className={styles['totals']}>Prices of your printings are loading …</p>;
  return (
    <>
      <dl className={styles['totals']}>
        {sources.map((source) => {
          const regular = clipboardTotals(state, source, 0, find);
          const {
            amount,
            priced,
            unpriced,
            asCheapest = 0,
          } = clipboardTotals(state, source, tcgplayerPercent, find);
          const price = withRegular(formatPrice(amount, source), formatPrice(regular.amount, source));
          return (
            <div key={source}>
              <dt>{PRICE_SOURCE_INFO[source].name}</dt>
              <dd>
                {priced === 0 ? '–' : <PriceText {...price} />}
                {unpriced > 0 && <small> {priced === 0 ? 'no prices' : `${unpriced} without a price`}</small>}
                {asCheapest > 0 && <small> {asCheapest} as the cheapest printing</small>}
              </dd>
            </div>
          );
        })}
      </dl>
      {hasFailed && (
        <p role="status" className={styles['hint']}>
          The prices of your printings could not be loaded: these are those of the cards.
        </p>
      )}
    </>
  );
};
