import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import type { Page } from 'playwright-core';
import { isWhole } from '../../../tooling/vitest/forms.mjs';
import { checkInWindows } from './axe';
import { close } from './closing';
import type { Journey } from './journey';

const WEB = join(import.meta.dirname, '..');
/** From the start of the development server to its URL, ms. */
const START_TIMEOUT = 600_000;

/**
 * The development server, which alone has the gallery: the production build is checked for its absence. It serves a small
 * snapshot of its own on a free port.
 */
const startDevelopmentServer = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crownsmith-gallery-'));
  await writeSnapshotFixture(folder, { browse: true });
  const require = createRequire(import.meta.url);
  const remix = join(dirname(require.resolve('@remix-run/dev/package.json')), 'dist/cli.js');
  const server = spawn(process.execPath, [remix, 'vite:dev', '--port', '0'], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: 'development', SNAPSHOT: folder, DATA_DIR: folder, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const close = async (): Promise<void> => {
    if (server.exitCode === null) {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await exited;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    const fail = (reason: string): void => reject(new Error(`The development server ${reason}:\n${output}`));
    const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code) => fail(`ended with ${code}`));
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { origin, close };
};

/**
 * Rules that a page of many stories breaks by being one: components repeat with their landmarks and
 * labels, and lists of text links stand closer than on the pages, where the size of targets is checked.
 */
const GALLERY_RULES = ['landmark-unique', 'target-size'];

/** Checks the open gallery. @returns the number of its stories */
const checkGallery = async (page: Page): Promise<number> => {
  const stories = await page.locator('main [id*="--"]').count();
  assert.ok(stories > 70, `the gallery has ${stories} stories`);
  await checkInWindows(page, 'the gallery', { exceptRules: GALLERY_RULES });
  return stories;
};

/** Visits that may fail while Vite pre-bundles modules, and the time for the first to hydrate, in ms; the next has twice as much, and so on. */
const WARM_UP = { visits: 8, timeout: 30_000 } as const;

/**
 * Visits the gallery until it hydrates: on the first visits Vite finds modules to pre-bundle, and a page that loads
 * meanwhile gets 504 for those that are out of date.
 */
const warmUp = async (
  openGallery: () => Promise<Page>,
  load: (page: Page, timeout: number) => Promise<void>,
): Promise<void> => {
  const page = await openGallery();
  page.removeAllListeners();
  for (let visit = 1; ; visit += 1) {
    try {
      await load(page, visit * WARM_UP.timeout);
      return;
    } catch (error) {
      if (visit === WARM_UP.visits) throw error;
    }
  }
};

/** Checks the gallery as the server renders it, without its scripts: most of what the development server does is to compile them. */
const checkRendered = async (page: Page, origin: string): Promise<number> => {
  await page.route(`${origin}/gallery`, async (route) => {
    const response = await route.fetch({ timeout: START_TIMEOUT });
    const html = await response.text();
    const body = html.replaceAll(/<script\b[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
    await route.fulfill({ response, body });
  });
  await page.goto(`${origin}/gallery`, { timeout: START_TIMEOUT });
  return checkGallery(page);
};

const gallery: Journey = {
  name: 'gallery: every component in every state is accessible, light and dark, 1280 and 375 px wide',
  isLong: true,
  run: async ({ origin: production, open }) => {
    assert.equal((await fetch(`${production}/gallery`)).status, 404, 'the production build has a gallery');
    const server = await startDevelopmentServer();
    const pages: Page[] = [];
    const openGallery = async (): Promise<Page> => {
      const page = await open('about:blank', {});
      pages.push(page);
      return page;
    };
    const load = async (page: Page, timeout = START_TIMEOUT): Promise<void> => {
      await page.goto(`${server.origin}/gallery`, { timeout: START_TIMEOUT });
      await page.locator('h1[data-hydrated]').waitFor({ timeout });
    };
    try {
      if (!isWhole)
        return `${await checkRendered(await openGallery(), server.origin)} stories without scripts`;
      await warmUp(openGallery, load);
      const page = await openGallery();
      await load(page);
      return `${await checkGallery(page)} stories`;
    } finally {
      // Before the server: the pages hold a WebSocket to it.
      await Promise.all(pages.map(close));
      await server.close();
    }
  },
};

export const journeys: readonly Journey[] = [gallery];
