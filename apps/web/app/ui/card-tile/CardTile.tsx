import { showsSalt } from '@crownsmith/domain';
import type { PageCard } from '#app/model/pages';
import { CardFrame } from '../card-frame/CardFrame';
import { frameCardOf, frontOf } from '../card-frame/frame-card';
import { useRenderContext } from '../render-context/render-context';
import { countedText, percentText, signedText } from '../format/figures';
import { type ListedRow, rowUrl } from '../card-list/listed-row';
import { PriceIn } from '../price/Price';
import type { PriceSettings } from '../price/shown-prices';
import { CachedMarkup } from '../render-context/CachedMarkup';
import { CardButtons } from './CardButtons';
import styles from './CardTile.module.css';

/** A synergy in words with its sign; its colour only repeats what the sign says. */
export const Synergy = ({
  value,
  bare = false,
}: {
  readonly value: number | null;
  /** the number alone, where a column says what it is */
  readonly bare?: boolean;
}) =>
  value === null ? null : (
    <span className={value < -0.005 ? styles['less'] : value > 0.005 ? styles['more'] : styles['even']}>
      {signedText(value)}
      {!bare && ' synergy'}
    </span>
  );

/** A card's name under its picture and its salt, for visitors who want to see them. */
export const WantedFacts = ({ card }: { readonly card: PageCard }) => {
  const { namesUnderCards, saltLevel } = useRenderContext().settings;
  const salt = card.salt ?? undefined;
  return (
    <>
      {namesUnderCards && <p className={styles['name']}>{frontOf(card.name)}</p>}
      {salt !== undefined && showsSalt(saltLevel, salt) && (
        <p className={styles['salt']}>Salt {salt.toFixed(2)}</p>
      )}
    </>
  );
};

const Rate = ({ row }: { readonly row: ListedRow }) => (
  <>
    <p className={styles['figures']}>
      <b>{percentText(row.inclusion)}</b> <span>of {countedText(row.potentialDecks, 'deck')}</span>{' '}
      <Synergy value={row.synergy} />
    </p>
    <progress value={Math.round(row.inclusion * 100)} max="100" aria-hidden="true" />
  </>
);

const PriceAndButtons = ({
  card,
  settings,
}: {
  readonly card: Pick<PageCard, 'name' | 'slug' | 'canLead' | 'prices'>;
  readonly settings: PriceSettings;
}) => (
  <>
    <PriceIn prices={card.prices} settings={settings} />
    <CardButtons card={card} />
  </>
);

/** The last line of a tile: what the card costs in the sources of the visitor, and its buttons. */
export const LastLine = ({ card: { name, slug, canLead, prices } }: { readonly card: PageCard }) => {
  const { priceSources, showsEverySource } = useRenderContext().settings;
  return (
    <CachedMarkup
      as="p"
      className={styles['last']}
      part={PriceAndButtons}
      props={{ card: { name, slug, canLead, prices }, settings: { priceSources, showsEverySource } }}
    />
  );
};

/** A card of a list: its frame, how many of how many decks play it, its synergy, price and buttons. */
const CardTile = ({ row }: { readonly row: ListedRow }) => (
  <li className={styles['tile']}>
    <a href={rowUrl(row)}>
      <CardFrame card={frameCardOf(row.card)} />
    </a>
    <WantedFacts card={row.card} />
    {row.figure ? (
      <p className={styles['figures']}>
        <b>{row.figure.value}</b> {row.figure.words}
      </p>
    ) : (
      <Rate row={row} />
    )}
    <LastLine card={row.card} />
  </li>
);

/** A grid of cards: six in a row where there is room, two on a phone. */
export const CardGrid = ({ rows }: { readonly rows: readonly ListedRow[] }) => (
  <ul className={styles['grid']}>
    {rows.map((row) => (
      <CardTile key={row.card.slug} row={row} />
    ))}
  </ul>
);
