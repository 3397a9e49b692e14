import { manaKeys } from '@crownsmith/mana-symbols';
import { type ReactElement, useContext } from 'react';
import { CachedMarkup } from '../render-context/CachedMarkup';
import { cardPicture } from './card-picture';
import styles from './CardFrame.module.css';
import { frameSeed } from './frame-seed';
import { nameSize } from './name-size';
import { ManaCost } from '../mana/ManaCost';
import { PictureService } from '../render-context/picture-service';

/** What a drawn frame shows of a card. */
export interface FrameCard {
  /** of the face in front */
  readonly name: string;
  /** printed cost of the face in front, `{2}{U}`; empty for none */
  readonly cost: string;
  /** of the face in front */
  readonly typeLine: string;
  /** one of the eight primary types, lower case; empty for none */
  readonly sign: string;
  /** colour identity as five bits, W = 1 … G = 16 */
  readonly identity: number;
  /** power and toughness `2/2`, or loyalty; empty for none */
  readonly stats: string;
  /** address of a picture of the whole card, where there is one */
  readonly picture?: string | undefined;
}

const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** Width of a tile in a grid of cards; browsers that can tell it themselves do. */
const TILE_SIZES = 'auto, (max-width: 36rem) 45vw, 12rem';

const Picture = ({ url, size }: { readonly url: string; readonly size: string | undefined }) => {
  const { src, srcSet } = cardPicture(url, size ? 'large' : 'tile', useContext(PictureService));
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && (size ?? TILE_SIZES)}
      alt=""
      width="488"
      height="680"
      loading={size ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
};

interface Props {
  readonly card: FrameCard;
  /** width in which the first card of a page is drawn, as `sizes` has it; its picture is fetched at once */
  readonly size?: string | undefined;
}

const Inside = ({ card, size }: Props): ReactElement => {
  const seed = frameSeed(card.name);
  const set = nameSize(card.name, card.cost === '' ? 0 : manaKeys(card.cost).length);
  return (
    <>
      <span className={styles['body']}>
        <span className={styles['bar']}>
          <b className={set === 'usual' ? undefined : styles[set]}>{card.name}</b>
          <ManaCost cost={card.cost} className={styles['cost']} />
        </span>
        <span
          className={classes(
            styles['art'],
            `f-p${seed.pattern}`,
            `f-x${seed.x}`,
            `f-y${seed.y}`,
            `f-a${seed.turn}`,
          )}
        >
          {card.sign && <i className={`t t-${card.sign}`} />}
        </span>
        <span className={styles['foot']}>
          <span>{card.typeLine}</span>
          {card.stats && <b>{card.stats}</b>}
        </span>
      </span>
      {card.picture && <Picture url={card.picture} size={size} />}
    </>
  );
};

/**
 * The card as we draw it: colours of its identity, a pattern of its own, the sign of its type. It takes the width of
 * what it stands in (from 100 px on) and keeps the proportion of a card. A picture, where there is one, lies on top;
 * when it fails to load the drawing stays.
 */
export const CardFrame = ({ card, size }: Props): ReactElement => {
  const legendary = card.typeLine.startsWith('Legendary');
  return (
    <CachedMarkup
      as="span"
      className={classes(styles['frame'], `f-i${card.identity}`, legendary && styles['legend'])}
      part={Inside}
      props={{ card, size }}
    />
  );
};
