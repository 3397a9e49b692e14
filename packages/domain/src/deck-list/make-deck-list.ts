import type { Bracket } from '../deck/bracket';
import type { DeckListEntry } from './deck-list';

/** Formats of lists, by the program that reads them; `csv` is for spreadsheets and collection programs. */
export const LIST_FORMATS = [
  'plain',
  'mtgo',
  'arena',
  'moxfield',
  'archidekt',
  'manabox',
  'tappedout',
  'csv',
] as const;
/** A format of lists. */
export type ListFormat = (typeof LIST_FORMATS)[number];

/** A list to print, such as a `DeckList`. */
export interface PrintableList {
  readonly commanders: readonly DeckListEntry[];
  readonly main: readonly DeckListEntry[];
  readonly companion?: DeckListEntry | undefined;
  /** Cards that might be in the deck: formats of programs that have a place for them print them. */
  readonly maybeboard?: readonly DeckListEntry[] | undefined;
  /** The bracket that is declared: only plain text, whose comments no program takes for cards, has a place for it. */
  readonly bracket?: Bracket | undefined;
}

type PrintedZone = 'commander' | 'main' | 'companion' | 'maybeboard';
type PrintEntry = (entry: DeckListEntry, zone: PrintedZone) => string;

/** A collector number that is none, such as `*`, would be read as a part of the name. */
const isNumber = (text: string | undefined): text is string => text !== undefined && /[a-z0-9]/i.test(text);

const printing = ({ set, collectorNumber }: DeckListEntry): string =>
  set === undefined ? '' : isNumber(collectorNumber) ? ` (${set}) ${collectorNumber}` : ` (${set})`;

const finish = (entry: DeckListEntry): string =>
  entry.finish === undefined ? '' : entry.finish === 'foil' ? ' *F*' : ' *E*';

const tags = (entry: DeckListEntry): string => (entry.tags ?? []).map((tag) => ` #${tag}`).join('');

const plain: PrintEntry = ({ count, name }) => `${count} ${name}`;
const arena: PrintEntry = (entry) => `${plain(entry, 'main')}${printing(entry)}`;
const moxfield: PrintEntry = (entry) => `${arena(entry, 'main')}${finish(entry)}${tags(entry)}`;

/** ManaBox has no tags in its lists. */
const manabox: PrintEntry = (entry) => `${arena(entry, 'main')}${finish(entry)}`;

/** Archidekt's first category states the zone. */
const ZONE_CATEGORY = {
  commander: 'Commander{top}',
  companion: 'Companion',
  maybeboard: 'Maybeboard{noDeck}{noPrice}',
  main: undefined,
} as const;

const archidekt: PrintEntry = (entry, zone) => {
  const categories = [ZONE_CATEGORY[zone], ...(entry.categories ?? [])].filter((name) => name !== undefined);
  const set = entry.set === undefined ? entry : { ...entry, set: entry.set.toLowerCase() };
  const marks = categories.length === 0 ? '' : ` [${categories.join(',')}]`;
  return `${entry.count}x ${entry.name}${printing(set)}${finish(entry)}${marks}`;
};

const tappedout: PrintEntry = (entry, zone) => {
  const { count, name, set, collectorNumber } = entry;
  const print = set === undefined ? '' : ` (${set}${isNumber(collectorNumber) ? `:${collectorNumber}` : ''})`;
  return `${count}x ${name}${print}${finish(entry)}${zone === 'commander' ? ' *CMDR*' : ''}${tags(entry)}`;
};

const lines = (entries: readonly DeckListEntry[], print: PrintEntry, zone: PrintedZone) =>
  entries.map((entry) => print(entry, zone));

/** Blocks with headings; only lines if there is no more than a main deck. */
const makeBlocks = (list: PrintableList, print: PrintEntry, title: (word: string) => string): string => {
  const companion = list.companion === undefined ? [] : [list.companion];
  if (list.commanders.length + companion.length === 0) return lines(list.main, print, 'main').join('\n');
  const blocks = [
    ['Commander', lines(list.commanders, print, 'commander')],
    ['Companion', lines(companion, print, 'companion')],
    ['Deck', lines(list.main, print, 'main')],
  ] as const;
  return blocks
    .filter(([, block]) => block.length > 0)
    .map(([word, block]) => [title(word), ...block].join('\n'))
    .join('\n\n');
};

