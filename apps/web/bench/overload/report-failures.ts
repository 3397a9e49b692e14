/** The machine is too busy to measure where the client itself waits for so long, in ms (p99). */
const MAX_CLIENT_DELAY_MS = 20;
/** It is, too, where it serves less than this share of what it served a minute before. */
const STEADY_CAPACITY = 0.9;

interface Measured {
  /** p99 of the client's own event loop */
  readonly clientDelayMs: number;
  /** requests a second that were served before and after what was measured */
  readonly capacities?: { readonly before: number; readonly after: number };
}

/**
 * Prints the bounds that were missed. The process ends with 1 where there are any, with 2 where the machine is too busy to
 * tell.
 */
export const reportFailures = (
  failures: readonly string[],
  { clientDelayMs, capacities = { before: 1, after: 1 } }: Measured,
): void => {
  for (const failure of failures) process.stdout.write(`FAIL ${failure}\n`);
  if (failures.length === 0) return;
  const isBusy =
    clientDelayMs > MAX_CLIENT_DELAY_MS || capacities.after < STEADY_CAPACITY * capacities.before;
  if (isBusy)
    process.stdout.write('INCONCLUSIVE Other work keeps the machine busy. Stop it and run again.\n');
  process.exitCode = isBusy ? 2 : 1;
};
