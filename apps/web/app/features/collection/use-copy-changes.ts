import { useState } from 'react';
import { type CollectionChange, undoOf } from '#app/platform/collection-changes';
import { changeStored } from '#app/visitor/collection-storage';
import { copiesText } from './copies-text';

/** What was done with copies. */
interface Done {
  readonly text: string;
  /** what puts them back; absent where that was done */
  readonly undo?: readonly CollectionChange[];
}

const sizeOf = (changes: readonly CollectionChange[]): number =>
  changes.reduce((sum, { count }) => sum + count, 0);

/** Another tab or device can have moved copies in between. */
const NOTHING = 'Nothing was changed: the copies are no longer there.';

const undoneText = (made: number, wanted: number): string =>
  made === wanted
    ? 'Undone.'
    : `Undone for ${copiesText(made)}: ${copiesText(wanted - made)} went elsewhere in the meantime.`;

/** Changes copies of this browser's collection, with undo. */
export const useCopyChanges = () => {
  const [done, setDone] = useState<Done>();
  const [isFailed, setFailed] = useState(false);
  const change = async (
    changes: readonly CollectionChange[],
    note: (made: readonly CollectionChange[]) => Done,
  ): Promise<void> => {
    try {
      const made = await changeStored(changes);
      setFailed(false);
      setDone(made.length === 0 ? { text: NOTHING } : note(made));
    } catch {
      setFailed(true);
    }
  };
  const { undo } = done ?? {};
  return {
    /** @param textOf says what was done with a number of copies, in words */
    make: (changes: readonly CollectionChange[], textOf: (copies: string) => string): Promise<void> =>
      change(changes, (made) => ({ text: textOf(copiesText(sizeOf(made))), undo: undoOf(made) })),
    done,
    undo: undo && (() => void change(undo, (made) => ({ text: undoneText(sizeOf(made), sizeOf(undo)) }))),
    isFailed,
  };
};

export type CopyChanges = ReturnType<typeof useCopyChanges>;
