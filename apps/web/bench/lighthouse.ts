// Lighthouse's mobile scores of some pages: `npm run bench -- lighthouse`. The median of three runs counts; one run is
// enough if it reaches every floor. CHROMIUM names the browser.
// With the folder of another built clone, `npm run bench -- lighthouse FOLDER [TURNS]`: both sites take turns, so that other
// work on the machine slows both; their medians are printed, and no score may be below the other site's.
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { type Site, startSite } from '../journeys/site';
import { CATEGORIES, describeScores, describeTimes, medianOfRuns, reachesFloors, scorePage, type Scores } from './lighthouse/scores'; // prettier-ignore
import { withBrowser } from './lighthouse/with-browser';

const RUNS = 3;
/** Turns of two sites, unless a number is given. */
const TURNS = 7;
const PAGES = ['/', '/commanders/edgar-markov', '/cards/sol-ring', '/top', '/deck'] as const;
/** Leads to the page of a deck, which is not for search engines, so that its score for them does not count. */
const OPEN_DECK = '/deck?average=edgar-markov';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const fail = (lost: readonly string[]): void => {
  print(`       ${lost.join('; ')}`);
  process.exitCode = 1;
};

/** Scores this site's pages against the floors. */
const checkPages = async (site: Site): Promise<void> => {
  for (const path of [...PAGES, OPEN_DECK]) {
    const isGoodRun = (scores: Scores): boolean =>
      reachesFloors(path === OPEN_DECK ? { ...scores, scores: { ...scores.scores, seo: 1 } } : scores);
    const results: Scores[] = [];
    // A deck is scored at the address that it leads to.
    const { url } = await fetch(site.origin + path);
    do results.push(await scorePage(url));
    while (results.length < RUNS && !(results.length === 1 && results.every(isGoodRun)));
    const result = medianOfRuns(results);
    const isGood = isGoodRun(result);
    print(`${isGood ? 'ok  ' : 'FAIL'} ${path.padEnd(26)} ${describeScores(result)}  runs ${results.length}`);
    print(`       ${describeTimes(result)}`);
    if (!isGood) fail(result.lost);
  }
};

/** Scores the pages of two sites in turns. */
const comparePages = async (site: Site, other: Site, turns: number): Promise<void> => {
  for (const path of PAGES) {
    const ours: Scores[] = [];
    const theirs: Scores[] = [];
    for (let turn = 0; turn < turns; turn++) {
      theirs.push(await scorePage(other.origin + path));
      ours.push(await scorePage(site.origin + path));
    }
    const [mine, their] = [medianOfRuns(ours), medianOfRuns(theirs)];
    const isGood = CATEGORIES.every((name) => mine.scores[name] >= their.scores[name]);
    print(`     ${path}, median of ${turns} turns; load average ${loadavg()[0]?.toFixed(1) ?? ''}`);
    for (const [label, result] of [
      ['other', their],
      ['this', mine],
    ] as const)
      // prettier-ignore
      print(`       ${label.padEnd(6)} ${describeScores(result)}\n              ${describeTimes(result)}`);
    print(isGood ? 'ok     no score is lower' : 'FAIL   a score is lower');
    if (!isGood) fail(mine.lost);
  }
};

const [folder, turns] = process.argv.slice(2);
const site = await startSite();
try {
  await withBrowser(async () => {
    print(`load average ${loadavg()[0]?.toFixed(1) ?? ''}`);
    if (folder === undefined) return checkPages(site);
    const other = await startSite({ clone: resolve(process.env['INIT_CWD'] ?? '', folder) });
    try {
      await comparePages(site, other, Number(turns ?? TURNS));
    } finally {
      await other.close();
    }
  });
} finally {
  await site.close();
}
process.exit();
