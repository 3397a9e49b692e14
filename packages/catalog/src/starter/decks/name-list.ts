/** A heading of a table and the items below it. */
export interface Section {
  readonly heading: string;
  readonly items: readonly string[];
}

/** Names separated by semicolons or line ends. */
export const parseNames = (text: string): readonly string[] =>
  text
    .split(/;|\n/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Sections of a table: lines `# heading`, each followed by items separated by semicolons or line ends. */
export const parseSections = (text: string): readonly Section[] =>
  text
    .split(/^# /m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const end = part.indexOf('\n');
      return { heading: part.slice(0, end).trim(), items: parseNames(part.slice(end + 1)) };
    });
