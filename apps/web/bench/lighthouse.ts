// Lighthouse's mobile scores of some pages: `npm run bench -- lighthouse`. The median of three runs counts; one run is
// enough if it reaches every floor. CHROMIUM names the browser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { startSite } from '../journeys/site';

const PORT = 9333;
const RUNS = 3;
const PAGES = ['/', '/commanders/edgar-markov', '/cards/sol-ring', '/top'] as const;
const FLOORS = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
const CATEGORIES = Object.keys(FLOORS) as readonly (keyof typeof FLOORS)[];

const ARGUMENTS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', `--remote-debugging-port=${PORT}`,
] as const; // prettier-ignore

/** Metrics in ms that are printed beside the scores. */
const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocking time',
} as const;
const TIME_NAMES = Object.keys(TIMES) as readonly (keyof typeof TIMES)[];

/** Most attempts at one run: a busy machine can lose a trace. */
const ATTEMPTS = 3;

interface Scores {
  readonly scores: Readonly<Record<keyof typeof FLOORS, number>>;
  readonly shift: number;
  readonly times: Readonly<Record<keyof typeof TIMES, number>>;
  /** audits that cost points */
  readonly lost: readonly string[];
}

const runLighthouse = async (url: string): Promise<Scores> => {
  const result = await lighthouse(url, {
    port: PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { categories, audits } = result.lhr;
  const refs = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []);
  const lost = refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? audits[id]?.score ?? ''}`);
  const scoreOf = (name: keyof typeof FLOORS): number => categories[name]?.score ?? 0;
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    times: {
      'first-contentful-paint': audits['first-contentful-paint']?.numericValue ?? 0,
      'largest-contentful-paint': audits['largest-contentful-paint']?.numericValue ?? 0,
      'total-blocking-time': audits['total-blocking-time']?.numericValue ?? 0,
    },
    lost: [...new Set(lost)],
  };
};

const runWithRetries = async (url: string, attempts = ATTEMPTS): Promise<Scores> => {
  try {
    return await runLighthouse(url);
  } catch (error) {
    if (attempts === 1) throw error;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}; trying again\n`);
    return runWithRetries(url, attempts - 1);
  }
};

const reachesFloors = ({ scores, shift }: Scores): boolean =>
  CATEGORIES.every((name) => scores[name] >= FLOORS[name]) && shift === 0;

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const measure = async (url: string): Promise<{ readonly result: Scores; readonly runs: number }> => {
  const results: Scores[] = [];
  do results.push(await runWithRetries(url));
  while (results.length < RUNS && !(results.length === 1 && results.every(reachesFloors)));
  const medianOf = (read: (scores: Scores) => number): number => median(results.map(read));
  return {
    runs: results.length,
    result: {
      scores: {
        performance: medianOf(({ scores }) => scores.performance),
        accessibility: medianOf(({ scores }) => scores.accessibility),
        'best-practices': medianOf(({ scores }) => scores['best-practices']),
        seo: medianOf(({ scores }) => scores.seo),
      },
      shift: medianOf(({ shift }) => shift),
      times: {
        'first-contentful-paint': medianOf(({ times }) => times['first-contentful-paint']),
        'largest-contentful-paint': medianOf(({ times }) => times['largest-contentful-paint']),
        'total-blocking-time': medianOf(({ times }) => times['total-blocking-time']),
      },
      lost: results.at(-1)?.lost ?? [],
    },
  };
};

const profile = await mkdtemp(join(tmpdir(), 'crownsmith-lighthouse-'));
const site = await startSite();
const browser = spawn(
  process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'],
  { stdio: ['ignore', 'ignore', 'pipe'] },
);
browser.stderr.setEncoding('utf8');
try {
  let output = '';
  for await (const chunk of browser.stderr.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    if (output.includes('DevTools listening')) break;
  }
  browser.stderr.resume();
  process.stdout.write(`load average ${loadavg()[0]?.toFixed(1) ?? ''}\n`);
  for (const path of PAGES) {
    const { result, runs } = await measure(`${site.origin}${path}`);
    const scores = CATEGORIES.map((name) => `${name} ${result.scores[name].toFixed(2)}`).join('  ');
    process.stdout.write(
      `${reachesFloors(result) ? 'ok  ' : 'FAIL'} ${path.padEnd(26)} ${scores}  shift ${result.shift.toFixed(3)}  runs ${runs}\n`,
    );
    process.stdout.write(
      `       ${TIME_NAMES.map((name) => `${TIMES[name]} ${Math.round(result.times[name])} ms`).join('  ')}\n`,
    );
    if (reachesFloors(result)) continue;
    process.stdout.write(`       ${result.lost.join('; ')}\n`);
    process.exitCode = 1;
  }
} finally {
  const ended = once(browser, 'close');
  browser.kill('SIGTERM');
  await ended;
  await site.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 3 });
}
process.exit();
