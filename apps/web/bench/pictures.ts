// `npm run bench -- pictures`: the pictures of the README, taken of the starter data in a headless Chromium.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { startSite } from '../journeys/site';

const FOLDER = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));
const PAGE = '/commanders/atraxa-praetors-voice';
const VIEWPORT = { width: 1280, height: 1180 };

const site = await startSite();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  await mkdir(FOLDER, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: VIEWPORT, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(site.origin + PAGE, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const file = join(FOLDER, `commander-${colorScheme}.png`);
    await page.screenshot({ path: file });
    console.log(`${PAGE} in ${colorScheme} mode: ${file}`);
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
}
