import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { UNREADABLE_LISTS } from '@crownsmith/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CardAnswer } from '../answer/card';
import { IdentityAnswer } from '../answer/identity';
import { LegalityAnswer } from '../answer/legality';
import { PriceAnswer } from '../answer/price';
import { SlugAnswer } from '../answer/slug';
import { runCommand } from '../testing/run-command';

const KRENKO = 'Commander\n1 Krenko, Mob Boss\n\nDeck\n99 Mountain\n';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
  await writeFile(join(folder, 'krenko.txt'), KRENKO);
  await writeFile(join(folder, 'banned.txt'), '# house rules\n1 Mountain\nMountian\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const legality = (input: string | Uint8Array, ...args: readonly string[]) =>
  runCommand(['legality', ...args], { input });

describe('legality', () => {
  it('is 0 for a legal list, from standard input, a dash and a file', async () => {
    for (const [args, input] of [
      [[], KRENKO],
      [['-'], KRENKO],
      [[join(folder, 'krenko.txt')], ''],
    ] as const) {
      const { code, stdout, stderr } = await legality(input, ...args);
      expect({ code, stderr, verdict: stdout.split('\n')[0] }).toEqual({
        code: 0,
        stderr: '',
        verdict: 'Legal in Commander',
      });
    }
  });

  it('lists every violation with its line and what to do', async () => {
    const list =
      '1 Krenko, Mob Boss *CMDR*\n96 Mountain\n2 Sol Ring\n1 Counterspell\n1 Mana Crypt\n1 Sol Rign\n0 Swamp\n';
    const { code, stdout } = await legality(list, '--json');
    expect(code).toBe(1);
    const { violations, legal, cards } = LegalityAnswer.parse(JSON.parse(stdout));
    expect({ legal, cards }).toEqual({ legal: false, cards: 102 });
    expect(violations.map((each) => [each.line, each.code, each.fix])).toEqual([
      [null, 'deck-size', 'Remove 2 cards.'],
      [3, 'too-many-copies', 'Remove 1 copy.'],
      [4, 'outside-identity', 'Remove the card, or choose a commander of its colours.'],
      [5, 'banned', 'Remove the card.'],
      [6, 'unknown-card', 'Check the spelling, or name a --host, a --snapshot or a card file (--cards).'],
      [7, 'unreadable-line', 'Write a quantity and a name, such as: 1 Sol Ring'],
    ]);
  });

  it('names the colour to choose for a commander', async () => {
    const { code, stdout } = await legality(
      'Commander\n1 The Prismatic Piper\n\nDeck\n99 Mountain\n',
      '--json',
    );
    const { identity, notes } = LegalityAnswer.parse(JSON.parse(stdout));
    expect({ code, identity, notes }).toEqual({
      code: 0,
      identity: ['R'],
      notes: ['The colour to choose for the commander is red: most cards of the list that need one need it.'],
    });
  });

  it('takes more banned cards from a file', async () => {
    const { stdout, code } = await legality(KRENKO, '--banned', join(folder, 'banned.txt'));
    expect(stdout).toContain('line 5: Mountain is banned.');
    expect(stdout).toContain('No card of this data has these names of the banned list: Mountian.');
    expect(code).toBe(1);
  });

  it('says that the banned list of Duel Commander is missing', async () => {
    expect((await legality(KRENKO, '--format', 'duel')).stdout).toContain('Pass one as `banned`.');
  });
});

describe('input', () => {
  const utf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, 'utf16le');
  it.each<[string, string | Uint8Array]>([
    ['a byte order mark', `\ufeff${KRENKO}`],
    ['CRLF', KRENKO.replaceAll('\n', '\r\n')],
    ['UTF-16LE', utf16(KRENKO)],
    ['UTF-16BE', Buffer.from(utf16(KRENKO)).swap16()],
    [
      'JSON',
      JSON.stringify({ commanders: [{ name: 'Krenko, Mob Boss' }], main: [{ name: 'Mountain', count: 99 }] }),
    ],
  ])('with %s is read', async (_name, input) => expect((await legality(input)).code).toBe(0));

  it.each<[string, string | Uint8Array, string]>([
    ...UNREADABLE_LISTS.map(({ what, bytes, sentence }): [string, Uint8Array, string] => [
      what,
      bytes,
      sentence,
    ]),
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xd8]),
      'This is a picture, not plain text.',
    ],
    ['text with NUL', 'a\0b\0c\0', 'This is a binary file, not plain text.'],
    ['more than a list may have', '1 Opt\n'.repeat(20_000), 'The list is too long'],
    ['huge', 'x'.repeat(5_000_000), 'The input is too large'],
    ['other JSON', '{"main": 7}', 'This is JSON with the fields main, not a list of cards.'],
  ])('that is %s is refused', async (_name, input, message) => {
    const { code, stderr, stdout } = await legality(input);
    expect(stderr).toContain(message);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  it.each([['legality'], ['convert', '--to', 'csv']])('without a card is no deck: %s', async (...args) => {
    for (const [input, sentence] of [
      ['// My deck\n\n// Lands', 'The list has no card.'],
      ['// My deck\n\nTokens\n1 Treasure', 'Those of a deck stand below a line “Deck”.'],
    ] as const) {
      const { code, stderr, stdout } = await runCommand(args, { input });
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(sentence);
    }
  });

  it.each(['report', 'legality', 'convert'])('that is no list is named by %s, too', async (command) => {
    const args = command === 'convert' ? ['--to', 'csv'] : [];
    for (const [input, sentence] of [
      ['<!doctype html><title>Gone</title>', 'This is a web page (“Gone”), not a list of cards.'],
      ['{"cards": [{"nm": 1}]}', 'This is JSON with the fields cards, not a list of cards.'],
      [
        'https://archidekt.com/decks/1',
        'This is the address of a page (archidekt.com), not a list of cards.',
      ],
    ] as const) {
      const { code, stderr, stdout } = await runCommand([command, ...args], { input });
      expect({ code, stderr, stdout }).toEqual({ code: 2, stderr: `crownsmith: ${sentence}\n`, stdout: '' });
    }
  });

  it('with a line that cannot be read is not legal for that reason', async () => {
    const input = 'Commander\n1 Krenko, Mob Boss\n\nDeck\n99 Mountain\n0 Opt';
    const { stdout } = await runCommand(['report'], { input });
    expect(stdout).toContain('Krenko, Mob Boss, 100 cards: not legal, 1 line left out\n');
  });

  it('that is compressed is read', async () => {
    const zip = gzipSync(KRENKO);
    expect((await legality(zip)).code).toBe(0);
  });

  it.each([
    ['a folder', '.', 'is a folder'],
    ['a missing file', 'nowhere.txt', 'there is no such file'],
  ])('of %s is refused', async (_name, path, message) => {
    const { code, stderr } = await runCommand(['convert', '--to', 'csv', join(folder, path)]);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });

  it.skipIf(process.getuid?.() === 0)('of an unreadable file is refused', async () => {
    const path = join(folder, 'secret.txt');
    await writeFile(path, KRENKO);
    await chmod(path, 0);
    expect((await legality('', path)).stderr).toContain('may not be read');
  });
});

