import { useEffect } from 'react';
import { ClipboardBoundary } from '../ClipboardBoundary';
import { prepareEngine } from '../load-actions';
import ClipboardPanel from './ClipboardPanel';

/** The panel with what it stands on: the list of this browser, and a message where it fails. */
export default function GuardedPanel() {
  useEffect(prepareEngine, []);
  return (
    <ClipboardBoundary>
      <ClipboardPanel />
    </ClipboardBoundary>
  );
}
