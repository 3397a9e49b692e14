import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** How a run of the built command line ended. */
interface RunEnd {
  /** null where it was killed */
  readonly code: number | null;
  readonly output: string;
  readonly ms: number;
}

/** A run of the built command line. */
interface PipelineRun {
  readonly ended: Promise<RunEnd>;
  /** ends it at once, whatever it is doing */
  kill(): void;
}

/** Starts the built command line over a data folder. */
export const startPipeline = (dataDir: string, args: readonly string[]): PipelineRun => {
  const started = performance.now();
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    ended: once(child, 'close').then(([code]) => ({
      code: code as number | null,
      output,
      ms: performance.now() - started,
    })),
    kill: () => void child.kill('SIGKILL'),
  };
};

/** Runs the built command line. Throws its output if it fails. */
export const runPipeline = async (dataDir: string, ...args: readonly string[]): Promise<RunEnd> => {
  const end = await startPipeline(dataDir, args).ended;
  if (end.code !== 0) throw new Error(`pipeline ${args.join(' ')} ended with ${end.code}:\n${end.output}`);
  return end;
};
