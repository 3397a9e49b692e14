import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling, expectThat } from './expectations';
import type { Journey } from './journey';

/** Pages of which there is one of a kind. */
const PATHS = [
  '/', '/top', '/top/salt', '/top/w', '/top/utility-lands', '/top?view=text', '/top?view=table', '/commanders',
  '/commanders/wub', '/backgrounds', '/partners', '/companions', '/combos', '/sets', '/precon', '/themes', '/typal',
  '/recs', '/search?q=sol', '/cards/sol-ring', '/signin', '/faq', '/about-us', '/privacy', '/contact-us',
  '/bug-report', '/apply',
] as const; // prettier-ignore

/** Kinds of which there are many: the page that leads to one, and the links that do. */
const KINDS = [
  ['/commanders', /^\/commanders\/[a-z-]{6,}$/],
  ['/partners', /^\/partners\/[a-z-]+$/],
  ['/partners/thrasios-triton-hero', /^\/commanders\/[a-z-]+-thrasios-triton-hero|^\/commanders\/thrasios-triton-hero-/],
  ['/combos', /^\/combos\/[a-z0-9-]+$/],
  ['/combos', /^\/combos\?colors=/],
  ['/sets', /^\/sets\/[a-z0-9]+$/],
  ['/precon', /^\/precon\/[a-z-]+$/],
  ['/themes', /^\/themes\/[a-z-]+$/],
  ['/themes/tokens', /^\/themes\/tokens\/[a-z]+$/],
  ['/typal', /^\/typal\/[a-z-]+$/],
] as const; // prettier-ignore

const firstLink = async (page: Page, from: string, wanted: RegExp): Promise<string> => {
  await page.goto(new URL(from, page.url()).href);
  const links = await page
    .locator('main a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const found = links.find((href) => wanted.test(href));
  expectThat(found !== undefined, `${from} leads to no ${wanted.source}.`);
  return found ?? from;
};

/** The first commander that has pages of its own for parts of its decks, and one of each kind of them. */
const partsOf = async (page: Page, commander: string): Promise<readonly string[]> => {
  const variant = await firstLink(page, commander, new RegExp(`^${commander}/`));
  return [variant, commander.replace('/commanders/', '/average-decks/')];
};

/** Leaves the first few of what stands in a list or a table hundreds of times: axe takes a minute for the rest. */
const thinOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const extra of document.querySelectorAll('main :is(ul, ol, tbody) > :nth-child(n + 9)'))
      extra.remove();
  });

const looks: Journey = {
  name: 'looks: every kind of page, light and dark, 1280 and 375 px wide, has no violation of accessibility',
  timeout: 600_000,
  run: async ({ open }) => {
    const page = await open('/commanders', {
      colorScheme: 'light',
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    const found: string[] = [];
    for (const [from, wanted] of KINDS) found.push(await firstLink(page, from, wanted));
    const paths = [...PATHS, ...found, ...(await partsOf(page, found[0] ?? '/'))];
    for (const path of paths) {
      await page.goto(new URL(path, page.url()).href);
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScrolling(page, `${path}, ${width} px`);
      }
      await thinOut(page);
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => (document.documentElement.dataset['colorMode'] = 'light'));
        await expectAccessible(page, `${path}, light, ${width} px`);
        await page.evaluate(() => (document.documentElement.dataset['colorMode'] = 'dark'));
        await expectAccessible(page, `${path}, dark, ${width} px`, { colorsOnly: true });
      }
    }
    return `${paths.length} pages`;
  },
};

export const journeys: readonly Journey[] = [looks];
