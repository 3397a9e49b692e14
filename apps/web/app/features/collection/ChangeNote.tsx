import button from '#app/ui/layout/Button.module.css';
import type { CopyChanges } from './use-copy-changes';

/** What was done with copies, and the button that undoes it. */
export const ChangeNote = ({ changes: { text, undo, isFailed } }: { readonly changes: CopyChanges }) => (
  <>
    <p role="status">
      {text}{' '}
      {undo && (
        <button type="button" className={button['button']} onClick={undo}>
          Undo
        </button>
      )}
    </p>
    {isFailed && <p role="alert">Nothing was changed: your browser blocks storage, or it is full.</p>}
  </>
);
