import { useEffect, useRef } from 'react';
import { downloadText } from '#app/behaviours/download-text';
import { useStore } from 'zustand';
import { WarningIcon } from '../ClipboardIcons';
import type { StorageError } from '../clipboard-storage';
import { clipboard } from '../clipboard';
import { storageStatus } from '../storage-status';
import styles from './PanelAlert.module.css';

const STORAGE_MESSAGES: Readonly<Record<StorageError, string>> = {
  disabled:
    'This browser blocks storage for this site (private mode?). Your list is lost when you close the page: export it to keep it.',
  full: 'This browser’s storage is full. Your list is lost when you close the page: export it to keep it.',
  unreadable: 'The stored list could not be read. It was set aside, and a new one was started.',
  'not-set-aside':
    'The stored list could not be read, and this browser has no room to set it aside. Download or discard it: until you discard it, your list is not saved.',
};

/** Buttons for a stored text that could not be read. */
const UnreadableActions = () => {
  const unreadable = useStore(storageStatus, (state) => state.unreadable);
  const text = unreadable?.text();
  if (!unreadable || text === undefined) return null;
  return (
    <span className={styles['actions']}>
      <button type="button" onClick={() => downloadText(text, 'clipboard.json')}>
        Download it
      </button>
      <button type="button" onClick={unreadable.discard}>
        Discard it
      </button>
    </span>
  );
};

/** The error of the last action, scrolled into view, and a note where the list is not saved. */
export const PanelAlert = () => {
  const error = useStore(clipboard.store, (state) => state.error);
  const storageError = useStore(storageStatus, (state) => state.error);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  return (
    <>
      <div ref={alert} role="alert">
        {error && (
          <p className={styles['error']}>
            <WarningIcon /> <span>{error}</span>
            <button type="button" className={styles['dismiss']} onClick={() => clipboard.setError(null)}>
              Dismiss
            </button>
          </p>
        )}
      </div>
      {storageError && (
        <p className={styles['note']}>
          {STORAGE_MESSAGES[storageError]}
          {(storageError === 'unreadable' || storageError === 'not-set-aside') && <UnreadableActions />}
        </p>
      )}
    </>
  );
};
