import { DEFAULT_OPTIONS, widgetHeight } from '@crownsmith/widget-view';
import type { Locator } from 'playwright-core';
import * as z from 'zod';
import { expectAccessible } from './axe';
import { close } from './closing';
import { expectThat } from './expectations';
import { readLayoutShift } from './frames';
import { waitForHydration } from './hydration';
import type { Journey } from './journey';
import { partnerDocument, type PartnerPage, type PartnerSite, startPartner } from './partner-site';

const HOSTILE = `<style>
* { all: unset !important; animation: none !important; }
div, crownsmith-commander, table, span, p, img, svg { display: none !important; opacity: .1 !important; font-size: 1px !important; transform: scale(.2) !important; }
html, body, main { display: block !important; }
html { font-size: 2px; --ink: red; --paper: red; }
</style>`;

/** Runs with a partner's pages, which see the site's origin and the names of its commanders. */
const withPartner = async (
  origin: string,
  makePages: (names: readonly string[]) => Readonly<Record<string, PartnerPage>>,
  run: (partner: PartnerSite) => Promise<void>,
): Promise<void> => {
  const answer: unknown = await (await fetch(`${origin}/api/v1/commanders?limit=60`)).json();
  const names = z
    .object({ data: z.array(z.object({ names: z.array(z.string()) })) })
    .parse(answer)
    .data.map((commander) => commander.names.join(' + '));
  const partner = await startPartner(makePages(names));
  try {
    await run(partner);
  } finally {
    await partner.close();
  }
};

const scriptOf = (origin: string, attributes = ''): string =>
  `<script async src="${origin}/widget.js"${attributes}></script>`;
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const divOf = (name: string, more = '', content = ''): string =>
  `<div data-crownsmith-commander="${escape(name)}" style="min-height:${widgetHeight(DEFAULT_OPTIONS)}px"${more}>${content}</div>`;

const isLoaded = (widget: Locator): Promise<void> =>
  widget.locator('article[aria-busy=false] tbody a').first().waitFor();

const heightOf = async (widget: Locator): Promise<number> =>
  Math.ceil((await widget.boundingBox())?.height ?? 0);

