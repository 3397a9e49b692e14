/**
 * `npm run bench -- scale [MILLIONS …] [--in FOLDER]`: publishes stores of so many million decks (default 1 and 2), which
 * are variants of the real decks, or of sample decks without those. Prints for each size how long making and publishing
 * took, the greatest memory of the process that published (VmHWM, Linux only) and its CPU time, and the sizes on disk. The
 * exit code is 1 if a publish took more than 4 GB. FOLDER is where the stores are made; it needs 1.5 GB for each million.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readUsage, type Usage } from './process-usage';
import { makeVariants } from './variants';

const MAX_PEAK_MB = 4096;
const print = (text: string): void => void process.stdout.write(`${text}\n`);
const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

const sizeOf = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Publishes in a process of its own. @throws Error if it fails */
const publishApart = async (dataDir: string): Promise<Usage | undefined> => {
  const child = spawn(process.execPath, [cli, 'publish', '--formats', 'all'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let usage: Usage | undefined;
  const timer = setInterval(
    () => void readUsage(child.pid ?? -1).then((now) => void (usage = now ?? usage)),
    200,
  );
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  clearInterval(timer);
  if (code !== 0) throw new Error(`The publish ended with code ${code}.`);
  return usage;
};

const place = process.argv.indexOf('--in');
const parent = place < 0 ? tmpdir() : (process.argv[place + 1] ?? tmpdir());
const sizes = process.argv
  .slice(2, place < 0 ? undefined : place)
  .map(Number)
  .filter((millions) => millions > 0);

const measure = async (millions: number): Promise<boolean> => {
  const folder = await mkdtemp(join(parent, 'scale-'));
  try {
    const dataDir = join(folder, 'data');
    const decks = Math.round(millions * 1_000_000);
    const started = performance.now();
    await makeVariants(dataDir, decks);
    const made = performance.now();
    const usage = await publishApart(dataDir);
    const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(0)} s`;
    const size = async (name: string): Promise<string> =>
      `${((await sizeOf(join(dataDir, name))) / 2 ** 20).toFixed(0)} MiB`;
    print(
      `${decks} decks: made in ${seconds(started, made)} (${await size('store')}), published in ${seconds(made, performance.now())}` +
        (usage === undefined ? '' : ` (${usage.cpuSeconds.toFixed(0)} s of CPU), peak ${usage.peakMb} MB`) +
        `, snapshot ${await size('snapshots')}`,
    );
    return usage === undefined || usage.peakMb <= MAX_PEAK_MB;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

let reached = true;
for (const millions of sizes.length > 0 ? sizes : [1, 2]) reached = (await measure(millions)) && reached;
print(reached ? `reached: at most ${MAX_PEAK_MB} MB` : `MISSED: more than ${MAX_PEAK_MB} MB`);
process.exitCode = reached ? 0 : 1;
