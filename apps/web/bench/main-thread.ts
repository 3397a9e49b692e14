// CPU time of a page's main thread, beside another built clone's in turns: `npm run bench -- main-thread FOLDER [TURNS]`.
// CPU times change less with other work on the machine than Lighthouse's times do. Ends with 1 if a page costs more than
// a tenth more than in the other clone. CHROMIUM names the browser.
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { startSite } from '../journeys/site';
import { type LoadCost, traceLoad } from './trace-load';

const TURNS = 9;
/** Most CPU time of a page, as a multiple of the other clone's. */
const MOST = 1.1;
const PAGES = [
  '/',
  '/commanders/edgar-markov',
  '/cards/sol-ring',
  '/top',
  '/deck',
  '/deck?average=edgar-markov',
] as const;

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN;

const FIGURES = ['total', 'scripts', 'layout', 'paint', 'longest', 'blocking'] as const;

const describe = (costs: readonly LoadCost[]): string =>
  FIGURES.map((name) => `${name} ${median(costs.map((cost) => cost[name])).toFixed(0)} ms`).join('  ');

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const [folder, turns = TURNS] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Give the folder of another built clone.');
  process.exit(2);
}
const site = await startSite();
const other = await startSite({ clone: resolve(process.env['INIT_CWD'] ?? '', folder) });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const path of PAGES) {
    const [ours, theirs]: [LoadCost[], LoadCost[]] = [[], []];
    for (let turn = 0; turn < Number(turns); turn++) {
      theirs.push(await traceLoad(browser, other.origin + path));
      ours.push(await traceLoad(browser, site.origin + path));
    }
    const ratio = median(ours.map(({ total }, turn) => total / (theirs[turn]?.total ?? NaN)));
    if (!(ratio <= MOST)) process.exitCode = 1;
    print(
      `${ratio <= MOST ? 'ok  ' : 'FAIL'} ${path.padEnd(26)} ${ratio.toFixed(2)}× the other's CPU time, ` +
        `median of ${turns} turns; load average ${loadavg()[0]?.toFixed(1) ?? ''}`,
    );
    print(`       other  ${describe(theirs)}\n       this   ${describe(ours)}`);
  }
} finally {
  await browser.close();
  await Promise.all([site.close(), other.close()]);
}
process.exit();
