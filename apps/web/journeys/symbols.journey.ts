import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expectThat } from './expectations';
import { waitForHydration } from './hydration';
import type { Journey, JourneyContext } from './journey';
import { countDifferentPixels } from './screenshots';

/** Regions of /symbols without any text, so that fonts do not matter. */
const REGIONS = ['symbols', 'sizes', 'themes'] as const;
/** Pixels of a region that may differ, of 10,000: another Chromium may smooth edges in another way. */
const MOST_DIFFERENT = 5;

const fileOf = (name: string): URL => new URL(`./stored-pictures/${name}.png`, import.meta.url);

/** A screenshot of a region by itself: on white, and at whole pixels wherever the text above it ends. */
const takePicture = async (page: Page, name: string): Promise<Buffer> => {
  const region = page.locator(`[data-picture=${name}]`);
  await region.evaluate((element) => {
    Object.assign(element.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      width: '632px',
      margin: '0',
      background: '#fff',
      zIndex: '9999',
    });
  });
  const picture = await region.screenshot({ animations: 'disabled' });
  await region.evaluate((element) => element.removeAttribute('style'));
  return picture;
};

/** Width times height of a PNG. */
const countPixels = (png: Buffer): number => png.readUInt32BE(16) * png.readUInt32BE(20);

/** How many of 10,000 pixels differ between a region and its stored picture. */
const shareOfDifference = async (browser: JourneyContext['browser'], name: string, picture: Buffer) =>
  ((await countDifferentPixels(browser, await readFile(fileOf(name)), picture)) / countPixels(picture)) *
  10_000;

const likeStored: Journey = {
  name: 'symbols: every symbol looks as in the stored pictures',
  run: async ({ open, browser }) => {
    const page = await open('/symbols', { deviceScaleFactor: 1, colorScheme: 'light' });
    const different: string[] = [];
    for (const name of REGIONS) {
      const picture = await takePicture(page, name);
      if (process.env['STORE_PICTURES']) {
        await writeFile(fileOf(name), picture);
        continue;
      }
      const share = await shareOfDifference(browser, name, picture);
      if (share > MOST_DIFFERENT) different.push(`${name}: ${share.toFixed(1)} of 10,000 pixels`);
    }
    expectThat(
      different.length === 0,
      `The symbols have changed (${different.join('; ')}). Look at /symbols; if that is how they should be, store new ` +
        'pictures: STORE_PICTURES=1 JOURNEY="symbols: every" npm test -- journeys',
    );
  },
};

/** Changes of one symbol that the comparison must notice. */
const CHANGES: Readonly<Record<string, (symbol: Element) => void>> = {
  'a glyph': (symbol) => symbol.lastElementChild?.setAttribute('d', 'M4 4h24v24h-24z'),
  'a colour': (symbol) => symbol.firstElementChild?.setAttribute('fill', '#e0c878'),
  'a shape': (symbol) => symbol.firstElementChild?.setAttribute('d', 'M2 2h28v28h-28z'),
};

const noticesChanges: Journey = {
  name: 'symbols: the stored pictures tell a changed glyph, colour or shape of one symbol',
  run: async ({ open, browser }) => {
    const page = await open('/symbols', { deviceScaleFactor: 1, colorScheme: 'light' });
    const symbol = page.locator('[data-picture=symbols] [data-symbol="w"]');
    const original = await symbol.innerHTML();
    for (const [what, change] of Object.entries(CHANGES)) {
      await symbol.evaluate((element, markup) => (element.innerHTML = markup), original);
      await symbol.evaluate(change);
      const share = await shareOfDifference(browser, 'symbols', await takePicture(page, 'symbols'));
      expectThat(share > MOST_DIFFERENT, `${what} was not noticed: ${share.toFixed(1)} of 10,000 pixels.`);
    }
  },
};

const copies: Journey = {
  name: 'symbols: a line of code is copied',
  run: async ({ open, origin }) => {
    const page = await open('/symbols');
    await waitForHydration(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await page.getByRole('button', { name: 'Copy <ManaSymbol value="2w" />' }).click();
    await page.getByText('Copied the line').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expectThat(copied === '<ManaSymbol value="2w" />', `The line is ${copied}.`);
  },
};

export const journeys: readonly Journey[] = [likeStored, noticesChanges, copies];
