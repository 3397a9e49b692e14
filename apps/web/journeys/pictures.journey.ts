import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { z } from 'zod';
import type { Journey, JourneyContext } from './journey';
import { startSite } from './site';

const Pointer = z.object({ version: z.string() });
const Catalog = z.looseObject({ cards: z.array(z.looseObject({ sanitized: z.string() })) });

const pictureOf = (slug: string, size: string): string =>
  `https://cards.scryfall.io/${size}/front/a/b/${slug}.jpg?1`;

/** Gives every card of a snapshot the addresses of pictures. */
const addPictures = async (snapshots: string): Promise<void> => {
  const { version } = Pointer.parse(JSON.parse(await readFile(join(snapshots, 'current.json'), 'utf8')));
  const file = join(snapshots, version, 'catalog.json');
  const catalog = Catalog.parse(JSON.parse(await readFile(file, 'utf8')));
  const cards = catalog.cards.map((card) => {
    const normal = pictureOf(card.sanitized, 'normal');
    return { ...card, image_uris: [{ normal }], image_uri: normal, image: normal };
  });
  await writeFile(file, JSON.stringify({ ...catalog, cards }));
};

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="488" height="680"><rect width="488" height="680" fill="teal"/></svg>';

type Open = (
  path: string,
  options: BrowserContextOptions,
  answer?: 'picture' | 'nothing' | 'broken',
) => Promise<Page>;

const opener =
  (origin: string, browser: JourneyContext['browser']): Open =>
  async (path, options, answer = 'picture') => {
    const context = await browser.newContext(options);
    await context.route('https://cards.scryfall.io/**', (route) => {
      if (answer === 'nothing') return route.abort();
      if (answer === 'broken') return route.fulfill({ status: 404, body: 'none' });
      return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
    });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(new URL(path, origin).href);
    return page;
  };

/** Pictures in the window: how wide they are drawn, and which widths they could and did come in, in device px. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.currentSrc.includes('scryfall') && image.checkVisibility())
      .filter((image) => image.getBoundingClientRect().top < innerHeight && image.clientWidth > 0)
      .map((image) => {
        const sources = image.srcset.split(', ').map((text) => text.split(' '));
        const offered = sources.map(([, width]) => parseInt(width ?? '', 10));
        const taken = sources.find(([url]) => url === image.currentSrc)?.[1];
        return {
          needed: image.clientWidth * devicePixelRatio,
          offered,
          taken: parseInt(taken ?? '', 10),
          loaded: image.complete && image.naturalWidth > 0,
        };
      }),
  );

const checkWidths = async (open: Open): Promise<void> => {
  for (const [width, scale] of [
    [1280, 1],
    [375, 1],
    [375, 2],
  ] as const)
    // prettier-ignore
    for (const path of ['/commanders', '/top', '/commanders/edgar-markov', '/cards/sol-ring', '/average-decks/edgar-markov']) {
      const page = await open(path, { viewport: { width, height: 900 }, deviceScaleFactor: scale });
      await page.waitForLoadState('networkidle');
      const pictures = await shown(page);
      assert.ok(pictures.length > 0, `${path} shows pictures at ${width}.`);
      for (const { needed, offered, taken, loaded } of pictures) {
        const where = `${path} at ${width} × ${scale}: ${needed} of ${offered.join()}, took ${taken}`;
        assert.ok(loaded, `A picture is not loaded: ${where}`);
        const largest = Math.max(...offered);
        assert.ok(taken >= needed * 0.75 || taken === largest, `Too small: ${where}`);
        const enough = offered.filter((of) => of >= needed * 1.34);
        assert.ok(enough.length === 0 || taken <= Math.min(...enough), `Too large: ${where}`);
      }
      await page.context().close();
    }
};

/** A picture that fails leaves the drawing as if it had never been there. */
const checkBroken = async (open: Open): Promise<void> => {
  for (const answer of ['nothing', 'broken'] as const)
    for (const javaScriptEnabled of [false, true]) {
      const page = await open('/cards/sol-ring', { javaScriptEnabled }, answer);
      await page.waitForLoadState('networkidle');
      const frame = await page.locator('main span:has(> img)').first().elementHandle();
      assert.ok(frame);
      const broken = await frame.screenshot();
      await frame.evaluate((element) => element.querySelector('img')?.remove());
      const drawn = await frame.screenshot();
      assert.ok(
        broken.equals(drawn),
        `A picture with ${answer}, scripts ${javaScriptEnabled}, shows something.`,
      );
      await page.context().close();
    }
};

