import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompletionShell } from '../command/completion';

/** Whether a program is installed. */
export const hasProgram = (name: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Runs a program with an input. @returns what it printed */
const print = (command: string, args: readonly string[], input: string, folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { PATH } = process.env;
    const child = spawn(command, args, {
      cwd: folder,
      env: { PATH, HOME: folder, ZDOTDIR: folder, TERM: 'xterm', LANG: 'C.UTF-8', SHELL: '/bin/sh' },
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    child.on('error', reject);
    child.on('close', () => resolve(text));
    child.stdin.end(input);
  });

/** Types lines with a tab behind each in a terminal, in which `crownsmith` prints what it is given. */
const typeInTerminal = async (shell: 'bash' | 'zsh', typed: readonly string[], folder: string) => {
  const interactive = { bash: 'bash --norc --noprofile -i', zsh: 'zsh -f -i' }[shell];
  const text = await print(
    'script',
    ['-qec', interactive, '/dev/null'],
    [
      `source ./completion.${shell}`,
      `crownsmith() { printf '<%s>' "$*"; }`,
      ...typed.map((line) => `${line}\t`),
      'exit',
      '',
    ].join('\n'),
    folder,
  );
  // The line that defines the function is echoed, too.
  return Array.from(text.matchAll(/<([^<>]*)>/g), ([, line = '']) => line).filter((line) => line !== '%s');
};

const askFish = async (typed: readonly string[], folder: string): Promise<readonly string[]> => {
  const asked = typed.map((line) => `complete -C '${line}'; echo ---`);
  const text = await print(
    'fish',
    ['--no-config', '-c', ['source ./completion.fish', ...asked].join('\n')],
    '',
    folder,
  );
  return text
    .split('---\n')
    .slice(0, -1)
    .map((found, at) => {
      const words = found
        .trim()
        .split('\n')
        .map((line) => line.split('\t')[0] ?? '');
      const before = (typed[at] ?? '').split(' ').slice(1, -1);
      return [...before, ...words].join(' ');
    });
};

/**
 * What a shell makes of lines when tab is pressed at their end, without the name of the command.
 * @param script what `crownsmith completion` prints
 * @param folder where it runs; its files are completed
 */
export const completeInShell = async (
  shell: CompletionShell,
  script: string,
  typed: readonly string[],
  folder: string,
): Promise<readonly string[]> => {
  writeFileSync(join(folder, `completion.${shell}`), script);
  return shell === 'fish' ? askFish(typed, folder) : typeInTerminal(shell, typed, folder);
};
