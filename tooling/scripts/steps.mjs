import { fail, measureCpu } from './toolchain.mjs';

/** Steps that begin beside the build. All others wait for it: most need its results, and it is to end soon. */
const BESIDE_BUILD = new Set(['build', 'unit']);

/** @typedef {() => Promise<number>} Step what resolves to an exit code */

/** Runs a step. @returns the CPU that it took in seconds, and what failed, undefined if nothing */
const runStep = async (name, step, isStopped) => {
  const started = Date.now();
  process.stdout.write(`\n── ${name} ──\n`);
  const { result: code, seconds: cpu } = await measureCpu(step);
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  // What a signal stops may end with 0, as a server does.
  if (isStopped()) return { cpu, failure: `${name} was stopped after ${seconds}.` };
  if (code !== 0) return { cpu, failure: `${name} failed after ${seconds}.` };
  process.stdout.write(`${name} passed (${seconds}, CPU ${cpu.toFixed(1)} s)\n`);
  return { cpu };
};

/**
 * Runs steps in their order, some at a time. Where one fails no other begins, and the process ends with 1 once those that had
 * begun are over; a signal to stop fails them all.
 * @param {Record<string, Step>} steps
 * @param {{ lanes?: number, skipped?: Record<string, string | undefined> }} [options] `skipped`: reasons to leave steps out
 * @returns {Promise<number>} the CPU that they took, in seconds
 */
export const runSteps = async (steps, { lanes = 1, skipped = {} } = {}) => {
  const queue = Object.keys(steps);
  const failures = [];
  let building;
  let cpu = 0;
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      isStopped = true;
      failures.push(`The checks were stopped by ${signal}.`);
    });
  const runNext = async (name) => {
    if (skipped[name]) {
      process.stdout.write(`\n── ${name} ──\n${name} skipped: ${skipped[name]}.\n`);
      return;
    }
    const result = await runStep(name, steps[name], () => isStopped);
    cpu += result.cpu;
    if (result.failure !== undefined) failures.push(result.failure);
  };
  const runLane = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      if (!BESIDE_BUILD.has(name)) await building;
      if (failures.length > 0) return;
      const step = runNext(name);
      if (name === 'build') building = step;
      await step;
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  if (failures.length > 0) fail(failures.join('\n'));
  return cpu;
};