const hostilePages: Journey = {
  name: 'widget: a hostile style sheet and a strict policy change nothing',
  run: ({ origin, open }) =>
    withPartner(
      origin,
      ([name = '']) => {
        const strict = `default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
        const widgets = `<main><div data-crownsmith-commander="${escape(name)}"></div><crownsmith-commander name="${escape(name)}"></crownsmith-commander></main>`;
        return {
          '/calm': { html: partnerDocument(scriptOf(origin), widgets) },
          '/hostile': { html: partnerDocument(HOSTILE + scriptOf(origin), widgets) },
          '/strict': { html: partnerDocument(scriptOf(origin), widgets), policy: strict },
        };
      },
      async (partner) => {
        const looks: string[] = [];
        for (const path of ['/calm', '/hostile', '/strict']) {
          // Errors of the console, such as violations of the policy, fail the journey.
          const page = await open(partner.origin + path);
          for (const widget of await page.locator('main > *').all()) {
            await isLoaded(widget);
            const height = await heightOf(widget);
            expectThat(height === widgetHeight(DEFAULT_OPTIONS), `${path}: a widget is ${height} px high.`);
            looks.push(
              await widget.evaluate((host) => {
                const elements = [
                  ...(host.shadowRoot?.querySelectorAll('article, .name, .name a, td, tr') ?? []),
                ];
                const styles = elements.map((element) => {
                  const { color, fontSize, display, opacity, transform, backgroundColor } =
                    getComputedStyle(element);
                  return [color, fontSize, display, opacity, transform, backgroundColor].join(' ');
                });
                const { display, opacity, transform } = getComputedStyle(host);
                return JSON.stringify([display, opacity, transform, styles]);
              }),
            );
          }
        }
        expectThat(new Set(looks).size === 1, `The widgets look different: ${looks.join('\n')}`);
      },
    ),
};

const manyWidgets: Journey = {
  name: 'widget: fifty on a page share a request, load in view, and move nothing',
  run: ({ origin, open }) =>
    withPartner(
      origin,
      (names) => {
        const fifty = Array.from({ length: 50 }, (_, index) => divOf(names[index] ?? `Nobody ${index}`));
        return {
          '/many': {
            html: partnerDocument(
              scriptOf(origin) + scriptOf(origin),
              `<div style="height:3000px">Far below</div>${fifty.join('')}<p>End</p>`,
            ),
          },
        };
      },
      async (partner) => {
        const page = await open('about:blank');
        const requests: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/api/')) requests.push(request.url());
        });
        await page.goto(`${partner.origin}/many`, { waitUntil: 'networkidle' });
        expectThat(requests.length === 0, 'Widgets out of view have requested something.');
        const first = page.locator('[data-crownsmith-commander]').first();
        await first.locator('article').waitFor();
        await first.scrollIntoViewIfNeeded();
        await isLoaded(first);
        await page.getByText('End', { exact: true }).scrollIntoViewIfNeeded();
        await page
          .locator('[data-crownsmith-commander]')
          .last()
          .locator('article[aria-busy=false]')
          .waitFor();
        expectThat(requests.length === 1, `There were ${requests.length} requests.`);
        expectThat((await readLayoutShift(page)) === 0, 'Something has moved.');
        expectThat((await page.context().cookies()).length === 0, 'There is a cookie.');
      },
    ),
};

const DEAD = 'http://127.0.0.1:1';

const failures: Journey = {
  name: 'widget: an unknown commander and a dead API keep the content of the page',
  expectedErrors: /Failed to load resource|blocked by CORS/,
  run: ({ origin, open }) =>
    withPartner(
      origin,
      ([name = '']) => {
        const widget = divOf(name, '', '<a href="/own">Own link</a>');
        return {
          '/unknown': {
            html: partnerDocument(
              scriptOf(origin),
              divOf(`</script>"'🎲, Nobody`, '', '<a href="/own">Own link</a>'),
            ),
          },
          '/dead': { html: partnerDocument(scriptOf(origin, ` data-site="${DEAD}"`), widget) },
          '/failing': { html: partnerDocument(scriptOf(origin, ' data-site="/500/"'), widget) },
          '/garbled': { html: partnerDocument(scriptOf(origin, ' data-site="/"'), widget) },
          '/api/v1/widgets/commanders': { html: '{"data":[{"requested":1}]}' },
        };
      },
      async (partner) => {
        for (const [path, message] of [
          ['/unknown', 'no commander named “</script>"\'🎲, Nobody”'],
          ['/dead', 'cannot be reached'],
          ['/failing', 'cannot be reached'],
          ['/garbled', 'cannot be reached'],
        ] as const) {
          const page = await open(partner.origin + path);
          const widget = page.locator('[data-crownsmith-commander]');
          await widget.getByRole('status').filter({ hasText: message }).waitFor();
          expectThat(
            await page.getByRole('link', { name: 'Own link' }).isVisible(),
            `${path}: no content of the page.`,
          );
          const height = await heightOf(widget);
          expectThat(height === widgetHeight(DEFAULT_OPTIONS), `${path}: the widget is ${height} px high.`);
        }
      },
    ),
};

const changingPages: Journey = {
  name: 'widget: elements that come, move, change and go; a module; accessible',
  run: ({ origin, open }) =>
    withPartner(
      origin,
      ([name = '']) => ({
        '/': {
          html: partnerDocument(
            `<script type="module" src="${origin}/widget.js"></script>`,
            `<main><h1>Partner</h1><section id="a"></section><section id="b" style="background:#111">${divOf(name)}</section></main>`,
          ),
        },
      }),
      async (partner) => {
        const page = await open(partner.origin);
        const declared = page.locator('#b > div');
        await isLoaded(declared);
        expectThat(await declared.locator('article.dark').isVisible(), 'The theme does not follow the page.');
        const name = (await declared.getAttribute('data-crownsmith-commander')) ?? '';
        await page.evaluate((commander) => {
          const element = document.createElement('crownsmith-commander');
          element.setAttribute('name', commander);
          element.setAttribute('cards', '2');
          document.querySelector('#a')?.append(element);
          const later = document.createElement('div');
          document.querySelector('#a')?.append(later);
          later.dataset['crownsmithCommander'] = commander;
        }, name);
        const added = page.locator('#a crownsmith-commander');
        await isLoaded(added);
        await isLoaded(page.locator('#a > div'));
        // As a framework sorts a list.
        await added.evaluate((element) => document.querySelector('#b')?.append(element));
        const moved = page.locator('#b crownsmith-commander');
        await isLoaded(moved);
        await moved.locator('article.dark').waitFor();
        await moved.evaluate((element) => element.setAttribute('cards', '1'));
        await moved.locator('tbody tr').nth(1).waitFor({ state: 'detached' });
        await moved.evaluate((element) => element.setAttribute('name', 'Nobody'));
        await moved.getByRole('status').waitFor();
        await expectAccessible(page, 'a widget with an error');
        await moved.evaluate((element) => element.remove());
        await page.setViewportSize({ width: 320, height: 600 });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expectThat(width <= 320, `The page is ${width} px wide.`);
      },
    ),
};

