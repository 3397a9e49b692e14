import { firstPrice, listPrice, type PriceSource } from '@crownsmith/domain';
import { exportLineOf, shopLinks } from '#app/ui/deck/deck-links';
import type { DeckEntry } from '#app/ui/deck/DeckList';
import { countedText, priceText } from '#app/ui/format/numbers';
import { ExternalLink } from '#app/ui/link-list/ExternalLink';
import button from '#app/ui/layout/Button.module.css';
import { sourceName } from '#app/ui/price/visible-prices';
import { useShops } from '#app/ui/render-context/shops';
import styles from './MyDeck.module.css';

/** What cards cost at some shops: each at the first that has it. */
const totalAt = (entries: readonly DeckEntry[], sources: readonly PriceSource[]) =>
  listPrice(
    entries.map(({ card: { prices }, count }) => ({ prices, count })),
    sources,
  );

/** What has to be bought, to be ticked off, at the prices that limits of advice count, with the shops that take it as a list. */
export const ShoppingList = ({
  entries,
  shops,
}: {
  readonly entries: readonly DeckEntry[];
  /** those at whose prices limits count */
  readonly shops: readonly PriceSource[];
}) => {
  const { partners } = useShops();
  const total = totalAt(entries, shops);
  const text = entries.map((entry) => `${entry.count} ${exportLineOf(entry).name}`).join('\n');
  return (
    <>
      <ul className={styles['shopping']}>
        {entries.map((entry) => {
          const price = firstPrice(entry.card.prices, shops)?.price;
          return (
            <li key={entry.card.slug}>
              <label>
                <input type="checkbox" autoComplete="off" /> {entry.count} {exportLineOf(entry).name}
              </label>
              <span className={styles['price']}>
                {price === undefined ? '–' : priceText(price * entry.count)}
              </span>
            </li>
          );
        })}
      </ul>
      {total && (
        <p>
          In all <b>{priceText(total.amount)}</b>{' '}
          <small>
            at {shops.map(sourceName).join(', else at ')}, as limits count it
            {total.unpriced > 0 && `, without ${countedText(total.unpriced, 'card')} of unknown price`}
          </small>
        </p>
      )}
      <p className={styles['acts']}>
        {shopLinks(entries, partners).map(({ site, url }) => {
          const source = shops.find((one) => sourceName(one) === site);
          const there = source && totalAt(entries, [source]);
          return (
            <ExternalLink key={site} url={url} medium="shopping-list" className={button['button']}>
              {there ? `Buy at ${site}, ${priceText(there.amount)}` : `Buy at ${site}`}
            </ExternalLink>
          );
        })}
        <a
          className={button['button']}
          download="shopping-list.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          Download
        </a>
      </p>
    </>
  );
};
