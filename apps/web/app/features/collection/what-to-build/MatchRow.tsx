import { countedText } from '#app/ui/format/numbers';
import button from '#app/ui/layout/Button.module.css';
import { showToast } from '#app/ui/toast/toast-store';
import styles from './BuildPage.module.css';
import type { BuildResult, BuildRow } from './build-result';

const copyMissing = ({ missing }: BuildRow): void => {
  const text = missing.map(({ count, name }) => `${count} ${name}`).join('\n');
  navigator.clipboard.writeText(text).then(
    () => showToast('Copied the missing cards'),
    () => showToast('Your browser blocked copying. Select the list and copy it.'),
  );
};

const costText = ({ price, unpriced }: BuildRow): string => {
  const unknown = `${countedText(unpriced, 'card')} of unknown price`;
  if (price === undefined) return `The rest: ${unknown}`;
  return `The rest costs ${price}${unpriced > 0 ? ` and ${unknown}` : ''}`;
};

interface RowProps {
  readonly row: BuildRow;
  readonly theme: BuildResult['theme'];
  readonly isHydrated: boolean;
}

/** A commander with what a collection has of its deck. */
export const MatchRow = ({ row, theme, isHydrated }: RowProps) => (
  <li className={styles['row']}>
    <h3>
      <a href={theme ? `/commanders/${row.slug}/${theme.key}` : `/average-decks/${row.slug}`}>{row.name}</a>
    </h3>
    <p>
      <b>
        {row.owned} of {row.size}
      </b>{' '}
      cards of its {row.numDecks < 2 ? 'suggested' : 'average'} {theme && `${theme.name} `}deck
      {row.numDecks > 0 && `, from ${countedText(row.numDecks, 'deck')}`}.{' '}
      {theme ? (
        <a href={`/average-decks/${row.slug}/${theme.key}`}>See the list</a>
      ) : (
        <a href={`/deck?average=${row.slug}&owned=first`} rel="nofollow">
          Open it as a deck
        </a>
      )}
    </p>
    <progress value={row.owned} max={row.size} aria-hidden="true" />
    {row.missing.length === 0 ? (
      <p>You have all of it.</p>
    ) : (
      <details>
        <summary>{costText(row)}</summary>
        {isHydrated && (
          <button type="button" className={button['button']} onClick={() => copyMissing(row)}>
            Copy the missing cards
          </button>
        )}
        <ul className={styles['missing']} data-previews="">
          {row.missing.map(({ slug, name, count, price }) => (
            <li key={slug}>
              {count > 1 && `${count} × `}
              <a href={`/cards/${slug}`}>{name}</a> <small>{price ?? '–'}</small>
            </li>
          ))}
        </ul>
      </details>
    )}
  </li>
);
