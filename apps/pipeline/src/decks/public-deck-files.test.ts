import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { zipFiles } from '#src/input/zip-files';
import { storePaths } from '#src/store/store-paths';
import { readState } from '#src/store/store-state';
import { deckLine, greenNumbers, jsonLines, testCardName } from '#src/testing/fixtures';
import { makeStoreWithCards } from '#src/testing/test-store';
import { makeZip } from '#src/testing/zip-file';

const Reject = z.object({ position: z.string(), fault: z.string(), reason: z.string() });
const GRETA = 'Greta, Bear Queen';

/** The names of a deck of Greta; another number is another deck. */
const cardsOf = (number: number): readonly string[] => greenNumbers(60, number).map(testCardName);
const topDeck = (number: number) => ({
  TID: `open-${number}`,
  format: 'EDH',
  startDate: 1_735_689_600,
  standings: [
    {
      standing: 1,
      deckObj: {
        Commanders: { [GRETA]: { id: 'g', count: 1 } },
        Mainboard: Object.fromEntries(cardsOf(number).map((name) => [name, { id: 'x', count: 1 }])),
      },
    },
    {
      standing: 2,
      decklist: `~~Commanders~~\\n1 ${GRETA}\\n\\n~~Mainboard~~\\n${cardsOf(number + 1)
        .map((name) => `1 ${name}`)
        .join('\\n')}\\n39 Forest`,
    },
    { standing: 3, decklist: null },
  ],
});
const edhTop16 = (number: number) => ({
  data: {
    tournament: {
      tournamentDate: '2025-03-01',
      entries: [{ id: 'e', commander: { name: GRETA }, maindeck: cardsOf(number).map((name) => ({ name })) }],
    },
  },
});
const mtgo = (number: number) => ({
  Tournament: { Date: '2024-05-04', Name: 'Commander League', Uri: 'https://mtgo.example/t' },
  Decks: [
    {
      Mainboard: cardsOf(number).map((CardName) => ({ Count: 1, CardName })),
      Sideboard: [{ Count: 1, CardName: GRETA }],
    },
  ],
});
const mtgjson = (number: number) => ({
  meta: { version: '5.2.2' },
  data: {
    code: 'TST',
    name: 'Bears',
    type: 'Commander Deck',
    releaseDate: '2024-03-08',
    commander: [{ name: GRETA, count: 1 }],
    mainBoard: cardsOf(number).map((name) => ({ name, count: 1 })),
  },
});

