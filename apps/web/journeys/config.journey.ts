import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { isWhole } from '../../../tooling/vitest/forms.mjs';
import { type Answer, answerRequests } from './answer-requests';
import { close } from './closing';
import { MOST_LAYOUT_SHIFT, readLayoutShift, waitForFrames } from './frames';
import type { Journey, JourneyContext } from './journey';
import { type Site, startSite } from './site';

const BANNERS = 'abcdefgh'.split('').map((name) => ({
  image: `https://${name}.example/728x90.svg`,
  url: `${name}.example/deals?id=1`,
  label: `Shop ${name}`,
}));

const CONFIG = {
  links: [
    { label: 'Articles', url: 'articles.example/read' },
    { label: 'Videos', url: 'https://videos.example/us?utm_source=them' },
    { label: 'Support us', url: 'https://support.example/us' },
  ],
  social: [
    { label: 'Chat', url: 'https://chat.example/' },
    { label: 'Nowhere', url: 'two words.example' },
  ],
  partners: [{ label: 'A shop', url: 'http://shop.example' }],
  analytics: { script: 'https://count.example/script.js' },
  ads: { supportUrl: 'https://support.example/us', frame: 'https://ads.example/box', banners: BANNERS },
};

/** A fake analytics script: it reads the page views queued before it loaded, and receives later ones. */
const COUNTER = `window.counted = [...(window.crownsmithPageViews ?? [])];
window.crownsmithPageViews = { push: (view) => window.counted.push(view) };`;

interface Options extends BrowserContextOptions {
  /** the result of Math.random */
  readonly random?: number;
  readonly user?: unknown;
}

const BANNER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="728" height="90"><rect width="728" height="90"/></svg>';

/** What other sites answer, after a delay. */
const answerOf = async (url: string): Promise<Answer> => {
  await wait(150);
  const { hostname } = new URL(url);
  if (hostname === 'count.example') return { type: 'text/javascript', body: COUNTER };
  if (hostname === 'ads.example') return { type: 'text/html', body: '<title>Ad</title><p>An ad</p>' };
  return { type: 'image/svg+xml', body: BANNER };
};

const setRandom = (page: Page, random: number): Promise<unknown> =>
  page.addInitScript(`Math.random = () => ${random}`);

/** Opens pages of a site without fonts; requests to other sites get a fake response. */
const createOpenPage =
  (site: Site, openContext: JourneyContext['openContext']) =>
  async (path: string, { random = 0.99, user, ...options }: Options = {}): Promise<Page> => {
    const context = await openContext(options);
    const value = encodeURIComponent(JSON.stringify(user ?? {}));
    if (user) await context.addCookies([{ name: 'userState', value, url: site.origin }]);
    const page = await context.newPage();
    await setRandom(page, random);
    await answerRequests(page, ['*.woff2', '*://*.example/*'], (url) =>
      url.endsWith('.woff2') ? { status: 204 } : answerOf(url),
    );
    await page.goto(new URL(path, site.origin).href);
    return page;
  };
type OpenPage = ReturnType<typeof createOpenPage>;

const banner = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Support' });
const SENTENCE = 'Please consider supporting us on Patreon to remove ads for only $2/month.';

const checkAdChoice = async (open: OpenPage): Promise<void> => {
  const starts = [0, 0.3, 0.5, 0.7, 0.8, 0.84, 0.88, 0.92, 0.96];
  const page = await open('/faq', { random: starts[0] ?? 0 });
  for (const [at, random] of starts.entries()) {
    // In the short form the frame and two pictures, one of them in the narrow window.
    if (!isWhole && at % 3 > 0) continue;
    const width = at % 2 === 0 ? 1280 : 375;
    if (at > 0) {
      await page.setViewportSize({ width, height: 900 });
      await setRandom(page, random);
      await page.reload();
    }
    if (at === 0) await banner(page).locator('iframe[src="https://ads.example/box"]').waitFor();
    else
      await banner(page)
        .getByRole('img', { name: BANNERS[at - 1]?.label ?? '' })
        .waitFor();
    const shift = await readLayoutShift(page);
    assert.ok(shift < MOST_LAYOUT_SHIFT, `Ad ${at} shifts the layout by ${shift}.`);
    const box = await banner(page).boundingBox();
    assert.equal(Math.round(box?.height ?? 0), 92, 'The banner is 90 px high without its border.');
    assert.ok((box?.width ?? 999) <= (width === 375 ? 375 : 730));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(overflow <= 0, `Ad ${at} makes the page ${overflow} px wider than the window.`);
  }
  await close(page.context());
};

const checkAdPlaces = async (open: OpenPage): Promise<void> => {
  const page = await open('/top', { random: 0.4 });
  const link = banner(page).getByRole('link');
  assert.equal(
    await link.getAttribute('href'),
    'https://a.example/deals?id=1&utm_source=crownsmith&utm_medium=banner',
  );
  assert.deepEqual(
    [await link.getAttribute('target'), await link.getAttribute('rel')],
    ['_blank', 'noopener noreferrer'],
  );
  const placeholder = sidebar(page).getByRole('link', { name: SENTENCE });
  assert.match(
    (await placeholder.getAttribute('href')) ?? '',
    /^https:\/\/support\.example\/us\?utm_source=/,
  );
  const box = await sidebar(page).locator('div').boundingBox();
  assert.equal(box?.height, 200);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await page.waitForURL('**/contact-us');
  await sidebar(page).waitFor({ state: 'detached' });
  for (const path of ['/', '/about-us', '/apply', '/bug-report', '/privacy', '/signin']) {
    const html = await (await page.request.get(new URL(path, page.url()).href)).text();
    assert.match(html, /aria-label="Advertisement"/, `${path} has no banner.`);
    assert.doesNotMatch(html, /aria-label="Support"/, `${path} has an ad in its sidebar.`);
  }
  await close(page.context());
  // A cookie that anybody can write hides nothing.
  for (const user of [{ patreon: { status: 'active_patron', entitledCents: 500 } }, { isAdmin: true }]) {
    const forged = await open('/top', { user });
    await banner(forged).waitFor();
    await sidebar(forged).waitFor();
    await close(forged.context());
  }
  const plain = await open('/top', { javaScriptEnabled: false });
  await banner(plain).getByRole('link', { name: SENTENCE }).waitFor();
  await sidebar(plain).getByRole('link', { name: SENTENCE }).waitFor();
  await close(plain.context());
};

