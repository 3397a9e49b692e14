import { visibleSynergy } from '@crownsmith/domain';
import { shareValue } from '@crownsmith/answers/text';
import { CardGrid, Tile, TileContent } from '../card-tile/CardTile';
import { nounText } from '../format/numbers';
import { useCachedMarkup } from '../render-context/FragmentCache';
import { type RenderContextValue, useRenderContext } from '../render-context/render-context';
import { type Shops, useShops } from '../render-context/shops';
import { type CardListRow, rowUrl } from './card-list-row';
import { Synergy } from './Synergy';

interface ContentProps
  extends
    Pick<CardListRow, 'card' | 'numDecks' | 'potentialDecks' | 'inclusion' | 'synergy'>,
    Pick<RenderContextValue, 'settings' | 'deckNouns'> {
  readonly url: string;
  readonly figure: CardListRow['figure'] | undefined;
  readonly reason: string | undefined;
  readonly shops: Shops;
}

const Inclusion = ({ numDecks, potentialDecks, synergy, deckNouns }: ContentProps) => (
  <>
    <b>{shareValue(numDecks, potentialDecks)}</b> <span>of {nounText(potentialDecks, deckNouns)}</span>{' '}
    <Synergy value={synergy} />
  </>
);

const Content = (props: ContentProps) => {
  const { card, url, inclusion, figure, reason, settings, shops } = props;
  return (
    <TileContent {...{ card, url, settings, shops }} inclusion={figure ? undefined : inclusion}>
      {figure ? (
        <>
          <b>{figure.value}</b> {figure.label}
        </>
      ) : (
        <Inclusion {...props} />
      )}
      {reason && (
        <>
          <br />
          {reason}
        </>
      )}
    </TileContent>
  );
};

/** The rows of a list as a grid of cards. */
export const ImageRows = ({ rows }: { readonly rows: readonly CardListRow[] }) => {
  const { settings, deckNouns } = useRenderContext();
  const shops = useShops();
  const cached = useCachedMarkup();
  const contentOf = (row: CardListRow) => {
    const { card, numDecks, potentialDecks, inclusion, figure, reason } = row;
    const counts = { numDecks, potentialDecks, inclusion, synergy: visibleSynergy(row) };
    return cached(Content, { card, url: rowUrl(row), ...counts, figure, reason, settings, deckNouns, shops });
  };
  return (
    <CardGrid>
      {rows.map((row) => (
        <Tile key={row.card.slug} copies={row.copies} content={contentOf(row)} />
      ))}
    </CardGrid>
  );
};
