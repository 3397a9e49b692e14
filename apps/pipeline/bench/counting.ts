/**
 * `npm run bench -- counting [DECKS …]`: counts stores of so many decks (default: the real ones, or sample decks without
 * those), made of variants where there are fewer, by DuckDB and by ClickHouse (chDB, which is fetched on demand) on this
 * machine. Prints for each the time, the CPU time and the greatest memory of the pipeline and of the server (Linux only).
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import { silentProgress } from '#src/progress';
import { withStore } from '#src/store/store';
import { enlargeStore } from './enlarge-store';
import { readUsage } from './process-usage';
import { findInput, importAll } from './publish-input';

const Counted = z.object({
  decks: z.number(),
  seconds: z.number(),
  cpuSeconds: z.number(),
  peakMb: z.number(),
});
const script = fileURLToPath(new URL('count-once.ts', import.meta.url));
const server = Number(process.env['TEST_CLICKHOUSE_PID']);
const print = (text: string): void => void process.stdout.write(`${text}\n`);

const count = async (dataDir: string, env: NodeJS.ProcessEnv): Promise<z.infer<typeof Counted>> => {
  const { stdout } = await promisify(execFile)(process.execPath, [...process.execArgv, script], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  });
  return Counted.parse(JSON.parse(stdout));
};

const line = (who: string, { decks, seconds, cpuSeconds, peakMb }: z.infer<typeof Counted>): string =>
  `${String(decks).padStart(9)} decks  ${who.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s, CPU ${cpuSeconds.toFixed(1).padStart(6)} s, peak ${String(peakMb).padStart(5)} MB`;

const measure = async (decks: number): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'counting-'));
  try {
    const dataDir = join(folder, 'data');
    await withStore({ dataDir, duckdbMemoryMb: 640 }, async (store) => {
      await importAll(store, await findInput(folder), silentProgress());
      await enlargeStore(store, decks);
    });
    print(line('DuckDB', await count(dataDir, {})));
    // From now on the greatest memory of the server is that of this count.
    await writeFile(`/proc/${server}/clear_refs`, '5').catch(() => undefined);
    const before = await readUsage(server);
    const counted = await count(dataDir, {
      COUNT_ENGINE: 'clickhouse',
      CLICKHOUSE_URL: process.env['TEST_CLICKHOUSE_URL'],
    });
    const after = await readUsage(server);
    print(
      line('ClickHouse', counted) +
        (before === undefined || after === undefined
          ? ''
          : `; its server: CPU ${(after.cpuSeconds - before.cpuSeconds).toFixed(1)} s, peak ${after.peakMb} MB`),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const sizes = process.argv
  .slice(2)
  .map(Number)
  .filter((decks) => decks > 0);
for (const decks of sizes.length > 0 ? sizes : [0]) await measure(decks);
