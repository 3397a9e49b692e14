import styles from './BannedMark.module.css';

/** Says that Commander bans a card. */
export const BannedMark = () => <span className={styles['banned']}>Banned</span>;
