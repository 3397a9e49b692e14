import { SCRYFALL_SAMPLES, SOURCE_SAMPLES } from '@crownsmith/catalog';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from '#src/run';
import { tempFolder } from '#src/testing/fixtures';
import { ScryfallServer, send } from '#src/testing/scryfall-server';

const server = new ScryfallServer();
beforeAll(() => server.start());
afterAll(() => server.close());
const asked = [...SCRYFALL_SAMPLES, ...SOURCE_SAMPLES].filter(({ origin }) => origin !== '');

const check = async (...args: readonly string[]) => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const env = {
      DATA_DIR: await tempFolder(),
      SCRYFALL_API: server.origin,
      MOXFIELD_USER_AGENT: 'Agent/1',
      TOPDECK_KEY: 'key',
    };
    const code = await run(['sources', 'check', ...args], env, '/');
    const [lines = '', reason = ''] = [out, error].map((spy) =>
      spy.mock.calls.map(([words]) => String(words)).join(''),
    );
    return { code, lines: lines.split('\n').slice(0, -1), reason };
  } finally {
    out.mockRestore();
    error.mockRestore();
  }
};

describe('pipeline sources check', () => {
  beforeEach(() => {
    server.takeRequests();
    for (const { path, sample } of asked) server.handlers.set(path, send(sample));
  });

  it('asks each source once and says in a line each that it holds', async () => {
    const { code, lines, reason } = await check('--at', server.origin);
    expect({ code, reason }).toEqual({ code: 0, reason: '' });
    expect(server.takeRequests().toSorted()).toEqual(asked.map(({ path }) => path).toSorted());
    expect(lines).toEqual(
      asked.map(({ source, what }): unknown =>
        expect.stringMatching(new RegExp(`^holds {8}${source}, ${what}: \\w`)),
      ),
    );
  });

  it('says path, was and is of one that changed, and ends with 1', async () => {
    const [archidekt] = asked.filter(({ source }) => source === 'Archidekt');
    server.handlers.set(
      archidekt?.path ?? '',
      send(archidekt?.sample.replaceAll('"quantity": 1', '"quantity": "1\u009b"') ?? ''),
    );
    const { code, lines, reason } = await check('archidekt', '--at', server.origin);
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^changed {6}Archidekt, a deck: cards\[\]\.quantity was a number, is text; /),
    ]);
    expect(lines[0]).not.toMatch(/\p{Cc}/u);
    expect(reason).toContain('1 answer of 1 changed');
  });

  it('does not fail where one cannot be reached', async () => {
    server.handlers.clear();
    expect(await check('Commander Spellbook', '--at', server.origin)).toEqual({
      code: 0,
      lines: [expect.stringMatching(/^unreachable {2}Commander Spellbook, combos: .* status 404$/)],
      reason: '',
    });
  });

  it('asks Scryfall where SCRYFALL_API is, and knows no other names', async () => {
    expect(await check('scryfall')).toMatchObject({ code: 0 });
    expect(server.takeRequests()).toHaveLength(SCRYFALL_SAMPLES.length);
    expect(await check('scryfal')).toMatchObject({
      code: 2,
      reason: expect.stringMatching(/no source scryfal\. Those that can be asked are Scryfall, Archidekt/),
    });
    expect(await check('--at', 'here')).toMatchObject({ code: 2 });
  });

  it('prints JSON', async () => {
    const { lines } = await check('mtgjson', '--at', server.origin, '--json');
    expect(JSON.parse(lines.join('\n'))).toMatchObject([{ source: 'MTGJSON', state: 'holds' }]);
  });
});
