import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { run } from './run';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const lines = [
  ...`${read('../README.md')}\n${read('../../../README.md')}`.matchAll(/^npm run pipeline -- ([^#\n]+)/gm),
];
const commands = lines.map(([, command = '']) => command.trim());

/** An option that no command has: commands are read to their end and do nothing. */
const NOTHING = '--option-of-nothing';

/** What the pipeline answers a command with that option. */
const complaintOf = async (command: string): Promise<string> => {
  const complaint: string[] = [];
  const write = vi
    .spyOn(process.stderr, 'write')
    .mockImplementation((text) => complaint.push(String(text)) > 0);
  const code = await run([...command.split(/\s+/), NOTHING], { DATA_DIR: tmpdir() }, tmpdir());
  write.mockRestore();
  expect(code).toBe(2);
  return complaint.join('');
};

describe('READMEs', () => {
  afterEach(() => vi.restoreAllMocks());

  it('have commands', () => expect(commands.length).toBeGreaterThan(15));

  it.each(commands)('know the words and options of %s', async (command) =>
    expect(await complaintOf(command)).toContain(`unknown option '${NOTHING}'`),
  );
});

it.each(['import crads cards.json', 'publsh', 'import decks x --fromat commander'])(
  '%s is found out',
  async (command) => expect(await complaintOf(command)).not.toContain(NOTHING),
);
