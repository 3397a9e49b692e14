/** The machine is too busy to measure where the client itself waits for so long, in ms (p99). */
const MAX_CLIENT_DELAY_MS = 20;

/**
 * Prints the bounds that were missed. The process ends with 1 where there are any, with 2 where the machine is too busy to
 * tell.
 * @param clientDelayMs p99 of the client's own event loop
 */
export const reportFailures = (failures: readonly string[], clientDelayMs: number): void => {
  for (const failure of failures) process.stdout.write(`FAIL ${failure}\n`);
  if (failures.length === 0) return;
  const isBusy = clientDelayMs > MAX_CLIENT_DELAY_MS;
  if (isBusy)
    process.stdout.write('INCONCLUSIVE Other work keeps the machine busy. Stop it and run again.\n');
  process.exitCode = isBusy ? 2 : 1;
};
