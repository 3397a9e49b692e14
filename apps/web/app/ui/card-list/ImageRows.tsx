import { visibleSynergy } from '@crownsmith/domain';
import { CardGrid, CardTile } from '../card-tile/CardTile';
import { nounText } from '../format/numbers';
import { shareValue } from '../format/share-text';
import { type CardListRow, rowUrl } from './card-list-row';
import { useRenderContext } from '../render-context/render-context';
import { Synergy } from './Synergy';

const Inclusion = ({ row }: { readonly row: CardListRow }) => {
  const { deckNouns } = useRenderContext();
  return (
    <>
      <b>{shareValue(row.numDecks, row.potentialDecks)}</b>{' '}
      <span>of {nounText(row.potentialDecks, deckNouns)}</span> <Synergy value={visibleSynergy(row)} />
    </>
  );
};

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
        {row.reason && (
          <>
            <br />
            {row.reason}
          </>
        )}
      </CardTile>
    ))}
  </CardGrid>
);
