import { clipboardCount, EXTERNAL_LINK_ATTRIBUTES, type ListFormat } from '@crownsmith/domain';
import { useState } from 'react';
import { useStore } from 'zustand';
import { downloadText } from '#app/behaviours/download-text';
import { LIST_FORMAT_NAMES, parseListFormat } from '#app/ui/format/list-formats';
import { showToast } from '#app/ui/toast/toast-store';
import { useBrowserShops } from '#app/ui/render-context/shops';
import { useOwnedCards } from '#app/visitor/use-owned-cards';
import { clipboard } from '../clipboard';
import { exportLinks, exportText, statedSets, type ExportLink } from '../export-list';
import { withoutOwned } from '../without-owned';
import { useSetPrintings } from './use-set-printings';
import panel from './Panel.module.css';
import styles from './TextView.module.css';

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showToast('Copied the list');
  } catch {
    showToast('Your browser blocked copying. Select the text and copy it.');
  }
};

const ExportRow = ({ link, text }: { readonly link: ExportLink; readonly text: string }) => (
  <li>
    {link.url === undefined ? (
      <button type="button" className={styles['link']} onClick={() => void copy(text)}>
        {link.site} <small>{link.reason}: copy it instead</small>
      </button>
    ) : (
      <a className={styles['link']} href={link.url} {...EXTERNAL_LINK_ATTRIBUTES}>
        {link.site} <span aria-hidden="true">↗</span>
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )}
    {link.leftOut > 0 && (
      <p className={styles['note']}>
        {link.leftOut === 1 ? '1 card has' : `${link.leftOut} cards have`} no known id at {link.site} and will
        be missing there.
      </p>
    )}
  </li>
);

/** The list as text to copy or download, and links that open it on other sites. */
export const ExportView = () => {
  const all = useStore(clipboard.store);
  const owned = useOwnedCards();
  const { partners } = useBrowserShops();
  const [isLacking, setLacking] = useState(false);
  const [format, setFormat] = useState<ListFormat>('moxfield');
  const [keepsWords, setKeepsWords] = useState(false);
  // Where they cannot be loaded, the links have the cards without their printings.
  const { sets } = useSetPrintings(statedSets(all).join(' '));
  const state = isLacking && owned ? withoutOwned(all, owned) : all;
  if (clipboardCount(all) === 0) {
    return <p className={panel['empty']}>Nothing to export yet.</p>;
  }
  const text = exportText(state, { format, keepsWords });
  const hasWords = Object.values(all.printings ?? {}).some((copies) =>
    copies.some(({ listedName }) => listedName !== undefined),
  );
  return (
    <div className={`${panel['scroll']} ${styles['content']}`}>
      {owned && (
        <label className={styles['choice']}>
          <input
            type="checkbox"
            checked={isLacking}
            onChange={(event) => setLacking(event.currentTarget.checked)}
          />{' '}
          Only what my collection lacks
        </label>
      )}
      <p className={styles['choice']}>
        <label htmlFor="clipboard-format">For</label>{' '}
        <select
          id="clipboard-format"
          value={format}
          onChange={({ target }) => setFormat(parseListFormat(target.value) ?? 'moxfield')}
        >
          {Object.entries(LIST_FORMAT_NAMES).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </p>
      {hasWords && (
        <label className={styles['choice']}>
          <input
            type="checkbox"
            checked={keepsWords}
            onChange={(event) => setKeepsWords(event.currentTarget.checked)}
          />{' '}
          Names as I wrote them
        </label>
      )}
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
        placeholder="Your collection has all of it."
      />
      <div className={styles['buttons']}>
        <button type="button" className={panel['primary']} onClick={() => void copy(text)}>
          Copy
        </button>
        <button
          type="button"
          className={panel['secondary']}
          onClick={() => downloadText(text, format === 'csv' ? 'deck.csv' : 'deck.txt')}
        >
          Download
        </button>
        <form method="post" action="/deck">
          <input type="hidden" name="text" value={exportText(all, { keepsWords: true })} />
          <button type="submit" className={panel['secondary']}>
            Open my deck
          </button>
        </form>
      </div>
      <h3 className={styles['heading']}>Open it at</h3>
      <ul className={styles['links']}>
        {exportLinks(state, partners, sets).map((link) => (
          <ExportRow key={link.site} link={link} text={text} />
        ))}
      </ul>
    </div>
  );
};
