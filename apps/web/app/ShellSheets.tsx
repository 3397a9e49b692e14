import type { Theme } from '@crownsmith/domain';
import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { applyTheme, useDark } from '#app/features/theme/ThemeSwitch';
import { closeSheet, type Sheet, sheetStore } from '#app/ui/sheets';
import { showToast } from '#app/ui/toast-store';

type Dialog = ComponentType<{ readonly dark: boolean; readonly onDark: (dark: boolean) => void }>;

const DIALOGS: Readonly<Record<Sheet, () => Promise<{ readonly default: Dialog }>>> = {
  settings: () => import('#app/features/settings/SettingsDialog'),
  keys: () => import('#app/ui/sheet/KeysDialog'),
};

/**
 * The dialogs of the shell, whose code comes with their first opening. Code that cannot be had is told in a toast, and
 * the next opening tries again.
 */
export const ShellSheets = ({ theme }: { readonly theme: Theme | undefined }) => {
  const sheet = useStore(sheetStore, (state) => state.sheet);
  const dark = useDark(theme);
  const [loaded, setLoaded] = useState<{ readonly sheet: Sheet; readonly Dialog: Dialog }>();
  useEffect(() => {
    if (sheet === undefined) return;
    DIALOGS[sheet]().then(
      (module) => setLoaded({ sheet, Dialog: module.default }),
      () => {
        closeSheet();
        showToast('This could not be loaded. Try again in a moment.');
      },
    );
  }, [sheet]);
  if (sheet === undefined || loaded?.sheet !== sheet) return null;
  return <loaded.Dialog dark={dark} onDark={(on) => applyTheme(on ? 'dark' : 'light')} />;
};
