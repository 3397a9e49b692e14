import { describe, expect, it, vi } from 'vitest';
import { run } from '#src/run';
import { importHandedIn } from '#src/handed-in/import-handed-in';
import { silentProgress } from '#src/progress';
import { exportText, handedInDeck } from '#src/testing/export-file';
import { deckLine, greenNumbers, testCardName } from '#src/testing/fixtures';
import { makeStoreWithCards } from '#src/testing/test-store';

const DECKS = 40;

const setUp = async () => {
  const { env, use, importDecks, write, now, count } = await makeStoreWithCards();
  for (const [name, from] of [
    ['one', 0],
    ['two', 50],
  ] as const)
    await importDecks(
      Array.from({ length: DECKS }, (_, index) =>
        deckLine(
          `${name} ${index}`,
          [...greenNumbers(30, from), greenNumbers(1, (from + 40 + index) % 96)[0] ?? 0],
          {
            date: `2024-03-${String((index % 28) + 1).padStart(2, '0')}`,
            cards: [
              ...greenNumbers(30, from).map(testCardName),
              'Forest',
              `Test Card ${String(100 + index)}`,
              `Only ${name} ${index}`,
            ],
          },
        ),
      ),
      `${name}.jsonl`,
      { source: name },
    );
  /** Runs a command. @returns its exit code and what it printed */
  const command = async (...args: readonly string[]) => {
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      const code = await run(args, { DATA_DIR: env.dataDir }, '/');
      const text = [...out.mock.calls, ...error.mock.calls].map(([line]) => String(line)).join('');
      return { code, text };
    } finally {
      out.mockRestore();
      error.mockRestore();
    }
  };
  return {
    command,
    countDecks: async () => {
      const { decks, weighedOut } = await count();
      return { decks, weighedOut };
    },
    importHandedIn: async (...decks: readonly unknown[]) => {
      const path = await write('handed-in.jsonl', exportText('handed-in', decks));
      return use((store) => importHandedIn(store, path, {}, now(), silentProgress()));
    },
    importAsDecks: importDecks,
  };
};

describe('pipeline sources', () => {
  it('lists, weighs and removes sources', async () => {
    const { command, countDecks } = await setUp();
    expect(await command('sources')).toEqual({
      code: 0,
      text: ['one', 'two']
        .map((name) => `${name}  unknown kind  40 decks  2024-03-01 to 2024-03-28  counts\n`)
        .join(''),
    });
    for (const share of ['2', '-1', 'NaN'])
      expect(await command('sources', 'weigh', 'one', share)).toMatchObject({
        code: 2,
        text: expect.stringContaining('share from 0 to 1'),
      });
    expect(await command('sources', 'weigh', "' or 1=1 --", '0')).toMatchObject({
      code: 1,
      text: expect.stringContaining('one, two'),
    });

    const weighed = await command('sources', 'weigh', 'one', '0.5');
    const half = Number(/one: (\d+) of 40 decks count/.exec(weighed.text)?.[1]);
    expect(half).toBeGreaterThan(5);
    expect(half).toBeLessThan(35);
    expect(await countDecks()).toEqual({ decks: DECKS + half, weighedOut: DECKS - half });
    const listed = JSON.parse((await command('sources', '--json')).text) as unknown;
    expect(listed).toMatchObject({
      sources: [
        { source: 'one', weight: 0.5, decks: DECKS, counted: half },
        { source: 'two', weight: 1, counted: DECKS },
      ],
    });

    await command('sources', 'weigh', 'one', '0');
    expect(await countDecks()).toEqual({ decks: DECKS, weighedOut: DECKS });
    expect(await command('sources', 'remove', 'one')).toEqual({
      code: 0,
      text: 'Removed 40 decks of one; 40 remain.\n',
    });
    expect(await command('sources', 'remove', 'one')).toEqual({
      code: 0,
      text: 'No deck is from one; nothing was removed.\n',
    });
    expect(await countDecks()).toEqual({ decks: DECKS, weighedOut: 0 });
  });

  it('states whose decks a source has, and takes it back', async () => {
    const { command, importAsDecks } = await setUp();
    const kinds = async () => {
      const listed = JSON.parse((await command('sources', '--json')).text) as {
        sources: readonly { source: string; kind: string | null }[];
      };
      return Object.fromEntries(listed.sources.map(({ source, kind }) => [source, kind]));
    };
    expect(await command('sources', 'kind', 'one', 'Casual')).toEqual({
      code: 0,
      text: 'one: casual from the next publish on.\n',
    });
    expect(await command('sources', 'kind', 'one', 'friendly')).toMatchObject({
      code: 2,
      text: expect.stringContaining('tournament, casual, precon, own'),
    });
    expect((await command('sources', 'kind', 'three', 'casual')).code).toBe(1);
    // Results tell that decks are of tournaments, unless the operator states another kind.
    const played = ['a', 'b'].map((id, at) => ({
      ...deckLine(id, [], {
        cards: [...greenNumbers(60, 3 + at).map(testCardName), { name: 'Forest', count: 39 }],
      }),
      event: 'An Open',
      place: at + 1,
    }));
    await importAsDecks(played, 'open.jsonl', { source: 'open' });
    expect(await kinds()).toEqual({ one: 'casual', two: null, open: 'tournament' });
    expect((await command('sources')).text).toMatch(/open +tournament +2 decks.*2 results/);
    await importAsDecks(played, 'open.jsonl', { source: 'open', kind: 'own' });
    await command('sources', 'kind', 'one', 'unknown');
    expect(await kinds()).toEqual({ one: null, two: null, open: 'own' });
    await command('sources', 'remove', 'open');
    expect(await kinds()).toEqual({ one: null, two: null });
  });

  it('a handed-in deck counts if the source that has it, too, does not', async () => {
    const { command, countDecks, importHandedIn: handIn, importAsDecks } = await setUp();
    const deck = handedInDeck('mine', 3);
    await handIn(deck);
    await importAsDecks(
      [
        deckLine('same', [], {
          cards: [...greenNumbers(60, 3).map(testCardName), { name: 'Forest', count: 39 }],
        }),
      ],
      'same.jsonl',
      { source: 'same' },
    );
    expect((await countDecks()).decks).toBe(2 * DECKS + 1);
    await command('sources', 'weigh', 'same', '0');
    expect(await countDecks()).toEqual({ decks: 2 * DECKS + 1, weighedOut: 1 });
  });
});
