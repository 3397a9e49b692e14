import type { Rec } from '@crownsmith/api-client';
import { type ClipboardState, EMPTY_CLIPBOARD, toggleOpen } from '@crownsmith/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type Clipboard = ClipboardState<Rec>;
export type ClipboardStore = StoreApi<Clipboard>;

export const createClipboardStore = (): ClipboardStore => createStore<Clipboard>(() => EMPTY_CLIPBOARD);

/**
 * The clipboard of this browser tab. Every page loads this store; its actions load with their first use (load-actions.ts).
 * On the server it stays empty, since only event handlers and effects change it.
 */
export const clipboardStore = createClipboardStore();

/** Opens or closes the panel. */
export const toggleClipboard = (): void => clipboardStore.setState(toggleOpen, true);
