import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

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
  readonly shell: (line: string, input?: string | Uint8Array) => Promise<Finished>;
  readonly remove: () => void;
}

/** The environment without the settings of the machine; what one run compiles, the others take. */
const environment = (path: string, out: string): NodeJS.ProcessEnv => ({
  PATH: path,
  LANG: 'C.UTF-8',
  NODE_COMPILE_CACHE: join(out, 'compiled'),
});

/** Builds the command for a test file: bundled like the published one, beside this package's dependencies. */
export const buildCommand = async (): Promise<BuiltCommand> => {
  const cache = join(folder, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const out = mkdtempSync(join(cache, 'command-'));
  await build({
    entryPoints: [join(folder, 'src/bin.ts')],
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
  const path = `${out}${delimiter}${process.env['PATH'] ?? ''}`;
  return {
    file,
    shell: (line, input = '') =>
      new Promise((resolve, reject) => {
        const child = spawn('sh', ['-c', line], { env: environment(path, out), cwd: out });
        const parts = { stdout: '', stderr: '' };
        for (const stream of ['stdout', 'stderr'] as const)
          child[stream].setEncoding('utf8').on('data', (text: string) => {
            parts[stream] += text;
          });
        child.on('error', reject);
        child.on('close', (code, signal) => resolve({ ...parts, code, signal }));
        // A command that refuses its input closes it.
        child.stdin.on('error', () => undefined);
        child.stdin.end(input);
      }),
    remove: () => rmSync(out, { recursive: true, force: true }),
  };
};
