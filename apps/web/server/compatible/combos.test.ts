import {
  CombosResponse,
  CompatibleCombo,
  EstimateBracketResponse,
  FindCombosResponse,
} from '@crownsmith/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from '../testing/site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const card = (name: string) => ({ card: name, quantity: 1 });

const find = async (body: unknown, path = '/find-my-combos'): Promise<FindCombosResponse> => {
  const response = await site.post(path, body);
  expect(response.status).toBe(200);
  expect(FindCombosResponse.parse(response.body)).toEqual(response.body);
  return FindCombosResponse.parse(response.body);
};

const idsOf = (combos: readonly { readonly id: string }[]): readonly string[] => combos.map(({ id }) => id);

describe('find-my-combos', () => {
  it('groups combos by what the deck has and its colours allow', async () => {
    const { count, next, results } = await find({
      commanders: [card('Edgar Markov')],
      main: [card('Sol Ring'), card('Arcane Signet'), card('Lightning Bolt'), card('No such card')],
    });
    expect([count, next, results.identity]).toEqual([2, null, 'WBR']);
    expect(idsOf(results.included)).toEqual(['ring-and-signet']);
    expect(idsOf(results.almostIncluded)).toEqual([]);
    expect(idsOf(results.almostIncludedByAddingColors)).toEqual(['bolt-and-study']);
    expect(results.included[0]).toMatchObject({
      uses: [{ card: { name: 'Sol Ring' }, quantity: 1 }, { card: { name: 'Arcane Signet' } }],
      produces: [
        { feature: { name: 'Infinite mana' } },
        { feature: { name: 'Infinite storm' } },
        { feature: { name: 'Infinite turns' } },
      ],
      identity: 'C',
      popularity: 100,
      legalities: { commander: true },
      description: 'Tap the first.\nUntap it with the second.',
      notablePrerequisites: 'Both on the battlefield.',
    });
  });

  it.each(['/find-my-combos/', '/api/find-my-combos', '/find-my-combos?format=json'])(
    'answers at %s, and to plain names',
    async (path) => {
      const { results } = await find({ main: ['sol ring', 'Arcane Signet'] }, path);
      expect([results.identity, idsOf(results.included)]).toEqual(['C', ['ring-and-signet']]);
    },
  );

  it.each(['text/plain', 'application/json'])('reads a text list that is sent as %s', async (type) => {
    const body = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n1x Arcane Signet (C21) 234';
    const { results } = await find(body, '/find-my-combos');
    expect(type).toMatch(/\//);
    expect([results.identity, idsOf(results.included)]).toEqual(['WBR', ['ring-and-signet']]);
  });

  it('answers an empty deck without combos, by GET too', async () => {
    const empty = await find({});
    expect([empty.count, empty.results.identity]).toEqual([0, 'C']);
    const { status, text } = await site.fetch('/find-my-combos');
    expect([status, JSON.parse(text)]).toEqual([200, empty]);
  });

  it('answers in parts, with the URLs of the others', async () => {
    const deck = { main: ['Sol Ring', 'Arcane Signet', 'Lightning Bolt', 'Rhystic Study'] };
    const first = await find(deck, '/find-my-combos?limit=1');
    expect([first.count, first.previous]).toEqual([2, null]);
    const next = new URL(first.next ?? '');
    expect(next.origin).toBe(site.url);
    const second = await find(deck, next.pathname + next.search);
    expect([second.next, new URL(second.previous ?? '').searchParams.get('offset')]).toEqual([null, '0']);
    const ids = [first, second].flatMap(({ results }) => idsOf(results.included));
    expect(ids).toEqual(['ring-and-signet', 'bolt-and-study']);
  });

  it.each([
    ['{"main":[', 'not valid JSON'],
    [{ main: [{ card: 7 }] }, 'main'],
    [{ main: [{ card: 'Opt', quantity: 0 }] }, 'main'],
    [{ main: Array.from({ length: 1001 }, () => 'Opt') }, 'main'],
    [[], 'Send an object'],
  ])('gets 400 for the body %#', async (body, message) => {
    const response = await site.post('/find-my-combos', body);
    expect(response).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) as string },
    });
  });

  it('gets 413 for a body that is too large', async () => {
    expect(await site.post('/find-my-combos', 'x'.repeat(300_000))).toMatchObject({ status: 413 });
  });
});

