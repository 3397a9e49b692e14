import { useEffect } from 'react';
import { useStore } from 'zustand';
import { completeCommanders } from './card-action';
import { clipboard } from './clipboard-store';
import { exportText } from './export-list';

/** The visitor's list as text, commanders first; empty on the server and where there is none. */
export const useClipboardText = (): string => {
  const state = useStore(clipboard.store);
  useEffect(() => {
    void completeCommanders();
  }, [state.commanders]);
  return exportText(state);
};
