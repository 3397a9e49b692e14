import { clipboardCount } from '@crownsmith/domain';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { PaperclipIcon } from './ClipboardIcons';
import styles from './ClipboardToggle.module.css';
import { loadPanel } from './ClipboardDock';
import { watchStored } from './load-actions';
import { clipboardStore, toggleClipboard } from './open-clipboard';

/**
 * The header's paperclip with the number of cards. The server draws it without a number, in the space that the number
 * takes; the number appears with the stored list.
 */
export const ClipboardToggle = () => {
  const count = useStore(clipboardStore, clipboardCount);
  const isOpen = useStore(clipboardStore, (state) => state.isOpen);
  useEffect(watchStored, []);

  return (
    <button
      type="button"
      id="clipboard-toggle"
      className={styles['toggle']}
      aria-expanded={isOpen}
      onPointerEnter={loadPanel}
      onFocus={loadPanel}
      onClick={toggleClipboard}
    >
      <PaperclipIcon size={18} />
      <span className={styles['word']}>Clipboard</span>{' '}
      <span className={styles['count']} data-empty={count === 0 || undefined}>
        {count === 0 ? '' : count}
      </span>
      {count > 0 && <span className="unseen"> {count === 1 ? 'card' : 'cards'}</span>}
    </button>
  );
};
