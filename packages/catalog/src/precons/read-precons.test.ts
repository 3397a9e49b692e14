import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { realData } from '@crownsmith/real-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunksOf, collect } from '../records/byte-stream.fixtures';
import { starterCard } from '../starter/starter-cards';
import { MAX_PRECON_BYTES, readPrecons } from './read-precons';
import { preconFiles } from './precon-files';

const folderOfPrecons = realData('precons');

const one = async (content: string | Uint8Array) => {
  const [event] = await collect(readPrecons([{ file: 'deck', bytes: chunksOf(content, 999) }]));
  return event;
};
const deck = {
  meta: { date: '2026-11-01' },
  data: {
    code: 'TST',
    name: 'Test Bears',
    releaseDate: '2021-04-23',
    type: 'Commander Deck',
    commander: [{ name: 'Bear, the Great', count: 1, uuid: 'x' }],
    mainBoard: [
      { name: 'Test Wolf', count: 1, isFoil: true },
      { name: 'Test Wolf', count: 1, isFoil: false },
      { name: 'Forest', count: 30 },
    ],
    sideBoard: [{ name: 'Aside', count: 1 }],
  },
};
const bears = {
  slug: 'test-bears',
  name: 'Test Bears',
  set: 'tst',
  releasedAt: '2021-04-23',
  commanders: ['Bear, the Great'],
  cards: [
    { name: 'Test Wolf', count: 2 },
    { name: 'Forest', count: 30 },
  ],
};
const publicForm = [
  '// NAME: Test Bears',
  '// DISPLAY: Also includes one of: foil [TST:9] Forest',
  '// DATE:  2021-04-23',
  'COMMANDER: 1 Bear, the Great [TST:1] [foil]',
  '1 Test Wolf [foil]',
  '1 Test Wolf [OTH:2] [etched]',
  '10 Forest [TST:*]',
  '20 Forest [TST:7]',
  '',
  'Sideboard',
  '2 Shrine [TST:8] [token]',
  '',
  'Display Commander',
  '1 Bear, the Great [OTST:1] [foil]',
].join('\n');
const list =
  'Name: Test Bears\nSet: TST\nDate: 2021-04-23\n\nCommander\n1 Bear, the Great\n\nDeck\n2 Test Wolf\n30 Forest\n\nSideboard\n1 Aside\n';

