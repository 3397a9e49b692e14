import type { Color } from '@crownsmith/domain';
import { useState } from 'react';
import { showToast } from '#app/ui/toast/toast-store';
import button from '#app/ui/layout/Button.module.css';
import { loadActions } from './load-actions';

/** A button that replaces the clipboard by a list; Undo brings back what it held. Without scripts it is hidden. */
export const OpenInClipboard = ({
  text,
  chosenColor,
}: {
  readonly text: string;
  /** the colour that is chosen for its commanders */
  readonly chosenColor?: Color | undefined;
}) => {
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const { openListText } = await loadActions();
      await openListText(text, chosenColor);
    } catch {
      showToast('The clipboard could not be loaded. Try again in a moment.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className={button['primary']} aria-busy={busy} onClick={() => void open()}>
      Open in the clipboard
    </button>
  );
};
