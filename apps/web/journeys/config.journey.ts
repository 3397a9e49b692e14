import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
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

/** Stands for an analytics script: it takes up what was told before it came, and whatever is told later. */
const COUNTER = `window.counted = [...(window.crownsmithPageViews ?? [])];
window.crownsmithPageViews = { push: (view) => window.counted.push(view) };`;

interface Options extends BrowserContextOptions {
  /** what Math.random gives */
  readonly random?: number;
  readonly user?: unknown;
}

/** A page of a site whose other sites answer late, with something of theirs. */
const opener =
  (site: Site, browser: JourneyContext['browser']) =>
  async (path: string, { random = 0.99, user, ...options }: Options = {}): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const value = encodeURIComponent(JSON.stringify(user ?? {}));
    if (user) await context.addCookies([{ name: 'userState', value, url: site.origin }]);
    await context.addInitScript(`Math.random = () => ${random}`);
    await context.route(/\.example\//, async (route) => {
      await new Promise((done) => setTimeout(done, 150));
      const { hostname } = new URL(route.request().url());
      if (hostname === 'count.example')
        await route.fulfill({ contentType: 'text/javascript', body: COUNTER });
      else if (hostname === 'ads.example')
        await route.fulfill({ contentType: 'text/html', body: '<title>Ad</title><p>An ad</p>' });
      else
        await route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="728" height="90"><rect width="728" height="90"/></svg>',
        });
    });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(new URL(path, site.origin).href);
    return page;
  };
type Open = ReturnType<typeof opener>;

const banner = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Support' });
const SENTENCE = 'Please consider supporting us on Patreon to remove ads for only $2/month.';

/** What moved while a page loaded: how far, and the texts of what did. */
const layoutShift = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const moved: string[] = [];
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries())
            moved.push(JSON.stringify([entry.toJSON(), 'sources' in entry && entry.sources]));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved.join()), 200);
      }),
  );

const checkPicks = async (open: Open): Promise<void> => {
  const starts = [0, 0.3, 0.5, 0.7, 0.8, 0.84, 0.88, 0.92, 0.96];
  for (const [at, random] of starts.entries()) {
    const width = at % 2 === 0 ? 1280 : 375;
    const page = await open('/faq', { random, viewport: { width, height: 900 } });
    if (at === 0) await banner(page).locator('iframe[src="https://ads.example/box"]').waitFor();
    else
      await banner(page)
        .getByRole('img', { name: BANNERS[at - 1]?.label ?? '' })
        .waitFor();
    await page.waitForLoadState('networkidle');
    assert.equal(await layoutShift(page), '', `The page moves for ad ${at}.`);
    const room = await banner(page).boundingBox();
    assert.equal(Math.round(room?.height ?? 0), 92, 'The room is 90 px high, and its border.');
    assert.ok((room?.width ?? 999) <= (width === 375 ? 375 : 730));
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(beyond <= 0, `Ad ${at} makes the page ${beyond} px wider than the window.`);
    await page.context().close();
  }
};

const checkPlaces = async (open: Open): Promise<void> => {
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
    await page.goto(new URL(path, page.url()).href);
    await banner(page).waitFor();
    assert.equal(await sidebar(page).count(), 0, `${path} has no ad in its sidebar.`);
  }
  await page.context().close();
  const patron = { uid: 'p', patreon: { status: 'active_patron', entitledCents: 200 } };
  for (const user of [patron, { uid: 'a', isAdmin: true }]) {
    const free = await open('/top', { user });
    await free.waitForLoadState('networkidle');
    assert.equal((await banner(free).count()) + (await sidebar(free).count()), 0, 'No ads for patrons.');
    await free.context().close();
  }
  const plain = await open('/top', { javaScriptEnabled: false });
  await banner(plain).getByRole('link', { name: SENTENCE }).waitFor();
  await sidebar(plain).getByRole('link', { name: SENTENCE }).waitFor();
  await plain.context().close();
};

