import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClipboardBoundary } from './ClipboardBoundary';
import { clipboard } from './clipboard';
import { solRing } from './test-cards';

describe('the error boundary of the clipboard', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('shows the message of a thrown error or text', () => {
    expect(ClipboardBoundary.getDerivedStateFromError(new Error('no such group'))).toEqual({
      message: 'no such group',
    });
    expect(ClipboardBoundary.getDerivedStateFromError('a text')).toEqual({ message: 'a text' });
  });

  it('reports the error and clears the clipboard; undo restores it', () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    clipboard.addCards([solRing]);
    const error = new Error('broken');
    new ClipboardBoundary({ children: null }).componentDidCatch(error);
    expect(reported).toEqual([error]);
    expect(clipboard.store.getState().cards).toEqual({});
    clipboard.undo();
    expect(clipboard.store.getState().cards).toEqual({ [solRing.url]: solRing });
  });
});
