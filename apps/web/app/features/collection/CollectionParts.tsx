import { formatPrice, type PriceSource } from '@crownsmith/domain';
import { countText } from '#app/ui/format/numbers';
import styles from './CollectionPage.module.css';
import type { CollectionPart } from './copy-rows';

/** What the places or the sets of a collection are worth. */
export const CollectionParts = ({
  title,
  parts,
  source,
}: {
  readonly title: string;
  readonly parts: readonly CollectionPart[];
  readonly source: PriceSource;
}) => (
  <details className={styles['parts']}>
    <summary>{title}</summary>
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">Cards</th>
          <th scope="col">Copies</th>
          <th scope="col">Worth</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, cards, copies, value, unpriced }, at) => (
          // By place: hundreds of rows that move would each have the router look through all of them for links.
          <tr key={at}>
            <th scope="row">{name}</th>
            <td>{countText(cards)}</td>
            <td>{countText(copies)}</td>
            <td>{unpriced === copies ? '–' : formatPrice(value / 100, source)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
