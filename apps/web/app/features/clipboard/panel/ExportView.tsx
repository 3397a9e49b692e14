import { clipboardCount, EXTERNAL_LINK_ATTRIBUTES } from '@crownsmith/domain';
import { useStore } from 'zustand';
import { showToast } from '#app/ui/toast/toast-store';
import { clipboard } from '../clipboard-store';
import { exportLinks, exportText, type ExportLink } from '../export-list';
import styles from './TextView.module.css';

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showToast('Copied the list');
  } catch {
    showToast('Copying is not allowed here. Select the text and copy it.');
  }
};

const download = (text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'deck.txt';
  link.click();
  URL.revokeObjectURL(address);
};

const ExportRow = ({ link, text }: { readonly link: ExportLink; readonly text: string }) => (
  <li>
    {link.url === undefined ? (
      <button type="button" className={styles['link']} onClick={() => void copy(text)}>
        {link.site} <small>{link.trouble}: copy it instead</small>
      </button>
    ) : (
      <a className={styles['link']} href={link.url} {...EXTERNAL_LINK_ATTRIBUTES}>
        {link.site} <span aria-hidden="true">↗</span>
        <span className="unseen"> (opens in a new tab)</span>
      </a>
    )}
    {link.leftOut.length > 0 && (
      <p className={styles['note']}>
        {link.leftOut.length === 1 ? '1 card has' : `${link.leftOut.length} cards have`} no id that{' '}
        {link.site} knows and will be missing there.
      </p>
    )}
  </li>
);

/** The list to take away: as text, and as links to sites that read it. */
export const ExportView = () => {
  const state = useStore(clipboard.store);
  if (clipboardCount(state) === 0) {
    return <p className={styles['empty']}>There is nothing to export yet.</p>;
  }
  const text = exportText(state);
  return (
    <div className={styles['scroll']}>
      <label className={styles['label']} htmlFor="clipboard-export">
        As text
      </label>
      <textarea
        id="clipboard-export"
        className={styles['text']}
        readOnly
        rows={12}
        spellCheck={false}
        value={text}
      />
      <div className={styles['buttons']}>
        <button type="button" className={styles['primary']} onClick={() => void copy(text)}>
          Copy
        </button>
        <button type="button" className={styles['secondary']} onClick={() => download(text)}>
          Download
        </button>
      </div>
      <h3 className={styles['heading']}>Open it at</h3>
      <ul className={styles['links']}>
        {exportLinks(state).map((link) => (
          <ExportRow key={link.site} link={link} text={text} />
        ))}
      </ul>
    </div>
  );
};
