import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type LoadPlan, LoadResult, type Times } from './result';

/** Runs a client, a process of its own, to the end of its plan. @returns the JSON that it prints */
export const runProcess = async (file: URL, plan: object): Promise<unknown> => {
  const client = fileURLToPath(file);
  const child = spawn(process.execPath, [...process.execArgv, client, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, closed] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const [code] = closed as [number | null];
  if (code !== 0) throw new Error(`The load client ended with ${code}.`);
  return JSON.parse(output);
};

/** Runs the load client to the end of its plan. */
export const runClient = async (plan: LoadPlan): Promise<LoadResult> =>
  LoadResult.parse(await runProcess(new URL('client.ts', import.meta.url), plan));

/** Resident memory of a process, in MB. */
export const readMemory = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1]) / 1024;
};

const formatTimes = ({ count, p50, p99, max }: Times): string =>
  `${String(count).padStart(6)}  p50 ${p50.toFixed(0).padStart(4)}  p99 ${p99.toFixed(0).padStart(4)}  max ${max.toFixed(0).padStart(4)} ms`;

/** What the client measured, a line for each kind of request. */
export const formatResult = ({ kinds, probes, refused }: LoadResult): readonly string[] => [
  ...Object.entries(kinds).map(
    ([kind, times]) =>
      `  ${kind.padEnd(16)} served ${formatTimes(times.served)}   refused ${formatTimes(times.refused)}`,
  ),
  ...Object.entries(probes).map(([name, times]) => `  ${name.padEnd(16)} served ${formatTimes(times)}`),
  `  ${'all'.padEnd(16)} refused ${formatTimes(refused)}`,
];
