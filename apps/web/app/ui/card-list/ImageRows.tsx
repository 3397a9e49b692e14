import { CardGrid, CardTile } from '../card-tile/CardTile';
import { countedText, percentText } from '../format/numbers';
import { type CardListRow, rowUrl } from './card-list-row';
import { Synergy } from './Synergy';

const Inclusion = ({ row }: { readonly row: CardListRow }) => (
  <>
    <b>{percentText(row.inclusion)}</b> <span>of {countedText(row.potentialDecks, 'deck')}</span>{' '}
    <Synergy value={row.synergy} />
  </>
);

/** The rows of a list as a grid of cards. */
export const ImageRows = ({ rows }: { readonly rows: readonly CardListRow[] }) => (
  <CardGrid>
    {rows.map((row) => (
      <CardTile
        key={row.card.slug}
        card={row.card}
        url={rowUrl(row)}
        inclusion={row.figure ? undefined : row.inclusion}
        copies={row.copies}
      >
        {row.figure ? (
          <>
            <b>{row.figure.value}</b> {row.figure.label}
          </>
        ) : (
          <Inclusion row={row} />
        )}
      </CardTile>
    ))}
  </CardGrid>
);
