// Collections: `npm run bench -- collection`. In Chromium, the time from a click on Import to the stored collection, for an
// export of Moxfield with 12,784 rows, beside a plain split of the same text in the same page; the time from a key press in its
// table to the next frame and to the rows that it brings, beside key presses in a page without rows; then the time of /build for
// that collection. Needs the built site and Chromium; SNAPSHOT names a folder of snapshots, by default the starter data is
// published. Ends with 1 above a limit.
import { CardNameIndex } from '@crownsmith/api-client';
import { makeSlug } from '@crownsmith/domain';
import { chromium, type Page } from 'playwright-core';
import { makeTestExport } from '#app/features/collection/test-export';
import { startSite } from '../journeys/site';
import { waitForHydration } from '../journeys/hydration';
import { type KeyTimes, timeKeys } from './key-strokes';

const ROWS = 12_784;
const RUNS = 5;
const BUILDS = 40;
/** Most that reading and storing may take, the p95 of a key press to its frame, and the p99 of finding what can be built, in ms. */
const LIMITS = { import: 2000, key: 50, build: 300 };
/** From an import, or a click, to the first key press, in ms. */
const REST = 1000;
const SEARCHES = ['sol ring', 'lightning', 'xyz'];
const COLUMNS = ['Card', 'Copies', 'Worth', 'Where'];
const TABLE = '[role=grid]';
/** Rounds of clicks, each of which is followed by a key. */
const CLICK_ROUNDS = 5;

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

const keysOf = (text: string): readonly string[] => [
  ...[...text].map((letter) => (letter === ' ' ? 'Space' : letter)),
  ...Array<string>(text.length).fill('Backspace'),
];

/** Searches and sorts the table of a collection by keys. */
const useTable = async (page: Page): Promise<KeyTimes> => {
  const times: KeyTimes[] = [];
  for (const text of SEARCHES) {
    await page.getByLabel('Find in your collection').focus();
    times.push(await timeKeys(page, keysOf(text), TABLE));
  }
  for (const name of COLUMNS) {
    await page.getByRole('columnheader', { name }).focus();
    times.push(await timeKeys(page, ['Enter', 'Enter'], TABLE));
  }
  return { frame: times.flatMap(({ frame }) => frame), table: times.flatMap(({ table }) => table) };
};

/** The first key press after each click: in the field of the search, on a row, and on the header of a column. */
const useMouse = async (page: Page): Promise<readonly number[]> => {
  const clicks = [
    { target: page.getByLabel('Find in your collection'), keys: ['s', 'Backspace'] },
    { target: page.locator(`${TABLE} [role=gridcell]`, { hasText: '$' }).nth(2), keys: ['ArrowDown'] },
    { target: page.getByRole('columnheader', { name: 'Worth' }), keys: ['Enter'] },
  ];
  const first: number[] = [];
  for (let round = 0; round < CLICK_ROUNDS; round += 1) {
    for (const { target, keys } of clicks) {
      await target.click();
      await page.waitForTimeout(REST);
      const { frame } = await timeKeys(page, keys, TABLE);
      first.push(...frame.slice(0, 1));
    }
  }
  return first;
};

const describe = (times: readonly number[]): string =>
  `median ${at(times, 0.5).toFixed(0)}, p95 ${at(times, 0.95).toFixed(0)}, most ${Math.max(...times).toFixed(0)} ms`;

const site = await startSite({ variables: { RATE_LIMIT_RECS: '0' } });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
try {
  const response = await fetch(`${site.origin}/json/card-names.json`);
  const { names, slugs } = CardNameIndex.parse(await response.json());
  const { csv, copies } = makeTestExport(names, ROWS);
  process.stdout.write(
    `${names.length} names; ${ROWS} rows, ${copies.size} cards, ${csv.length} characters\n`,
  );

  const times: number[] = [];
  const splits: number[] = [];
  let keys: KeyTimes = { frame: [], table: [] };
  let afterMouse: readonly number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${site.origin}/collection`);
    await waitForHydration(page);
    const file = { name: 'moxfield.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.locator('#collection-file').setInputFiles(file);
    splits.push(
      await page.evaluate((text) => {
        const start = performance.now();
        const counts = new Map<string, number>();
        for (const line of text.split('\r\n')) {
          const [count, , name = ''] = line.split('","');
          counts.set(name, (counts.get(name) ?? 0) + Number(count?.slice(1)));
        }
        return counts.size > 0 ? performance.now() - start : NaN;
      }, csv),
    );
    times.push(
      await page.evaluate(async () => {
        const start = performance.now();
        const stored = new Promise((resolve) => addEventListener('collection', resolve, { once: true }));
        document.querySelector<HTMLElement>('form[action="/collection"] button[type=submit]')?.click();
        await stored;
        return performance.now() - start;
      }),
    );
    await page.getByText(`${ROWS.toLocaleString('en')} rows of an export of Moxfield`).waitFor();
    if (run === RUNS - 1) {
      await page.waitForTimeout(REST);
      keys = await useTable(page);
      afterMouse = await useMouse(page);
    }
    await context.close();
  }
  const plain = await browser.newPage();
  await plain.setContent('<input autofocus>');
  const { frame: plainKeys } = await timeKeys(plain, keysOf('sol ring'), TABLE);
  const [imported, split] = [at(times, 0.5), at(splits, 0.5)];
  process.stdout.write(
    `import in Chromium: median ${imported.toFixed(0)} ms of ${times.map((time) => time.toFixed(0)).join(', ')} (limit ${LIMITS.import}); ` +
      `a plain split of the text: ${split.toFixed(0)} ms; ratio ${(imported / split).toFixed(0)}\n`,
  );
  process.stdout.write(
    `${keys.frame.length} key presses in the table of ${ROWS} rows: to the next frame ${describe(keys.frame)} (limit of p95 ${LIMITS.key}), ` +
      `to its rows ${describe(keys.table)}; in a page without rows ${describe(plainKeys)}\n` +
      `${afterMouse.length} first key presses after a click: to the next frame ${describe(afterMouse)} (limit of p95 ${LIMITS.key})\n`,
  );

  const cards = [...copies]
    .map(([name, { count }]) => `${slugs[name] ?? makeSlug(name)} ${count}`)
    .join('\n');
  const post = async (path: string): Promise<number> => {
    const body = new FormData();
    body.set('cards', cards);
    const start = performance.now();
    const answer = await fetch(site.origin + path, { method: 'POST', body });
    const text = await answer.text();
    if (!text.includes('cards of its average'))
      throw new Error(`${path} has status ${answer.status} and no commander.`);
    return performance.now() - start;
  };
  const first = await post('/build');
  const builds: number[] = [];
  for (let run = 0; run < BUILDS; run += 1) builds.push(await post('/build'));
  process.stdout.write(
    `/build with ${copies.size} cards: first ${first.toFixed(0)} ms, then median ${at(builds, 0.5).toFixed(0)}, p99 ${at(builds, 0.99).toFixed(0)} ms (limit ${LIMITS.build})\n`,
  );
  const isSlow =
    imported > LIMITS.import ||
    [keys.frame, afterMouse].some((times) => !(at(times, 0.95) <= LIMITS.key)) ||
    at(builds, 0.99) > LIMITS.build;
  if (isSlow) process.exitCode = 1;
} finally {
  await browser.close();
  await site.close();
}
