/** Prints a line of a report. */
export const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The text after the option `--name`. */
export const textOption = (name: string): string | undefined => {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? undefined : process.argv[place + 1];
};

/** The positive number after the option `--name`, or a default. */
export const numberOption = (name: string, defaultValue: number): number => {
  const value = Number(textOption(name));
  return Number.isFinite(value) && value > 0 ? value : defaultValue;
};