const checkLinks = async (open: OpenPage): Promise<void> => {
  const page = await open('/faq');
  const readLink = (name: string) =>
    page
      .locator('header nav:visible, footer')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => ['href', 'target', 'rel'].map((attribute) => link.getAttribute(attribute)));
  const externalAttributes = ['_blank', 'noopener noreferrer'];
  const tracking = (medium: string) => `utm_source=crownsmith&utm_medium=${medium}`;
  for (const [name, url] of [
    ['Articles', `https://articles.example/read?${tracking('navigation')}`],
    ['Videos', 'https://videos.example/us?utm_source=them&utm_medium=navigation'],
    ['Support us', `https://support.example/us?${tracking('navigation')}`],
    ['Chat', `https://chat.example/?${tracking('footer')}`],
    ['Nowhere', 'two words.example'],
    ['A shop', `http://shop.example/?${tracking('partners')}`],
  ] as const)
    assert.deepEqual(await readLink(name), [url, ...externalAttributes]);
  // Of the new tab, too.
  await page
    .context()
    .route('https://articles.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Articles</title>' }),
    );
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Articles' }).first().click(),
  ]);
  await opened.waitForLoadState();
  assert.deepEqual(
    await opened.evaluate(() => [window.opener === null, document.referrer, location.hostname]),
    [true, '', 'articles.example'],
  );
  await close(page.context());
};

const checkPageViews = async (open: OpenPage, defaultOrigin: string): Promise<void> => {
  const page = await open('/top');
  const paths = () =>
    page.evaluate(() =>
      ('counted' in window && Array.isArray(window.counted) ? window.counted : []).map(
        (view: { path: string; title: string }) => `${view.path} ${view.title.length > 0}`,
      ),
    );
  const waitForViews = async (...expected: readonly string[]): Promise<void> => {
    const views = expected.map((path) => `${path} true`);
    await page.waitForFunction(
      (count) => 'counted' in window && Array.isArray(window.counted) && window.counted.length >= count,
      views.length,
    );
    // One view too many would follow at once.
    await waitForFrames(page);
    assert.deepEqual(await paths(), views);
  };
  await page.waitForFunction(() => 'counted' in window);
  await waitForViews('/top');
  await page.locator('main li a[href^="/cards/"]').first().click();
  await page.waitForURL('**/cards/*');
  const card = new URL(page.url()).pathname;
  await waitForViews('/top', card);
  await page.goBack();
  await waitForViews('/top', card, '/top');
  await page.getByRole('link', { name: 'Text', exact: true }).click();
  await page.waitForURL(/view=text/);
  await waitForViews('/top', card, '/top', '/top?view=text');
  const policy = (await page.request.get(page.url())).headers()['content-security-policy'] ?? '';
  assert.match(policy, /script-src 'self'(?: 'sha256-[^']+')* https:\/\/count\.example;/);
  assert.match(policy, /frame-src 'self' https:\/\/ads\.example;/);
  await close(page.context());

  const unconfigured = await page.request.get(new URL('/top', defaultOrigin).href).catch(() => undefined);
  const plainText = unconfigured
    ? `${unconfigured.headers()['content-security-policy'] ?? ''}${await unconfigured.text()}`
    : '';
  assert.doesNotMatch(plainText, /count\.example|frame-src/);
};

const configured: Journey = {
  name: 'config: ads keep their size and place, external links carry tracking parameters, each page view is reported once',
  isLong: true,
  run: async ({ openContext, origin, site: { snapshots }, open: openDefault }) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-config-'));
    const file = join(folder, 'site.json');
    await writeFile(file, JSON.stringify(CONFIG));
    const site = await startSite({ snapshot: snapshots, variables: { SITE_CONFIG: file } });
    try {
      const open = createOpenPage(site, openContext);
      await checkAdChoice(open);
      await checkAdPlaces(open);
      await checkLinks(open);
      await checkPageViews(open, origin);
      const unconfigured = await openDefault('/top');
      const externalRequests: string[] = [];
      unconfigured.on('request', (request) => {
        if (!request.url().startsWith(origin)) externalRequests.push(request.url());
      });
      await unconfigured.locator('main li a[href^="/cards/"]').first().click();
      await unconfigured.waitForURL('**/cards/*');
      await waitForFrames(unconfigured);
      assert.deepEqual(externalRequests, [], 'A site without a config sends no external requests.');
      assert.equal(await unconfigured.evaluate(() => 'crownsmithPageViews' in window), false);
      assert.equal((await banner(unconfigured).count()) + (await sidebar(unconfigured).count()), 0);
    } finally {
      await site.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

export const journeys: readonly Journey[] = [configured];
