import styles from './BannedMark.module.css';

/** Says that Commander bans a card; nothing for other cards. */
export const BannedMark = ({ card }: { readonly card: { readonly banned?: true | undefined } }) =>
  card.banned ? <span className={styles['banned']}>Banned</span> : null;
