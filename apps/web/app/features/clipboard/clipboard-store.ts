import type { Rec } from '@crownsmith/api-client';
import {
  addCards,
  appendCommander,
  clearClipboard,
  type ClipboardCard,
  closeMobileImage,
  crownCard,
  demoteCommander,
  loadCards,
  openMobileImage,
  popRec,
  removeCards,
  replaceCommander,
  setClipboard,
  setError,
  setRecs,
  setViewerImage,
  toggleOpen,
  undo,
} from '@crownsmith/domain';
import { type Clipboard, clipboardStore, type ClipboardStore, createClipboardStore } from './open-clipboard';

/**
 * The clipboard's store and its actions, each of them one transition of the domain. `beforeChange` runs ahead of every
 * action: the connection to the storage takes up there what another tab has written.
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
    addCards: action<[readonly ClipboardCard[]]>(addCards),
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

/** This browser tab's clipboard, with its actions. */
export const clipboard = createClipboard(clipboardStore);
