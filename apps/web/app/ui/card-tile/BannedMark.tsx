import type { PageCard } from '#app/model/card';
import styles from './BannedMark.module.css';

/** Says that Commander bans a card; nothing for other cards. */
export const BannedMark = ({ card }: { readonly card: Pick<PageCard, 'banned'> }) =>
  card.banned ? <span className={styles['banned']}>Banned</span> : null;