describe('public deck files', () => {
  let store: Awaited<ReturnType<typeof makeStoreWithCards>>;
  beforeEach(async () => {
    store = await makeStoreWithCards();
  });
  const state = () => readState(storePaths(store.env.dataDir));
  const rejects = async (name: string) =>
    (await readFile(join(store.env.dataDir, 'rejects', `${name}.jsonl`), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => Reject.parse(JSON.parse(line)));

  it('are imported from a folder of answers, zips, gzips and zips of zips', async () => {
    const folder = join(store.folder, 'public');
    await mkdir(join(folder, 'more'), { recursive: true });
    await writeFile(join(folder, 'a-topdeck.json'), JSON.stringify([topDeck(0)]));
    await writeFile(join(folder, 'b-edhtop16.json.gz'), gzipSync(JSON.stringify(edhTop16(10), null, 2)));
    const inner = makeZip([{ name: 'mtgo/league.json', content: JSON.stringify(mtgo(20)) }]);
    await writeFile(
      join(folder, 'more', 'c.bin'),
      makeZip([
        { name: 'AllDeckFiles/Bears_TST.json', content: JSON.stringify(mtgjson(30)) },
        { name: 'inner.zip', content: inner },
        { name: 'lines.jsonl.gz', content: gzipSync(jsonLines([deckLine('l', greenNumbers(40))])) },
        { name: '__MACOSX/._Bears_TST.json', content: 'x' },
      ]),
    );
    expect(await store.importDeckFile(folder)).toMatchObject({
      read: 7,
      added: 6,
      rejected: { 'no-list': 1 },
      formats: { commander: 6 },
      unresolved: [],
    });
    expect(await rejects('public_')).toEqual([
      { position: 'a-topdeck.json:1[0].standings[2]', fault: 'no-list', reason: 'the player has no list' },
    ]);
    expect(await store.importDeckFile(folder)).toMatchObject({ alreadyImported: true });
  });

  it('are read from an answer on one long line', async () => {
    const padding = 'x'.repeat(4_100_000);
    const path = await store.write('long.json', JSON.stringify([{ ...topDeck(0), padding }, edhTop16(10)]));
    expect(await store.importDeckFile(path)).toMatchObject({ read: 4, added: 3 });
  });

  it.each([
    ['JSON', '[', '"x",'],
    ['text', '1 ', 'Sol Ring '],
  ])(
    'are refused where one line of %s is longer than any answer, without keeping it',
    async (_name, start, part) => {
      const path = await store.write('line.json', start + part.repeat(17_000_000 / part.length));
      await expect(store.importDeckFile(path)).rejects.toThrow(
        'line.json is a single document of more than 16 MB. Convert it to JSON lines.',
      );
    },
  );

  it('rejects files of a zip with position and reason, and imports the rest', async () => {
    const good = JSON.stringify(mtgjson(0));
    const path = await store.write(
      'decks.zip',
      makeZip([
        { name: 'good.json', content: good },
        { name: '../../escape.json', content: JSON.stringify(mtgjson(1)) },
        { name: 'lies.json', content: JSON.stringify(mtgjson(2)), size: 10 },
        { name: 'page.html', content: '<!doctype html><p>Not found' },
        { name: 'cut.json', content: good.slice(0, 500) },
        {
          name: 'deep.zip',
          content: makeZip([{ name: 'deeper.zip', content: makeZip([{ name: 'x.json', content: good }]) }]),
        },
        { name: 'dir/', content: '' },
      ]),
    );
    expect(await store.importDeckFile(path)).toMatchObject({ read: 6, added: 1 });
    expect((await rejects('decks.zip')).map(({ position, reason }) => [position, reason])).toEqual([
      ['decks.zip/../../escape.json', expect.stringContaining('leaves the archive')],
      ['decks.zip/lies.json', expect.stringContaining('cannot be unpacked')],
      ['decks.zip/page.html', expect.any(String)],
      ['decks.zip/cut.json', expect.stringContaining('is incomplete')],
      ['decks.zip/deep.zip/deeper.zip', 'an archive too deep within archives'],
    ]);
  });

  it.each<readonly [what: string, damage: (zip: Buffer) => Buffer, message: RegExp]>([
    ['cut off', (zip: Buffer) => zip.subarray(0, zip.length - 40), /is incomplete|is corrupt/],
    ['without files', () => makeZip([]), /contains no files/],
    ...[
      ['[Content_Types].xml', 'xl/workbook.xml'],
      ['docProps/app.xml', '[Content_Types].xml'],
      ['_rels/.rels', 'xl/workbook.xml'],
      ['xl/workbook.xml', 'xl/worksheets/sheet1.xml', '[Content_Types].xml'],
      ['mimetype', 'content.xml'],
    ].map(
      (names) =>
        [
          `that is a spreadsheet of ${names.join(', ')}`,
          () => makeZip(names.map((name) => ({ name, content: '<x/>' }))),
          /is a spreadsheet .* Save the sheet as CSV/,
        ] as const,
    ),
  ])('a zip %s changes nothing', async (_, damage, message) => {
    const before = await state();
    const path = await store.write(
      'x.zip',
      damage(makeZip([{ name: 'a.json', content: JSON.stringify(mtgjson(0)) }])),
    );
    await expect(store.importDeckFile(path)).rejects.toMatchObject({
      code: 'bad-input',
      message: expect.stringMatching(message),
    });
    expect(await state()).toEqual(before);
  });

  it('an archive may not unpack to more than its limits', async () => {
    const limits = { bytes: 1_000_000, files: 3, innerBytes: 1000, depth: 1 };
    const drain = async (zip: Buffer): Promise<readonly string[]> => {
      const seen: string[] = [];
      for await (const file of zipFiles(await store.write('bomb.zip', zip), () => undefined, limits)) {
        seen.push(`${file.name}${file.kind === 'reject' ? `: ${file.reason}` : ''}`);
        if (file.kind === 'file') for await (const chunk of file.open()) void chunk;
      }
      return seen;
    };
    const zeros = Buffer.alloc(600_000);
    const message = expect.stringContaining('unpacks to more than 1 MB');
    await expect(
      drain(
        makeZip([
          { name: 'a', content: zeros },
          { name: 'b', content: zeros },
        ]),
      ),
    ).rejects.toMatchObject({ message });
    await expect(
      drain(makeZip([{ name: 'a.gz', content: gzipSync(Buffer.alloc(2_000_000)) }])),
    ).rejects.toMatchObject({ message });
    const many = ['a', 'b', 'c', 'd'].map((name) => ({ name, content: 'x' }));
    await expect(drain(makeZip(many))).rejects.toMatchObject({
      message: expect.stringContaining('more than 3 files'),
    });
    const inner = makeZip([{ name: 'z', content: randomBytes(3000) }]);
    expect(await drain(makeZip([{ name: 'in.zip', content: inner }]))).toEqual([
      'in.zip: an archive of more than 0.001 MB within another',
    ]);
  });
});
