import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderSource } from '@crownsmith/answers/snapshot';
import { liftCopyTerms } from '@crownsmith/domain';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSnapshot, type Snapshot } from '#app/snapshot/snapshot.server';
import { searchPage } from './search-page.server';
import { sortQuery } from './sort-query';
import { syntaxPage } from './syntax-page.server';
import { underlineErrors } from './underline-errors';

let snapshot: Snapshot;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'search-'));
  const version = 'fixture-0001';
  await writeSnapshotFixture(folder, { version });
  snapshot = await loadSnapshot({ source: createFolderSource(folder), version, pageCacheBytes: 1e6 });
});

const render = async (query: string, page = ''): Promise<string> => {
  const url = `http://site.test/search?q=${encodeURIComponent(query)}${page}`;
  return (await searchPage(new Request(url), snapshot)).markup.bytes.toString();
};
const links = (html: string): readonly string[] =>
  [...html.matchAll(/href="(\/cards\/[^"]+)"/g)].map(([, url = '']) => url);

describe('/search in the language', () => {
  it('lists the cards that match, the most played first, with their count and orders', async () => {
    const html = await render('t:creature id<=wbr');
    expect(html).toMatch(/\d+ cards match/);
    expect(links(html)).toContain('/cards/edgar-markov');
    expect(html).toContain('href="/search?q=t%3Acreature+id%3C%3Dwbr+order%3Aname"');
    const byName = links(await render('t:creature id<=wbr order:name'));
    expect([...new Set(byName)]).toEqual([...new Set(byName)].toSorted());
    expect(byName).not.toEqual(links(html));
  });

  it('sorts by the win rates of one format, and names it', async () => {
    const html = await render('t:creature order:winrate');
    expect(links(html)[0]).toBe('/cards/edgar-markov');
    expect(html).toContain('win in Duel Commander');
    expect(await render('t:creature order:salt')).not.toContain('win in Duel Commander');
  });

  it('counts among the decks of a commander', async () => {
    const html = await render('with:edgar inclusion>=1');
    expect(html).toMatch(/among .* decks of <a href="\/commanders\/edgar-markov">Edgar Markov<\/a>/);
    expect(html).toContain('order%3Asynergy');
  });

  it.each([
    'Tymna the Weaver + Thrasios, Triton Hero',
    'Thrasios, Triton Hero // Tymna the Weaver',
    'tymna-the-weaver-thrasios-triton-hero',
  ])('knows the pair %s, which has no decks here', async (pair) =>
    expect(await render(`with:"${pair}" inclusion>=0`)).toContain(
      'There are no decks of Thrasios, Triton Hero + Tymna the Weaver to count.',
    ),
  );

  it('underlines what it does not understand, says the column, and lists names that match', async () => {
    const html = await render('tpye:creature');
    expect(html).toContain('<mark>tpye</mark><span>:creature</span>');
    expect(html).toContain('<b>Column 1:</b> “tpye” is no field; did you mean “type”?');
    expect(html).toContain('aria-invalid="true"');
    expect(await render('t:elf with:nobodyatall')).toContain('<mark>with:nobodyatall</mark>');
  });

  it('leaves what is asked of own copies to the browser, and says so', async () => {
    const html = await render('t:creature is:owned -in:mydeck id<=wbr');
    expect(links(html)).toEqual(links(await render('t:creature id<=wbr')));
    expect(html).toContain('data-copy-terms="t:creature is:owned -in:mydeck id&lt;=wbr"');
    expect(html).toContain('href="/search?q=t%3Acreature+is%3Aowned+-in%3Amydeck+id%3C%3Dwbr+order%3Aname"');
    expect(await render('(t:creature or is:owned)')).toContain('<mark>owned</mark>');
  });

  it('escapes what was entered', async () => {
    const html = await render('o:"<script>" <b>:x');
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>:x');
  });

  it('explains itself with examples that are understood, and their counts', async () => {
    const { markup } = await syntaxPage(new Request('http://site.test/search/syntax'), snapshot);
    const queries = [...markup.bytes.toString().matchAll(/href="\/search\?(q=[^"]+)"/g)].map(
      ([, query = '']) => new URLSearchParams(query).get('q') ?? '',
    );
    expect(queries.length).toBeGreaterThan(30);
    for (const query of queries) {
      const result = await snapshot.searchCards(liftCopyTerms(query).text);
      const codes = result.ok ? [] : result.error.map(({ code }) => code);
      expect(`${query}: ${codes.filter((code) => code !== 'no-data').join()}`).toBe(`${query}: `);
    }
    const [first = ''] = queries;
    const found = await snapshot.searchCards('t:instant or t:sorcery');
    const count = found.ok ? found.value.found.length : -1;
    expect(first).toBe('t:elf t:warrior');
    expect(markup.bytes.toString()).toContain(`instants and sorceries <small>${count} cards</small>`);
  });
});

it.each([
  ['t:elf order:usd mv<3', 'name', 't:elf mv<3 order:name'],
  ['t:elf dir:asc order:usd', undefined, 't:elf'],
  ['t:elf', 'salt', 't:elf order:salt'],
] as const)('sortQuery of %j by %s is %j', (query, order, expected) =>
  expect(sortQuery(query, order)).toBe(expected),
);

it('underlineErrors cuts a query at its errors and loses nothing', () => {
  const parts = underlineErrors('(t:elf x:y', [
    { column: 8, length: 1 },
    { column: 1, length: 1 },
  ]);
  expect(parts).toEqual([
    { text: '(', isWrong: true },
    { text: 't:elf ', isWrong: false },
    { text: 'x', isWrong: true },
    { text: ':y', isWrong: false },
  ]);
});
