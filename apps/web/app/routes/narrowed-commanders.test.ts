import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NarrowedPage } from '@crownsmith/api-client';
import { plainRow } from '@crownsmith/answers/lists';
import { pointTo, snapshotFiles, writeSnapshotFiles, writeSnapshotFixture } from '@crownsmith/test-support';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { openStore, setSnapshotStore } from '#app/snapshot/current.server';
import { loader } from './commanders.$slug';

const PATH = '/commanders/edgar-markov';

const serve = async (browse: boolean): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'narrowed-'));
  await writeSnapshotFixture(folder, { browse });
  setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
};

/** The page of a query; the target of a redirect. */
const visit = async (query: string) => {
  const request = new Request(`http://localhost${PATH}?${query}`);
  try {
    const page = await loader({ request, params: { slug: 'edgar-markov' }, context: {} });
    return { head: page.head, html: page.markup.html ?? '', to: undefined };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { head: undefined, html: '', to: `${thrown.status} ${thrown.headers.get('Location')}` };
  }
};

describe('a commander page narrowed by its query', () => {
  beforeAll(() => serve(true));

  it('counts the decks that meet the conditions and says which they are, each of which can be removed', async () => {
    const { head, html } = await visit('bracket=1&budget=300');
    expect(head?.title).toBe('Edgar Markov: bracket 1 (Exhibition), up to $300');
    expect(head?.canonical).toMatch(/\?bracket=1&budget=300$/);
    expect(html).toContain('2 decks of the 12');
    expect(html).toContain(`href="${PATH}?budget=300"`);
    expect(html).toContain(`href="${PATH}?bracket=1"`);
    expect(html).toContain('<b>2</b> <span>of 2 decks</span>');
  });

  it('lets the visitor choose whose decks count, and every figure names them', async () => {
    const { html: whole } = await visit('');
    expect(whole).toContain('Whose decks count');
    expect(whole).toContain(`href="${PATH}?decks=tournament"`);
    expect(whole).toContain('Tournament decks<small> 8</small>');
    expect(whole).not.toContain('decks=casual');
    const { head, html } = await visit('decks=tournament');
    expect(head?.title).toBe('Edgar Markov: tournament decks');
    expect(head?.description).toMatch(/^8 tournament decks with Edgar Markov: cards by inclusion/);
    expect(head?.hidden).toBe(true);
    expect(html).toContain('8 tournament decks of the 12 decks');
    expect(html).toMatch(/<span>of \d tournament decks<\/span>/);
    expect(html).not.toMatch(/<span>of \d decks?<\/span>/);
    expect(html).toContain('<option value="tournament" selected="">Tournament decks – 8</option>');
    expect(html).toContain(`href="/average-decks/edgar-markov/tournament"`);
    expect((await visit('decks=casual')).html).toContain('4 casual lists of the 12 decks');
    expect((await visit('decks=tournament&view=table')).html).toContain('of tournament decks</small>');
    expect((await visit('bracket=2&decks=Tournament')).to).toBe(`301 ${PATH}?decks=tournament&bracket=2`);
    const wrong = await visit('decks=mine');
    expect(wrong.html).toContain('“mine” is not whose decks count: tournament, casual, precon, own.');
  });

  it('counts with and without cards: their counts add up to those of all decks', async () => {
    const decksOf = async (query: string): Promise<number> =>
      Number(/(\d+) decks? of the 12/.exec((await visit(query)).html)?.[1]);
    const [playing, others] = [await decksOf('with=sol-ring'), await decksOf('without=sol-ring')];
    expect(playing).toBeGreaterThan(0);
    expect(playing + others).toBe(12);
    expect(await decksOf('since=2025-10-28')).toBe(2);
  });

  it('says how many of the decks were counted where the snapshot holds fewer than there are', async () => {
    expect((await visit('bracket=1')).html).toContain('12 of its 100 decks are counted here');
    const folder = await mkdtemp(join(tmpdir(), 'narrowed-'));
    await writeSnapshotFixture(folder, { decks: 12 });
    setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
    expect((await visit('bracket=1')).html).not.toContain('counted here');
    await serve(true);
  });

  it('explains when no deck meets the conditions, and links to what is left without one', async () => {
    const { html } = await visit('bracket=5&budget=50');
    expect(html).toContain('None of the 12 decks meets all of these conditions.');
    expect(html).toContain('Not only bracket 5 (cEDH)');
    expect(html).toContain(`href="${PATH}?budget=50"`);
  });

  it.each([
    ['with=Sol+Ring&bracket=&budget=', '?with=sol-ring'],
    ['budget=100&bracket=2', '?bracket=2&budget=100'],
    ['with=sol-ring&with=Sol+Ring&view=text', '?with=sol-ring&view=text'],
    ['since=Test+Set', '?since=tst'],
  ])('redirects %s to its canonical URL', async (query, to) => {
    expect((await visit(query)).to).toBe(`301 ${PATH}${to}`);
  });

  it('says what it does not understand and is not for search engines then', async () => {
    const { head, html } = await visit('bracket=9&with=Sol+Rign');
    expect(html).toContain('“9” is not a bracket: they are 1 to 5.');
    expect(html).toContain('No card is called “Sol Rign”.');
    expect(head?.hidden).toBe(true);
  });

  it('repeats the conditions in the links of its lists, however long they are', async () => {
    const query = ['with=arcane-signet', 'with=sol-ring', 'without=command-tower', 'since=2025-01-01'].join(
      '&',
    );
    const { html } = await visit(query);
    expect(html).toContain(`${query.replaceAll('&', '&amp;')}&amp;view=text`);
  });

  it('is for search engines only with one common condition and enough decks', async () => {
    expect((await visit('with=sol-ring')).head?.hidden).toBe(true);
    expect((await visit('bracket=1')).head?.hidden).toBe(true);
  });

  it('has a form for it on the page without conditions', async () => {
    const { html } = await visit('bracket=');
    expect(html).toContain('Narrow these decks');
    expect(html).toContain('name="without"');
  });
});

it('reads a page that the publish prepared, and counts it live where the file is missing or damaged', async () => {
  const path = 'narrowed/bracket-1/edgar-markov.json';
  const serveWith = async (content: string | undefined): Promise<string> => {
    const files = snapshotFiles({ version: 'prepared-0001' });
    if (content !== undefined) files.set(path, content);
    const folder = await mkdtemp(join(tmpdir(), 'narrowed-'));
    writeSnapshotFiles(folder, 'prepared-0001', files);
    await pointTo(folder, 'prepared-0001');
    setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
    return (await visit('bracket=1')).html;
  };
  const page: NarrowedPage = {
    num_decks: 7,
    counted_decks: 40,
    all_decks: 20,
    brackets: [7, 0, 0, 0, 0],
    price: null,
    lists: [
      { tag: 'topcards', header: 'Top Cards', rows: [plainRow('sol-ring', { decks: 6, potential: 7 })] },
    ],
    mana_curve: [0, 0, 1, 0, 0, 0, 0, 0],
    types: { Artifact: 1 },
  };
  const live = await serveWith(undefined);
  expect(live).toContain('3 decks of the 12');
  expect(await serveWith('{"num_decks":')).toBe(live);
  const read = await serveWith(JSON.stringify(page));
  expect(read).toContain('7 decks of the 40');
  expect(read).toContain('<b>6</b> <span>of 7 decks</span>');
});

it('says so for a snapshot whose decks cannot be narrowed', async () => {
  await serve(false);
  expect((await visit('bracket=1')).html).toContain('These decks cannot be narrowed yet');
  expect((await visit('')).html).not.toContain('Narrow these decks');
});
