import { type CopyLimit, excessCopies, type PastedLine, type CommandZoneCard } from '@crownsmith/domain';
import { excessCopiesText } from './excess-copies';

/** An error in a pasted list, with its line where it has one. */
export interface ListLineError {
  readonly line?: number | undefined;
  readonly text: string;
}

/** A line that is left out, and why. */
interface LineNotUnderstood {
  readonly line: number | null;
  readonly message: string;
}

/** The lines of a list that cannot be used, as pages show them. */
export const toLineErrors = (lines: readonly LineNotUnderstood[]): readonly ListLineError[] =>
  lines.map(({ line, message }) => ({ line: line ?? undefined, text: message }));

interface CheckedList {
  readonly commanders: readonly PastedLine<CheckedCard>[];
  readonly main: readonly PastedLine<CheckedCard>[];
  readonly notUnderstood: readonly LineNotUnderstood[];
}
type CheckedCard = CommandZoneCard & { readonly copyLimit: CopyLimit };

/** All that is wrong with the lines of a list: what cannot be used, and copies that a deck may not have. */
export const listLineErrors = ({ commanders, main, notUnderstood }: CheckedList): readonly ListLineError[] =>
  [
    ...toLineErrors(notUnderstood),
    ...excessCopies([...commanders, ...main]).map((excess) => ({
      line: excess.entry.line,
      text: excessCopiesText(excess),
    })),
  ].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
