import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import * as z from 'zod';
import { isWhole, longOrShort } from '../../../tooling/vitest/forms.mjs';
import { answerRequests } from './answer-requests';
import { close } from './closing';
import { waitForFrames } from './frames';
import { waitForHydration } from './hydration';
import type { Journey, JourneyContext } from './journey';
import { countDifferentPixels } from './screenshots';
import { startSite } from './site';

const Pointer = z.object({ version: z.string() });
const Manifest = z.looseObject({ checksums: z.boolean().optional() });
const Catalog = z.looseObject({ cards: z.array(z.looseObject({ sanitized: z.string() })) });

const makePictureUrl = (slug: string, size: string): string =>
  `https://cards.scryfall.io/${size}/front/a/b/${slug}.jpg?1`;

/** Adds picture URLs to every card of the current snapshot, which loses its checksums, since its catalogue changes. */
const addPictures = async (snapshots: string): Promise<void> => {
  const { version } = Pointer.parse(JSON.parse(await readFile(join(snapshots, 'current.json'), 'utf8')));
  const manifest = join(snapshots, version, 'manifest.json');
  const { checksums: _checksums, ...rest } = Manifest.parse(JSON.parse(await readFile(manifest, 'utf8')));
  await writeFile(manifest, JSON.stringify(rest));
  await rm(join(snapshots, version, 'checksums.json'), { force: true });
  const file = join(snapshots, version, 'catalog.json');
  const catalog = Catalog.parse(JSON.parse(await readFile(file, 'utf8')));
  const cards = catalog.cards.map((card) => {
    const normal = makePictureUrl(card.sanitized, 'normal');
    return { ...card, image_uris: [{ normal }], image_uri: normal, image: normal };
  });
  await writeFile(file, JSON.stringify({ ...catalog, cards }));
};

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="488" height="680"><rect width="488" height="680" fill="teal"/></svg>';

type OpenPage = (
  path: string,
  options: BrowserContextOptions,
  pictures?: 'loaded' | 'failed' | 'missing',
) => Promise<Page>;

/** Opens pages of a site whose pictures load, fail at the network, or get 404. */
const createOpenPage =
  (origin: string, openContext: JourneyContext['openContext']): OpenPage =>
  async (path, options, pictures = 'loaded') => {
    const page = await (await openContext(options)).newPage();
    await answerRequests(page, ['https://cards.scryfall.io/*'], () => {
      if (pictures === 'failed') return 'failed';
      return pictures === 'missing'
        ? { status: 404, body: 'none' }
        : { type: 'image/svg+xml', body: PICTURE };
    });
    await page.goto(new URL(path, origin).href);
    return page;
  };

/** Pictures in the window: their rendered width, the widths in srcset and the chosen one, in device px. */
const findVisiblePictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.srcset.includes('scryfall') && image.checkVisibility())
      .filter((image) => image.getBoundingClientRect().top < innerHeight && image.clientWidth > 0)
      .map((image) => {
        const sources = image.srcset.split(', ').map((text) => text.split(' '));
        const available = sources.map(([, width]) => parseInt(width ?? '', 10));
        const chosen = sources.find(([url]) => url === image.currentSrc)?.[1];
        return {
          needed: image.clientWidth * devicePixelRatio,
          available,
          chosen: parseInt(chosen ?? '', 10),
          complete: image.complete,
          loaded: image.naturalWidth > 0,
        };
      }),
  );

const WINDOWS = [
  [1280, 1],
  [375, 1],
  [375, 2],
] as const;

const PATHS = [
  '/commanders',
  '/top',
  '/commanders/edgar-markov',
  '/cards/sol-ring',
  '/average-decks/edgar-markov',
];

/** Checks each page in every window, in the short form in one of them. */
const checkWidths = async (open: OpenPage, origin: string): Promise<void> => {
  for (const [at, [width, scale]] of WINDOWS.entries()) {
    const paths = PATHS.filter((_path, index) => isWhole || index % WINDOWS.length === at);
    const page = await open('about:blank', { viewport: { width, height: 900 }, deviceScaleFactor: scale });
    for (const path of paths) {
      await page.goto(new URL(path, origin).href);
      const visible = () => findVisiblePictures(page);
      let pictures = await visible();
      assert.ok(pictures.length > 0, `${path} shows no pictures at ${width} px.`);
      for (; !pictures.every(({ complete }) => complete); pictures = await visible())
        await waitForFrames(page);
      for (const { needed, available, chosen, loaded } of pictures) {
        const where = `${path} at ${width} × ${scale}: ${needed} of ${available.join()}, chose ${chosen}`;
        assert.ok(loaded, `A picture is not loaded: ${where}`);
        const largest = Math.max(...available);
        assert.ok(chosen >= needed * 0.75 || chosen === largest, `Too small: ${where}`);
        const enough = available.filter((width) => width >= needed * 1.34);
        assert.ok(enough.length === 0 || chosen <= Math.min(...enough), `Too large: ${where}`);
      }
    }
    await close(page.context());
  }
};

