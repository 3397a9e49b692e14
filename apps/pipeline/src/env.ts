import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeUserAgent } from '@crownsmith/catalog';
import * as z from 'zod';
import type { ClickHouseSettings } from './counting/clickhouse/clickhouse-settings';
import { PipelineError } from './pipeline-error';

const CountEnv = z.object({
  /** the database that decks are counted in */
  COUNT_ENGINE: z.enum(['duckdb', 'clickhouse']).default('duckdb'),
  /** like https://user:password@host:8443 */
  CLICKHOUSE_URL: z
    .url({ protocol: /^https?$/, error: 'expected an address like https://user:password@host:8443' })
    .optional(),
  /** cluster of ClickHouse that decks are dealt over */
  CLICKHOUSE_CLUSTER: z.string().trim().min(1).optional(),
  /** the longest time of one query of ClickHouse, in seconds */
  CLICKHOUSE_TIMEOUT: z.coerce.number().int().min(1).max(86_400).default(1800),
});

const Env = CountEnv.extend({
  DATA_DIR: z.string().trim().min(1).optional(),
  /** snapshots that `publish` keeps, the current one included; at least 2, because the previous one may still be read */
  KEEP_SNAPSHOTS: z.coerce.number().int().min(2).max(1000).default(3),
  /** memory limit of DuckDB, in MB */
  DUCKDB_MEMORY_MB: z.coerce.number().int().min(128).max(1_000_000).default(640),
  /** API for `import cards --scryfall` */
  SCRYFALL_API: z.url().default('https://api.scryfall.com'),
  /** address of the site, which requests to sources name so that those can reach its operator */
  ORIGIN: z.url({ protocol: /^https?$/, error: 'expected an address like https://decks.example' }).optional(),
  /** e-mail address or URL that requests name in place of ORIGIN */
  SOURCE_CONTACT: z
    .string()
    .trim()
    .regex(/^[!-~]{3,200}$/, 'expected an e-mail address or a URL')
    .optional(),
  /** JSON file that lists the sources of `update`; by default sources.json in DATA_DIR, if there is one */
  SOURCES: z.string().trim().min(1).optional(),
});

/** @returns undefined for DuckDB @throws PipelineError 'usage' for ClickHouse without its address */
const countSettings = ({
  COUNT_ENGINE,
  CLICKHOUSE_URL,
  CLICKHOUSE_CLUSTER,
  CLICKHOUSE_TIMEOUT,
}: z.infer<typeof CountEnv>): ClickHouseSettings | undefined => {
  if (COUNT_ENGINE === 'duckdb') return undefined;
  if (CLICKHOUSE_URL === undefined)
    throw new PipelineError(
      'usage',
      'Invalid environment variables:\n  CLICKHOUSE_URL: COUNT_ENGINE=clickhouse needs an address like https://user:password@host:8443',
    );
  const url = new URL(CLICKHOUSE_URL);
  const [username, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  return {
    url: url.origin + url.pathname.replace(/\/$/, ''),
    username: username === '' ? 'default' : username,
    password,
    timeoutMs: CLICKHOUSE_TIMEOUT * 1000,
    ...(CLICKHOUSE_CLUSTER === undefined ? {} : { cluster: CLICKHOUSE_CLUSTER }),
  };
};

/** The validated environment of the command line. */
export interface PipelineEnv {
  /** absolute path */
  readonly dataDir: string;
  readonly keepSnapshots: number;
  readonly duckdbMemoryMb: number;
  readonly scryfallApi: string;
  /** what requests to sources say of who asks */
  readonly userAgent: string;
  /** the list of sources of `update`; it may be missing unless it was named */
  readonly sources: { readonly path: string; readonly required: boolean };
  /** ClickHouse counts, as set; without settings the embedded DuckDB does */
  readonly clickHouse?: ClickHouseSettings;
}

/** The nearest parent folder with a workspace file; `from` if there is none. */
export const projectRoot = (from: string): string => {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (dirname(folder) === folder) return from;
  }
};

/**
 * Validates the environment. A relative DATA_DIR is resolved from `cwd`; the default is `data` below `root`. Empty
 * variables are treated as unset.
 * @throws PipelineError 'usage' that names every invalid variable
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
    throw new PipelineError('usage', `Invalid environment variables:\n${lines.join('\n')}`);
  }
  const { DATA_DIR, KEEP_SNAPSHOTS, DUCKDB_MEMORY_MB, SCRYFALL_API, ORIGIN, SOURCE_CONTACT, SOURCES } =
    parsed.data;
  const clickHouse = countSettings(parsed.data);
  const dataDir = DATA_DIR === undefined ? join(root, 'data') : resolve(cwd, DATA_DIR);
  return {
    dataDir,
    keepSnapshots: KEEP_SNAPSHOTS,
    duckdbMemoryMb: DUCKDB_MEMORY_MB,
    scryfallApi: SCRYFALL_API,
    userAgent: makeUserAgent(SOURCE_CONTACT ?? ORIGIN),
    sources: {
      path: SOURCES === undefined ? join(dataDir, 'sources.json') : resolve(cwd, SOURCES),
      required: SOURCES !== undefined,
    },
    ...(clickHouse === undefined ? {} : { clickHouse }),
  };
};
