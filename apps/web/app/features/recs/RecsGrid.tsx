import { CardFrame } from '#app/ui/card-frame/CardFrame';
import { frameCardOf } from '#app/ui/card-frame/frame-card';
import { CardButtons } from '#app/ui/card-tile/CardButtons';
import { PictureServiceProvider } from '#app/ui/render-context/PictureService';
import styles from './RecsPage.module.css';
import type { RecsItem } from './recs-result';

interface Props {
  /** `ol` where the order is a ranking */
  readonly as: 'ol' | 'ul';
  readonly items: readonly RecsItem[];
}

/** Cards with the reason for each and buttons. */
export const RecsGrid = ({ as: List, items }: Props) => (
  <PictureServiceProvider>
    <List className={styles['grid']}>
      {items.map(({ card, reason }) => (
        <li key={card.slug} className={styles['item']}>
          <a href={`/cards/${card.slug}`}>
            <CardFrame card={frameCardOf(card)} />
          </a>
          {reason && <p className={styles['reason']}>{reason}</p>}
          <CardButtons card={card} />
        </li>
      ))}
    </List>
  </PictureServiceProvider>
);
