import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderSource } from '@crownsmith/answers/snapshot';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { beforeAll, describe, expect, it } from 'vitest';
import { findCommander, findNamedPair, findZoneCards } from './find-commander.server';
import { loadSnapshot, type Snapshot } from './snapshot.server';

let snapshot: Snapshot;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'find-commander-'));
  await writeSnapshotFixture(folder);
  snapshot = await loadSnapshot({
    source: createFolderSource(folder),
    version: 'fixture-0001',
    pageCacheBytes: 1e7,
  });
});

const PAIR = 'thrasios-triton-hero-tymna-the-weaver';
const THRASIOS = 'Thrasios, Triton Hero';
const TYMNA = 'Tymna the Weaver';

describe('findCommander', () => {
  it.each([
    ['edgar-markov', 'edgar-markov'],
    ['Edgar Markov', 'edgar-markov'],
    [' EDGAR  markov ', 'edgar-markov'],
    ['Edgar-Markov', 'edgar-markov'],
    ['/commanders/edgar-markov', 'edgar-markov'],
    ['/cards/edgar-markov', 'edgar-markov'],
    [PAIR, PAIR],
    ['tymna-the-weaver-thrasios-triton-hero', PAIR],
    ['Tymna-the-Weaver-Thrasios-Triton-Hero', PAIR],
    ['/commanders/tymna-the-weaver-thrasios-triton-hero', PAIR],
    ...[' + ', ' // ', ' & ', ' / ', ' and ', '+', '//', '/', '&', '   '].flatMap((between) => [
      [`${THRASIOS}${between}${TYMNA}`, PAIR],
      [`${TYMNA}${between}${THRASIOS}`, PAIR],
      [`tymna-the-weaver${between}thrasios-triton-hero`, PAIR],
    ]),
  ])('finds %s', async (text, slug) => expect((await findCommander(text, snapshot))?.slug).toBe(slug));

  it.each([
    '',
    ' + ',
    'Nobody',
    'Sol Ring',
    'raised-by-giants-wilson-refined-grizzly',
    'Fire // Ice',
    `${TYMNA} + ${TYMNA}`,
    `${TYMNA} + Edgar Markov`,
    `${TYMNA} + ${THRASIOS} + Edgar Markov`,
    '/'.repeat(100_000),
    'a + '.repeat(50_000),
  ])('finds none by %.40j', async (text) => expect(await findCommander(text, snapshot)).toBeUndefined());
});

describe('findNamedPair', () => {
  it.each([
    [`${TYMNA} + ${THRASIOS}`, PAIR, true],
    ['tymna-the-weaver-thrasios-triton-hero', PAIR, true],
    ['raised-by-giants-wilson-refined-grizzly', 'raised-by-giants-wilson-refined-grizzly', true],
    [`${TYMNA} & Edgar Markov`, 'edgar-markov-tymna-the-weaver', false],
    ['edgar-markov-sol-ring', 'edgar-markov-sol-ring', false],
  ])('finds the cards of %s', (text, slug, isAllowed) =>
    expect(findNamedPair(text, snapshot)).toMatchObject({ slug, isAllowed }),
  );

  it.each(['Edgar Markov', 'Fire // Ice // Fire', 'Nobody + Edgar Markov', 'sol-ring-sol-ring'])(
    'finds no two cards in %s',
    (text) => expect(findNamedPair(text, snapshot)).toBeUndefined(),
  );
});

describe('findZoneCards', () => {
  it.each([
    ['Sol Ring', ['sol-ring']],
    ['fire // ice', ['fire-ice']],
    [PAIR, ['thrasios-triton-hero', 'tymna-the-weaver']],
    [`${TYMNA} + ${THRASIOS}`, ['thrasios-triton-hero', 'tymna-the-weaver']],
    [`${TYMNA} + Edgar Markov`, ['tymna-the-weaver', 'edgar-markov']],
    ['Nobody', []],
    ['', []],
  ])('finds the cards of %s', async (text, slugs) =>
    expect((await findZoneCards(text, snapshot)).map(({ sanitized }) => sanitized)).toEqual(slugs),
  );
});
