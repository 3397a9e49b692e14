import { spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { readJsonLines, REAL_CARDS, realData } from '@crownsmith/real-data';
import { readScryfall } from '../src/scryfall/read-scryfall';

const readAsStream = async (path: string): Promise<number> => {
  let cards = 0;
  for await (const event of readScryfall(createReadStream(path))) if (event.kind === 'card') cards++;
  return cards;
};

/** The baseline: parses the whole file in memory, without validation. */
const readWhole = (path: string): number => readJsonLines(path).length;

const measure = async (mode: string, path: string): Promise<void> => {
  const start = performance.now();
  const found =
    mode === 'stream'
      ? `${await readAsStream(path)} cards, validated`
      : `${readWhole(path)} records, not validated`;
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  process.stdout.write(
    `${mode.padEnd(8)}${found.padEnd(32)}${seconds.padStart(6)} s${String(megabytes).padStart(6)} MB peak\n`,
  );
};

const path = realData(REAL_CARDS);
const [mode] = process.argv.slice(2);
if (path !== undefined && mode !== undefined) await measure(mode, path);
else if (path !== undefined) {
  // Separate processes, so that the peaks of memory are independent.
  const self = process.argv[1] ?? '';
  for (const each of ['stream', 'whole']) {
    spawnSync(process.execPath, [...process.execArgv, self, each], { stdio: 'inherit' });
  }
}
