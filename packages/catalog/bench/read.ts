import { spawnSync } from 'node:child_process';
import { createReadStream, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { realData } from '@crownsmith/real-data';
import { readScryfall } from '../src/scryfall/read-scryfall';

const readAsStream = async (path: string): Promise<number> => {
  let cards = 0;
  for await (const event of readScryfall(createReadStream(path))) if (event.kind === 'card') cards++;
  return cards;
};

/** What one would write first: everything in memory at once, and not one record checked. */
const readWhole = (path: string): number => {
  const records: unknown = JSON.parse(gunzipSync(readFileSync(path)).toString('utf8'));
  return Array.isArray(records) ? records.length : 0;
};

const measure = async (how: string, path: string): Promise<void> => {
  const start = performance.now();
  const found =
    how === 'stream' ? `${await readAsStream(path)} cards, checked` : `${readWhole(path)} records, unchecked`;
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  process.stdout.write(
    `${how.padEnd(8)}${found.padEnd(28)}${seconds.padStart(6)} s${String(megabytes).padStart(6)} MB peak\n`,
  );
};

const path = realData('oracle-cards.json.gz');
const [how] = process.argv.slice(2);
if (path !== undefined && how !== undefined) await measure(how, path);
else if (path !== undefined) {
  // Each in a process of its own, so that neither pays for the other's memory.
  const self = process.argv[1] ?? '';
  for (const each of ['stream', 'naive']) {
    spawnSync(process.execPath, [...process.execArgv, self, each], { stdio: 'inherit' });
  }
}
