import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { storePaths } from '#src/store/store-paths';
import { readContent } from './data-folder';
import { startPipeline } from './pipeline-process';
import type { Undisturbed } from './undisturbed-runs';

/** What killing many runs of one command showed. */
interface KillReport {
  /** runs that were killed at work */
  readonly killed: number;
  /** those of them that left the lock of the store: they were at work on it */
  readonly holding: number;
  /** those of them after which what they had to write was there */
  readonly written: number;
  /** runs that had ended before their moment came */
  readonly ended: number;
  readonly faults: readonly string[];
}

/** A kill at one moment: faults of what it left, and of what the next run made of that. */
const killOnce = async (run: Undisturbed, moment: number): Promise<KillReport> => {
  const { template, args, before, after } = run;
  const dataDir = `${template}-killed`;
  await cp(template, dataDir, { recursive: true });
  try {
    const child = startPipeline(dataDir, args);
    const timer = new AbortController();
    const isWaiting = wait(moment, true, { signal: timer.signal }).catch(() => false);
    const isEarly = await Promise.race([isWaiting, child.ended.then(() => false)]);
    if (isEarly) child.kill();
    timer.abort();
    const { code, output } = await child.ended;
    const isHolding = existsSync(storePaths(dataDir).lock);
    const left = await readContent(dataDir, false);
    const hasWritten = left.store === after.store && left.snapshot === after.snapshot;
    const isUntouched = left.store === before.store && left.snapshot === before.snapshot;
    const again = await startPipeline(dataDir, args).ended;
    const last = await readContent(dataDir, true);
    const faults = [
      ...left.faults,
      ...(hasWritten || isUntouched
        ? []
        : ['what was left is neither what was before nor what had to be written']),
      ...(code !== 0 || hasWritten ? [] : [`a run that ended is lost: ${output}`]),
      ...(code === null || code === 0 ? [] : [`ended with ${code}: ${output}`]),
      ...(again.code === 0 ? [] : [`the next run ended with ${again.code}: ${again.output}`]),
      ...last.faults,
      ...(last.store === after.store ? [] : ['the next run left another store than an undisturbed one']),
      ...(last.snapshot === after.snapshot
        ? []
        : ['the next run left another snapshot than an undisturbed one']),
    ];
    return {
      killed: code === null ? 1 : 0,
      holding: code === null && isHolding ? 1 : 0,
      written: code === null && hasWritten ? 1 : 0,
      ended: code === null ? 0 : 1,
      faults: faults.map((fault) => `${args[0] ?? ''} killed after ${Math.round(moment)} ms: ${fault}`),
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

/**
 * Kills a run at random moments of its time until so many were met at work; after each, the folder has to be whole and the
 * next run to make the same of it as an undisturbed one.
 * @param random 0–1
 */
export const killRuns = async (
  run: Undisturbed,
  kills: number,
  random: () => number,
): Promise<KillReport> => {
  let report: KillReport = { killed: 0, holding: 0, written: 0, ended: 0, faults: [] };
  while (report.killed < kills && report.ended <= kills && report.faults.length < 10) {
    const { killed, holding, written, ended, faults } = await killOnce(run, random() * run.ms);
    report = {
      killed: report.killed + killed,
      holding: report.holding + holding,
      written: report.written + written,
      ended: report.ended + ended,
      faults: [...report.faults, ...faults],
    };
  }
  return report;
};
