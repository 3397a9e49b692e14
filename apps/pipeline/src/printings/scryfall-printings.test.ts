import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storePaths } from '#src/store/store-paths';
import { readState } from '#src/store/store-state';
import { printingRecord, tempFolder, testCards, writeInput } from '#src/testing/fixtures';
import { runCommand } from '#src/testing/run-command';
import { ScryfallServer, send } from '#src/testing/scryfall-server';

const STRANGER = printingRecord('s', { name: 'Stranger' });

const server = new ScryfallServer();
let dataDir = '';
const pipeline = (...args: readonly string[]) => runCommand(dataDir, server, args);
const offer = (records: readonly unknown[], day: string, type = 'default_cards') =>
  server.offer(records, day, { type });
const readStore = () => readState(storePaths(dataDir));

beforeAll(async () => {
  await server.start();
  dataDir = await tempFolder();
  await pipeline('import', 'cards', await writeInput(dataDir, 'cards.json', JSON.stringify(testCards(8))));
  offer([printingRecord('1'), printingRecord('2')], '20261120');
  expect(await pipeline('import', 'printings', '--scryfall')).toMatchObject({ code: 0, reason: '' });
});
afterAll(() => server.close());

const DE = ['--languages', 'de'];
const BAD: readonly (readonly [what: string, flags: readonly string[], answer: () => unknown, RegExp])[] = [
  [
    'an index of an unknown type',
    [],
    () => offer([], '20261121', 'oracle_things'),
    /no default_cards, only what_comes_next, oracle_things/,
  ],
  [
    'an index of an unknown type, for names',
    DE,
    () => offer([], '20261121', 'oracle_things'),
    /no all_cards, only/,
  ],
  [
    'an entry whose fields are of another type',
    [],
    () =>
      server.handlers.set(
        '/bulk-data',
        send('{"data":[null,7,{"type":{}},{"type":"default_cards","updated_at":7}]}'),
      ),
    /default_cards\.updated_at: /,
  ],
  [
    'a download that is 404',
    [],
    () => server.handlers.delete(offer([printingRecord('1')], '20261121')),
    /file\/default-cards-20261121\.jsonl\.gz responded with status 404/,
  ],
  [
    'a download of names that is 404',
    DE,
    () => server.handlers.delete(offer([], '20261121', 'all_cards')),
    /status 404/,
  ],
  [
    'a file of printings whose cards are all unknown',
    [],
    () => offer([STRANGER], '20261121'),
    /no printing of a card in the store, only of others, such as Stranger/,
  ],
  [
    'a language that does not exist',
    ['--languages', 'de,tlh'],
    () => offer([printingRecord('1', { lang: 'tlh', printed_name: 'Qapla' })], '20261121', 'all_cards'),
    /Not a language that cards are printed in besides English: tlh\. Use some of de, fr/,
  ],
];

describe('printings of Scryfall', () => {
  it.each(BAD)('that meet %s say so in a sentence, and lose nothing', async (_, flags, answer, sentence) => {
    const state = await readStore();
    answer();
    const result = await pipeline('import', 'printings', '--scryfall', ...flags);
    expect(result).toMatchObject({ lines: '', reason: expect.stringMatching(sentence) });
    expect(result.code).toBeGreaterThan(0);
    expect(result.reason).not.toMatch(/\bat \S+\.ts:|TypeError/);
    expect(await readStore()).toEqual(state);
  });

  it('without a card, with the id of another, or without a name are counted, and the others are taken', async () => {
    offer(
      [
        printingRecord('1'),
        STRANGER,
        printingRecord('1', { collector_number: '7' }),
        printingRecord('9', { name: undefined }),
      ],
      '20261122',
    );
    const { code, lines } = await pipeline('import', 'printings', '--scryfall');
    expect(code).toBe(0);
    expect(lines).toContain('2 printings read; 1 new, 0 changed, 1 unchanged, 1 dropped.');
    expect(lines).toContain(
      'without a card in the store: 1 (tokens and the like, such as Stranger; not shown)',
    );
    expect(lines).toContain('with the id of an earlier record, which stays: 1\n');
    expect(lines).toContain('rejected: 1\n');
  });

  it('in a language that does not exist give no name: a table of names is refused row by row', async () => {
    const rows = 'language\tprinted\toracle\n';
    const bad = await writeInput(dataDir, 'klingon.tsv', `${rows}tlh\tQapla\tTest Card 001\n`);
    const { code, reason } = await pipeline('import', 'names', bad);
    expect({ code, reason }).toEqual({
      code: 1,
      reason: expect.stringMatching(
        /no usable name \(1 rejected, see .*\)\. Expected a table with the columns language \(de, /,
      ),
    });
    const some = await writeInput(
      dataDir,
      'some.tsv',
      `${rows}tlh\tQapla\tTest Card 001\nde\tErfolg\tTest Card 001\n`,
    );
    expect((await pipeline('import', 'names', some)).lines).toMatch(
      /1 name read; 1 new.*\n {2}rejected: 1\n/,
    );
  });
});
