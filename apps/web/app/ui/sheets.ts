import { createStore } from 'zustand/vanilla';

/** Dialogs of the shell, whose code comes when one is first opened. */
const SHEETS = ['settings', 'keys'] as const;
export type Sheet = (typeof SHEETS)[number];

interface SheetState {
  readonly sheet: Sheet | undefined;
}

export const sheetStore = createStore<SheetState>(() => ({ sheet: undefined }));

export const openSheet = (sheet: Sheet): void => sheetStore.setState({ sheet });
export const closeSheet = (): void => sheetStore.setState({ sheet: undefined });

const isSheet = (name: string | undefined): name is Sheet =>
  (SHEETS as readonly (string | undefined)[]).includes(name);

const onClick = (event: MouseEvent): void => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-open]') : null;
  const name = button?.dataset['open'];
  if (isSheet(name)) openSheet(name);
};

/**
 * Gives life to the buttons that open a dialog: `data-open` names it.
 * @returns what undoes it (for an effect)
 */
export const bindSheets = (root: Document): (() => void) => {
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
};