describe('readPrecons', () => {
  it.each([
    ['an MTGJSON deck file', JSON.stringify(deck)],
    ['the same without its envelope, gzipped', gzipSync(JSON.stringify(deck.data))],
    [
      'plain JSON',
      JSON.stringify({
        name: 'Test Bears',
        set: 'tst',
        date: '2021-04-23',
        commanders: ['Bear, the Great'],
        cards: ['Test Wolf', 'Test Wolf', { name: 'Forest', count: 30 }],
      }),
    ],
    [
      'JSON with copies of another name',
      JSON.stringify({
        ...{ name: 'Test Bears', set: 'tst', date: '2021-04-23', commanders: ['Bear, the Great'] },
        cards: [
          { name: 'Test Wolf', qty: 2 },
          { name: 'Forest', amount: 30 },
        ],
      }),
    ],
    [
      'JSON with lines',
      JSON.stringify({
        ...{ name: 'Test Bears', set: 'tst', date: '2021-04-23', commanders: ['Bear, the Great'] },
        cards: ['2x Test Wolf', '30 Forest'],
      }),
    ],
    ['a list below its header', list],
    ['the same with CRLF and a byte order mark', `\ufeff${list.replaceAll('\n', '\r\n')}`],
  ])('reads %s', async (_, content) =>
    expect(await one(content)).toEqual({ kind: 'precon', precon: bears, file: 'deck' }),
  );

  it('finds the commander of a list that marks none, if the cards are known', async () => {
    const content = 'Name: Test Goblins\n\n1 Krenko, Mob Boss\n1 Arcane Signet\n97 Mountain\n1 Sol Ring';
    const files = [{ file: 'deck', bytes: chunksOf(content, 999) }];
    expect(await collect(readPrecons(files, starterCard))).toMatchObject([
      { precon: { commanders: ['Krenko, Mob Boss'], cards: [{}, {}, {}] } },
    ]);
  });

  it('keeps the name of a set, and drops an invalid date', async () =>
    expect(await one(list.replace('TST', 'Test Set 2021').replace('2021-04-23', 'spring'))).toMatchObject({
      precon: { set: 'Test Set 2021', commanders: ['Bear, the Great'] },
    }));

  it.each([
    ['no name', list.replace(/^Name.*\n/, ''), 'no-name'],
    ['no commander', JSON.stringify({ ...deck.data, commander: [] }), 'no-commander'],
    ['no cards', JSON.stringify({ ...deck.data, mainBoard: [] }), 'no-cards'],
    [
      'three commanders',
      JSON.stringify({ ...deck.data, commander: ['A', 'B', 'C'].map((name) => ({ name, count: 1 })) }),
      'shape',
    ],
    ['a count below one', JSON.stringify({ ...deck.data, mainBoard: [{ name: 'A', count: 0 }] }), 'shape'],
    ['half a file', JSON.stringify(deck).slice(0, -30), 'not-a-list'],
    ['half an archive', gzipSync(JSON.stringify(deck)).subarray(0, 60), 'gzip'],
    ['a line that is no entry', list.replace('2 Test Wolf', '0 Test Wolf'), 'line'],
    ['an image', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'binary'],
    ['a page', '<!doctype html><title>Not found</title>', 'not-a-list'],
    ['JSON of something else', JSON.stringify({ object: 'card', name: 'Opt' }), 'not-a-list'],
    ['a number in a list', '[1]', 'shape'],
    ['a list without decks', '{"meta":{},"data":[]}', 'shape'],
    ['an empty file', '', 'no-cards'],
  ])('rejects %s with the name of the file', async (_, content, code) =>
    expect(await one(content)).toMatchObject({
      kind: 'reject',
      code,
      file: 'deck',
      reason: expect.stringMatching(/^deck: /),
    }),
  );

  it('rejects a file that is too large as soon as it is', async () => {
    async function* endless() {
      for (;;) yield Buffer.alloc(MAX_PRECON_BYTES / 4, ' ');
    }
    expect(await collect(readPrecons([{ file: 'deck', bytes: endless() }]))).toMatchObject([
      { code: 'too-large', file: 'deck' },
    ]);
  });

  it.each([
    ['an array', (decks: readonly unknown[]) => decks],
    ['the envelope of MTGJSON', (decks: readonly unknown[]) => ({ meta: deck.meta, data: decks })],
  ])('reads a list of precons in %s, each deck for itself', async (_, wrap) => {
    const decks = [
      deck.data,
      { ...deck.data, code: 'TS2' },
      { ...deck.data, name: 3 },
      { ...deck.data, commander: [] },
    ];
    const [file] = [{ file: 'all', bytes: chunksOf(gzipSync(JSON.stringify(wrap(decks)))) }];
    expect(await collect(readPrecons([file]))).toMatchObject([
      { precon: bears, file: 'all[0]' },
      { precon: { name: 'Test Bears', set: 'ts2' }, file: 'all[1]' },
      { code: 'shape', reason: expect.stringMatching(/^all\[2\]: The deck has another name: /) },
      { code: 'no-commander', file: 'all[3]' },
    ]);
  });

  it('gives the line number of an invalid line in the file', async () =>
    expect(await one(list.replace('2 Test Wolf', '0 Test Wolf'))).toMatchObject({
      reason: expect.stringContaining('line 9,'),
    }));

  it('rejects a duplicate of name and set, and not one of another set', async () => {
    const files = [list, list, list.replace('TST', 'two')].map((text, at) => ({
      file: `${at}`,
      bytes: chunksOf(text),
    }));
    expect(await collect(readPrecons(files))).toMatchObject([
      { precon: { slug: 'test-bears' } },
      { code: 'duplicate', file: '1' },
      { precon: { slug: 'test-bears', set: 'two' } },
    ]);
  });
});

