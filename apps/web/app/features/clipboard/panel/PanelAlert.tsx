import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { WarningIcon } from '../ClipboardIcons';
import type { StorageTrouble } from '../clipboard-storage';
import { clipboard } from '../clipboard-store';
import { storageStatus } from '../storage-status';
import styles from './PanelAlert.module.css';

const TROUBLES: Readonly<Record<StorageTrouble, string>> = {
  disabled:
    'This browser keeps nothing for this site (private mode?). The list lasts until you close the page: export it to keep it.',
  full: 'This browser has no room left to keep the list. It lasts until you close the page: export it to keep it.',
  unreadable: 'The stored list could not be read. It was set aside, and a new one was begun.',
};

/** What is wrong: an error of the last action in red, scrolled into view; trouble with the storage more quietly. */
export const PanelAlert = () => {
  const error = useStore(clipboard.store, (state) => state.error);
  const trouble = useStore(storageStatus, (state) => state.trouble);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  return (
    <>
      <div ref={place} role="alert">
        {error && (
          <p className={styles['error']}>
            <WarningIcon /> <span>{error}</span>
            <button type="button" className={styles['dismiss']} onClick={() => clipboard.setError(null)}>
              Dismiss
            </button>
          </p>
        )}
      </div>
      {trouble && <p className={styles['note']}>{TROUBLES[trouble]}</p>}
    </>
  );
};
