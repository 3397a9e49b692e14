/**
 * `npm run bench -- scale [MILLIONS …] [--in FOLDER]`: publishes stores of so many million decks (default 1 and 2), which
 * are variants of the real decks, or of sample decks without those. Prints for each size how long making and publishing
 * took, the greatest memory of the process that published (VmHWM, Linux only) and its CPU time, and the sizes on disk. The
 * exit code is 1 if a publish took more than 4 GB. FOLDER is where the stores are made; it needs 1.5 GB for each million.
 */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishApart, usageText } from './publish-apart';
import { makeVariants } from './variants';

const MAX_PEAK_MB = 4096;
const print = (text: string): void => void process.stdout.write(`${text}\n`);

const sizeOf = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
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
    const published = await publishApart(dataDir);
    const { usage } = published;
    const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(0)} s`;
    const size = async (name: string): Promise<string> =>
      `${((await sizeOf(join(dataDir, name))) / 2 ** 20).toFixed(0)} MiB`;
    print(
      `${decks} decks: made in ${seconds(started, made)} (${await size('store')}), published in ${published.seconds.toFixed(0)} s${usageText(published)}, snapshot ${await size('snapshots')}`,
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
