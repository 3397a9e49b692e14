import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCommand, type BuiltCommand } from '../testing/built-command';
import { runCommand } from '../testing/run-command';
import { EXAMPLES, type Example } from './examples';

let built: BuiltCommand;
beforeAll(async () => {
  built = await buildCommand();
});

const examples = Object.entries<readonly Example[]>(EXAMPLES).flatMap(([command, list]) =>
  list.map((example) => ({ name: command, ...example })),
);

describe('examples of the help', () => {
  it.each(examples)('$command prints what its help says', async ({ command, output, exitCode = 0 }) => {
    const { stdout, stderr, code } = await built.shellHere(command);
    expect(`${stdout}${stderr}`.trimEnd()).toBe(output);
    expect(code).toBe(exitCode);
  });

  it.each(Object.keys(EXAMPLES))('crownsmith %s --help prints them', async (command) => {
    const { stdout, code } = await runCommand([command, '--help']);
    expect(code).toBe(0);
    for (const example of examples.filter((each) => each.command.includes(`crownsmith ${command}`)))
      expect(stdout).toContain(`  $ ${example.command}\n`);
  });
});

describe('the process', () => {
  it('prints results, and errors beside them, and ends with the code of the command', async () => {
    const line = `printf '1 Sol Rign\\n' | crownsmith legality --entry "1 Krenko, Mob Boss *CMDR*"`;
    expect(await built.shell(line)).toEqual(await built.shellHere(line));
    expect(await built.shell('crownsmith card')).toEqual(await built.shellHere('crownsmith card'));
  });

  it('ends quietly when its reader closes the pipe', async () => {
    const { stderr, stdout } = await built.shell('crownsmith schema commander | head -1');
    expect({ stdout, stderr }).toEqual({ stdout: '{\n', stderr: '' });
  });

  it('ends with an error for an input that is too large, without reading all of it', async () => {
    const { stderr, code } = await built.shell('yes "1 Opt" | crownsmith legality');
    expect(stderr).toBe('crownsmith: The input is too large: a list has at most 4 MB.\n');
    expect(code).toBe(2);
  });

  it('ends by the signal of Ctrl+C while it waits for its input', async () => {
    const child = spawn(process.execPath, [built.file, 'legality'], { stdio: ['pipe', 'ignore', 'ignore'] });
    await once(child, 'spawn');
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
  });
});
