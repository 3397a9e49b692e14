import { openDialog } from '#app/ui/dialog/dialog-store';
import button from '#app/ui/layout/Button.module.css';
import type { StoryGroup } from '../story';

/** Dialogs run in the browser only: the shell renders the open one. */
const openShortcuts = async (): Promise<void> => {
  await import('#app/ui/dialog/KeyboardShortcutsDialog');
  openDialog('keys');
};

export const dialog: StoryGroup = {
  folder: 'dialog',
  stories: [
    {
      name: 'Keyboard shortcuts, in a dialog',
      element: (
        <button type="button" className={button['button']} onClick={() => void openShortcuts()}>
          Open the dialog
        </button>
      ),
    },
  ],
};
