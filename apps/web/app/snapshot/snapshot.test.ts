import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RecsRequest, RecsResponse } from '@crownsmith/api-client';
import { SELECT_COMMANDER_MESSAGE } from '@crownsmith/domain';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFolderSource } from '@crownsmith/answers/snapshot';
import { loadSnapshot, type Snapshot } from './snapshot.server';

let snapshot: Snapshot;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'view-'));
  await writeSnapshotFixture(folder);
  snapshot = await loadSnapshot({
    source: createFolderSource(folder),
    version: 'fixture-0001',
    pageCacheBytes: 1e7,
  });
});

describe('resolveCard', () => {
  it.each([
    ["Lim-Dûl's Vault", "Lim-Dûl's Vault"],
    ['lim dul’s VAULT', "Lim-Dûl's Vault"],
    ['Fire', 'Fire // Ice'],
    ['ice', 'Fire // Ice'],
    ['Fire/Ice', 'Fire // Ice'],
    ['malakir mire', 'Malakir Rebirth // Malakir Mire'],
    ['A-Sol Ring', 'Sol Ring'],
    ['sol-ring', 'Sol Ring'],
    ['/cards/fire', 'Fire // Ice'],
    ['jotun grunt', 'Jötun Grunt'],
  ])('finds a card by %s', (name, full) => {
    expect(snapshot.resolveCard(name)?.name).toBe(full);
  });

  it.each(['', ' ', 'No Such Card', '__proto__', 'constructor', '/cards/', '/cards/../x', '//', 'A-'])(
    'returns undefined for %j',
    (name) => {
      expect(snapshot.resolveCard(name)).toBeUndefined();
    },
  );
});

describe('pages of a snapshot', () => {
  it('join commanders and rows with cards of the catalogue', async () => {
    const page = await snapshot.commanderPage('atraxa-praetors-voice');
    expect(page).toMatchObject({
      cards: [{ name: "Atraxa, Praetors' Voice", powerOrLoyalty: '4/4', canLead: true }],
      numDecks: 100,
    });
    expect(page?.lists[0]?.rows[0]).toMatchObject({
      inclusion: 1,
      synergy: 0.25,
      lift: 1.5,
      card: { typeLine: expect.any(String) },
    });
  });

  it('exist for pairs, cards and lists', async () => {
    const pair = await snapshot.commanderPage('thrasios-triton-hero-tymna-the-weaver');
    expect(pair?.cards.map(({ name }) => name)).toEqual(['Thrasios, Triton Hero', 'Tymna the Weaver']);
    const card = await snapshot.cardPage('sol-ring');
    expect(card?.topCommanders[0]).toMatchObject({
      withCard: 20,
      potentialDecks: 30,
      inclusion: 20 / 30,
    });
    const top = await snapshot.browse.top('top', 'all');
    expect(top?.lists[0]?.rows).toHaveLength(100);
    const all = await snapshot.commanderList();
    expect(all?.rows[0]?.rank).toBe(1);
  });

  it.each([
    'nobody',
    '',
    '../manifest',
    '..%2fmanifest',
    'Edgar-Markov',
    '__proto__',
    'constructor',
    'a'.repeat(500),
  ])('are undefined for the slug %j', async (slug) => {
    expect(await snapshot.commanderPage(slug)).toBeUndefined();
    expect(await snapshot.cardPage(slug)).toBeUndefined();
    expect(await snapshot.browse.top(slug, 'all')).toBeUndefined();
  });

  it('redirect from the slugs of front faces and of pairs in the other order', () => {
    expect(snapshot.redirect('cards', 'fire')).toBe('fire-ice');
    expect(snapshot.redirect('commanders', 'tymna-the-weaver-thrasios-triton-hero')).toBe(
      'thrasios-triton-hero-tymna-the-weaver',
    );
    expect(snapshot.redirect('cards', '__proto__')).toBeUndefined();
  });
});