describe('estimate-bracket', () => {
  const estimate = async (body: unknown, path = '/estimate-bracket'): Promise<EstimateBracketResponse> => {
    const response = await site.post(path, body);
    expect(response.status).toBe(200);
    expect(EstimateBracketResponse.parse(response.body)).toEqual(response.body);
    return EstimateBracketResponse.parse(response.body);
  };
  const namesOf = (cards: readonly { readonly name: string }[]): readonly string[] =>
    cards.map(({ name }) => name);

  it('tells what the estimate is made from', async () => {
    const found = await estimate({
      commanders: [card('Edgar Markov')],
      main: [card('Sol Ring'), card('Arcane Signet'), card('Rhystic Study'), card('No such card')],
    });
    expect(found).toMatchObject({ bracketTag: 'P', bracket: 3, bracketName: 'Upgraded' });
    expect(found.reasons[0]).toContain('Rhystic Study');
    expect(found.cards.map(({ card: { name }, quantity }) => [name, quantity])).toEqual([
      ['Edgar Markov', 1],
      ['Sol Ring', 1],
      ['Arcane Signet', 1],
      ['Rhystic Study', 1],
    ]);
    expect(found.cards.filter(({ gameChanger }) => gameChanger).map((own) => own.card)).toEqual(
      found.gameChangerCards,
    );
    expect(namesOf(found.gameChangerCards)).toEqual(['Rhystic Study']);
    expect(idsOf(found.twoCardCombos.map(({ combo }) => combo))).toEqual(['ring-and-signet']);
  });

  it('agrees with the report on the deck', async () => {
    const text = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n1 Arcane Signet';
    const report = await site.post('/api/deck-report', { list: text });
    const { bracket, bracketName } = await estimate(text, '/api/estimate-bracket/');
    expect(report.body).toMatchObject({ bracket: { estimate: bracket, name: bracketName } });
  });

  it('says that a deck has banned cards', async () => {
    const found = await estimate({ main: ['Black Lotus', 'Sol Ring'] });
    expect([found.bracketTag, namesOf(found.bannedCards)]).toEqual(['B', ['Black Lotus']]);
    expect(found.combos).toEqual([]);
  });

  it('answers an empty deck, and refuses what is no deck', async () => {
    expect(await estimate({})).toMatchObject({ bracketTag: 'E', bracket: 1, cards: [], combos: [] });
    expect(await site.post('/estimate-bracket', '{"main":[')).toMatchObject({ status: 400 });
    expect(await site.fetch('/estimate-bracket', { method: 'DELETE' })).toMatchObject({ status: 405 });
  });
});

describe('variants', () => {
  it('searches combos by card, result and colours, in parts', async () => {
    const { status, text } = await site.fetch(
      `/variants/?q=${encodeURIComponent('card:"sol ring"')}&limit=1`,
    );
    const found = CombosResponse.parse(JSON.parse(text));
    expect([status, found.count, idsOf(found.results)]).toEqual([200, 2, ['ring-and-signet']]);
    const next = new URL(found.next ?? '');
    const rest = CombosResponse.parse(JSON.parse((await site.fetch(next.pathname + next.search)).text));
    expect([rest.next, idsOf(rest.results)]).toEqual([null, ['bolt-and-study']]);
    const other = await site.fetch('/api/variants?q=ci:c+result:storm');
    expect(idsOf(CombosResponse.parse(JSON.parse(other.text)).results)).toEqual(['ring-and-signet']);
  });

  it('has one combo by its id, with its steps', async () => {
    const { text } = await site.fetch('/variants/ring-and-signet');
    const combo = CompatibleCombo.parse(JSON.parse(text));
    expect(combo.description).toBe('Tap the first.\nUntap it with the second.');
    expect(await site.fetch('/variants/nothing')).toMatchObject({ status: 404 });
  });

  it.each([
    ['/variants?limit=1', 'private, max-age=60'],
    ['/variants/ring-and-signet', 'public, max-age=60'],
  ])('%s is 304 to a client that has it', async (path, cacheControl) => {
    const { headers } = await site.fetch(path);
    const etag = headers.get('ETag') ?? '';
    expect(headers.get('Cache-Control')).toBe(cacheControl);
    expect(await site.fetch(path, { headers: { 'If-None-Match': etag } })).toMatchObject({
      status: 304,
      text: '',
    });
  });

  it('refuses a query that it cannot answer', async () => {
    const { status, text } = await site.fetch('/variants?q=price%3C5');
    expect([status, text]).toEqual([400, expect.stringContaining('price<5')]);
  });
});
