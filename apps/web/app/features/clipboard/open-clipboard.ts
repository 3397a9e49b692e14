import type { Rec } from '@crownsmith/api-client';
import { type ClipboardState, EMPTY_CLIPBOARD, toggleOpen } from '@crownsmith/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type Clipboard = ClipboardState<Rec>;
export type ClipboardStore = StoreApi<Clipboard>;

export const createClipboardStore = (): ClipboardStore => createStore<Clipboard>(() => EMPTY_CLIPBOARD);

/**
 * This browser tab's clipboard: what every page knows of it. What is done with it comes with its first use (see
 * load-engine.ts). On the server it stays empty: only handlers and effects change it.
 */
export const clipboardStore = createClipboardStore();

/** Opens or closes the panel. */
export const toggleClipboard = (): void => clipboardStore.setState(toggleOpen, true);
