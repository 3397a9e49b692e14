import type { PipelineEnv } from '#src/env';
import type { Progress } from '#src/progress';

/** What commands need besides their arguments. */
export interface CommandContext {
  readonly env: PipelineEnv;
  readonly progress: Progress;
  /** prints a line of the result */
  print(text: string): void;
  now(): Date;
}

export const printLines = (context: CommandContext, lines: readonly string[]): void =>
  lines.forEach((line) => context.print(line));
