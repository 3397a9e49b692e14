import { createStore } from 'zustand/vanilla';

/** The dialogs of the shell. */
const SHELL_DIALOGS = ['settings', 'keys'] as const;
export type ShellDialogName = (typeof SHELL_DIALOGS)[number];

interface DialogState {
  /** the open dialog */
  readonly dialog: ShellDialogName | undefined;
}

export const dialogStore = createStore<DialogState>(() => ({ dialog: undefined }));

export const openDialog = (dialog: ShellDialogName): void => dialogStore.setState({ dialog });
export const closeDialog = (): void => dialogStore.setState({ dialog: undefined });

export const isShellDialog = (name: unknown): name is ShellDialogName =>
  (SHELL_DIALOGS as readonly unknown[]).includes(name);
