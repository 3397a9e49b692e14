import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { PLAIN_PAGE } from '#app/rendering/plain-page';
import { renderedPageMeta } from '#app/rendering/RenderedPage';
import { getSnapshot, openStore, setSnapshotStore } from '#app/snapshot/current.server';
import * as route from '#app/routes/deck_.passport';
import { deckOnlyParameters } from '../deck-address.server';
import { queryOf } from '../deck-page-state';

let query: string;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'passport-'));
  await writeSnapshotFixture(folder);
  setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
  const numbers = await (await getSnapshot()).cardNumbers();
  const deck = {
    commanders: ['/cards/edgar-markov'],
    cards: { '/cards/sol-ring': 1, '/cards/command-tower': 1 },
  };
  query = queryOf(deckOnlyParameters(deck, numbers));
});

const load = async (search: string) => {
  const request = new Request(`http://site.test/deck/passport${search}`);
  const loaded: unknown = await route.loader({ request, context: {} });
  // A response with a status of its own carries the page as its data.
  const { data = loaded, init } = loaded as { data?: unknown; init?: { status?: number } };
  return { data, status: init?.status ?? 200 };
};
const visit = async (search: string) => {
  const { data, status } = await load(search);
  const { head, markup } = data as { head: { title: string; hidden: boolean }; markup: { html?: string } };
  return { status, ...head, html: markup.html ?? '' };
};

describe('/deck/passport', () => {
  it('states a deck with what its player says, for no search engine', async () => {
    const page = await visit(`?${query}&say=No+combos&proxies=4`);
    expect(page).toMatchObject({ status: 200, hidden: true });
    expect(page.title).toContain('Edgar Markov');
    expect(page.html).toContain('No combos');
    expect(page.html).toContain('<svg');
    expect(page.html).not.toContain('<script');
  });

  it('asks for a deck where the address has none, and refuses a damaged one', async () => {
    expect((await visit('')).status).toBe(200);
    expect((await visit('')).html).toContain('This address has no deck.');
    expect(await visit('?d=not-a-deck-code')).toMatchObject({ status: 400 });
  });

  it('has neither the header of the site nor structured data, which stand in a script', async () => {
    expect(route.handle).toBe(PLAIN_PAGE);
    const { data } = await load(`?${query}`);
    const args = { data, matches: [] } as unknown as Parameters<typeof route.meta>[0];
    const inScripts = (tags: ReturnType<typeof route.meta>) =>
      (tags ?? []).filter((tag) => 'script:ld+json' in tag).length;
    expect(inScripts(renderedPageMeta(args))).toBeGreaterThan(0);
    expect(inScripts(route.meta(args))).toBe(0);
    expect(route.meta(args)).toContainEqual({ title: expect.stringContaining('Edgar Markov') });
  });
});