const panel = (page: Page) => page.getByRole('dialog', { name: 'Clipboard' });

/** The large picture over the clipboard on a phone, by touch and by keyboard. */
const checkViewer = async (open: Open): Promise<void> => {
  const page = await open('/top', { viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });
  await page.waitForLoadState('networkidle');
  const clips = page.locator('[data-card-act=clip]');
  const names: string[] = [];
  for (const at of [0, 1]) {
    const label = (await clips.nth(at).getAttribute('aria-label')) ?? '';
    names.push(label.replace('Clipboard: ', ''));
    await clips.nth(at).tap();
    await page.getByText(`Added ${names[at] ?? ''}`).waitFor();
  }
  const [name = '', other = ''] = names;
  await page.locator('#clipboard-toggle').tap();
  const row = panel(page).getByRole('button', { name, exact: true });
  const viewer = panel(page).getByRole('region', { name, exact: true });
  const overlay = panel(page).locator('[data-overlay]');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);

  await row.tap();
  await viewer.waitFor();
  assert.equal(await overlay.count(), 1, 'The picture lies over the list.');
  const box = await viewer.boundingBox();
  assert.deepEqual([box?.width, box?.height], [375, 700], 'It fills the window.');
  await page.waitForFunction(() => document.querySelector('[data-overlay] img') !== null);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(200);
  assert.equal(await page.evaluate(() => window.scrollY), before, 'The page under it stands still.');
  await viewer.getByRole('button', { name: `Hide ${name}` }).tap();
  await viewer.waitFor({ state: 'detached' });
  await page.waitForFunction((of) => document.activeElement?.textContent === of, name);

  await page.keyboard.press('Enter');
  await viewer.waitFor();
  for (let i = 0; i < 4; i += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('[data-overlay]') !== null,
    );
    assert.ok(inside, 'The focus stays in the picture.');
  }
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  await page.waitForFunction((of) => document.activeElement?.textContent === of, name);
  assert.ok(await panel(page).isVisible(), 'Escape closes the picture only.');

  await panel(page).getByRole('button', { name: other, exact: true }).tap();
  await panel(page).getByRole('region', { name: other, exact: true }).waitFor();
  await page.evaluate(() => document.getElementById('clipboard-toggle')?.click());
  await panel(page).waitFor({ state: 'detached' });
  await page.locator('#clipboard-toggle').tap();
  await row.waitFor();
  assert.equal(await overlay.count(), 0, 'Closing the clipboard closes the picture.');
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  assert.match((await focused()) ?? '', /2/, 'The button that opened the clipboard has the focus.');
  await page.context().close();
};

const pictures: Journey = {
  name: 'pictures: in the width that is needed, the drawing where they fail, large over the clipboard on a phone',
  timeout: 240_000,
  run: async ({ browser }) => {
    const plain = await startSite();
    const snapshots = join(plain.dataDir, 'snapshots');
    await addPictures(snapshots);
    const site = await startSite({ snapshot: snapshots });
    try {
      const open = opener(site.origin, browser);
      await checkBroken(open);
      await checkViewer(open);
      await checkWidths(open);
    } finally {
      await site.close();
      await plain.close();
    }
  },
};

export const journeys: readonly Journey[] = [pictures];
