import {
  COLLECTION_EXPORTS,
  COLLECTION_FORMATS,
  type CollectionExport,
  exportsWishes,
  formatPrice,
  makeCollectionCsv,
  PRICE_SOURCE_INFO,
  PRICE_SOURCES,
  type PriceSource,
} from '@crownsmith/domain';
import { useMemo, useState } from 'react';
import { downloadText } from '#app/behaviours/download-text';
import { siteApi } from '#app/platform/site-api';
import { countText } from '#app/ui/format/numbers';
import button from '#app/ui/layout/Button.module.css';
import { Statistics } from '#app/ui/layout/Statistics';
import { showToast } from '#app/ui/toast/toast-store';
import { useCookieSettings } from '#app/visitor/user-cookie';
import styles from './CollectionPage.module.css';
import { copiesText } from './copies-text';
import { clearCollection } from '#app/visitor/collection-storage';
import { LoadingCollection } from './LoadingCollection';
import { CollectionParts } from './CollectionParts';
import { DeckConflicts } from './DeckConflicts';
import { namedCopies, partsOf, totalsOf } from './copy-rows';
import { CopyTable } from './CopyTable';
import { useCollection, usePrices, useRows } from './use-collection';

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

/** Downloads the collection as a program reads it. */
const ExportForm = ({
  wished,
  onExport,
}: {
  /** copies that are wished */
  readonly wished: number;
  readonly onExport: (program: CollectionExport) => void;
}) => {
  const [program, setProgram] = useState<CollectionExport>('moxfield');
  return (
    <>
      <label>
        CSV for{' '}
        <select
          value={program}
          onChange={({ target }) =>
            setProgram(COLLECTION_EXPORTS.find((known) => known === target.value) ?? 'moxfield')
          }
        >
          {COLLECTION_EXPORTS.map((known) => (
            <option key={known} value={known}>
              {COLLECTION_FORMATS[known]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={button['button']} onClick={() => onExport(program)}>
        Export
      </button>
      <small role="status">
        {wished > 0 &&
          !exportsWishes(program) &&
          `Without what is wished (${copiesText(wished)}): ${COLLECTION_FORMATS[program]} would count it as owned.`}
      </small>
    </>
  );
};

/** The names of sets, for programs that have no codes; without them the export has codes alone. */
const loadSetNames = async (): Promise<ReadonlyMap<string, string>> => {
  const { sets } = await siteApi.misc();
  return new Map(sets.map(({ code, name }) => [code.toUpperCase(), name]));
};

/** The collection of this browser: its figures, its cards, its export. */
const CollectionView = () => {
  const settings = useCookieSettings();
  const [chosen, setChosen] = useState<PriceSource>();
  const preferred = chosen === undefined ? settings.priceSources : [chosen];
  const { collection, index, error } = useCollection();
  const { prices, error: priceError } = usePrices(preferred, index, collection?.cards);
  const { rows, source: priced } = useRows(index, collection?.cards, prices) ?? {};
  const source = priced ?? preferred[0] ?? 'tcgplayer';
  const parts = useMemo(
    () =>
      rows && {
        places: partsOf(rows, ({ place }) => place || 'No place'),
        sets: partsOf(rows, ({ copy }) => copy.set ?? 'No set'),
        texts: [...new Set(rows.map(({ place }) => place))].filter(Boolean).sort(),
        totals: totalsOf(rows),
      },
    [rows],
  );
  if (error !== undefined) return <p role="alert">{error}</p>;
  if (!collection || !index || !rows || !parts) return <LoadingCollection />;
  const { totals } = parts;
  const hasPrice = totals.unpriced < totals.copies;
  const exportFor = async (program: CollectionExport): Promise<void> => {
    const names = await loadSetNames().catch(() => new Map<string, string>());
    const csv = makeCollectionCsv(namedCopies(collection.cards, index), program, (code) => names.get(code));
    downloadText(csv, `collection-${program}.csv`, 'text/csv');
  };
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
              priced && totals.unpriced > 0
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
            value={chosen ?? source}
            onChange={({ target }) => setChosen(PRICE_SOURCES.find((known) => known === target.value))}
          >
            {PRICE_SOURCES.map((known) => (
              <option key={known} value={known}>
                {PRICE_SOURCE_INFO[known].name}
              </option>
            ))}
          </select>
        </label>
        <ClearButton />
      </div>
      <div className={styles['buttons']}>
        <ExportForm wished={totals.wished} onExport={(program) => void exportFor(program)} />
      </div>
      <CollectionParts title="Places" parts={parts.places} source={source} />
      <CollectionParts title="Sets" parts={parts.sets} source={source} />
      <DeckConflicts cards={collection.cards} index={index} />
      <CopyTable rows={rows} source={source} places={parts.texts} />
    </section>
  );
};

export default CollectionView;