/**
 * Magic Online has commanders and companions in the sideboard: a second block, which a companion makes larger than what a deck of
 * 100 lacks, so that it has its heading; faces have a single slash.
 */
const mtgo = ({ commanders, companion, main }: PrintableList): string => {
  const print: PrintEntry = ({ count, name }) => `${count} ${name.replaceAll(' // ', '/')}`;
  const isHeaded = companion !== undefined;
  return [main, isHeaded ? [...commanders, companion] : commanders]
    .filter((block) => block.length > 0)
    .map((block) => lines(block, print, 'main').join('\n'))
    .join(isHeaded ? '\n\nSIDEBOARD:\n' : '\n\n');
};

const CSV_TITLES = ['Count', 'Name', 'Set code', 'Collector number', 'Finish', 'Board'];

/** A field of a table (RFC 4180). */
const csvField = (text: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const csv: PrintEntry = ({ count, name, set = '', collectorNumber = '', finish: kind = '' }, zone) =>
  [String(count), name, set, collectorNumber, kind, zone].map(csvField).join(',');

/** A table with titles, a row for each entry. */
const makeTable = ({ commanders, companion, main }: PrintableList): string => {
  const rows = [
    ...lines(commanders, csv, 'commander'),
    ...lines(companion === undefined ? [] : [companion], csv, 'companion'),
    ...lines(main, csv, 'main'),
  ];
  return rows.length === 0 ? '' : [CSV_TITLES.join(','), ...rows].join('\n');
};

const maybeBlock = (
  { maybeboard = [] }: PrintableList,
  print: (entries: readonly DeckListEntry[]) => string,
): readonly string[] => (maybeboard.length === 0 ? [] : [print(maybeboard)]);

const PRINTERS: Readonly<Record<ListFormat, (list: PrintableList) => string>> = {
  plain: (list) =>
    [
      ...(list.bracket === undefined ? [] : [`// Bracket: ${list.bracket}`]),
      makeBlocks(list, plain, (word) => `// ${word}`),
    ].join('\n\n'),
  mtgo,
  arena: (list) => makeBlocks(list, arena, (word) => word),
  moxfield: (list) =>
    [
      makeBlocks(list, moxfield, (word) => word),
      ...maybeBlock(list, (entries) => ['Maybeboard', ...lines(entries, moxfield, 'maybeboard')].join('\n')),
    ].join('\n\n'),
  manabox: (list) => makeBlocks(list, manabox, (word) => `// ${word.toUpperCase()}`),
  archidekt: ({ commanders, companion, main, maybeboard = [] }) =>
    [
      ...lines(commanders, archidekt, 'commander'),
      ...lines(companion === undefined ? [] : [companion], archidekt, 'companion'),
      ...lines(main, archidekt, 'main'),
      ...lines(maybeboard, archidekt, 'maybeboard'),
    ].join('\n'),
  tappedout: (list) => {
    const companion =
      list.companion === undefined ? [] : ['Companion:', tappedout(list.companion, 'companion'), ''];
    return [
      ...companion,
      ...lines(list.commanders, tappedout, 'commander'),
      ...lines(list.main, tappedout, 'main'),
    ].join('\n');
  },
  csv: makeTable,
};

/**
 * Prints a list in the format of a program, without a final line end. `parseDeckList` parses it back to the same entries
 * and zones, with the printing, finish, categories and tags that the format supports. Magic Online's format ('mtgo') has
 * companions in the sideboard: its commanders are only recognised in a deck of 100, and a companion by what is known of cards.
 * @example makeDeckList({ commanders: [], main: [{ name: 'Sol Ring', count: 1, set: 'C21', collectorNumber: '263' }] }, 'tappedout') // '1x Sol Ring (C21:263)'
 */
export const makeDeckList = (list: PrintableList, format: ListFormat): string => PRINTERS[format](list);
