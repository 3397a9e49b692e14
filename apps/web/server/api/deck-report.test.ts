import { createApiClient, DeckReport } from '@crownsmith/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from '../testing/site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ variables: { RATE_LIMIT_RECS: '0', RATE_LIMIT_API: '0' } });
});
afterAll(() => site.close());

const ask = (body: unknown, path = '/api/deck-report') => site.post(path, body);
const text = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n3 Swamp\n1 Forest\n1 Sol Rign\n0 Swamp';
const list = {
  commanders: ['/commanders/edgar-markov'],
  cards: ['/cards/sol-ring', { url: '/cards/swamp', count: 30 }],
};

describe('POST /api/deck-report', () => {
  it('reports on a text, with the lines that were not understood', async () => {
    const { status, body, headers } = await ask({ list: text });
    expect(status).toBe(200);
    const report = DeckReport.parse(body);
    expect(report.commanders).toEqual([{ name: 'Edgar Markov', url: '/cards/edgar-markov' }]);
    expect(report.not_understood.map(({ line }) => line)).toEqual(expect.arrayContaining([8]));
    expect(report.legality.legal).toBe(false);
    expect(report.legality.violations).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'outside-identity', line: 7, names: ['Forest'] }),
      ]),
    );
    for (const { message, fix } of report.legality.violations)
      expect(`${message} ${fix}`).toMatch(/\. .+[.?]$/);
    expect(report.average.num_decks).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('reports on commanders and cards by their urls', async () => {
    const report = DeckReport.parse((await ask(list)).body);
    expect(report.num_cards).toBe(32);
    expect(report.types).toMatchObject({ Land: 30, Artifact: 1, Creature: 1 });
    expect(report.not_understood).toEqual([]);
  });

  it('says what a list lacks, with cards that do it', async () => {
    const lands = { ...list, cards: list.cards.slice(1) };
    const { lacks } = DeckReport.parse((await ask(lands)).body);
    expect(lacks.length).toBeGreaterThan(0);
    for (const { have, low, usual, cards } of lacks) {
      expect(have).toBeLessThan(low);
      expect(low).toBeLessThanOrEqual(usual);
      expect(cards.map(({ url }) => url)).not.toContain('/cards/swamp');
    }
  });

  it('fills, upgrades and trims a list within limits, and says why a card is no better recommended', async () => {
    const limits = { card_price: 1.5, never: ['/cards/arcane-signet', 'Nothing of the Kind'] };
    const advice = {
      fill: true,
      upgrade: true,
      trim: true,
      cut: ['Nor This', 'Toxic Deluge'],
      why_not: 'Arcane Signet',
    };
    const answer = DeckReport.parse((await ask({ ...list, limits, advice })).body);
    const { fill, upgrade, trim, why_not: whyNot, limit_notes: notes } = answer;
    expect(fill?.effects.cards).toEqual({ before: 32, after: 100 - (fill?.missing ?? 100) });
    expect(fill?.cards.map(({ url }) => url)).not.toContain('/cards/arcane-signet');
    expect(fill?.summary).toMatch(/^\d+ cards: \d+ lands/);
    expect(upgrade?.gain).toBeLessThanOrEqual(upgrade?.most_gain ?? -1);
    expect(trim?.notes.slice(0, 2)).toEqual([
      'There is no card “Nor This”.',
      'Toxic Deluge is not in the main deck.',
    ]);
    expect(trim?.notes).toContain('The list has 32 cards: none has to go.');
    expect(whyNot).toMatchObject({ status: 'never', place: null });
    expect(notes).toEqual(['There is no card “Nothing of the Kind”.']);
    expect(DeckReport.parse((await ask(list)).body)).not.toHaveProperty('fill');
  });

  it.each([
    [{ most_swaps: 2 }, 'upgrade'],
    [{ cut: ['Sol Ring'] }, 'trim'],
  ])('answers what %j asks for without being named', async (advice, part) => {
    const { body } = await ask({ ...list, advice });
    expect(Object.keys(DeckReport.parse(body))).toContain(part);
  });

  it('takes the url of a pair for its commanders', async () => {
    const commanders = ['/commanders/thrasios-triton-hero-tymna-the-weaver'];
    const report = DeckReport.parse((await ask({ commanders, cards: ['/cards/sol-ring'] })).body);
    expect(report.commanders.map(({ url }) => url)).toEqual([
      '/cards/thrasios-triton-hero',
      '/cards/tymna-the-weaver',
    ]);
    expect(report.not_understood).toEqual([]);
    expect(report.num_cards).toBe(3);
  });

  it('keeps what the player keeps out of cuts and swaps', async () => {
    const cards = ['sol-ring', 'arcane-signet', 'swamp', 'toxic-deluge', 'lim-duls-vault'];
    const { cuts } = DeckReport.parse((await ask({ commanders: ['edgar-markov'], cards })).body);
    expect(cuts.length).toBeGreaterThan(0);
    const kept = cuts[0]?.url ?? '';
    const limits = { keep: [kept], budget: 0, no_more_lands: true };
    const report = DeckReport.parse((await ask({ commanders: ['edgar-markov'], cards, limits })).body);
    expect(report.cuts.map(({ url }) => url)).not.toContain(kept);
    expect(report.swaps.map(({ out }) => out.url)).not.toContain(kept);
  });

  it('returns 400 with every line where no card is known', async () => {
    const { status, body } = await ask({ list: '1 Nothing Here\n1 Nor There' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: expect.stringContaining('Line 1:'),
      errors: [expect.stringContaining('Line 1:'), expect.stringContaining('Line 2:')],
      not_understood: [{ line: 1 }, { line: 2 }],
    });
  });

  it.each([
    ['nothing', {}],
    ['a list in both forms', { list: text, ...list }],
    ['an empty text', { list: '' }],
    ['a text that is too long', { list: 'x'.repeat(100_001) }],
    ['a bracket of six', { list: text, limits: { bracket: 6 } }],
    ['a price below nothing', { list: text, limits: { card_price: -1 } }],
    ['four themes of a plan', { list: text, limits: { plan: ['a', 'b', 'c', 'd'] } }],
    ['a step beyond the most unusual one', { list: text, limits: { unusual: 3 } }],
    ['half a step', { list: text, limits: { unusual: 0.5 } }],
    ['a day that is none', { list: text, limits: { since: '2025-02-30' } }],
    ['10,000 names that never come in', { list: text, limits: { never: Array(10_000).fill('Opt') } }],
    ['a misspelt limit', { list: text, limits: { card_prize: 1 } }],
    ['no swap of an upgrade', { list: text, advice: { upgrade: true, most_swaps: 0 } }],
    ['no copies', { ...list, cards: [{ url: '/cards/sol-ring', count: 0 }] }],
  ])('returns 400 with a message for %s', async (_, body) => {
    const response = await ask(body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      message: expect.stringMatching(/\S/),
      errors: [expect.any(String)],
    });
  });

  it('is what the client parses', async () => {
    const client = createApiClient({ baseUrl: site.url });
    expect((await client.deckReport(list)).num_cards).toBe(32);
    await expect(client.deckReport({ list: '1 Nothing Here' })).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('POST /api/v1/deck-report', () => {
  it('answers the same with the addresses of pages', async () => {
    const plain = DeckReport.parse((await ask(list)).body);
    const report = DeckReport.parse((await ask(list, '/api/v1/deck-report')).body);
    expect(report.commanders[0]?.url).toBe(`${site.url}/cards/edgar-markov`);
    expect(JSON.parse(JSON.stringify(report).replaceAll(site.url, ''))).toEqual(plain);
  });

  it('says where an entry is that it does not understand', async () => {
    const { status, body } = await ask({ commanders: ['Nobody'], cards: ['Nothing'] }, '/api/v1/deck-report');
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field: 'commanders.0' }, { field: 'cards.0' }] });
  });
});
