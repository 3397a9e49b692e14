import { useState } from 'react';
import { type CollectionChange, undoOf } from '#app/platform/collection-changes';
import { changeStored } from '#app/visitor/collection-storage';

/** What was done with copies. */
interface Done {
  readonly text: string;
  /** what puts them back; absent where that was done */
  readonly undo?: readonly CollectionChange[];
}

/** Changes copies of this browser's collection, with undo. */
export const useCopyChanges = () => {
  const [done, setDone] = useState<Done>();
  const [isFailed, setFailed] = useState(false);
  const make = async (changes: readonly CollectionChange[], text: string, canUndo = true): Promise<void> => {
    try {
      await changeStored(changes);
      setFailed(false);
      setDone({ text, ...(canUndo && { undo: undoOf(changes) }) });
    } catch {
      setFailed(true);
    }
  };
  const { undo } = done ?? {};
  return {
    make,
    done,
    undo: undo && (() => void make(undo, 'Undone.', false)),
    isFailed,
  };
};

export type CopyChanges = ReturnType<typeof useCopyChanges>;
