import type { PageCard } from '#app/model/card';
import { frameCardOf } from '#app/ui/card-frame/frame-card';
import { FrameLink } from './FrameLink';
import styles from './MyDeck.module.css';

/** The small frame of a card. */
export const Thumb = ({ card }: { readonly card: PageCard | undefined }) =>
  card ? <FrameLink slug={card.slug} frame={frameCardOf(card)} className={styles['thumb']} /> : <span />;
