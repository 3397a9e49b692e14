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

/** What a tile shows of its row. A tuple of plain values: the cache of fragments makes its key without reading the card. */
type RowTile = readonly [
  card: CardListRow['card'],
  url: string,
  copies: CardListRow['copies'],
  numDecks: number,
  potentialDecks: number,
  inclusion: number,
  synergy: number | null,
  figure: CardListRow['figure'],
  reason: string | undefined,
];

const rowTile = (row: CardListRow): RowTile => {
  const { card, copies, numDecks, potentialDecks, inclusion, figure, reason } = row;
  return [
    card,
    rowUrl(row),
    copies,
    numDecks,
    potentialDecks,
    inclusion,
    visibleSynergy(row),
    figure,
    reason,
  ];
};

interface TilesProps extends Pick<ContentProps, 'settings' | 'deckNouns' | 'shops'> {
  readonly tiles: readonly RowTile[];
}

const Tiles = ({ tiles, ...view }: TilesProps) => {
  const cached = useCachedMarkup();
  return tiles.map(([card, url, copies, numDecks, potentialDecks, inclusion, synergy, figure, reason]) => {
    const counts = { numDecks, potentialDecks, inclusion, synergy };
    const content = cached(Content, { card, url, ...counts, figure, reason, ...view });
    return <Tile key={card.slug} copies={copies} content={content} />;
  });
};

/** The rows of a list as a grid of cards: a fragment of the cache, as each of its tiles is. */
export const ImageRows = ({ rows }: { readonly rows: readonly CardListRow[] }) => {
  const { settings, deckNouns } = useRenderContext();
  const shops = useShops();
  const cached = useCachedMarkup();
  return <CardGrid {...cached(Tiles, { tiles: rows.map(rowTile), settings, deckNouns, shops })} />;
};
