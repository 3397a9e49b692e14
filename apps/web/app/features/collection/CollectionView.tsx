import {
  formatPrice,
  makeCollectionCsv,
  PRICE_SOURCE_INFO,
  PRICE_SOURCES,
  type PriceSource,
} from '@crownsmith/domain';
import { useMemo, useState } from 'react';
import { downloadText } from '#app/behaviours/download-text';
import { countedText, countText } from '#app/ui/format/numbers';
import button from '#app/ui/layout/Button.module.css';
import { Statistics } from '#app/ui/layout/Statistics';
import { showToast } from '#app/ui/toast/toast-store';
import { useCookieSettings } from '#app/visitor/user-cookie';
import styles from './CollectionPage.module.css';
import { copiesText } from './copies-text';
import { clearCollection } from '#app/visitor/collection-storage';
import { LoadingCollection } from './LoadingCollection';
import { type OwnedCard, ownedCards, totalsOf } from './collection-totals';
import { useCollection, usePrices } from './use-collection';

/** Cards that the table shows at first, and with each further step. */
const STEP = 100;

const ClearButton = () => {
  const [isAsking, setAsking] = useState(false);
  const clear = (): void => {
    clearCollection().then(
      () => showToast('Removed the collection'),
      () => showToast('The collection could not be removed: your browser blocks storage.'),
    );
  };
  return isAsking ? (
    <>
      <span role="status">Remove the whole collection?</span>{' '}
      <button type="button" className={button['button']} onClick={clear}>
        Remove it
      </button>
      <button type="button" className={button['button']} onClick={() => setAsking(false)} autoFocus>
        Keep it
      </button>
    </>
  ) : (
    <button type="button" className={button['button']} onClick={() => setAsking(true)}>
      Clear
    </button>
  );
};

const CardTable = ({
  cards,
  source,
}: {
  readonly cards: readonly OwnedCard[];
  readonly source: PriceSource;
}) => {
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(STEP);
  const found = useMemo(() => {
    const wanted = query.trim().toLowerCase();
    return cards.filter(({ name }) => name.toLowerCase().includes(wanted));
  }, [cards, query]);
  return (
    <>
      <label className={styles['search']}>
        Find in your collection{' '}
        <input
          type="search"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setShown(STEP);
          }}
        />
      </label>
      <p role="status" className={styles['hint']}>
        {countedText(found.length, 'card')}
      </p>
      <table className={styles['table']} data-previews="" data-collection="">
        <thead>
          <tr>
            <th scope="col">Card</th>
            <th scope="col">Copies</th>
            <th scope="col">Foil</th>
            <th scope="col">Worth</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, shown).map(({ slug, name, count, foils, worth, at }) => (
            <tr key={slug}>
              <th scope="row">{at < 0 ? name : <a href={`/cards/${slug}`}>{name}</a>}</th>
              <td>{countText(count)}</td>
              <td>{foils > 0 && countText(foils)}</td>
              <td>{worth === undefined ? '–' : formatPrice(worth / 100, source)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.length > shown && (
        <button type="button" className={button['button']} onClick={() => setShown(shown + STEP)}>
          Show {countText(Math.min(STEP, found.length - shown))} more
        </button>
      )}
    </>
  );
};

/** The collection of this browser: its figures, its cards, its export. */
const CollectionView = () => {
  const settings = useCookieSettings();
  const [chosen, setChosen] = useState<PriceSource>();
  const preferred = chosen === undefined ? settings.priceSources : [chosen];
  const { collection, index, error } = useCollection();
  const { prices, error: priceError } = usePrices(preferred, index, collection?.cards);
  const source = prices?.source ?? preferred[0] ?? 'tcgplayer';
  const cards = useMemo(
    () => (collection && index ? ownedCards(collection.cards, index, prices) : undefined),
    [collection, index, prices],
  );
  if (error !== undefined) return <p role="alert">{error}</p>;
  if (!cards) return <LoadingCollection />;
  const totals = totalsOf(cards);
  const hasPrice = cards.some(({ worth }) => worth !== undefined);
  return (
    <section aria-labelledby="owned">
      <h2 id="owned">Your cards</h2>
      <Statistics
        items={[
          { label: 'Different cards', value: countText(totals.cards) },
          {
            label: 'Copies',
            value: countText(totals.copies),
            note: totals.foils > 0 ? `${countText(totals.foils)} in foil` : undefined,
          },
          {
            label: 'Value',
            value: hasPrice ? formatPrice(totals.value / 100, source) : '–',
            note:
              prices && totals.unpriced > 0
                ? `without ${copiesText(totals.unpriced)} of unknown price`
                : undefined,
          },
        ]}
      />
      {priceError !== undefined && <p role="alert">{priceError}</p>}
      <p className={styles['hint']}>
        The value is what the shop takes for these printings in their finishes. A copy without a printing
        counts with the price of its card, but not in foil; a shop without prices of printings has one price
        for a card.
      </p>
      <div className={styles['buttons']}>
        <label>
          Prices of{' '}
          <select
            value={source}
            onChange={({ target }) => setChosen(PRICE_SOURCES.find((known) => known === target.value))}
          >
            {PRICE_SOURCES.map((known) => (
              <option key={known} value={known}>
                {PRICE_SOURCE_INFO[known].name}
              </option>
            ))}
          </select>
        </label>
        <a className={button['primary']} href="/build">
          What can I build?
        </a>
        <button
          type="button"
          className={button['button']}
          onClick={() => downloadText(makeCollectionCsv(cards), 'collection.csv', 'text/csv')}
        >
          Export as CSV
        </button>
        <ClearButton />
      </div>
      <CardTable cards={cards} source={source} />
    </section>
  );
};

export default CollectionView;
