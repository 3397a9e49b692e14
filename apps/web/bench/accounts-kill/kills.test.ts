import { describe, expect, it } from 'vitest';
import { longOrShort } from '../../../../tooling/vitest/forms.mjs';
import { runKills } from './run-kills';

const KILLS = longOrShort(3, 1);
const WRITES = 20 * KILLS;

/** Deterministic moments; what the processes are doing then is not. */
const makeRandom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

describe.each([1, 2] as const)('acknowledged writes of %i server process(es)', (processes) => {
  it('are all there after kills, in a sound file', async () => {
    const report = await runKills({ writes: WRITES, kills: KILLS, processes, random: makeRandom(processes) });
    expect(report).toMatchObject({ kills: KILLS, lost: [], refused: [], integrity: 'ok' });
    expect(report.acknowledged).toBeGreaterThanOrEqual(WRITES);
    // Each kill meets requests at work.
    expect(report.unanswered).toBeGreaterThan(0);
  });
});
