import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupRecommendations, isLacking } from './group-recommendations';

interface Rec {
  readonly name: string;
  readonly jobs: readonly string[];
  readonly land: boolean;
}
const rec = (name: string, jobs: readonly string[] = [], land = false): Rec => ({ name, jobs, land });
const group = (
  recs: readonly Rec[],
  jobs: readonly { job: string; have: number; low: number; usual: number }[],
) =>
  groupRecommendations(recs, jobs, {
    doesJob: (one, { job }) => one.jobs.includes(job),
    isLand: ({ land }) => land,
  });

it('puts first what the list lacks most, then the others, then lands', () => {
  const groups = group(
    [
      rec('Forest Shrine', ['ramp'], true),
      rec('Signet', ['ramp']),
      rec('Bolt', ['removal']),
      rec('Divination', ['draw']),
      rec('Bear'),
      rec('Rampant Study', ['draw', 'ramp']),
    ],
    [
      { job: 'removal', have: 9, low: 7, usual: 10 },
      { job: 'draw', have: 6, low: 7, usual: 10 },
      { job: 'ramp', have: 3, low: 7, usual: 10 },
    ],
  );
  expect(groups.map((one) => [one.kind, one.recommendations.map(({ name }) => name)])).toEqual([
    ['job', ['Signet', 'Rampant Study']],
    ['job', ['Divination']],
    ['other', ['Bolt', 'Bear']],
    ['lands', ['Forest Shrine']],
  ]);
});

it.each([
  [3, 7, true],
  [7, 7, false],
  [6.9, 7, true],
  [0, 0, false],
])('%f where fewer than %f are unusual is lacking: %s', (have, low, lacking) =>
  expect(isLacking({ have, low, usual: low })).toBe(lacking),
);

it('keeps every recommendation once, in its order within a group', () => {
  const job = fc.constantFrom('ramp', 'draw', 'removal');
  fc.assert(
    fc.property(
      fc.array(fc.record({ jobs: fc.array(job), land: fc.boolean() })),
      fc.array(fc.record({ job, have: fc.nat(12), low: fc.nat(8), usual: fc.integer({ min: 8, max: 12 }) })),
      (facts, jobs) => {
        const recs = facts.map(({ jobs: own, land }, i) => rec(String(i), own, land));
        const groups = group(recs, jobs);
        const names = groups.flatMap((one) => one.recommendations.map(({ name }) => Number(name)));
        expect([...names].sort((a, b) => a - b)).toEqual(recs.map((_, i) => i));
        for (const { kind, recommendations } of groups) {
          const order = recommendations.map(({ name }) => Number(name));
          expect(order).toEqual([...order].sort((a, b) => a - b));
          for (const { land } of recommendations) expect(land).toBe(kind === 'lands');
        }
      },
    ),
  );
});
