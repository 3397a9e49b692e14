import { manaKeys } from '@crownsmith/mana-symbols';
import { type ReactElement, useContext } from 'react';
import { cardPicture } from './card-picture';
import styles from './CardFrame.module.css';
import { frameSeed } from './frame-seed';
import { nameSize } from './name-size';
import { ManaCost } from '../mana/ManaCost';
import { PictureService } from '../render-context/PictureService';
import { useCachedMarkup } from '../render-context/FragmentCache';

/** The facts of a card that its frame shows. */
export interface FrameCard {
  /** of the front face */
  readonly name: string;
  /** mana cost of the front face, `{2}{U}`; empty for none */
  readonly cost: string;
  /** of the front face */
  readonly typeLine: string;
  /** primary type in lower case; empty for none */
  readonly primaryType: string;
  /** colour identity as five bits, W = 1 … G = 16 */
  readonly identity: number;
  /** power/toughness `2/2`, or loyalty; empty for none */
  readonly powerOrLoyalty: string;
  /** URL of a picture of the whole card */
  readonly picture?: string | undefined;
}

const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

interface Sizes {
  /** `sizes` of the main card of a page, whose picture loads eagerly */
  readonly size?: string | undefined;
  /** `sizes` of a small card whose width is known: to measure it, a browser would lay out the page for each */
  readonly width?: string | undefined;
}

/** `sizes` of a card in a grid; browsers with support for `auto` measure it. */
const TILE_SIZES = 'auto, (max-width: 36rem) 45vw, 12rem';

const Picture = ({ url, size, width }: Sizes & { readonly url: string }) => {
  const { src, srcSet } = cardPicture(url, size ? 'large' : 'tile', useContext(PictureService));
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && (size ?? width ?? TILE_SIZES)}
      alt=""
      width="488"
      height="680"
      loading={size ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
};

interface Props extends Sizes {
  readonly card: FrameCard;
}

const FrameContent = ({ card, ...sizes }: Props): ReactElement => {
  const seed = frameSeed(card.name);
  const nameClass = nameSize(card.name, card.cost === '' ? 0 : manaKeys(card.cost).length);
  return (
    <>
      <span className={styles['body']}>
        <span className={styles['bar']}>
          <b className={nameClass === 'regular' ? undefined : styles[nameClass]}>{card.name}</b>
          <ManaCost cost={card.cost} className={styles['cost']} />
        </span>
        <span
          className={classes(
            styles['art'],
            `f-p${seed.pattern}`,
            `f-x${seed.x}`,
            `f-y${seed.y}`,
            `f-a${seed.angle}`,
          )}
        >
          {card.primaryType && <i className={`t t-${card.primaryType}`} />}
        </span>
        <span className={styles['foot']}>
          <span>{card.typeLine}</span>
          {card.powerOrLoyalty && <b>{card.powerOrLoyalty}</b>}
        </span>
      </span>
      {card.picture && <Picture url={card.picture} {...sizes} />}
    </>
  );
};

/**
 * A card frame in the colours of the card's identity, with a pattern by its name and the symbol of its type. It fills the
 * width of its container (at least 100 px) in the proportions of a card. The card's picture covers it; where there is none
 * or it fails to load, the frame shows.
 */
export const CardFrame = (props: Props): ReactElement => {
  const { card } = props;
  const cached = useCachedMarkup();
  const legendary = card.typeLine.startsWith('Legendary');
  return (
    <span
      className={classes(styles['frame'], `f-i${card.identity}`, legendary && styles['legend'])}
      {...cached(FrameContent, props)}
    />
  );
};
