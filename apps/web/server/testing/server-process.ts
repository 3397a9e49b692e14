import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Characters of the output that an error shows. */
const MAX_OUTPUT = 10_000;

/** Resolves once a server of a test has printed that it is ready; rejects with what it printed where it ends before. */
export const waitForOutput = (
  child: ChildProcess,
  stream: Readable | null,
  ready: string,
  name: string,
): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT);
      if (output.includes(ready)) resolve();
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${name} ended:\n${output}`)));
  });

/** Ends a server of a test that runs, and resolves once it has ended. */
export const endProcess = async (child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
};