describe('readPrecons of other programs', () => {
  it('reads a file of Forge, with the values before its sections', async () => {
    const dck =
      '[metadata]\nDescription=Bears\nName=Test Bears\nSet=TST\n[Commander]\n1 Test Bear|TST|1\n[Main]\n2 Test Wolf|TST|2';
    expect(await one(dck)).toMatchObject({
      precon: {
        name: 'Test Bears',
        set: 'tst',
        commanders: ['Test Bear'],
        cards: [{ name: 'Test Wolf', count: 2 }],
      },
    });
  });

  it('reads JSON of sites that name their deck', async () => {
    const inventory = [
      ['Test Bear', { qty: 1, cmdr: true }],
      ['Test Wolf', { qty: 2 }],
    ];
    expect(await one(JSON.stringify({ name: 'Test Bears', inventory }))).toMatchObject({
      precon: { name: 'Test Bears', commanders: ['Test Bear'], cards: [{ name: 'Test Wolf', count: 2 }] },
    });
  });
});

describe('readPrecons of the public form', () => {
  it('reads the header in comments, without sideboard and display commanders', async () => {
    const { set: _set, ...withoutSet } = bears;
    expect(await one(publicForm)).toEqual({ kind: 'precon', precon: withoutSet, file: 'deck' });
  });

  it('reads two commanders', async () =>
    expect(
      await one(publicForm.replace('1 Test Wolf [foil]', 'COMMANDER: 1 Cub, the Small [foil] [TST:2]')),
    ).toMatchObject({ precon: { commanders: ['Bear, the Great', 'Cub, the Small'] } }));

  it('prefers the set in the file to the set of the folder', async () => {
    const file = (content: string) => ({ file: 'deck', bytes: chunksOf(content), set: 'DIR' });
    expect(await collect(readPrecons([file(publicForm)]))).toMatchObject([{ precon: { set: 'dir' } }]);
    expect(await collect(readPrecons([file(list)]))).toMatchObject([{ precon: { set: 'tst' } }]);
  });

  describe.skipIf(folderOfPrecons === undefined)('with the real decks', () => {
    it('reads all 114, each with 100 cards, a set and a date', async () => {
      const events = await collect(readPrecons(preconFiles(folderOfPrecons ?? '')));
      const precons = events.flatMap((event) => (event.kind === 'precon' ? [event.precon] : []));
      expect(events.filter(({ kind }) => kind === 'reject')).toEqual([]);
      expect(precons).toHaveLength(114);
      const sizes = precons.map(
        ({ commanders, cards }) => commanders.length + cards.reduce((sum, { count }) => sum + count, 0),
      );
      expect(new Set(sizes)).toEqual(new Set([100]));
      expect(precons.filter(({ set, releasedAt }) => set === undefined || releasedAt === undefined)).toEqual(
        [],
      );
      const names = precons.flatMap(({ commanders, cards }) => [
        ...commanders,
        ...cards.map(({ name }) => name),
      ]);
      expect(names.filter((name) => /[[\]]|^\d|Display Commander/.test(name))).toEqual([]);
    });
  });
});

describe('preconFiles', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'precons-'));
    await writeFile(join(folder, 'b.json'), JSON.stringify(deck));
    await writeFile(join(folder, 'a.txt.gz'), gzipSync(list.replace('Test Bears', 'Other Bears')));
    await writeFile(join(folder, 'notes.md'), 'none');
    await mkdir(join(folder, 'sub'));
    await writeFile(join(folder, 'sub', 'c.txt'), publicForm.replace('Test Bears', 'Third Bears'));
    await mkdir(join(folder, 'more decks'));
    await writeFile(join(folder, 'more decks', 'd.txt'), publicForm.replace('Test Bears', 'Last Bears'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('lists the deck files of a folder and its subfolders in the order of their paths', async () =>
    expect(await collect(readPrecons(preconFiles(folder)))).toMatchObject([
      { file: 'a.txt.gz', precon: { name: 'Other Bears' } },
      { file: 'b.json', precon: { name: 'Test Bears' } },
      { file: 'more decks/d.txt', precon: { name: 'Last Bears' } },
      { file: 'sub/c.txt', precon: { name: 'Third Bears', set: 'sub' } },
    ]));

  it('gives no set for a folder that is not named by a set code', async () => {
    const events = await collect(readPrecons(preconFiles(folder)));
    expect(events.map((event) => event.kind === 'precon' && event.precon.set)).toEqual([
      ...['tst', 'tst', undefined, 'sub'],
    ]);
  });
});
