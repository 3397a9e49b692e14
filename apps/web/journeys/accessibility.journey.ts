import type { Page } from 'playwright-core';
import { isWhole } from '../../../tooling/vitest/forms.mjs';
import { checkInWindows } from './axe';
import { expectThat } from './expectations';
import type { Journey } from './journey';
import { register } from './registration';

/** Pages that are the only one of their kind. */
const PATHS = [
  '/', '/top', '/top/salt', '/top/w', '/top?view=text', '/top?view=table&color=g', '/commanders', '/commanders/results', '/compare',
  '/commanders/wub', '/backgrounds', '/partners', '/companions', '/combos', '/sets', '/new-cards?commander=krenko-mob-boss', '/precon', '/themes', '/typal',
  '/deck', '/deck/passport?commanders=edgar-markov&cards=sol-ring.arcane-signet&say=Hello', '/table', '/collection', '/offline', '/build', '/search?q=sol', '/search?q=t%3Aelf', '/search?q=tpye%3Aelf', '/search/syntax', '/cards/sol-ring', '/signin', '/faq', '/about-us', '/data-age', '/privacy', '/contact-us', '/count-my-deck',
  '/bug-report', '/apply', '/signup', '/forgot-password', '/reset-password', '/confirm-password?code=x',
  '/confirm-email?code=x', '/supporters', '/settings', '/embed', '/embed?commander=nobody',
  '/developers', '/developers/api', '/developers/compatible', '/developers/mana-symbols',
  '/symbols',
] as const; // prettier-ignore

/** Pages of a route and markup of which `PATHS` has another one: in the long form alone. */
const MORE_PATHS = ['/top/rising', '/commanders?window=month'] as const;

/** Pages of a person who is signed in. */
const PERSONAL_PATHS = [
  '/account', '/account?done=name', '/account/delete', '/lists', '/settings', '/supporters', '/cards/sol-ring/salt',
] as const; // prettier-ignore

/** Kinds with many pages: a page that links to one, and the pattern of its path. */
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
  ['/deck/passport?commanders=edgar-markov&cards=sol-ring.arcane-signet', /^\/table\?d=/],
] as const; // prettier-ignore

const findLink = async (page: Page, from: string, pattern: RegExp): Promise<string> => {
  const html = await (await page.request.get(new URL(from, page.url()).href)).text();
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
  const links = [...main.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href);
  const found = links.map((href) => href.replaceAll('&amp;', '&')).find((href) => pattern.test(href));
  expectThat(found !== undefined, `${from} has no link like ${pattern.source}.`);
  return found ?? from;
};

/** Paths of a variant and of the average decks of a commander and the variant. */
const findVariants = async (page: Page, commander: string): Promise<readonly string[]> => {
  const variant = await findLink(page, commander, new RegExp(`^${commander}/`));
  return [variant, ...[commander, variant].map((path) => path.replace('/commanders/', '/average-decks/'))];
};

/** The paths of all kinds; the parts of the journey look them up once. */
const findPaths = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [from, pattern] of KINDS) found.push(await findLink(page, from, pattern));
  return [...PATHS, ...(isWhole ? MORE_PATHS : []), ...found, ...(await findVariants(page, found[0] ?? '/'))];
};
let paths: Promise<readonly string[]> | undefined;

/** Journeys that share the pages: the runner has several lanes. */
const PARTS = 3;

/** Checks a page in both colour modes and widths. */
const checkPage = async (page: Page, path: string): Promise<void> => {
  const url = new URL(path, page.url()).href;
  const response = await page.goto(url);
  expectThat(response?.status() === 200 && page.url() === url, `${path} leads to ${page.url()}.`);
  await checkInWindows(page, path);
};

const checkPart = (number: number): Journey => ({
  name: `accessibility: every kind of page has no violations, in light and dark, 1280 and 375 px wide, ${number} of ${PARTS}`,
  isLong: true,
  run: async ({ open }) => {
    const page = await open('/commanders', { bypassCSP: true });
    paths ??= findPaths(page);
    const part = (await paths).filter((_path, index) => index % PARTS === number - 1);
    for (const path of part) await checkPage(page, path);
    return `${part.length} pages`;
  },
});

const personal: Journey = {
  name: 'accessibility: every kind of page of a signed-in person has no violations, in light and dark, 1280 and 375 px wide',
  isLong: true,
  run: async ({ open, site }) => {
    const page = await open('/', { bypassCSP: true });
    await register(page, site, 'accessibility@pages.example');
    for (const path of PERSONAL_PATHS) await checkPage(page, path);
    return `${PERSONAL_PATHS.length} pages`;
  },
};

export const journeys: readonly Journey[] = [
  ...Array.from({ length: PARTS }, (_, index) => checkPart(index + 1)),
  personal,
];
