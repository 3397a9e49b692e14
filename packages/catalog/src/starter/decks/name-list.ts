/** A heading of a table and the items under it. */
export interface Section {
  readonly heading: string;
  readonly items: readonly string[];
}

/** The names of a list parted by semicolons and line ends. */
export const namesOf = (text: string): readonly string[] =>
  text
    .split(/;|\n/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Sections of a table: lines `# heading`, then items parted by semicolons and line ends. */
export const sectionsOf = (text: string): readonly Section[] =>
  text
    .split(/^# /m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const end = part.indexOf('\n');
      return { heading: part.slice(0, end).trim(), items: namesOf(part.slice(end + 1)) };
    });
