import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SnapshotPointer } from '@crownsmith/api-client';
import { MAX_LIST_CHARACTERS, MAX_LIST_FORM_BYTES } from '@crownsmith/domain';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderSource } from '@crownsmith/answers/snapshot';
import { loadSnapshot, type Snapshot } from '#app/snapshot/snapshot.server';
import { loadRecs, submitRecs } from './recs-request.server';
import { passesFilters } from './recs-result';

let folder: string;
let snapshot: Snapshot;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crownsmith-recs-'));
  await writeSnapshotFixture(folder);
  const { version } = SnapshotPointer.parse(JSON.parse(await readFile(join(folder, 'current.json'), 'utf8')));
  snapshot = await loadSnapshot({ source: createFolderSource(folder), version, pageCacheBytes: 1_000_000 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (query: string) => loadRecs(new Request(`http://site.test/recs${query}`), snapshot);
const post = (fields: Readonly<Record<string, string>>) =>
  submitRecs(
    new Request('http://site.test/recs', { method: 'POST', body: new URLSearchParams(fields) }),
    snapshot,
  );

describe('/recs over the rate limit', () => {
  it('returns 429 with an error; the empty form is not limited', async () => {
    const guard = { crossSite: false, retryAfter: 30 };
    const request = (query: string) => new Request(`http://site.test/recs${query}`);
    const posted = new Request('http://site.test/recs', {
      method: 'POST',
      body: new URLSearchParams({ list: '1 Opt' }),
    });
    for (const outcome of [
      await loadRecs(request('?list=1+Opt'), snapshot, guard),
      await submitRecs(posted, snapshot, guard),
    ]) {
      expect(outcome).toMatchObject({ status: 429, result: { play: [] } });
      expect(outcome.result.error).toMatch(/Too many/);
    }
    expect((await loadRecs(request(''), snapshot, guard)).status).toBe(200);
  });
});

describe('GET /recs', () => {
  it('returns the empty form without a query', async () => {
    expect(await get('')).toMatchObject({
      status: 200,
      result: { play: [], error: undefined, listErrors: [] },
    });
  });

  it.each([
    ['', 'with your commanders of all formats'],
    ['&compare_format=commander&compare_since=2020-01-01', 'since 2020-01-01'],
    ['&compare_bracket=5', 'bracket 5'],
    ['&compare_bracket=&compare_format=&compare_since=', 'with your commanders of all formats'],
    ['&compare_bracket=9&compare_since=yesterday', 'with your commanders of all formats'],
  ])('says which decks count, as the address asks: %j', async (query, expected) => {
    const { status, result } = await get(`?commander=edgar-markov${query}`);
    expect(status).toBe(200);
    expect(result.comparison).toContain(expected);
  });

  it('recommends for a commander in the query and filters by type', async () => {
    const { status, result } = await get('?commander=edgar-markov&type=Creature&tag=nonsense');
    expect(status).toBe(200);
    expect(result).toMatchObject({
      commanders: ['Edgar Markov'],
      form: { commander: 'Edgar Markov', type: 'Creature' },
    });
    const { play, lands } = result;
    expect(play.length + lands.length).toBeGreaterThanOrEqual(100);
    expect(lands.length).toBeGreaterThan(0);
    expect(play.every(({ card }) => card.primaryType !== 'Land')).toBe(true);
    expect(lands.every(({ card }) => card.primaryType === 'Land')).toBe(true);
    for (const { reason } of [...play, ...lands])
      expect(reason).toMatch(/^(?:In|Played with|Shares|Fits) [^−]*$/);
    expect(
      play
        .filter((item) => passesFilters(item, result.form))
        .every(({ card }) => card.primaryType === 'Creature'),
    ).toBe(true);
  });

  it('says which card a name that several bear is read as', async () => {
    const { result } = await get('?commander=edgar-markov&list=1+Arcane+Signet%0A1+Sonnenring');
    expect(result.alsoMeans).toEqual(['“Arcane Signet” is read as Arcane Signet. It also means Sol Ring.']);
  });

  it('recommends for a pair by its slug or its names, in either order, and for two commanders', async () => {
    for (const query of [
      '?commander=thrasios-triton-hero-tymna-the-weaver',
      '?commander=tymna-the-weaver-thrasios-triton-hero',
      '?commander=Tymna+the+Weaver+%2B+Thrasios,+Triton+Hero',
      '?commander=Thrasios,+Triton+Hero+//+Tymna+the+Weaver',
      '?commander=Tymna+the+Weaver&partner=thrasios-triton-hero',
    ]) {
      const { status, result } = await get(query);
      expect([status, [...result.commanders].sort()]).toEqual([
        200,
        ['Thrasios, Triton Hero', 'Tymna the Weaver'],
      ]);
    }
  });

  it.each([
    ['?commander=no-such-card', 'There is no card “no-such-card”.'],
    ['?commander=sol-ring', 'Sol Ring cannot be a commander by itself.'],
    [
      '?commander=edgar-markov&partner=tymna-the-weaver',
      'Edgar Markov and Tymna the Weaver cannot be commanders together.',
    ],
    [
      '?commander=Edgar+Markov+%2B+Tymna+the+Weaver',
      'Edgar Markov and Tymna the Weaver cannot be commanders together.',
    ],
    ['?list=1+Sol+Ring', 'Your list names no commander. Enter the name of one.'],
  ])('returns 400 with the error for %s', async (query, error) => {
    expect(await get(query)).toMatchObject({ status: 400, result: { error, play: [] } });
  });
});

describe('POST /recs', () => {
  it('reads commanders and cards from the list, and reports bad lines', async () => {
    const list =
      'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n1 Sol Rign\n0 Opt\n1 Toxic Deluge\n\nSideboard\n1 Nobody knows this';
    const { status, result } = await post({ list });
    expect(status).toBe(200);
    expect(result).toMatchObject({ commanders: ['Edgar Markov'], used: 2, form: { list } });
    expect(result.listErrors).toEqual([
      { line: 6, text: 'There is no card “Sol Rign”. Did you mean “Sol Ring”?' },
      { line: 7, text: 'Not a valid quantity.' },
    ]);
    const { play, cut } = result;
    const names = play.map(({ card }) => card.name);
    expect(names).not.toContain('Sol Ring');
    expect(names).not.toContain('Edgar Markov');
    expect(cut.every(({ card }) => ['Sol Ring', 'Toxic Deluge'].includes(card.name))).toBe(true);
  });

  it('gives cuts a reason against them, never a positive synergy', async () => {
    const names = [
      'Sol Ring',
      'Toxic Deluge',
      'Fire // Ice',
      'Black Lotus',
      'Arcane Signet',
      'Rhystic Study',
    ];
    const { result } = await post({
      commander: 'Edgar Markov',
      list: names.map((name) => `1 ${name}`).join('\n'),
    });
    expect(result.cut.length).toBeGreaterThan(0);
    for (const { reason } of result.cut) expect(reason).toMatch(/^(?:Only in|Played less|\d+ more) [^+]*$/);
  });

  it('counts copies, and reports those that a deck may not have', async () => {
    const list = 'Commander\n1 Edgar Markov\n\nDeck\n20 Swamp\n10 Swamp\n3 Sol Ring';
    const { result } = await post({ list });
    expect(result).toMatchObject({ commanders: ['Edgar Markov'], used: 31 });
    expect(result.listErrors).toEqual([{ line: 7, text: '3 copies of Sol Ring: a deck may have 1.' }]);
  });

  it('offers the cards of a list without a commander that can be one, and recommends for the chosen one', async () => {
    const list = '1 Sol Ring\n1 Edgar Markov\n1 Tymna the Weaver\n1 Toxic Deluge';
    const { status, result } = await post({ list });
    expect(status).toBe(400);
    expect(result).toMatchObject({
      candidates: ['Edgar Markov', 'Tymna the Weaver'],
      form: { list },
      play: [],
    });
    expect(result.error).toMatch(/^Your list names no commander\. Choose/);
    // The button of a candidate is submitted after the empty field of the same name.
    const body = new URLSearchParams([
      ['commander', ''],
      ['partner', ''],
      ['list', list],
      ['commander', 'Edgar Markov'],
    ]);
    const chosen = await submitRecs(new Request('http://site.test/recs', { method: 'POST', body }), snapshot);
    expect(chosen).toMatchObject({
      status: 200,
      result: { commanders: ['Edgar Markov'], used: 3, candidates: [] },
    });
  });

  it('prefers the commander of the form to those of the list', async () => {
    const { result } = await post({ commander: 'Edgar Markov', list: 'Commander\n1 Tymna the Weaver' });
    expect(result).toMatchObject({ commanders: ['Edgar Markov'], used: 1 });
  });

  it('recommends only cards within the colour identity', async () => {
    const { result } = await post({ commander: 'Brallin, Skyshark Rider' });
    expect(result.play.every(({ card }) => card.colorIdentity === 0 || card.colorIdentity === 8)).toBe(true);
  });

  it('returns 400, 413 and 415 for a long list, a large body and another content type', async () => {
    expect((await post({ list: 'a'.repeat(MAX_LIST_CHARACTERS + 1) })).status).toBe(400);
    expect((await post({ list: 'a'.repeat(MAX_LIST_FORM_BYTES) })).status).toBe(413);
    const endless = new ReadableStream<Uint8Array>({
      pull: (queue) => queue.enqueue(new Uint8Array(65_536)),
    });
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const streamed = new Request('http://site.test/recs', {
      method: 'POST',
      body: endless,
      headers,
      duplex: 'half',
    });
    expect((await submitRecs(streamed, snapshot)).status).toBe(413);
    const json = new Request('http://site.test/recs', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect((await submitRecs(json, snapshot)).status).toBe(415);
  });

  it('returns 200 for any text', async () => {
    for (const list of ['\u0000\u0001', '<script>', '🂡'.repeat(500), '1 '.repeat(2000), '\n'.repeat(6000)]) {
      expect((await post({ commander: 'Edgar Markov', list })).status).toBe(200);
    }
  });
});
