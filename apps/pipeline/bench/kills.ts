// `npm run bench -- kills [kills] [import|publish]`: an import and a publish of a small store, killed (SIGKILL) 50 times each at
// random moments of their time, the same in each run (SEED). Ends with 1 where a store or a snapshot is damaged, half is visible,
// what was acknowledged is lost, or the next run is refused or does not make the same of it as an undisturbed one.
// `npm run bench -- accounts-kill` does that for what people write on the site.
import { rm } from 'node:fs/promises';
import { killRuns } from './disturbed-runs/kill-runs';
import { makeRandom } from './disturbed-runs/random';
import { prepareRuns } from './disturbed-runs/undisturbed-runs';

const [count = '50', ...named] = process.argv.slice(2);
const kills = Number(count);
const seed = Number(process.env['SEED'] ?? 1);
const names = (['import', 'publish'] as const).filter((name) => named.length === 0 || named.includes(name));

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const { folder, runs } = await prepareRuns();
try {
  for (const name of names) {
    const { killed, holding, written, ended, faults } = await killRuns(runs[name], kills, makeRandom(seed));
    print(
      `${name}: ${killed} kills at random moments of ${Math.round(runs[name].ms)} ms (seed ${seed}), ${holding} with the store locked, ` +
        `${written} after everything was written; ${ended} more runs had ended; ${faults.length} faults`,
    );
    for (const fault of faults) print(`  ${fault}`);
    if (killed < kills || faults.length > 0) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
