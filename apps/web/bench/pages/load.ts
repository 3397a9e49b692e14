import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import { chooseCores, pinToCore, readChildrenCpuTime, readCpuTimes } from './cpu';

const WRK = process.env['WRK'] ?? 'wrk';
const SCRIPT = fileURLToPath(new URL('wrk.lua', import.meta.url));

/** After mixed visitors V8 compiles what a cached page runs anew, for about six seconds of full load. */
const WARM_UP_SECONDS = 8;
const ROUND_SECONDS = 3;
/** An odd number: the median round counts. */
const ROUNDS = 5;
/** Rounds in which the server was not the limit are repeated, at most this often. */
const REPEATS = 3;

/** Share of its core from which a server counts as the limit. */
const SATURATED = 0.9;

export const cores = chooseCores();

/** What is requested, again and again. */
export interface Target {
  readonly pid: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** keep-alive connections, each with one request at a time */
  readonly connections: number;
  /** gives each request a query of its own, so that no cache has the page */
  readonly hasUniqueQueries?: boolean;
}

export interface Load {
  readonly perSecond: number;
  /** latency in ms */
  readonly p99: number;
  /** CPU time of the server for one response, in µs: its own, and that of the kernel, which hangs on how busy the client is */
  readonly userPerResponse: number;
  readonly systemPerResponse: number;
  /** used share of the server's core, 0–1 */
  readonly serverCpu: number;
  /** used share of the client's core, 0–1 */
  readonly clientCpu: number;
}

const Result = z.object({
  requests: z.int(),
  microseconds: z.int().positive(),
  p99: z.number(),
  failed: z.int(),
});

let uniqueQueries = 0;

/** Runs wrk on the client's core. It reads the bytes of a body and neither decodes nor parses them. */
const measureLoad = async (target: Target, duration: number): Promise<Load> => {
  const { pid, url, headers, connections, hasUniqueQueries = false } = target;
  const args = [
    ...['--cpu-list', String(cores.client), WRK, '--threads=1'],
    ...[`--connections=${connections}`, `--duration=${duration}s`, '--script', SCRIPT],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    ...[url, '--', ...(hasUniqueQueries ? [String((uniqueQueries += 1_000_000))] : [])],
  ];
  const before = { server: readCpuTimes(pid), client: readChildrenCpuTime() };
  const { stdout } = await promisify(execFile)('taskset', args);
  const after = readCpuTimes(pid);
  const user = after.user - before.server.user;
  const system = after.system - before.server.system;
  const result = Result.parse(JSON.parse(stdout.slice(stdout.lastIndexOf('{'))));
  if (result.failed > 0) throw new Error(`${url}: ${result.failed} requests failed:\n${stdout}`);
  const seconds = result.microseconds / 1e6;
  return {
    perSecond: result.requests / seconds,
    p99: result.p99 / 1000,
    userPerResponse: (user * 1e6) / result.requests,
    systemPerResponse: (system * 1e6) / result.requests,
    serverCpu: (user + system) / seconds,
    clientCpu: (readChildrenCpuTime() - before.client) / seconds,
  };
};

/** The one in the middle, by size. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/** The median of each figure. */
export const medianLoad = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p99: median(loads.map(({ p99 }) => p99)),
  userPerResponse: median(loads.map(({ userPerResponse }) => userPerResponse)),
  systemPerResponse: median(loads.map(({ systemPerResponse }) => systemPerResponse)),
  serverCpu: median(loads.map(({ serverCpu }) => serverCpu)),
  clientCpu: median(loads.map(({ clientCpu }) => clientCpu)),
});

export interface Comparison {
  readonly ours: Load;
  readonly baseline: Load;
  /** responses a second, ours to the baseline's, of each round, in ascending order */
  readonly ratios: readonly number[];
  /** the median of them */
  readonly ratio: number;
  /** user time for a response, ours to the baseline's: the median of the rounds */
  readonly userRatio: number;
}

/** The client or other work on the machine was the limit, so the figures say nothing about the server. */
export class InconclusiveError extends Error {}

const isServerTheLimit = ({ serverCpu, clientCpu }: Load): boolean =>
  serverCpu >= SATURATED && clientCpu < SATURATED;

const formatCpu = ({ serverCpu, clientCpu, userPerResponse, systemPerResponse }: Load): string =>
  `server ${Math.round(100 * serverCpu)} %, client ${Math.round(100 * clientCpu)} %, ${Math.round(userPerResponse)} + ${Math.round(systemPerResponse)} µs of the server for a response`;

/**
 * Loads two servers in turns, each on the server's core, so that other work on the machine slows both alike.
 * @throws {InconclusiveError} if a server is not the limit in too many rounds
 */
export const compareLoads = async (ours: Target, baseline: Target): Promise<Comparison> => {
  for (const target of [baseline, ours]) {
    pinToCore(target.pid, cores.server);
    await measureLoad(target, WARM_UP_SECONDS);
  }
  const rounds: { readonly ours: Load; readonly baseline: Load }[] = [];
  let repeats = 0;
  while (rounds.length < ROUNDS) {
    const round = {
      baseline: await measureLoad(baseline, ROUND_SECONDS),
      ours: await measureLoad(ours, ROUND_SECONDS),
    };
    if (isServerTheLimit(round.baseline) && isServerTheLimit(round.ours)) rounds.push(round);
    else if ((repeats += 1) > REPEATS)
      throw new InconclusiveError(
        `The server is not the limit: it must use ${100 * SATURATED} % of its core and the client less. ` +
          `Baseline: ${formatCpu(round.baseline)}; site: ${formatCpu(round.ours)}. Stop other work on this machine.`,
      );
  }
  const ratios = rounds.map((round) => round.ours.perSecond / round.baseline.perSecond);
  return {
    ours: medianLoad(rounds.map((round) => round.ours)),
    baseline: medianLoad(rounds.map((round) => round.baseline)),
    ratios: ratios.toSorted((a, b) => a - b),
    ratio: median(ratios),
    userRatio: median(rounds.map((round) => round.ours.userPerResponse / round.baseline.userPerResponse)),
  };
};
