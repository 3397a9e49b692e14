import { showToast } from '#app/ui/toast/toast-store';
import styles from './EmbedPage.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly code: string;
}

const copy = (code: string): void => {
  navigator.clipboard.writeText(code).then(
    () => showToast('Copied the code'),
    () => showToast('Your browser blocked copying. Select the code and copy it.'),
  );
};

/** A code to copy into a page. */
export const EmbedCode = ({ id, title, about, code }: Props) => (
  <div className={styles['code']}>
    <h3 id={`code-${id}`}>{title}</h3>
    <p>{about}</p>
    <pre tabIndex={0} role="region" aria-labelledby={`code-${id}`}>
      <code>{code}</code>
    </pre>
    <button
      type="button"
      className={styles['copy']}
      onClick={() => copy(code)}
      aria-describedby={`code-${id}`}
    >
      Copy
    </button>
  </div>
);
