/** Prints a line of a report. */
export const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The positive number after the option `--name`, or a default. */
export const numberOption = (name: string, defaultValue: number): number => {
  const place = process.argv.indexOf(`--${name}`);
  const value = place < 0 ? NaN : Number(process.argv[place + 1]);
  return Number.isFinite(value) && value > 0 ? value : defaultValue;
};