describe('recommend', () => {
  const recommend = (commanders: string[], cards: RecsRequest['cards'] = [], full_card_data = false) =>
    snapshot.recommend({ commanders, cards, full_card_data });
  const errorOf = async (commanders: string[]): Promise<string | undefined> => {
    const recs = await recommend(commanders);
    return recs.ok ? undefined : recs.error.errors[0];
  };

  it('returns at least 100 legal cards within the colours that the list lacks, best first, with evidence', async () => {
    const recs = await recommend(
      ['/cards/edgar-markov'],
      ['/cards/sol-ring', '/cards/sol-ring', '/cards/edgar-markov', '/cards/fire'],
      true,
    );
    if (!recs.ok) throw new Error(recs.error.errors[0]);
    const { inRecs, outRecs, not_found } = RecsResponse.parse(JSON.parse(JSON.stringify(recs.value)));
    expect(inRecs.length).toBeGreaterThanOrEqual(100);
    expect(not_found).toBeUndefined();
    expect(inRecs.map(({ score }) => score)).toEqual(inRecs.map(({ score }) => score).sort((a, b) => b - a));
    expect(new Set(inRecs.map(({ url }) => url)).size).toBe(inRecs.length);
    expect([...inRecs, ...outRecs].every(({ reason }) => reason !== undefined)).toBe(true);
    expect(inRecs.some(({ land }) => land)).toBe(true);
    for (const { card, url, land } of inRecs) {
      expect(card?.url).toBe(url);
      expect(card?.primary_type === 'Land').toBe(land);
      expect(card?.legality).toBe('legal');
      expect(card?.color_identity.filter((color) => !'WBR'.includes(color))).toEqual([]);
      expect([
        '/cards/sol-ring',
        '/cards/edgar-markov',
        '/cards/fire-ice',
        '/cards/forest',
        '/cards/black-lotus',
      ]).not.toContain(url);
    }
    expect(outRecs.map(({ url }) => url).sort()).toEqual(['/cards/fire-ice', '/cards/sol-ring']);
  });

  it('does not depend on the order of the commanders or of the list', async () => {
    const urls = (recs: Awaited<ReturnType<typeof recommend>>) =>
      recs.ok ? recs.value.inRecs.map(({ url }) => url) : [];
    const [tymna, thrasios] = ['/cards/tymna-the-weaver', '/cards/thrasios-triton-hero'];
    expect(urls(await recommend([tymna, thrasios], ['/cards/sol-ring', '/cards/arcane-signet']))).toEqual(
      urls(await recommend([thrasios, tymna], ['/cards/arcane-signet', '/cards/sol-ring'])),
    );
  });

  it('lists unknown cards in not_found', async () => {
    const recs = await recommend(['/cards/edgar-markov'], ['/cards/nope', 'Sol Ring', '/cards/__proto__']);
    expect(recs.ok && recs.value.not_found).toEqual(['/cards/nope', 'Sol Ring', '/cards/__proto__']);
    expect(recs.ok && recs.value.inRecs.length).toBeGreaterThan(0);
  });

  it('counts the cards of the list with their copies, and lists those with too many', async () => {
    const recs = await recommend(
      ['/cards/edgar-markov'],
      [
        '/cards/edgar-markov',
        '/cards/nope',
        { url: '/cards/forest', count: 20 },
        { url: '/cards/forest', count: 10 },
        { url: '/cards/fire', count: 1 },
        { url: '/cards/sol-ring', count: 3 },
      ],
    );
    expect(recs.ok && recs.value).toMatchObject({
      num_cards: 33,
      over_limit: ['/cards/sol-ring'],
      not_found: ['/cards/nope'],
    });
  });

  it('includes full cards only when requested', async () => {
    const recs = await recommend(['/cards/edgar-markov']);
    expect(recs.ok && recs.value.inRecs[0]).not.toHaveProperty('card');
  });

  it.each([
    [[], SELECT_COMMANDER_MESSAGE],
    [['/cards/nobody'], 'There is no card /cards/nobody.'],
    [['/cards/sol-ring'], 'Sol Ring cannot be a commander by itself.'],
    [['/cards/raised-by-giants'], 'Raised by Giants cannot be a commander by itself.'],
    [
      ['/cards/edgar-markov', '/cards/tymna-the-weaver'],
      'Edgar Markov and Tymna the Weaver cannot be commanders together.',
    ],
    [
      ['/cards/brallin-skyshark-rider', '/cards/thrasios-triton-hero'],
      'Brallin, Skyshark Rider and Thrasios, Triton Hero cannot be commanders together.',
    ],
  ])('returns an error for the commanders %j', async (commanders, message) => {
    expect(await errorOf([...commanders])).toBe(message);
  });

  it('accepts every kind of pair, and one commander given twice', async () => {
    expect(await errorOf(['/cards/wilson-refined-grizzly', '/cards/raised-by-giants'])).toBeUndefined();
    expect(await errorOf(['/cards/brallin-skyshark-rider', '/cards/shabraz-the-skyshark'])).toBeUndefined();
    expect(await errorOf(['/cards/edgar-markov', '/cards/edgar-markov'])).toBeUndefined();
  });
});