describe('wrong usage', () => {
  it.each([
    [[], 'Usage: crownsmith'],
    [['legalty'], 'Did you mean legality?'],
    [['convert'], "required option '--to <format>'"],
    [['convert', '--to', 'word'], 'Allowed choices are plain, mtgo'],
    [['price', '--source', 'ebay'], 'Allowed choices are cardkingdom'],
    [['legality', '--frmat', 'duel'], 'Did you mean --format?'],
    [['legality', '--timeout', '0'], 'Pass a whole number from 1 to 600.'],
    [['card'], 'missing required argument'],
    [['card', 'Opt', '--host', 'a.example', '--cards', 'b.json'], 'Pass only one of --host and --cards.'],
    [['card', 'Opt', '--host', 'ftp://a.example'], 'is no host'],
    [['card', 'Opt', '--timeout', 'x'], 'Pass a whole number'],
    [['slug', '--pair', 'Opt'], 'A pair has two names; here are 1.'],
    [['legality', 'a.txt', '-e', '1 Opt'], 'Pass a file or --entry, not both.'],
    [['recommend', 'a.txt', '-e', '1 Opt'], 'Pass a file or --entry, not both.'],
  ])('%j is 2', async (args, message) => {
    const { code, stderr, stdout } = await runCommand(args);
    expect(stderr).toContain(message);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  it('is two sources in the environment, unless an option chooses', async () => {
    const env = { CROWNSMITH_HOST: 'a.example', CROWNSMITH_CARDS: 'b.json' };
    const { stderr } = await runCommand(['card', 'Opt'], { env });
    expect(stderr).toContain('Set only one of CROWNSMITH_HOST and CROWNSMITH_CARDS');
    const chosen = await runCommand(['card', 'Opt', '--snapshot', join(folder, 'none')], { env });
    expect(chosen.stderr).toContain('There is no snapshot at');
  });
});

describe('answers', () => {
  it.each([
    [['slug', 'Opt'], SlugAnswer],
    [['identity', 'Opt'], IdentityAnswer],
    [['card', 'Opt'], CardAnswer],
    [['price', '-e', '1 Sol Ring'], PriceAnswer],
  ])('%j --json have their shape', async (args, shape) => {
    const { code, stdout } = await runCommand([...args, '--json']);
    expect(code).toBe(0);
    const value: unknown = JSON.parse(stdout);
    expect(shape.parse(value)).toEqual(value);
  });

  it('are coloured on a terminal only, and not with NO_COLOR', async () => {
    const isColored = async (isTerminal: boolean, env: Readonly<Record<string, string>>) =>
      (await runCommand(['card', 'Opt'], { isTerminal, env })).stdout.includes('\u001b[1m');
    expect(await isColored(true, {})).toBe(true);
    expect(await isColored(true, { NO_COLOR: '1' })).toBe(false);
    expect(await isColored(false, {})).toBe(false);
    expect(await isColored(false, { FORCE_COLOR: '1' })).toBe(true);
  });

  it('do not let a list write to the terminal', async () => {
    const { stdout } = await runCommand(['legality', '-e', '1 A\u001b]0;x\u0007B'], { isTerminal: true });
    expect(stdout.includes('\u001b]') || stdout.includes('\u0007')).toBe(false);
  });

  it('of slug are for each line of standard input', async () => {
    const { stdout } = await runCommand(['slug'], { input: 'Sol Ring\r\n\nFire // Ice\n' });
    expect(stdout).toBe('sol-ring\nfire-ice\n');
  });
});

describe('convert', () => {
  it('prints nothing where a line cannot be read', async () => {
    const { code, stdout, stderr } = await runCommand(['convert', '--to', 'plain'], {
      input: '1 Opt\n0 Swamp\n',
    });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('line 2: Not a valid quantity. (0 Swamp)');
  });

  it('keeps names that no card has', async () => {
    const { code, stdout, stderr } = await runCommand(['convert', '--to', 'csv', '-e', '2 No Such, Card']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')[1]).toBe('2,"No Such, Card",,,,main');
  });
});

describe('export', () => {
  it.each([
    ['moxfield', '1 Sol Ring (C21) 263 *F*'],
    ['archidekt', '1x Sol Ring (c21) 263 *F*'],
    ['arena', '1 Sol Ring (C21) 263'],
    ['manabox', '1 Sol Ring (C21) 263 *F*'],
    ['csv', '1,Sol Ring,C21,263,foil,main'],
    ['moxfield-link', encodeURIComponent('1 Sol Ring (C21) 263 *F*')],
  ])('keeps printing, number and finish of each copy for %s', async (format, line) => {
    const input = '1 sol ring (c21) 263 *F*\n2 Swamp\n1 Opt\n';
    const { stdout } = await runCommand(['export', '--to', format], { input });
    expect(stdout).toContain(line);
  });

  it('cuts names to the front face unless the card is split, and says which are unknown', async () => {
    const input = '1 Delver of Secrets // Insectile Aberration\n1 Fire // Ice\n1 Sol Rign\n';
    const { stdout, stderr } = await runCommand(['export', '--to', 'plain'], { input });
    expect(stdout).toContain('Fire // Ice');
    expect(stdout).toContain('1 Sol Rign');
    expect(stdout).not.toContain('Insectile');
    expect(stderr).toContain('Sol Rign');
  });
});

describe('limits of advice', () => {
  it('are named by their option, whichever of its values is not valid', async () => {
    const args = ['recommend', '--never', 'Opt', '--never', 'a'.repeat(201)];
    expect((await runCommand(args, { input: KRENKO })).stderr).toMatch(/^crownsmith: --never: Send at most/);
  });
});
