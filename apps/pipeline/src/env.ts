import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { PipelineError } from './pipeline-error';

const Env = z.object({
  DATA_DIR: z.string().trim().min(1).optional(),
  /** how many snapshots `publish` leaves in place, the current one included; the one before may still be read */
  KEEP_SNAPSHOTS: z.coerce.number().int().min(2).max(1000).default(3),
  /** memory that DuckDB may take, in MB */
  DUCKDB_MEMORY_MB: z.coerce.number().int().min(128).max(1_000_000).default(640),
  /** where `import cards --scryfall` asks for the bulk file */
  SCRYFALL_API: z.url().default('https://api.scryfall.com'),
});

/** The parsed environment of the command line. */
export interface PipelineEnv {
  /** absolute */
  readonly dataDir: string;
  readonly keepSnapshots: number;
  readonly duckdbMemoryMb: number;
  readonly scryfallApi: string;
}

/** The folder of the project that a file or folder stands in, by its workspace file; the place itself where there is none. */
export const projectRoot = (from: string): string => {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (dirname(folder) === folder) return from;
  }
};

/**
 * Reads the environment once; a relative DATA_DIR counts from `cwd`, without one it is `data` below `root`. Empty
 * variables count as unset.
 * @throws PipelineError 'usage' that names every variable that does not fit.
 * @example parseEnv({ DATA_DIR: '/srv/data' }, '/').dataDir // '/srv/data'
 */
export const parseEnv = (
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
  root = projectRoot(cwd),
): PipelineEnv => {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Env.safeParse(set);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new PipelineError('usage', `The environment does not fit:\n${lines.join('\n')}`);
  }
  const { DATA_DIR, KEEP_SNAPSHOTS, DUCKDB_MEMORY_MB, SCRYFALL_API } = parsed.data;
  return {
    dataDir: DATA_DIR === undefined ? join(root, 'data') : resolve(cwd, DATA_DIR),
    keepSnapshots: KEEP_SNAPSHOTS,
    duckdbMemoryMb: DUCKDB_MEMORY_MB,
    scryfallApi: SCRYFALL_API,
  };
};