const articlePages = (origin: string): Readonly<Record<string, PartnerPage>> => ({
  '/': {
    html: partnerDocument(
      scriptOf(origin),
      '<main><h1>Article</h1><article data-crownsmith-cards><p>Play [[Sol Ring|the ring]], not [[Nonsense]]. <code>[[Sol Ring]]</code></p></article></main>',
    ),
  },
});

const articleByMouse: Journey = {
  name: 'widget: card names of an article show the card to mouse and keyboard',
  run: ({ origin, open }) =>
    withPartner(
      origin,
      () => articlePages(origin),
      async (partner) => {
        const page = await open(partner.origin);
        const link = page.getByRole('link', { name: 'the ring' });
        await link.waitFor();
        const text = await page.locator('article').innerText();
        expectThat(text === 'Play the ring, not Nonsense. [[Sol Ring]]', `The article reads: ${text}`);
        const preview = page.locator('.preview');
        await link.hover();
        await preview.getByText(/In .* of decks/).waitFor();
        await page.keyboard.press('Escape');
        await preview.waitFor({ state: 'detached' });
        await page.mouse.move(600, 500);
        await page.keyboard.press('Tab');
        await preview.waitFor();
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/cards\/sol-ring\?utm_source=127\.0\.0\.1&utm_medium=widget$/);
      },
    ),
};

const articleByTouch: Journey = {
  name: 'widget: the first touch of a card name shows the card, the second follows the link',
  run: ({ origin, open }) =>
    withPartner(
      origin,
      () => articlePages(origin),
      async (partner) => {
        const page = await open(partner.origin, { hasTouch: true, viewport: { width: 375, height: 700 } });
        const link = page.getByRole('link', { name: 'the ring' });
        await link.tap();
        await page.locator('.preview').waitFor();
        expectThat(page.url().startsWith(partner.origin), 'The first touch has followed the link.');
        await link.tap();
        await page.waitForURL(/\/cards\/sol-ring/);
      },
    ),
};

const frames: Journey = {
  name: 'widget: /embed makes codes with and without scripts, and frames show in other sites',
  run: async ({ open, openContext }) => {
    const page = await open('/embed');
    await waitForHydration(page);
    const code = page.locator('#code-frame + p + pre');
    const before = await code.innerText();
    await page.getByLabel('Top cards').selectOption('2');
    await page.waitForURL(/cards=2/);
    await page.locator('pre', { hasText: 'cards=2' }).waitFor();
    expectThat(!before.includes('cards='), 'The code names defaults.');
    const plain = await open('/embed', { javaScriptEnabled: false });
    await plain.getByLabel('Density').selectOption('compact');
    await plain.getByRole('button', { name: 'Show' }).click();
    await plain.waitForURL(/density=compact/);
    const html = await plain.locator('#code-frame + p + pre').innerText();
    expectThat(html.includes('density=compact'), `The code is ${html}`);
    const partner = await startPartner({ '/': { html: partnerDocument('', html) } });
    const context = await openContext({ javaScriptEnabled: false });
    try {
      const framing = await context.newPage();
      await framing.goto(partner.origin);
      const article = framing.frameLocator('iframe').locator('article.compact');
      await article.waitFor();
      const height = await heightOf(article);
      const given = Number(await framing.locator('iframe').getAttribute('height'));
      expectThat(height === given, `The widget is ${height} px high, its frame ${given} px.`);
    } finally {
      await close(context);
      await partner.close();
    }
  },
};

export const journeys: readonly Journey[] = [
  hostilePages,
  manyWidgets,
  failures,
  changingPages,
  articleByMouse,
  articleByTouch,
  frames,
];
