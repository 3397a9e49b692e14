/**
 * `npm run evaluate -- results`: whether the intervals of differences of win rates have the truth as often as they state, in simulated
 * results. `--runs N` simulates N formats (default 40). The exit code is 1 if fewer than 94.5 % of the shrunk intervals of a
 * distribution do.
 */
import { CARD_EFFECTS, simulateIntervals } from '../src/testing/simulated-results';
import { numberOption, printLine } from './command-line';

const LEAST_COVERED = 0.945;
const runs = numberOption('runs', 40);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const points = (error: number): string => (100 * error).toFixed(2);

printLine(
  '| what cards do | intervals | covered, shrunk | covered, as estimated | error in points, shrunk | as estimated | without 0 | of these on the wrong side |',
);
printLine('|---|---|---|---|---|---|---|---|');
let reached = true;
for (const name of Object.keys(CARD_EFFECTS) as (keyof typeof CARD_EFFECTS)[]) {
  const found = simulateIntervals(name, runs);
  reached &&= found.covered >= LEAST_COVERED;
  printLine(
    `| ${name} | ${found.intervals} | ${percent(found.covered)} | ${percent(found.coveredUnshrunk)} | ${points(found.error)} | ${points(found.errorUnshrunk)} | ${found.known} | ${percent(found.wrongSide)} |`,
  );
}
if (!reached) process.exitCode = 1;
