import { useEffect, useRef } from 'react';
import button from '#app/ui/layout/Button.module.css';
import type { CopyChanges } from './use-copy-changes';

/** What was done with copies, and the button that undoes it. */
export const ChangeNote = ({ changes: { done, undo, isFailed } }: { readonly changes: CopyChanges }) => {
  const note = useRef<HTMLParagraphElement>(null);
  const noted = useRef<typeof done>(undefined);
  // The button that was pressed is gone with what it took: who goes on by keyboard would begin at the top of the page.
  useEffect(() => {
    if (noted.current === done || document.activeElement !== document.body) return;
    noted.current = done;
    note.current?.focus({ preventScroll: true });
  });
  return (
    <>
      <p role="status" ref={note} tabIndex={-1}>
        {done?.text}{' '}
        {undo && (
          <button type="button" className={button['button']} onClick={undo}>
            Undo
          </button>
        )}
      </p>
      {isFailed && <p role="alert">Nothing was changed: your browser blocks storage, or it is full.</p>}
    </>
  );
};
