import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOOL_NAMES } from '../mcp/tool-names';
import { runCommand } from '../testing/run-command';
import { completeInShell, hasProgram } from '../testing/shell-completion';
import { COMPLETION_SHELLS } from './completion';
import { SHAPE_NAMES } from './shape-names';

const helpOf = async (...args: readonly string[]) => (await runCommand([...args, '--help'])).stdout;
const commandsOf = (help: string) =>
  [...help.matchAll(/^ {2}([a-z]+)(?: |$)/gm)].map(([, name = '']) => name).filter((name) => name !== 'help');

describe('the help', () => {
  it('names the tools of the server', async () => {
    const help = (await helpOf('mcp')).replace(/\s+/g, ' ');
    expect(help).toContain(`Serves the tools ${TOOL_NAMES.join(', ')} on`);
  });

  it('leads to a schema of every command that prints JSON', async () => {
    const commands = commandsOf((await helpOf()).split('Commands:')[1]?.split('\nLists are')[0] ?? '');
    expect(commands.length).toBeGreaterThan(10);
    for (const command of commands) {
      const help = await helpOf(command);
      if (/--json|json/.test(help) && !['schema', 'mcp', 'completion'].includes(command))
        expect(SHAPE_NAMES).toContain(command);
    }
  });

  it.each(SHAPE_NAMES)('crownsmith schema %s prints a JSON Schema', async (name) => {
    const { stdout, code } = await runCommand(['schema', name]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ $schema: expect.stringContaining('2020-12') });
    expect(stdout).not.toContain('starts_with');
  });
});

const scriptOf = async (shell: string) => (await runCommand(['completion', shell])).stdout;

/** Options of a command that have choices, as its help lists them. */
const choicesOf = (help: string) =>
  [
    ...help
      .replace(/\s+/g, ' ')
      .matchAll(/(--[\w-]+) <[^>]*>(?:(?! --\w).)*?\(choices: ([^)]*?)(?:, default[^)]*)?\)/g),
  ].map(
    ([, option = '', choices = '']) =>
      [option, Array.from(choices.matchAll(/"([^"]*)"/g), ([, choice = '']) => choice)] as const,
  );

const TYPED = [
  ['conv', 'convert'],
  ['help conv', 'help convert'],
  ['convert --skip', 'convert --skip-invalid'],
  ['convert --to manab', 'convert --to manabox'],
  ['convert --to=manab', 'convert --to=manabox'],
  ['convert my-list.txt --to manab', 'convert my-list.txt --to manabox'],
  ['convert --from moxf', 'convert --from moxfield'],
  ['export --to moxfield-l', 'export --to moxfield-link'],
  ['price --source card', 'price --source card'],
  ['price --source cardk', 'price --source cardkingdom'],
  ['schema legal', 'schema legality'],
  ['completion fi', 'completion fish'],
  ['report my-', 'report my-list.txt'],
  ['report --owned my-', 'report --owned my-list.txt'],
  ['identity -f my-', 'identity -f my-list.txt'],
  ['--vers', '--version'],
] as const;

describe('crownsmith completion', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'crownsmith-completion-'));
    writeFileSync(join(folder, 'my-list.txt'), '1 Sol Ring');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A shell that is not installed, and a machine without `script`, which makes terminals, skip a case. */
  const isMissing = (shell: string) => !hasProgram(shell) || (shell !== 'fish' && !hasProgram('script'));

  it.for(COMPLETION_SHELLS)('completes what is typed: %s', async (shell, { skip }) => {
    skip(isMissing(shell), `${shell} or script is missing`);
    // An ambiguous beginning stays as it is; fish then answers with every word.
    const cases = TYPED.filter(([typed, completed]) => shell !== 'fish' || typed !== completed);
    const typed = cases.map(([line]) => `crownsmith ${line}`);
    expect(await completeInShell(shell, await scriptOf(shell), typed, folder)).toEqual(
      cases.map(([, completed]) => completed),
    );
  });

  it('completes every choice that the help names, and every option', async () => {
    const asked: { readonly words: readonly string[]; readonly expected: readonly string[] }[] = [];
    const commands = commandsOf((await helpOf()).split('Commands:')[1]?.split('\nLists are')[0] ?? '');
    for (const command of commands) {
      const help = (await helpOf(command)).split('\nExamples:')[0] ?? '';
      const options = [...help.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, option = '']) => option);
      asked.push({ words: [command, '-'], expected: options });
      for (const [option, choices] of choicesOf(help))
        asked.push({ words: [command, option, ''], expected: choices });
    }
    expect(asked.filter(({ words }) => words.length === 3).length).toBeGreaterThan(12);
    const calls = asked.map(
      ({ words }) =>
        `COMP_WORDS=(crownsmith ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _crownsmith; echo "\${COMPREPLY[*]}"`,
    );
    const printed = execFileSync('bash', ['-c', [await scriptOf('bash'), ...calls].join('\n')], {
      encoding: 'utf8',
    });
    expect(
      printed
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ').sort()),
    ).toEqual(asked.map(({ expected }) => [...expected].sort()));
  });
});

describe('crownsmith search', () => {
  const namesOf = async (...args: readonly string[]) => {
    const { stdout } = await runCommand(['search', 't:creature mv<=2', '--json', ...args]);
    return JSON.parse(stdout) as { total: number; next: number | null; cards: readonly { name: string }[] };
  };

  it('prints all cards, page by page', async () => {
    const { total } = await namesOf();
    const seen = new Set<string>();
    let page: number | null = 1;
    while (page !== null) {
      const { cards, next } = await namesOf('--limit', '50', '--page', String(page));
      for (const { name } of cards) seen.add(name);
      page = next;
    }
    expect(total).toBeGreaterThan(50);
    expect(seen.size).toBe(total);
    expect((await runCommand(['search', 't:creature'])).stdout.match(/^More.*$/gm)).toEqual([
      'More: page 2.',
    ]);
  });

  it('has nothing on a page behind the last, and refuses one that is none', async () => {
    expect(await namesOf('--page', '9999')).toMatchObject({ next: null, cards: [] });
    expect((await runCommand(['search', 'opt', '--page', '0'])).code).toBe(2);
  });
});
