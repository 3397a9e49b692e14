import type { Rec } from '@crownsmith/api-client';
import {
  addCards,
  appendCommander,
  clearClipboard,
  type ClipboardCard,
  type ClipboardEntry,
  closeMobileImage,
  crownCard,
  demoteCommander,
  loadCards,
  openMobileImage,
  popRec,
  type Printings,
  removeCards,
  replaceCommander,
  setClipboard,
  setCopies,
  setError,
  setPrintings,
  setRecs,
  setViewerImage,
  toggleOpen,
  undo,
} from '@crownsmith/domain';
import { type Clipboard, clipboardStore, type ClipboardStore, createClipboardStore } from './clipboard-store';

/**
 * A clipboard store with its actions, each one transition of the domain. The listener of `onBeforeChange` runs before every
 * action: the storage connection applies there what another tab has written.
 */
export const createClipboard = (store: ClipboardStore = createClipboardStore()) => {
  let beforeChange = (): void => undefined;

  const action =
    <Args extends readonly unknown[]>(transition: (state: Clipboard, ...args: Args) => Clipboard) =>
    (...args: Args): void => {
      beforeChange();
      store.setState((state) => transition(state, ...args), true);
    };

  return {
    store,
    onBeforeChange: (listener: () => void): void => {
      beforeChange = listener;
    },
    loadCards: action<[readonly ClipboardCard[]]>(loadCards),
    addCards: action<[readonly ClipboardEntry[]]>(addCards),
    setCopies: action<[string, number]>(setCopies),
    setPrintings: action<[Printings]>(setPrintings),
    appendCommander: action<[ClipboardCard]>(appendCommander),
    replaceCommander: action<[ClipboardCard]>(replaceCommander),
    crownCard: action<[ClipboardCard]>(crownCard),
    demoteCommander: action<[string]>(demoteCommander),
    removeCards: action<[readonly string[]]>(removeCards),
    clear: action<[]>(clearClipboard),
    undo: action<[]>(undo),
    toggleOpen: action<[]>(toggleOpen),
    popRec: action<[number]>(popRec),
    setRecs: action<[readonly Rec[]]>(setRecs),
    setError: action<[string | null]>(setError),
    setViewerImage: action<[string | null]>(setViewerImage),
    openMobileImage: action<[]>(openMobileImage),
    closeMobileImage: action<[]>(closeMobileImage),
    set: action<[Partial<Clipboard>]>(setClipboard),
  };
};

/** The clipboard of this browser tab with its actions. */
export const clipboard = createClipboard(clipboardStore);
