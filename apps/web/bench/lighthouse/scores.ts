import lighthouse from 'lighthouse';

/** Port of the browser's remote debugging. */
export const PORT = 9333;

/** Least scores, 0 to 1. */
export const FLOORS = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
export const CATEGORIES = Object.keys(FLOORS) as readonly (keyof typeof FLOORS)[];

/** Metrics in ms that are printed beside the scores. */
const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocking time',
  'mainthread-work-breakdown': 'main thread',
} as const;
const TIME_NAMES = Object.keys(TIMES) as readonly (keyof typeof TIMES)[];

/** Most attempts at one run: a busy machine can lose a trace. */
const ATTEMPTS = 3;

export interface Scores {
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
  const timeOf = (name: keyof typeof TIMES): number => audits[name]?.numericValue ?? NaN;
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    times: {
      'first-contentful-paint': timeOf('first-contentful-paint'),
      'largest-contentful-paint': timeOf('largest-contentful-paint'),
      'total-blocking-time': timeOf('total-blocking-time'),
      'mainthread-work-breakdown': timeOf('mainthread-work-breakdown'),
    },
    lost: [...new Set(lost)],
  };
};

/** Lighthouse's mobile run of a page. Throws its error if the last attempt fails too. */
export const scorePage = async (url: string, attempts = ATTEMPTS): Promise<Scores> => {
  try {
    return await runLighthouse(url);
  } catch (error) {
    if (attempts === 1) throw error;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}; trying again\n`);
    return scorePage(url, attempts - 1);
  }
};

export const reachesFloors = ({ scores, shift }: Scores): boolean =>
  CATEGORIES.every((name) => scores[name] >= FLOORS[name]) && shift === 0;

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** The median of each figure over several runs of a page. */
export const medianOfRuns = (results: readonly Scores[]): Scores => {
  const medianOf = (read: (scores: Scores) => number): number => median(results.map(read));
  const scoreOf = (name: keyof typeof FLOORS): number => medianOf(({ scores }) => scores[name]);
  const timeOf = (name: keyof typeof TIMES): number => medianOf(({ times }) => times[name]);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    shift: medianOf(({ shift }) => shift),
    times: {
      'first-contentful-paint': timeOf('first-contentful-paint'),
      'largest-contentful-paint': timeOf('largest-contentful-paint'),
      'total-blocking-time': timeOf('total-blocking-time'),
      'mainthread-work-breakdown': timeOf('mainthread-work-breakdown'),
    },
    lost: results.at(-1)?.lost ?? [],
  };
};

/** The scores in words. */
export const describeScores = ({ scores, shift }: Scores): string =>
  `${CATEGORIES.map((name) => `${name} ${scores[name].toFixed(2)}`).join('  ')}  shift ${shift.toFixed(3)}`;

/** The times in words. */
export const describeTimes = ({ times }: Scores): string =>
  TIME_NAMES.map((name) => `${TIMES[name]} ${Math.round(times[name])} ms`).join('  ');