/** A picture that fails to load leaves the card frame as it looks without one; in the short form each failure with or without scripts. */
const checkBroken = async (open: OpenPage, browser: JourneyContext['browser']): Promise<void> => {
  for (const pictures of ['failed', 'missing'] as const)
    for (const javaScriptEnabled of longOrShort([false, true], [pictures === 'failed'])) {
      const page = await open('/cards/sol-ring', { javaScriptEnabled }, pictures);
      const frame = await page.locator('main span:has(> img)').first().elementHandle();
      assert.ok(frame);
      // It loads eagerly, so the page has waited for it.
      const failed = await frame.$eval('img', (image) => image.complete && image.naturalWidth === 0);
      assert.ok(failed, `The picture that is ${pictures} has not failed.`);
      const broken = await frame.screenshot();
      await frame.$eval('img', (image) => image.remove());
      const withoutPicture = await frame.screenshot();
      const different = await countDifferentPixels(browser, broken, withoutPicture);
      assert.equal(
        different,
        0,
        `A picture that is ${pictures} changes the card frame, scripts ${javaScriptEnabled}.`,
      );
      await close(page.context());
    }
};

/** The picture beside a link in text: for a mouse and for the keyboard, hidden by leaving and by Escape. */
const checkPreview = async (open: OpenPage): Promise<void> => {
  const page = await open('/commanders/edgar-markov?view=text', { viewport: { width: 1280, height: 900 } });
  await waitForHydration(page);
  const preview = page.locator('.card-preview');
  const link = page.locator('[data-previews] a[href^="/cards/"]').nth(1);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await link.hover();
  await preview.waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.card-preview')?.naturalWidth);
  const box = await preview.boundingBox();
  assert.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1280 && box.y + box.height <= 900);
  assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height);
  await page.mouse.move(2, 2);
  await preview.waitFor({ state: 'detached' });
  await page.locator('[data-previews] a[href^="/cards/"]').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await preview.waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  await close(page.context());
};

const panel = (page: Page) => page.getByRole('dialog', { name: 'Clipboard' });

/** The card viewer over the clipboard on a phone, by touch and by keyboard. */
const checkViewer = async (open: OpenPage): Promise<void> => {
  const page = await open('/top', { viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });
  await waitForHydration(page);
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

  await row.tap();
  await viewer.waitFor();
  assert.equal(await overlay.count(), 1, 'The viewer does not cover the list.');
  const box = await viewer.boundingBox();
  assert.deepEqual([box?.width, box?.height], [375, 700], 'The viewer does not fill the window.');
  await page.waitForFunction(() => document.querySelector('[data-overlay] img') !== null);
  const before = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => addEventListener('wheel', () => (document.body.dataset['wheel'] = '')));
  await page.mouse.wheel(0, 400);
  await page.locator('body[data-wheel]').waitFor();
  await waitForFrames(page);
  assert.equal(await page.evaluate(() => window.scrollY), before, 'The page under the viewer scrolls.');
  await viewer.getByRole('button', { name: `Hide ${name}` }).tap();
  await viewer.waitFor({ state: 'detached' });
  await page.waitForFunction((text) => document.activeElement?.textContent === text, name);

  await page.keyboard.press('Enter');
  await viewer.waitFor();
  for (let i = 0; i < 4; i += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('[data-overlay]') !== null,
    );
    assert.ok(inside, 'The focus leaves the viewer.');
  }
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  await page.waitForFunction((text) => document.activeElement?.textContent === text, name);
  assert.ok(await panel(page).isVisible(), 'Escape closes more than the viewer.');

  await panel(page).getByRole('button', { name: other, exact: true }).tap();
  await panel(page).getByRole('region', { name: other, exact: true }).waitFor();
  await page.evaluate(() => document.getElementById('clipboard-toggle')?.click());
  await panel(page).waitFor({ state: 'detached' });
  await page.locator('#clipboard-toggle').tap();
  await row.waitFor();
  assert.equal(await overlay.count(), 0, 'The viewer stays open when the clipboard closes.');
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.id === 'clipboard-toggle');
  await close(page.context());
};

const pictures: Journey = {
  name: 'pictures: load in the width they need, show beside links, leave the card frame where they fail, and open over the clipboard on a phone',
  isLong: true,
  run: async ({ browser, openContext, site: { snapshots } }) => {
    const copy = await mkdtemp(join(tmpdir(), 'crownsmith-pictures-'));
    await cp(snapshots, copy, { recursive: true });
    await addPictures(copy);
    const site = await startSite({ snapshot: copy });
    try {
      const open = createOpenPage(site.origin, openContext);
      await checkPreview(open);
      await checkBroken(open, browser);
      await checkViewer(open);
      await checkWidths(open, site.origin);
    } finally {
      await site.close();
      await rm(copy, { recursive: true, force: true });
    }
  },
};

export const journeys: readonly Journey[] = [pictures];
