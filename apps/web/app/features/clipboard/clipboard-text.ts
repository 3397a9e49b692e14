import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadEngine } from './load-actions';
import { clipboardStore } from './open-clipboard';

/** The visitor's list as text, commanders first; empty on the server and where there is none. */
export const useClipboardText = (): string => {
  const state = useStore(clipboardStore);
  const [text, setText] = useState('');
  const isEmpty = state.commanders.length === 0 && Object.keys(state.cards).length === 0;
  useEffect(() => {
    if (isEmpty) return;
    let current = true;
    loadEngine().then(
      ({ completeCommanders, exportText }) => {
        void completeCommanders();
        if (current) setText(exportText(state));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isEmpty, state]);
  return isEmpty ? '' : text;
};
