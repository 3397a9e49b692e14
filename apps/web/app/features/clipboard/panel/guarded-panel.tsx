import { useEffect } from 'react';
import { ClipboardBoundary } from '../clipboard-boundary';
import { prepareEngine } from '../load-engine';
import ClipboardPanel from './clipboard-panel';

/** The panel with what it stands on: the list of this browser, and a message where it fails. */
export default function GuardedPanel() {
  useEffect(prepareEngine, []);
  return (
    <ClipboardBoundary>
      <ClipboardPanel />
    </ClipboardBoundary>
  );
}
