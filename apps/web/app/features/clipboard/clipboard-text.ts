import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadActions } from './load-actions';
import { clipboardStore } from './clipboard-store';

/** The clipboard as text with all that it states, commanders first; empty on the server and for an empty clipboard. */
export const useClipboardText = (): string => {
  const state = useStore(clipboardStore);
  const [text, setText] = useState('');
  const isEmpty = state.commanders.length === 0 && Object.keys(state.cards).length === 0;
  useEffect(() => {
    if (isEmpty) return;
    let current = true;
    loadActions().then(
      ({ loadMissingCommanders, exportText }) => {
        void loadMissingCommanders();
        if (current) setText(exportText(state, { keepsWords: true }));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isEmpty, state]);
  return isEmpty ? '' : text;
};
