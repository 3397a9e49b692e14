import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { prepareEngine } from './load-actions';
import { clipboardStore } from './open-clipboard';
import { PanelUnavailable } from './PanelUnavailable';

const importPanel = () => import('./panel/GuardedPanel');
const ClipboardPanel = lazy(() => importPanel().catch(() => ({ default: PanelUnavailable })));

/** Fetches the panel's code ahead of its first use. */
export const loadPanel = (): void => {
  prepareEngine();
  importPanel().catch(() => undefined);
};

/**
 * The docked panel, whose code comes with its first opening. While it is open the page makes room for it (see the
 * panel's styles).
 */
export const ClipboardDock = () => {
  const isOpen = useStore(clipboardStore, (state) => state.isOpen);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-clipboard-open', isOpen);
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ClipboardPanel />
    </Suspense>
  );
};
