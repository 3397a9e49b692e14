import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { prefetchActions } from './load-actions';
import { clipboardStore } from './clipboard-store';
import { PanelLoadError } from './PanelLoadError';

const importPanel = () => import('./panel/PanelRoot');
const ClipboardPanel = lazy(() => importPanel().catch(() => ({ default: PanelLoadError })));

/** Loads the panel's code ahead of its first use. */
export const prefetchPanel = (): void => {
  prefetchActions();
  importPanel().catch(() => undefined);
};

/** The docked panel, whose code loads when it is first opened. While it is open the page is narrower (see its styles). */
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
