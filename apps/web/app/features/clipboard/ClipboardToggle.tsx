import { clipboardCount } from '@crownsmith/domain';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { PaperclipIcon } from './ClipboardIcons';
import styles from './ClipboardToggle.module.css';
import { prefetchPanel } from './ClipboardDock';
import { watchStorage } from './load-actions';
import { clipboardStore, toggleClipboard } from './clipboard-store';

/**
 * The clipboard button of the header with the number of cards. The server renders it without the number but with its
 * space; the number appears when the stored list is loaded.
 */
export const ClipboardToggle = () => {
  const count = useStore(clipboardStore, clipboardCount);
  const isOpen = useStore(clipboardStore, (state) => state.isOpen);
  useEffect(watchStorage, []);

  return (
    <button
      type="button"
      id="clipboard-toggle"
      className={styles['toggle']}
      aria-expanded={isOpen}
      onPointerEnter={prefetchPanel}
      onFocus={prefetchPanel}
      onClick={toggleClipboard}
    >
      <PaperclipIcon size={18} />
      <span className={styles['label']}>Clipboard</span>{' '}
      <span className={styles['count']} data-empty={count === 0 || undefined}>
        {count === 0 ? '' : count}
      </span>
      {count > 0 && <span className="sr-only"> {count === 1 ? 'card' : 'cards'}</span>}
    </button>
  );
};
