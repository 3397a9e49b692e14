import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { run } from '../command/run';
import { runCommand } from './run-command';

const folder = fileURLToPath(new URL('../..', import.meta.url));

/** What a process printed, and how it ended. */
interface Finished {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The command as a user has it, in a folder of its own. */
export interface BuiltCommand {
  /** the file to run with Node.js */
  readonly file: string;
  /** Runs a line of a shell in which `crownsmith` is a command. */
  readonly shell: (line: string) => Promise<Finished>;
  /** Runs a line of a shell in which `crownsmith` is a command that starts no process: it runs in this one. */
  readonly shellHere: (line: string) => Promise<Finished>;
}

/**
 * A command that writes down what it is given, for the process of the tests to run it; once that has written what came of it, it
 * prints that and ends so.
 */
const RECORDER = `#!/bin/sh
cd "$(dirname "$0")"
if [ -f code ]; then cat stderr >&2; cat stdout; exit "$(cat code)"; fi
printf '%s\\0' "$@" > args
cat > input
`;

/** The environment without the settings of the machine; what one run compiles, the others take. */
const environment = (path: string, out: string): NodeJS.ProcessEnv => ({
  PATH: path,
  LANG: 'C.UTF-8',
  NODE_COMPILE_CACHE: join(out, 'compiled'),
});

const buildOnce = async (): Promise<BuiltCommand> => {
  const out = mkdtempSync(join(tmpdir(), 'command-'));
  // What is not bundled is found from where the bundle is.
  symlinkSync(join(folder, 'node_modules'), join(out, 'node_modules'));
  await build({
    entryPoints: { bin: join(folder, 'src/bin.ts'), run: join(folder, 'src/command/run.ts') },
    outdir: out,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['source'],
    external: ['commander', 'zod', '@modelcontextprotocol/*'],
    logLevel: 'error',
  });
  writeFileSync(join(out, 'package.json'), '{"type":"module"}');
  const file = join(out, 'bin.js');
  writeFileSync(join(out, 'crownsmith'), `#!/bin/sh\nexec '${process.execPath}' '${file}' "$@"\n`, {
    mode: 0o755,
  });
  const shellWith =
    (commands: string) =>
    (line: string): Promise<Finished> =>
      new Promise((resolve, reject) => {
        const path = `${commands}${delimiter}${process.env['PATH'] ?? ''}`;
        const child = spawn('sh', ['-c', line], { env: environment(path, out), cwd: out });
        const parts = { stdout: '', stderr: '' };
        for (const stream of ['stdout', 'stderr'] as const)
          child[stream].setEncoding('utf8').on('data', (text: string) => {
            parts[stream] += text;
          });
        child.on('error', reject);
        child.on('close', (code, signal) => resolve({ ...parts, code, signal }));
        child.stdin.end();
      });
  return {
    file,
    shell: shellWith(out),
    shellHere: async (line) => {
      const commands = mkdtempSync(join(out, 'here-'));
      const fileOf = (name: string): string => join(commands, name);
      writeFileSync(fileOf('crownsmith'), RECORDER, { mode: 0o755 });
      const shell = shellWith(commands);
      await shell(line);
      const { run: by } = (await import(pathToFileURL(join(out, 'run.js')).href)) as { run: typeof run };
      const args = readFileSync(fileOf('args'), 'utf8').split('\0').slice(0, -1);
      const ran = await runCommand(args, { by, input: readFileSync(fileOf('input')) });
      for (const [name, value] of Object.entries(ran)) writeFileSync(fileOf(name), String(value));
      return shell(line);
    },
  };
};

let built: Promise<BuiltCommand> | undefined;

/** The command, bundled like the published one beside this package's dependencies, once for the tests of a process. */
export const buildCommand = (): Promise<BuiltCommand> => (built ??= buildOnce());
