import {
  type CommandZoneCard,
  type CopyLimit,
  deckListErrorText,
  excessCopies,
  faultOf,
  type PastedList,
} from '@crownsmith/domain';
import { unknownCardText } from '@crownsmith/snapshot/text';
import { excessCopiesText } from './excess-copies';

/** An error in a pasted list, with its line where it has one. */
export interface ListLineError {
  readonly line?: number | undefined;
  readonly text: string;
}

/** Unknown names of a list that get a suggestion. */
const MAX_SUGGESTIONS = 10;

const byLine = (a: ListLineError, b: ListLineError): number => (a.line ?? 0) - (b.line ?? 0);

/**
 * The lines of a pasted list that cannot be used: unreadable ones, and names that no card has, by line.
 * @param nearest a known name like an unknown one
 */
export const unusableLines = <C extends CommandZoneCard>(
  { errors, unresolved }: Pick<PastedList<C>, 'errors' | 'unresolved'>,
  nearest: (name: string) => string | undefined,
): readonly ListLineError[] =>
  [
    ...errors.map((error) => ({
      line: faultOf(error) === undefined ? error.line : undefined,
      text: deckListErrorText(error),
    })),
    ...unresolved.map(({ name, line }, at) => ({
      line,
      text: unknownCardText(name, at < MAX_SUGGESTIONS ? nearest(name) : undefined),
    })),
  ].sort(byLine);

/** All that is wrong with the lines of a pasted list: what cannot be used, and copies that a deck may not have. */
export const listLineErrors = <C extends CommandZoneCard & { readonly copyLimit: CopyLimit }>(
  list: PastedList<C>,
  nearest: (name: string) => string | undefined,
): readonly ListLineError[] =>
  [
    ...unusableLines(list, nearest),
    ...excessCopies([...list.commanders, ...list.main]).map((excess) => ({
      line: excess.entry.line,
      text: excessCopiesText(excess),
    })),
  ].sort(byLine);
