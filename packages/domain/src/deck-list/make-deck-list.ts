import type { DeckListEntry } from './list-entry';

/** How lists are written for other programs, by the name of the program. */
export const LIST_FORMATS = ['plain', 'mtgo', 'arena', 'moxfield', 'archidekt', 'tappedout'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

/** A list to print: a parsed `DeckList` is one. */
export interface PrintableList {
  readonly commanders: readonly DeckListEntry[];
  readonly main: readonly DeckListEntry[];
  readonly companion?: DeckListEntry | undefined;
}

type PrintEntry = (entry: DeckListEntry, zone: 'commander' | 'main' | 'companion') => string;

const printing = ({ set, collectorNumber }: DeckListEntry): string =>
  set === undefined ? '' : collectorNumber === undefined ? ` (${set})` : ` (${set}) ${collectorNumber}`;

const finish = (entry: DeckListEntry): string =>
  entry.finish === undefined ? '' : entry.finish === 'foil' ? ' *F*' : ' *E*';

const tags = (entry: DeckListEntry): string => (entry.tags ?? []).map((tag) => ` #${tag}`).join('');

const plain: PrintEntry = ({ count, name }) => `${count} ${name}`;
const arena: PrintEntry = (entry) => `${plain(entry, 'main')}${printing(entry)}`;
const moxfield: PrintEntry = (entry) => `${arena(entry, 'main')}${finish(entry)}${tags(entry)}`;

/** Archidekt's first category puts a card into its zone; the commander's also heads the list. */
const ZONE_CATEGORY = { commander: 'Commander{top}', companion: 'Companion', main: undefined } as const;

const archidekt: PrintEntry = (entry, zone) => {
  const categories = [ZONE_CATEGORY[zone], ...(entry.categories ?? [])].filter((name) => name !== undefined);
  const set = entry.set === undefined ? entry : { ...entry, set: entry.set.toLowerCase() };
  const marks = categories.length === 0 ? '' : ` [${categories.join(',')}]`;
  return `${entry.count}x ${entry.name}${printing(set)}${finish(entry)}${marks}`;
};

const tappedout: PrintEntry = (entry, zone) => {
  const { count, name, set, collectorNumber } = entry;
  const print =
    set === undefined ? '' : ` (${set}${collectorNumber === undefined ? '' : `:${collectorNumber}`})`;
  return `${count}x ${name}${print}${finish(entry)}${zone === 'commander' ? ' *CMDR*' : ''}${tags(entry)}`;
};

const lines = (
  entries: readonly DeckListEntry[],
  print: PrintEntry,
  zone: 'commander' | 'main' | 'companion',
) => entries.map((entry) => print(entry, zone));

/** Blocks with headings, where there is more than a main deck. */
const headed = (list: PrintableList, print: PrintEntry, title: (word: string) => string): string => {
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

/** The online game knows neither commanders nor companions: the commanders stand after a blank line, a slash is single. */
const mtgo = (list: PrintableList): string => {
  const print: PrintEntry = ({ count, name }) => `${count} ${name.replaceAll(' // ', '/')}`;
  return [list.main, list.commanders]
    .filter((block) => block.length > 0)
    .map((block) => lines(block, print, 'main').join('\n'))
    .join('\n\n');
};

const PRINTERS: Readonly<Record<ListFormat, (list: PrintableList) => string>> = {
  plain: (list) => headed(list, plain, (word) => `// ${word}`),
  mtgo,
  arena: (list) => headed(list, arena, (word) => word),
  moxfield: (list) => headed(list, moxfield, (word) => word),
  archidekt: ({ commanders, companion, main }) =>
    [
      ...lines(commanders, archidekt, 'commander'),
      ...lines(companion === undefined ? [] : [companion], archidekt, 'companion'),
      ...lines(main, archidekt, 'main'),
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
};

/**
 * Prints a list as another program reads it, without a line end at the end. `parseDeckList` reads it back: the same
 * entries in the same zones, with as much of printing, finish, categories and tags as the format carries. The online
 * game's format ('mtgo') has no companions, and its commanders are only found again in a deck of 100.
 * @example makeDeckList({ commanders: [], main: [{ name: 'Sol Ring', count: 1, set: 'C21', collectorNumber: '263' }] }, 'tappedout') // '1x Sol Ring (C21:263)'
 */
export const makeDeckList = (list: PrintableList, format: ListFormat): string => PRINTERS[format](list);
