import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Journey } from './journey';

const expectThat = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

const axe = async (page: Page, where: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  expectThat(found.length === 0, `${where}: ${found.join('\n')}`);
};

const PATHS = ['/faq', '/about-us', '/privacy', '/contact-us', '/bug-report', '/apply'];

const looks = (colorScheme: 'light' | 'dark', width: number): Journey => ({
  name: `forms and information: no violation of accessibility and no sideways scrolling, ${colorScheme}, ${width} px`,
  run: async ({ open }) => {
    const page = await open('/faq', { colorScheme, viewport: { width, height: 900 }, bypassCSP: true });
    for (const path of PATHS) {
      await page.goto(new URL(path, page.url()).href);
      await axe(page, path);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expectThat(beyond <= 0, `${path} is ${beyond} px wider than the window.`);
    }
  },
});

/** Sends a report that lacks its message, then the whole one. */
const report = (javaScriptEnabled: boolean): Journey => ({
  name: `forms: a report is refused at its field, then kept, ${javaScriptEnabled ? 'with' : 'without'} scripts`,
  run: async ({ browser, origin }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${origin}/bug-report?from=/cards/sol-ring`);
    expectThat((await page.inputValue('#page')) === '/cards/sol-ring', 'The page is not filled in.');
    await page.fill('#browser', 'Firefox on Android');
    await page.waitForTimeout(600);
    const refused = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send the report' }).click();
    expectThat((await refused).status() === 422, `Refused with ${(await refused).status()}.`);
    await page.locator('#message-error').waitFor();
    expectThat((await page.inputValue('#browser')) === 'Firefox on Android', 'What was written is lost.');
    await page.fill('#message', 'The ring is missing.');
    await page.getByRole('button', { name: 'Send the report' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expectThat(page.url().includes('?sent='), `It ends at ${page.url()}.`);
    await context.close();
  },
});

export const journeys: readonly Journey[] = [
  report(true),
  report(false),
  ...(['light', 'dark'] as const).flatMap((mode) => [looks(mode, 1280), looks(mode, 375)]),
];
