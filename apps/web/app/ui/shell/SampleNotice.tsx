import styles from './SampleNotice.module.css';

/** Says plainly that the numbers are made of generated decks. */
export const SampleNotice = () => (
  <p className={styles['notice']}>
    <strong>Sample decks.</strong> The numbers come from generated decks until real ones are imported.{' '}
    <a href="#import-decks">How to import</a>
  </p>
);

/** How real decks come in. */
export const ImportHelp = () => (
  <div id="import-decks" className={styles['help']}>
    <p>
      The decks behind these numbers are samples, generated to show what the site does. To count real ones,
      run these two commands where the site is installed; the site takes the new numbers up by itself:
    </p>
    <pre tabIndex={0}>{'npm run pipeline -- import decks PATH\nnpm run pipeline -- publish'}</pre>
  </div>
);
