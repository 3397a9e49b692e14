import type { PipelineEnv } from '#src/env';
import type { Progress } from '#src/progress';

/** What a command may touch: everything else it gets as arguments. */
export interface CommandContext {
  readonly env: PipelineEnv;
  readonly progress: Progress;
  /** a line of the result */
  print(text: string): void;
  now(): Date;
}
