// Measures when a widget is painted on a partner's page, on a slow 4G network (1.6 Mbit/s, 150 ms round trip) with a processor
// that is four times slower, beside the same page without the widget. Needs the built site and Chromium.
// RUNS is the number of loads of each page (default 5), whose medians are printed; ends with 1 above the limit.
import { chromium, type Browser } from 'playwright-core';
import * as z from 'zod';
import { partnerDocument, startPartner } from '../journeys/partner-site';
import { startSite } from '../journeys/site';

/** Longest time to the first paint of a widget, in ms. */
const LIMIT = 1500;

const RUNS = Number(process.env['RUNS'] ?? '5');

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWDOWN = 4;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Remembers in which frame the parts of the widget were painted first: what a frame finds was painted by the one before it. */
const OBSERVE_PAINTS = `
  window.paintTimes = {};
  (function look() {
    const root = document.querySelector('[data-crownsmith-commander]')?.shadowRoot;
    if (root?.querySelector('article')) paintTimes.widget ??= performance.now();
    if (root?.querySelector('tbody a')) paintTimes.figures ??= performance.now();
    requestAnimationFrame(look);
  })();
`;

/** The times of a page, once it has painted what it waits for. */
const READ_PAINTS = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint && { page: paint.startTime, widget: paintTimes.widget ?? 0, figures: paintTimes.figures ?? 0 };
})()`;

/** Times in ms since the navigation: of the page's first paint, the widget's, and that of its figures. */
const Paints = z.object({ page: z.number(), widget: z.number(), figures: z.number() });
type Paints = z.infer<typeof Paints>;

const measure = async (browser: Browser, url: string, hasWidget: boolean): Promise<Paints> => {
  const context = await browser.newContext({ viewport: { width: 375, height: 700 } });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', SLOW_4G);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript({ content: OBSERVE_PAINTS });
    await page.goto(url);
    const isPainted = hasWidget ? `paintTimes.figures && ${READ_PAINTS}` : READ_PAINTS;
    return Paints.parse(await (await page.waitForFunction(isPainted)).jsonValue());
  } finally {
    await context.close();
  }
};

const site = await startSite();
const {
  data: [first],
} = z
  .object({ data: z.array(z.object({ slug: z.string() })).length(1) })
  .parse(await (await fetch(`${site.origin}/api/v1/commanders?limit=1`)).json());
const text = `<h1>A partner</h1><p>${'Some text of the page. '.repeat(40)}</p>`;
const partner = await startPartner({
  '/plain': { html: partnerDocument('', text) },
  '/widget': {
    html: partnerDocument(
      `<script async src="${site.origin}/widget.js"></script>`,
      `${text}<div data-crownsmith-commander="${first?.slug ?? ''}" style="min-height:414px"></div>`,
    ),
  },
});
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
try {
  // The first request makes the site ready: it is not the network's time.
  await measure(browser, `${partner.origin}/widget`, true);
  const [plain, widget]: [Paints[], Paints[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    plain.push(await measure(browser, `${partner.origin}/plain`, false));
    widget.push(await measure(browser, `${partner.origin}/widget`, true));
  }
  const row = (what: string, values: readonly number[]): void => {
    process.stdout.write(
      `${what.padEnd(46)} ${Math.round(median(values))} ms (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})\n`,
    );
  };
  process.stdout.write(`Slow 4G, processor ${SLOWDOWN}× slower, median of ${RUNS} loads\n`);
  row(
    'page without widget, first contentful paint',
    plain.map(({ page }) => page),
  );
  row(
    'page with widget, first contentful paint',
    widget.map(({ page }) => page),
  );
  row(
    'widget, first paint',
    widget.map((paints) => paints.widget),
  );
  row(
    'widget, with its figures',
    widget.map(({ figures }) => figures),
  );
  const painted = median(widget.map((paints) => paints.widget));
  process.stdout.write(`${painted <= LIMIT ? 'ok' : 'SLOW'}: limit of the first paint ${LIMIT} ms\n`);
  process.exitCode = painted <= LIMIT ? 0 : 1;
} finally {
  await browser.close();
  await partner.close();
  await site.close();
}
