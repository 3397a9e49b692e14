import type { DeckAct } from '@crownsmith/domain';

/** An error in a pasted list, with its line where it has one. */
export interface ListLineError {
  readonly line?: number | undefined;
  readonly text: string;
  /** what brings the card that its name is nearest to into the deck */
  readonly acts?: readonly DeckAct[] | undefined;
}

/** A line that is left out, and why. */
interface LineNotUnderstood {
  readonly line: number | null;
  readonly message: string;
}

/** The lines of a list that cannot be used, as pages show them. */
export const toLineErrors = (lines: readonly LineNotUnderstood[]): readonly ListLineError[] =>
  lines.map(({ line, message }) => ({ line: line ?? undefined, text: message }));
