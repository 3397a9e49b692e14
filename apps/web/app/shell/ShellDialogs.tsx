import type { ColorMode } from '@crownsmith/domain';
import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { applyColorMode, useDarkMode } from '#app/features/color-mode/ColorModeSwitch';
import { closeDialog, dialogStore, type ShellDialogName } from '#app/ui/dialog/dialog-store';
import { showToast } from '#app/ui/toast/toast-store';

type Dialog = ComponentType<{ readonly dark: boolean; readonly onDarkChange: (dark: boolean) => void }>;

const DIALOGS: Readonly<Record<ShellDialogName, () => Promise<{ readonly default: Dialog }>>> = {
  settings: () => import('#app/features/settings/SettingsDialog'),
  keys: () => import('#app/ui/dialog/KeyboardShortcutsDialog'),
};

/** The dialogs of the shell, loaded when first opened. A failed load shows a toast; the next opening retries. */
export const ShellDialogs = ({ colorMode }: { readonly colorMode: ColorMode | undefined }) => {
  const name = useStore(dialogStore, (state) => state.dialog);
  const dark = useDarkMode(colorMode);
  const [loaded, setLoaded] = useState<{ readonly name: ShellDialogName; readonly Dialog: Dialog }>();
  useEffect(() => {
    if (name === undefined) return;
    DIALOGS[name]().then(
      (module) => setLoaded({ name, Dialog: module.default }),
      () => {
        closeDialog();
        showToast('This could not be loaded. Try again in a moment.');
      },
    );
  }, [name]);
  if (name === undefined || loaded?.name !== name) return null;
  return <loaded.Dialog dark={dark} onDarkChange={(on) => applyColorMode(on ? 'dark' : 'light')} />;
};
