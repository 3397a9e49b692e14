import styles from './SampleNotice.module.css';

/** States that the numbers come from generated sample decks. */
export const SampleNotice = () => (
  <p className={styles['notice']}>
    <strong>Sample decks.</strong> The numbers come from generated decks until real ones are imported.{' '}
    <a href="#import-decks">How to import</a>
  </p>
);

/** How to replace the sample decks by real ones. */
export const ImportHelp = () => (
  <div id="import-decks" className={styles['help']}>
    <p>
      These numbers come from generated sample decks. To count real decks, run these two commands where the
      site is installed; it switches to the new numbers without a restart:
    </p>
    <pre tabIndex={0}>{'npm run pipeline -- import decks PATH\nnpm run pipeline -- publish'}</pre>
  </div>
);
