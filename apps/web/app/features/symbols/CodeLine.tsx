import styles from './Symbols.module.css';

/** A line of code with a button that copies it; without scripts there is no button. */
export const CodeLine = ({ code }: { readonly code: string }) => (
  <span className={styles['line-of-code']}>
    <code>{code}</code>
    <button type="button" data-copy-code={code} aria-label={`Copy ${code}`}>
      Copy
    </button>
  </span>
);
