import { run } from '../command/run';

/** What a command printed, and its exit code. */
export interface Ran {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number;
}

/** Where a command runs. */
export interface RunOptions {
  /** what runs it: the sources unless stated */
  readonly by?: typeof run;
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** whether the output is a terminal */
  readonly isTerminal?: boolean;
}

/** Runs a command line in this process. @example await runCommand(['slug', 'Opt']) */
export const runCommand = async (args: readonly string[], options: RunOptions = {}): Promise<Ran> => {
  const { by = run, input = '', env = {}, isTerminal = false } = options;
  const parts = { stdout: '', stderr: '' };
  const output = (name: keyof typeof parts) => ({
    isTTY: isTerminal,
    write: (text: string) => {
      parts[name] += text;
    },
  });
  const bytes = typeof input === 'string' ? Buffer.from(input) : input;
  const code = await by(args, {
    // oxlint-disable-next-line typescript/require-await -- an input that has arrived
    stdin: (async function* () {
      if (bytes.byteLength > 0) yield bytes;
    })(),
    stdout: output('stdout'),
    stderr: output('stderr'),
    env,
  });
  return { ...parts, code };
};
