import type { Browser } from 'playwright-core';
import * as z from 'zod';

/** A phone, so that a page has its narrow layout. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** How much slower than this machine the phone is, as Lighthouse assumes; a task blocks beyond 50 ms of the phone. */
const [SLOWER, UNNOTICED] = [4, 50] as const;

const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8', 'loading'];

/** An event of a trace: begin and durations in µs; `tdur` is the thread's CPU time. */
const Event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().default(0),
  tdur: z.number().default(0),
});
type Event = z.infer<typeof Event>;
const Chunk = z.object({ value: z.array(Event) });

/** Events whose CPU times are added up, by what they are work of. None of a row contains another of the row. */
const WORK = {
  scripts: ['v8.callFunction', 'v8.evaluateModule', 'v8.compileModule'],
  layout: ['Layout', 'UpdateLayoutTree'],
  paint: ['Paint', 'PrePaint'],
} as const;

/** CPU times of a page's main thread in ms of this machine; `blocking` in ms of a phone, after the first paint. */
export type LoadCost = Readonly<Record<'total' | 'longest' | 'blocking' | keyof typeof WORK, number>>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What the main thread did in a trace of one page. Throws if nothing was painted. */
const readCost = (events: readonly Event[]): LoadCost => {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page painted nothing.');
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === paint.pid && tid === paint.tid);
  const costOf = (...names: readonly string[]): number =>
    sum(own.filter(({ name }) => names.includes(name)).map(({ tdur }) => tdur / 1000));
  const tasks = own
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map(({ ts, tdur }) => ({ ts, ms: tdur / 1000 }));
  if (tasks.length === 0) throw new Error('The trace has no tasks: this browser names them differently.');
  return {
    total: sum(tasks.map(({ ms }) => ms)),
    longest: Math.max(...tasks.map(({ ms }) => ms)),
    blocking: sum(
      tasks.filter(({ ts }) => ts >= paint.ts).map(({ ms }) => Math.max(0, ms * SLOWER - UNNOTICED)),
    ),
    scripts: costOf(...WORK.scripts),
    layout: costOf(...WORK.layout),
    paint: costOf(...WORK.paint),
  };
};

/** Loads a page with an empty cache until it is hydrated and the network is idle. */
export const traceLoad = async (browser: Browser, url: string): Promise<LoadCost> => {
  const context = await browser.newContext(PHONE);
  const session = await browser.newBrowserCDPSession();
  try {
    const events: Event[] = [];
    session.on('Tracing.dataCollected', (chunk) => void events.push(...Chunk.parse(chunk).value));
    const complete = new Promise<unknown>((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0 && !('earlyInput' in window),
    );
    await page.waitForLoadState('networkidle');
    await session.send('Tracing.end');
    await complete;
    return readCost(events);
  } finally {
    await session.detach();
    await context.close();
  }
};
