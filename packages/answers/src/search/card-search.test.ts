import { toWireCard, type SearchCardFacts, type WireCard } from '@crownsmith/api-client';
import { describeSearchError, identityOf } from '@crownsmith/domain';
import { buildCard } from '@crownsmith/test-support';
import { describe, expect, it, vi } from 'vitest';
import { searchPage } from './search-page';
import { createCardSearch, type CardSearchSource } from './card-search';
import { figuresAmongDecks } from './commander-figures';
import { readSearchFacts } from '../snapshot/search-facts-file';
import { toSearchCard } from './to-search-card';

const wires: readonly WireCard[] = [
  buildCard({
    name: 'Muldrotha, the Gravetide',
    type: 'Legendary Creature — Elemental Avatar',
    colors: 'UBG',
  }),
  buildCard({ name: 'Sol Ring', type: 'Artifact' }),
  buildCard({ name: 'Spore Frog', type: 'Creature — Frog', colors: 'G' }),
].map(toWireCard);

const facts = (slug: string, decks: number, more: Partial<SearchCardFacts> = {}): SearchCardFacts => ({
  slug,
  faces: [{ colors: identityOf([]) }],
  num_decks: decks,
  potential_decks: 100,
  led: 0,
  rank: 1,
  ...more,
});
const FACTS = [
  facts('muldrotha-the-gravetide', 1, { led: 30, text: 'Play a permanent from your graveyard.' }),
  facts('sol-ring', 90, { text: '{T}: Add {C}{C}.' }),
  facts('spore-frog', 5, { text: 'Sacrifice Spore Frog: Prevent all combat damage.' }),
];

const COMMANDER = {
  slug: 'muldrotha-the-gravetide',
  name: 'Muldrotha, the Gravetide',
  decks: 31,
  figures: new Map([['spore-frog', { decks: 20, potential: 31, synergy: 0.6, lift: 9 }]]),
};

const searchOf = (source: Partial<CardSearchSource> = {}, known: readonly SearchCardFacts[] = FACTS) =>
  createCardSearch({
    cards: wires,
    toSearchCard: (wire) =>
      toSearchCard(
        wire,
        known.find(({ slug }) => slug === wire.sanitized),
      ),
    sets: [{ code: 'dom', name: 'Dominaria' }],
    findCommander: (name) => Promise.resolve(name === 'muldrotha' ? COMMANDER : undefined),
    ...source,
  });

const find = async (text: string, search = searchOf()): Promise<readonly string[]> => {
  const result = await (await search).search(text);
  return result.ok
    ? result.value.found.map(({ wire }) => wire.sanitized)
    : result.error.map(describeSearchError);
};

describe('createCardSearch', () => {
  it('lists what matches, the most played and led first', async () => {
    expect(await find('mv>=0')).toEqual(['sol-ring', 'muldrotha-the-gravetide', 'spore-frog']);
    expect(await find('o:~')).toEqual(['spore-frog']);
  });

  it('counts among the decks of a commander', async () => {
    expect(await find('with:muldrotha')).toEqual(['spore-frog']);
    expect(await find('with:muldrotha inclusion>=65')).toEqual([]);
    expect(await find('with:muldrotha inclusion<65 synergy=60 lift>8 decks=20')).toEqual(['spore-frog']);
  });

  it('finds sets by code and by name, and refuses others', async () => {
    expect(await find('s:dominaria or s:dom')).toEqual([]);
    expect(await find('mv>=0 s:dominara')).toEqual(['Column 7: “dominara” is no set that has cards here.']);
  });

  it('refuses unknown commanders and those without decks, at their column', async () => {
    expect(await find('t:frog with:nobody')).toEqual(['Column 8: There is no commander “nobody”.']);
    const search = searchOf({ findCommander: () => Promise.resolve({ ...COMMANDER, decks: 0 }) });
    expect(await find('with:muldrotha', search)).toEqual([
      'Column 1: There are no decks of Muldrotha, the Gravetide to count.',
    ]);
  });

  it('reports what the data of the snapshot lacks', async () => {
    const [error] = await find('r:rare');
    expect(error).toContain('Column 1: The data of this site has no rarities');
    const old = searchOf({}, []);
    for (const text of ['o:draw', 'is:fetchland', 'c:g', 'decks>1', 'inclusion>1', 'is:reserved', 'tix<1'])
      expect((await find(text, old))[0]).toContain('The data of this site has no');
    expect(await find('id:g t:frog', old)).toEqual(['spore-frog']);
    expect(await find('t:frog order:winrate', old)).toEqual([
      'Column 8: The data of this site has no results of events, so nothing can be sorted by them.',
    ]);
  });
});

it('figuresAmongDecks leaves the commanders out, and is empty for an unknown one', () => {
  const count = vi.fn(() => ({
    decks: 40,
    allDecks: 400,
    cards: ['muldrotha-the-gravetide', 'sol-ring'].map((slug, card) => ({
      card,
      slug,
      here: { decks: 30, potential: 40 },
      overall: { decks: 120, potential: 400 },
    })),
  }));
  const counts = { count, indexOf: (slug: string) => (slug === 'nobody' ? undefined : 3) };
  const { decks, figures } = figuresAmongDecks(counts, ['muldrotha-the-gravetide']);
  expect(decks).toBe(40);
  expect([...figures.keys()]).toEqual(['sol-ring']);
  expect(figures.get('sol-ring')).toEqual({ decks: 30, potential: 40, synergy: 0.5, lift: 2.5 });
  expect(figuresAmongDecks(counts, ['nobody'])).toEqual({ decks: 0, figures: new Map() });
});

it('readSearchFacts reads the facts by slug, and rejects damaged ones', async () => {
  const read = (cards: unknown): ReturnType<typeof readSearchFacts> =>
    readSearchFacts({
      version: 'v1',
      read: () => Promise.resolve(new TextEncoder().encode(JSON.stringify({ cards }))),
    });
  expect([...((await read(FACTS)) ?? []).values()]).toEqual(FACTS);
  await expect(read([{ slug: 'x' }])).rejects.toThrow('search.json is invalid');
  await expect(
    readSearchFacts({ version: 'v0', read: () => Promise.resolve(undefined) }),
  ).resolves.toBeUndefined();
});

it('pages what it finds, and has the card of a printed name on the first page only', async () => {
  const search = await searchOf();
  const pageOf = async (text: string, page: number) => {
    const found = await searchPage(search, text, { limit: 2, page }, () => Promise.resolve(wires[1]));
    return found.ok && [found.value.total, ...found.value.cards.map(({ slug }) => slug)];
  };
  expect(await pageOf('t:legendary or t:artifact or t:frog', 2)).toEqual([3, 'spore-frog']);
  expect(await pageOf('Sonnenring', 1)).toEqual([1, 'sol-ring']);
  expect(await pageOf('Sonnenring', 2)).toEqual([1]);
});