const checkLinks = async (open: Open): Promise<void> => {
  const page = await open('/faq');
  const facts = (name: string) =>
    page
      .locator('header nav:visible, footer')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => ['href', 'target', 'rel'].map((attribute) => link.getAttribute(attribute)));
  const outside = ['_blank', 'noopener noreferrer'];
  const from = (medium: string) => `utm_source=crownsmith&utm_medium=${medium}`;
  for (const [name, url] of [
    ['Articles', `https://articles.example/read?${from('navigation')}`],
    ['Videos', 'https://videos.example/us?utm_source=them&utm_medium=navigation'],
    ['Support us', `https://support.example/us?${from('navigation')}`],
    ['Chat', `https://chat.example/?${from('footer')}`],
    ['Nowhere', 'two words.example'],
    ['A shop', `http://shop.example/?${from('partners')}`],
  ] as const)
    assert.deepEqual(await facts(name), [url, ...outside]);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Articles' }).first().click(),
  ]);
  await opened.waitForLoadState();
  assert.deepEqual(
    await opened.evaluate(() => [window.opener === null, document.referrer, location.hostname]),
    [true, '', 'articles.example'],
  );
  await page.context().close();
};

const checkPageViews = async (open: Open, others: string): Promise<void> => {
  const page = await open('/top');
  const paths = () =>
    page.evaluate(() =>
      ('counted' in window && Array.isArray(window.counted) ? window.counted : []).map(
        (view: { path: string; title: string }) => `${view.path} ${view.title.length > 0}`,
      ),
    );
  const until = async (...expected: readonly string[]): Promise<void> => {
    const wanted = expected.map((path) => `${path} true`);
    for (let i = 0; i < 50 && (await paths()).length < wanted.length; i += 1) await page.waitForTimeout(50);
    await page.waitForTimeout(100);
    assert.deepEqual(await paths(), wanted);
  };
  await page.waitForFunction(() => 'counted' in window);
  await until('/top');
  await page.locator('main li a[href^="/cards/"]').first().click();
  await page.waitForURL('**/cards/*');
  const card = new URL(page.url()).pathname;
  await until('/top', card);
  await page.goBack();
  await until('/top', card, '/top');
  await page.getByRole('link', { name: 'Text', exact: true }).click();
  await page.waitForURL(/view=text/);
  await until('/top', card, '/top', '/top?view=text');
  const policy = (await page.request.get(page.url())).headers()['content-security-policy'] ?? '';
  assert.match(policy, /script-src 'self'(?: 'sha256-[^']+')* https:\/\/count\.example;/);
  assert.match(policy, /frame-src https:\/\/ads\.example;/);
  await page.context().close();

  const bare = await page.request.get(new URL('/top', others).href).catch(() => undefined);
  const bareText = bare ? `${bare.headers()['content-security-policy'] ?? ''}${await bare.text()}` : '';
  assert.doesNotMatch(bareText, /count\.example|frame-src/);
};

const configured: Journey = {
  name: 'config: ads keep their room and their places, links lead out marked, page views are told once each',
  timeout: 240_000,
  run: async ({ browser, origin, open: openBare }) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-config-'));
    const file = join(folder, 'site.json');
    await writeFile(file, JSON.stringify(CONFIG));
    const site = await startSite({ variables: { SITE_CONFIG: file } });
    try {
      const open = opener(site, browser);
      await checkPicks(open);
      await checkPlaces(open);
      await checkLinks(open);
      await checkPageViews(open, origin);
      const bare = await openBare('/top');
      const elsewhere: string[] = [];
      bare.on('request', (request) => {
        if (!request.url().startsWith(origin)) elsewhere.push(request.url());
      });
      await bare.locator('main li a[href^="/cards/"]').first().click();
      await bare.waitForURL('**/cards/*');
      await bare.waitForLoadState('networkidle');
      assert.deepEqual(elsewhere, [], 'A site without a config asks nobody else.');
      assert.equal(await bare.evaluate(() => 'crownsmithPageViews' in window), false);
      assert.equal((await banner(bare).count()) + (await sidebar(bare).count()), 0);
    } finally {
      await site.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

export const journeys: readonly Journey[] = [configured];
