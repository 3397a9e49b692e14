import { describe, expect, it } from 'vitest';
import { TOOL_NAMES } from '../mcp/tool-names';
import { runCommand } from '../testing/run-command';
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

describe('crownsmith completion', () => {
  it.each(COMPLETION_SHELLS)('has every command and its options: %s', async (shell) => {
    const { stdout, code } = await runCommand(['completion', shell]);
    expect(code).toBe(0);
    for (const word of ['search', 'report', 'completion', '--skip-invalid', '--no-more-lands'])
      expect(stdout).toContain(word);
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
    expect((await runCommand(['search', 't:creature'])).stdout).toContain('More cards: --page 2.');
  });

  it('has nothing on a page behind the last, and refuses one that is none', async () => {
    expect(await namesOf('--page', '9999')).toMatchObject({ next: null, cards: [] });
    expect((await runCommand(['search', 'opt', '--page', '0'])).code).toBe(2);
  });
});
