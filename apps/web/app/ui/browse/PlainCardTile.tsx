import type { ReactNode } from 'react';
import type { PageCard } from '#app/model/pages';
import { CardFrame } from '../card-frame/CardFrame';
import { frameCardOf } from '../card-frame/frame-card';
import { LastLine, WantedFacts } from '../card-tile/CardTile';
import card from '../card-tile/CardTile.module.css';

interface Props {
  readonly card: PageCard;
  /** address that it leads to; the card's own page unless given */
  readonly url?: string;
  /** the numbers under it */
  readonly children?: ReactNode;
}

/** A card of a list whose numbers are not those of decks that play it. */
export const PlainCardTile = ({ card: of, url = `/cards/${of.slug}`, children }: Props) => {
  return (
    <li className={card['tile']}>
      <a href={url}>
        <CardFrame card={frameCardOf(of)} />
      </a>
      <WantedFacts card={of} />
      {children && <p className={card['figures']}>{children}</p>}
      <LastLine card={of} />
    </li>
  );
};

/** A grid of such cards. */
export const PlainCardGrid = ({ children }: { readonly children: ReactNode }) => (
  <ul className={card['grid']}>{children}</ul>
);
