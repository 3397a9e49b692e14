import type { Page } from 'playwright-core';
import { LONGEST_WAIT_FOR_PAINT } from '../app/rendering/paint-wait';
import { waitForCount } from './clipboard-panel';
import { expectThat } from './expectations';
import { waitForFrames } from './frames';
import { waitForHydration } from './hydration';
import type { Journey } from './journey';

declare global {
  interface Window {
    /** what scripts wrote into fields */
    writtenValues?: string[];
  }
}

const afterPaint: Journey = {
  name: 'loading: no script is requested before the first paint, and there is one style sheet',
  run: async ({ open }) => {
    const page = await open('/commanders/edgar-markov');
    await waitForHydration(page);
    // Where a busy machine paints later than that, they rightly no longer wait.
    const { paint, early, sheets } = await page.evaluate((longestWait) => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const files = performance.getEntriesByType('resource');
      return {
        paint,
        early: files.filter(
          ({ name, startTime }) => name.endsWith('.js') && startTime < Math.min(paint, longestWait),
        ).length,
        sheets: document.querySelectorAll('link[rel=stylesheet]').length,
      };
    }, LONGEST_WAIT_FOR_PAINT);
    if (paint === 0 || early > 0 || sheets !== 1)
      throw new Error(`first paint after ${paint} ms, ${early} scripts before it, ${sheets} style sheets`);
  },
};

/** Holds back the scripts of a page until the returned function is called. */
const delayScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
};

const earlyClick: Journey = {
  name: 'loading: a click before the scripts have loaded takes effect afterwards, once',
  run: async ({ open }) => {
    const page = await open('/about-us');
    const release = await delayScripts(page);
    await page.goto(new URL('/commanders/edgar-markov', page.url()).href, { waitUntil: 'commit' });
    const clip = page.locator('main [data-card-act=clip]').first();
    await clip.click();
    release();
    await page.locator('main [data-card-act=clip][aria-pressed=true]').first().waitFor();
    await waitForCount(page, 1);
  },
};

const earlyDeck: Journey = {
  name: 'loading: a list typed before the scripts have loaded stays, though the browser holds a deck',
  run: async ({ open }) => {
    const page = await open('/commanders/edgar-markov');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Use as my commander' }).click();
    await waitForCount(page, 1);
    const posts: string[] = [];
    page.on(
      'request',
      (request) =>
        void (request.method() === 'POST' && /\/deck\b/.test(request.url()) && posts.push(request.url())),
    );
    const release = await delayScripts(page);
    await page.goto(new URL('/deck', page.url()).href, { waitUntil: 'commit' });
    await page.locator('#text').fill('1 Sol Ring');
    release();
    await waitForHydration(page);
    await waitForCount(page, 1);
    await waitForFrames(page);
    expectThat(posts.length === 0, 'The page opens the deck of the browser instead.');
    await page.getByRole('button', { name: 'Open the deck' }).click();
    await page.waitForURL(/\/deck\?d=/);
    await page.locator('main').getByText('Sol Ring').first().waitFor();
  },
};

/** Records what scripts write into the fields of a page, whose search gets the focus when React listens, before it hydrates. */
const focusDuringHydration = (): void => {
  const add = document.addEventListener.bind(document);
  document.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    add(type, ...rest);
    if (type !== 'focusin') return;
    queueMicrotask(() => {
      const field = document.querySelector<HTMLInputElement>('[role=search] input');
      field?.blur();
      field?.focus();
    });
  };
  const written: string[] = (window.writtenValues = []);
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...value,
    set(this: HTMLInputElement, text: string) {
      written.push(text);
      value?.set?.call(this, text);
    },
  });
};

const earlySearch: Journey = {
  name: 'loading: a search typed before the scripts have loaded gets suggestions afterwards',
  run: async ({ open }) => {
    const page = await open('/about-us');
    const release = await delayScripts(page);
    await page.addInitScript(focusDuringHydration);
    await page.goto(new URL('/faq', page.url()).href, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('sol ring');
    release();
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /^Sol Ring/ })
      .waitFor();
    const written = await page.evaluate(() => window.writtenValues);
    expectThat(
      written?.every((value) => value === 'sol ring') === true,
      `Hydration wrote ${JSON.stringify(written)} into the field: what is typed meanwhile would be lost.`,
    );
  },
};

const earlyKey: Journey = {
  name: 'loading: a key reaches the search of a page whose header alone has arrived',
  run: async ({ open }) => {
    const page = await open('/about-us');
    await page.route('**/faq', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf('</header>')) });
    });
    await page.goto(new URL('/faq', page.url()).href, { waitUntil: 'commit' });
    await page.locator('[role=search] input').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('sol');
    await page.waitForFunction(() => document.querySelector('input')?.value === 'sol');
  },
};

const inputDuringHydration: Journey = {
  name: 'loading: a page hydrates during continuous pointer and keyboard input',
  run: async ({ open }) => {
    const page = await open('/about-us');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const timer = setInterval(() => {
        if (document.readyState === 'complete' && !window.earlyInput) clearInterval(timer);
        const events = [
          ...['pointerdown', 'mousedown', 'mouseup'].map((type) => new MouseEvent(type, { bubbles: true })),
          ...['keydown', 'keyup'].map((type) => new KeyboardEvent(type, { bubbles: true, key: 'Shift' })),
        ];
        for (const event of events) document.querySelector('h1')?.dispatchEvent(event);
      }, 1);
    });
    await page.goto(new URL('/', page.url()).href);
    await waitForHydration(page);
    await page.getByRole('switch', { name: 'Dark mode' }).click();
    await page.locator('html[data-color-mode=dark]').waitFor();
  },
};

const failedDialog: Journey = {
  name: 'loading: a dialog whose script fails to load leaves the page usable and opens on the next click',
  run: async ({ openContext, origin }) => {
    const page = await (await openContext()).newPage();
    await page.route('**/assets/SettingsDialog-*.js', (route) => route.abort());
    await page.goto(new URL('/about-us', origin).href);
    await page.locator('[data-open=settings]:visible').click();
    await page.getByText('This could not be loaded. Try again in a moment.').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.unroute('**/assets/SettingsDialog-*.js');
    await page.locator('[data-open=settings]:visible').click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  },
};

const failedClipboard: Journey = {
  name: 'loading: a clipboard whose script fails to load shows an error and works on the next key press',
  run: async ({ openContext, origin }) => {
    const page = await (await openContext()).newPage();
    await page.route('**/assets/clipboard-actions-*.js', (route) => route.abort());
    await page.goto(new URL('/commanders/edgar-markov', origin).href);
    const clip = page.locator('main [data-card-act=clip]').first();
    await clip.click();
    await page.getByText('The clipboard could not be loaded. Try again in a moment.').waitFor();
    await page.unroute('**/assets/clipboard-actions-*.js');
    await clip.focus();
    await page.keyboard.press('Enter');
    await page.locator('main [data-card-act=clip][aria-pressed=true]').first().waitFor();
  },
};

export const journeys = [
  afterPaint,
  earlyClick,
  earlyDeck,
  earlySearch,
  earlyKey,
  inputDuringHydration,
  failedClipboard,
  failedDialog,
] as const;
