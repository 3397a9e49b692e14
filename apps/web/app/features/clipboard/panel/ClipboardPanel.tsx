import { DECK_FORMATS } from '@crownsmith/domain';
import { useLocation } from '@remix-run/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { PictureServiceProvider } from '#app/ui/render-context/picture-service';
import { Toasts } from '#app/ui/toast/Toasts';
import { CloseIcon } from '../ClipboardIcons';
import { clipboard } from '../clipboard-store';
import { CardViewer } from './CardViewer';
import styles from './ClipboardPanel.module.css';
import { completeCommanders } from '../card-action';
import { ExportView } from './ExportView';
import { ImportView } from './ImportView';
import { ListView } from './ListView';
import { PanelAlert } from './PanelAlert';
import { recsStore } from './recs-store';
import { RecsView } from './RecsView';
import { Segments } from './Segments';
import { SHEET_QUERY, useDialog } from './use-dialog';
import { useKeptFocus } from './use-kept-focus';
import { hideCard, isCardShown } from './view-card';

const VIEWS = ['list', 'recs', 'import', 'export'] as const;
export type PanelView = (typeof VIEWS)[number];

const LABELS: Readonly<Record<PanelView, string>> = {
  list: 'List',
  recs: 'Recommended',
  import: 'Import',
  export: 'Export',
};

/** Closes the sheet when a link in it leads to another page; beside the page the panel stays. */
const useCloseOnLeave = (): void => {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    first.current = pathname;
    if (window.matchMedia(SHEET_QUERY).matches && clipboard.store.getState().isOpen) clipboard.toggleOpen();
  }, [pathname]);
};

/** What Escape does: it hides the card that is shown, else it closes the panel. */
const closeTopmost = (): void => {
  if (isCardShown()) hideCard();
  else clipboard.toggleOpen();
};

/** The clipboard: a panel beside the page, on small screens a sheet over it. Escape closes it. */
export default function ClipboardPanel() {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const state = useStore(clipboard.store);
  const shownRecs = useStore(recsStore, ({ status }) => status !== 'none');
  const [view, setView] = useState<PanelView>('list');
  const count = Object.keys(state.cards).length + state.commanders.length;

  useDialog(dialog, 'clipboard-toggle');
  useKeptFocus(dialog);
  useCloseOnLeave();
  useEffect(() => {
    void completeCommanders();
  }, [state.commanders]);

  const showList = (): void => {
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    setView('list');
  };
  const options = VIEWS.map((value) => ({
    value,
    label: LABELS[value],
    count: value === 'list' ? count : value === 'recs' && shownRecs ? state.recs.length : undefined,
  }));

  return (
    <dialog
      ref={dialog}
      className={styles['panel']}
      aria-labelledby={heading}
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
        <h2 id={heading} className={styles['title']} tabIndex={-1} data-first-focus>
          Clipboard
        </h2>
        <p className={styles['count']}>
          <strong>{count}</strong> of {DECK_FORMATS.commander.deckSize} cards
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
      <Segments legend="View" name="clipboard-view" options={options} value={view} onChange={setView} />
      <PanelAlert />
      <div className={styles['body']}>
        {view === 'list' && <ListView onImport={() => setView('import')} onRecs={() => setView('recs')} />}
        {view === 'recs' && <RecsView />}
        {view === 'import' && <ImportView onDone={showList} />}
        {view === 'export' && <ExportView />}
      </div>
      <PictureServiceProvider>
        <CardViewer />
      </PictureServiceProvider>
      <div className={styles['toasts']}>
        <Toasts />
      </div>
    </dialog>
  );
}
