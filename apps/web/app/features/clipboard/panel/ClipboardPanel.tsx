import { clipboardAllowance, clipboardCount, DECK_FORMATS } from '@crownsmith/domain';
import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { PictureServiceProvider } from '#app/ui/render-context/PictureService';
import { Toasts } from '#app/ui/toast/Toasts';
import { CloseIcon } from '../ClipboardIcons';
import { clipboard } from '../clipboard';
import { CardViewer } from './CardViewer';
import styles from './ClipboardPanel.module.css';
import { loadMissingCommanders } from '../card-actions';
import { ExportView } from './ExportView';
import { ImportView } from './ImportView';
import { ListView } from './ListView';
import { PanelLoadError } from '../PanelLoadError';
import { PanelAlert } from './PanelAlert';
import { recsStore } from './recs-store';
import { RecsView } from './RecsView';
import { SegmentedControl } from './SegmentedControl';
import { SHEET_QUERY, useDialog } from './use-dialog';
import { useFocusRecovery } from './use-focus-recovery';
import { hideCard, isCardShown } from './view-card';

/** Only people with an account need its code. */
const SaveView = lazy(() => import('./SaveView').catch(() => ({ default: PanelLoadError })));

const VIEWS = ['list', 'recs', 'import', 'export'] as const;
export type PanelView = (typeof VIEWS)[number] | 'save';

const LABELS: Readonly<Record<(typeof VIEWS)[number], string>> = {
  list: 'List',
  recs: 'Recommended',
  import: 'Import',
  export: 'Export',
};

/** Closes the panel after a navigation where it covers the page. */
const useCloseOnNavigation = (): void => {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    first.current = pathname;
    if (window.matchMedia(SHEET_QUERY).matches && clipboard.store.getState().isOpen) clipboard.toggleOpen();
  }, [pathname]);
};

/** Hides the card viewer if it is open, else closes the panel. */
const closeTopmost = (): void => {
  if (isCardShown()) hideCard();
  else clipboard.toggleOpen();
};

/** The clipboard panel: beside the page, on small screens over it. Escape closes it. */
export default function ClipboardPanel() {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const state = useStore(clipboard.store);
  const hasRecs = useStore(recsStore, ({ status }) => status !== 'idle');
  const [view, setView] = useState<PanelView>('list');
  const count = clipboardCount(state);

  useDialog(dialog, 'clipboard-toggle');
  useFocusRecovery(dialog);
  useCloseOnNavigation();
  useEffect(() => {
    void loadMissingCommanders();
  }, [state.commanders]);

  const showList = (): void => {
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    setView('list');
  };
  const options = VIEWS.map((value) => ({
    value,
    label: LABELS[value],
    count: value === 'list' ? count : value === 'recs' && hasRecs ? state.recs.length : undefined,
  }));

  return (
    <dialog
      ref={dialog}
      className={styles['panel']}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        closeTopmost();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        closeTopmost();
      }}
    >
      <div className={styles['head']}>
        <h2 id={headingId} className={styles['title']} tabIndex={-1} data-first-focus>
          Clipboard
        </h2>
        <p className={styles['count']}>
          <strong>{count}</strong>{' '}
          {clipboardAllowance(state)?.hasAnySize === true
            ? 'cards'
            : `of ${DECK_FORMATS.commander.deckSize} cards`}
        </p>
        <button
          type="button"
          className={styles['close']}
          aria-label="Close the clipboard"
          onClick={clipboard.toggleOpen}
        >
          <CloseIcon />
        </button>
      </div>
      <SegmentedControl
        legend="View"
        name="clipboard-view"
        options={options}
        value={view}
        onChange={setView}
      />
      <PanelAlert />
      <div className={styles['body']}>
        {view === 'list' && (
          <ListView
            onImport={() => setView('import')}
            onRecs={() => setView('recs')}
            onSave={() => setView('save')}
          />
        )}
        {view === 'save' && (
          <Suspense fallback={null}>
            <SaveView onDone={showList} />
          </Suspense>
        )}
        {view === 'recs' && <RecsView />}
        {view === 'import' && <ImportView onDone={showList} />}
        {view === 'export' && <ExportView />}
        <div className={styles['toasts']}>
          <Toasts />
        </div>
      </div>
      <PictureServiceProvider>
        <CardViewer />
      </PictureServiceProvider>
    </dialog>
  );
}
