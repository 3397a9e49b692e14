import { useEffect } from 'react';
import { ClipboardBoundary } from '../ClipboardBoundary';
import { prefetchActions } from '../load-actions';
import ClipboardPanel from './ClipboardPanel';

/** The panel in its error boundary, with the stored list loaded. */
export default function PanelRoot() {
  useEffect(prefetchActions, []);
  return (
    <ClipboardBoundary>
      <ClipboardPanel />
    </ClipboardBoundary>
  );
}
