import { join } from 'node:path';
import type { PipelineEnv } from '#src/env';
import type { Progress } from '#src/progress';
import type { FetchOptions, ScryfallFiles } from '#src/update/fetch-place';

/** What commands need besides their arguments. */
export interface CommandContext {
  readonly env: PipelineEnv;
  /** the environment as it is, for secrets that a list of sources names */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** how files are fetched */
  readonly fetching: FetchOptions;
  readonly progress: Progress;
  /** prints a line of the result */
  readonly print: (text: string) => void;
  readonly now: () => Date;
}

export const printLines = (context: CommandContext, lines: readonly string[]): void =>
  lines.forEach((line) => context.print(line));

/** Where commands download Scryfall's files from and to. */
export const scryfallFiles = ({ env, fetching, progress }: CommandContext): ScryfallFiles => ({
  baseUrl: env.scryfallApi,
  folder: join(env.dataDir, 'downloads'),
  fetching,
  progress,
});
