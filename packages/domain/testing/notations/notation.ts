/** A card of a sample deck, with what programs print beside its name. */
export interface SampleEntry {
  readonly name: string;
  readonly count: number;
  /** Set code in upper case. */
  readonly set: string;
  readonly setName: string;
  readonly number: string;
  readonly isFoil: boolean;
  readonly type: string;
  readonly typeLine: string;
  readonly manaCost: string;
  /** USD */
  readonly price: string;
  readonly category: string;
}

/** A deck of 100 cards: one or two commanders, and the others in alphabetical order. */
export interface SampleDeck {
  readonly id: string;
  readonly commanders: readonly SampleEntry[];
  readonly main: readonly SampleEntry[];
}

/** A way to write a deck down. */
export interface Notation {
  readonly name: string;
  readonly write: (deck: SampleDeck) => string;
}

export type WriteEntry = (entry: SampleEntry, index: number) => string;

export const join = (entries: readonly SampleEntry[], write: WriteEntry): string =>
  entries.map(write).join('\n');

/** Commanders below their own heading, then the others. */
export const withHeadings =
  (write: WriteEntry, commander = 'Commander', main = 'Deck') =>
  (deck: SampleDeck): string =>
    `${commander}\n${join(deck.commanders, write)}\n\n${main}\n${join(deck.main, write)}`;

/** Commanders directly before the others, without any mark. */
export const commandersFirst =
  (write: WriteEntry) =>
  (deck: SampleDeck): string =>
    join([...deck.commanders, ...deck.main], write);

/** Entries in groups, in the order of first mention. */
export const groupBy = (
  entries: readonly SampleEntry[],
  keyOf: (entry: SampleEntry) => string,
): readonly (readonly [key: string, entries: readonly SampleEntry[]])[] => {
  const groups = new Map<string, SampleEntry[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group === undefined) groups.set(keyOf(entry), [entry]);
    else group.push(entry);
  }
  return [...groups];
};

export const total = (entries: readonly SampleEntry[]): number =>
  entries.reduce((sum, { count }) => sum + count, 0);

/** Groups below headings, with a blank line between them. */
export const inGroups = (
  entries: readonly SampleEntry[],
  keyOf: (entry: SampleEntry) => string,
  title: (key: string, count: number) => string,
  write: WriteEntry,
): string =>
  groupBy(entries, keyOf)
    .map(([key, group]) => `${title(key, total(group))}\n${join(group, write)}`)
    .join('\n\n');

/** An order without any rule, the same at each run. */
export const shuffle = (entries: readonly SampleEntry[]): readonly SampleEntry[] => {
  const rank = ({ name }: SampleEntry): number => {
    let hash = 0x811c9dc5;
    for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    return Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0;
  };
  return [...entries].sort((a, b) => rank(a) - rank(b));
};

export const byCodePoint = (entries: readonly SampleEntry[]): readonly SampleEntry[] =>
  [...entries].sort((a, b) => (a.name < b.name ? -1 : 1));

export const byLocale = (entries: readonly SampleEntry[]): readonly SampleEntry[] =>
  [...entries].sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** `1 Sol Ring` */
export const plain: WriteEntry = ({ count, name }) => `${count} ${name}`;

/** A row of CSV; texts with separators or quotes are quoted. */
export const csv = (...fields: readonly (string | number)[]): string =>
  fields
    .map((field) => String(field))
    .map((field) => (/[",;\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field))
    .join(',');

/** A row of CSV with all fields quoted. */
export const quotedCsv = (...fields: readonly (string | number)[]): string =>
  fields.map((field) => `"${String(field).replaceAll('"', '""')}"`).join(',');
