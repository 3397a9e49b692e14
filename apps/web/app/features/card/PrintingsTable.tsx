import {
  FINISHES,
  formatPrice,
  PRICE_SOURCES,
  type PriceSource,
  type PrintingFinish,
  type UnplayableReason,
} from '@crownsmith/domain';
import type { PrintingView } from '#app/model/printing';
import { releaseDate } from '#app/ui/format/release-date';
import { PriceText } from '#app/ui/price/PriceText';
import { shownPrice, sourceName, type PriceSettings } from '#app/ui/price/visible-prices';
import { useRenderContext } from '#app/ui/render-context/render-context';
import { useShops } from '#app/ui/render-context/shops';
import styles from './Printings.module.css';

const UNPLAYABLE_WORDS: Readonly<Record<UnplayableReason, string>> = {
  'gold-border': 'Gold border, not for play',
  'silver-border': 'Silver border, not for play',
  'collectors-edition': 'Square corners, not for play',
  'anniversary-edition': 'Another back, not for play',
  memorabilia: 'Not for play',
  oversized: 'Oversized, not for play',
  digital: 'Digital only',
};

const FINISH_WORDS: Readonly<Record<PrintingFinish, string>> = {
  nonfoil: '',
  foil: 'foil',
  etched: 'etched',
};

const isPricedAt = (printings: readonly PrintingView[], source: PriceSource): boolean =>
  printings.some(({ prices }) => prices[source] !== undefined);

/** The shops whose prices of printings a visitor sees: like those of cards, of the shops that price any of them. */
export const shopsOfPrintings = (
  printings: readonly PrintingView[],
  { priceSources, showsEverySource }: PriceSettings,
): readonly PriceSource[] => {
  const own = priceSources.filter((source) => isPricedAt(printings, source));
  const known = own.length > 0 ? own : PRICE_SOURCES.filter((source) => isPricedAt(printings, source));
  return showsEverySource ? known : known.slice(0, 1);
};

const Prices = ({ printing, source }: { readonly printing: PrintingView; readonly source: PriceSource }) => {
  const { tcgplayerPercent } = useShops();
  const priced = FINISHES.flatMap((finish) => {
    const price = printing.prices[source]?.[finish];
    return price === undefined ? [] : [{ finish, price }];
  });
  if (priced.length === 0) return <span className={styles['none']}>No price</span>;
  return priced.map(({ finish, price }) => (
    <span key={finish} className={styles['price']}>
      {FINISH_WORDS[finish] !== '' && <small>{FINISH_WORDS[finish]} </small>}
      <PriceText {...shownPrice(price, source, tcgplayerPercent, formatPrice)} />
    </span>
  ));
};

/** What is to know of a printing besides its set: number, finish, the name on it, why it is not for play. */
const notesOf = ({ number, finishes, printedName, unplayable }: PrintingView): string =>
  [
    `No. ${number}`,
    ...(finishes.length > 0 && !finishes.includes('nonfoil') ? [`only ${finishes.join(' or ')}`] : []),
    ...(printedName === undefined ? [] : [`as “${printedName}”`]),
    ...(unplayable === undefined ? [] : [UNPLAYABLE_WORDS[unplayable]]),
  ].join(' · ');

/** Printings of a card: set, number, date and prices. */
export const PrintingsTable = ({
  name,
  printings,
}: {
  readonly name: string;
  readonly printings: readonly PrintingView[];
}) => {
  const shops = shopsOfPrintings(printings, useRenderContext().settings);
  return (
    <table className={styles['printings']}>
      <caption className="sr-only">Printings of {name}, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Set and number</th>
          <th scope="col">Released</th>
          {shops.map((source) => (
            <th key={source} scope="col" className={styles['amount']}>
              {sourceName(source)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {printings.map((printing) => (
          <tr key={printing.id}>
            <th scope="row">
              {printing.setUrl === undefined ? (
                printing.setName
              ) : (
                <a href={printing.setUrl}>{printing.setName}</a>
              )}
              <small>{notesOf(printing)}</small>
            </th>
            <td>
              {printing.releasedAt === null ? (
                <span className={styles['none']}>No date</span>
              ) : (
                <time dateTime={printing.releasedAt}>{releaseDate(printing.releasedAt)}</time>
              )}
            </td>
            {shops.map((source) => (
              <td key={source} className={styles['amount']}>
                <Prices printing={printing} source={source} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
