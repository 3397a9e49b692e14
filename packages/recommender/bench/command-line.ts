/** A line for the person who runs the script. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The number after `--name`, or what is meant without it. */
export const numberOption = (name: string, otherwise: number): number => {
  const place = process.argv.indexOf(`--${name}`);
  const value = place < 0 ? NaN : Number(process.argv[place + 1]);
  return Number.isFinite(value) && value > 0 ? value : otherwise;
};
