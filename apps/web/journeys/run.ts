// Runs the journeys: Chromium against the built site. `JOURNEY=text` runs those whose name contains the text, `JOURNEY_FILES` those of
// some files, separated by commas.
import { readdir } from 'node:fs/promises';
import { type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { readCpuOfPages } from './browser-cpu';
import { close, withTimeout } from './closing';
import { type Journey, type JourneyContext, WAIT_TIMEOUT } from './journey';
import { startSite } from './site';

/** Time-out of a journey in ms: on a busy machine the longest have taken ten minutes, and only a hang should end here. */
const TIMEOUT = 1_800_000;

/**
 * Options of every context that does not state others. Movements only make journeys wait, and the service worker stores a
 * dozen files for every context: journeys about them ask for them.
 */
const CONTEXT: BrowserContextOptions = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
};

/** Journeys that run at a time; each has its own browser contexts. */
const LANES = 2;

/**
 * Scripts run once on each of many pages: a compiler that gives hot ones the last bit of speed costs more than it saves.
 */
const COMPILERS = '--js-flags=--always-sparkplug --no-turbofan';

const ARGUMENTS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', COMPILERS,
]; // prettier-ignore

const loadJourneys = async (): Promise<readonly Journey[]> => {
  const only = process.env['JOURNEY_FILES']?.split(',');
  const files = (await readdir(import.meta.dirname))
    .filter((file) => file.endsWith('.journey.ts') && (only?.includes(file) ?? true))
    .sort();
  const modules = await Promise.all(
    files.map(async (file) => (await import(`./${file}`)) as { journeys: readonly Journey[] }),
  );
  const all = modules.flatMap((module) => module.journeys);
  const filter = process.env['JOURNEY']?.toLowerCase();
  return filter ? all.filter((journey) => journey.name.toLowerCase().includes(filter)) : all;
};

const site = await startSite();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_HEADLESS_SHELL'] ?? process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ARGUMENTS,
});
let passed = 0;
let failed = 0;

/** What the router prints where a visit begins before the data of the one before has come whole. */
const ABORTED = /^AbortError: signal is aborted without reason/;

const runJourney = async (journey: Journey): Promise<void> => {
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];
  const openContext: JourneyContext['openContext'] = async (options) => {
    const context = await browser.newContext({ ...CONTEXT, ...options });
    contexts.push(context);
    context.setDefaultTimeout(WAIT_TIMEOUT);
    return context;
  };
  const open: JourneyContext['open'] = async (path, options) => {
    const page = await (await openContext(options)).newPage();
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !ABORTED.test(text) && !journey.expectedErrors?.test(text))
        errors.push(`console: ${text}`);
    });
    await page.goto(new URL(path, site.origin).href);
    return page;
  };
  const started = Date.now();
  try {
    const note = await withTimeout(
      journey.run({ origin: site.origin, site, browser, openContext, open }),
      TIMEOUT,
    );
    if (errors.length > 0) throw new Error(errors.join('\n'));
    passed += 1;
    const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
    console.log(`ok   ${journey.name} (${note ? `${note}; ` : ''}${seconds})`);
  } catch (error) {
    failed += 1;
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.log(`FAIL ${journey.name}\n     ${[reason, ...errors].join('\n').replaceAll('\n', '\n     ')}`);
  } finally {
    await Promise.all(contexts.map(close));
  }
};

// The long ones first, so that no lane waits for one that began last.
const queue = [...(await loadJourneys())].sort((a, b) => Number(b.isLong ?? 0) - Number(a.isLong ?? 0));
const runLane = async (): Promise<void> => {
  for (let journey = queue.shift(); journey; journey = queue.shift()) await runJourney(journey);
};
await Promise.all(Array.from({ length: LANES }, runLane));

// `npm test` adds it to the time of the processes that end here.
process.send?.({ cpuSeconds: readCpuOfPages() });
await close(browser);
await site.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
