import type { OwnedCopies, OwnedCopy } from './collection';
import type { CollectionFormat } from './collection-format';
import { languageName } from './copy-details';
import { type CopyPlace, isOwnedPlace, makePlace, type PlaceKind } from './copy-place';
import { listCopies } from './owned-copies';

/** Programs whose columns an export can have. */
export const COLLECTION_EXPORTS = [
  'moxfield',
  'archidekt',
  'manabox',
  'dragon-shield',
  'deckbox',
] as const satisfies readonly CollectionFormat[];
/** A program whose columns an export can have. */
export type CollectionExport = (typeof COLLECTION_EXPORTS)[number];

/** Whether the export for a program has what is wished. The others have no column for it: they would count it as owned. */
export const exportsWishes = (program: CollectionExport): boolean => program === 'manabox';

/** A row: copies of a card of which the same is stated, and the name of their set where it is known. */
interface ExportRow extends OwnedCopy {
  readonly name: string;
  readonly setName: string;
}

type Column = readonly [title: string, field: (row: ExportRow) => string];
/** Columns that a program wants, and of which nothing is known here. */
const empty = (...titles: readonly string[]): readonly Column[] => titles.map((title) => [title, () => '']);
const always = (title: string, value: string): Column => [title, () => value];

/** What a program calls a condition, where that is another word than ours. */
const conditionBy =
  (words: Readonly<Record<string, string>>) =>
  ({ condition = '' }: ExportRow): string =>
    (Object.hasOwn(words, condition) ? words[condition] : undefined) ?? condition;

/** What ManaBox calls where copies are. */
const MANABOX_TYPES: Readonly<Record<PlaceKind, string>> = {
  binder: 'binder',
  deck: 'deck',
  lent: 'binder',
  'on-its-way': 'binder',
  wished: 'list',
};

const count = (title: string): Column => [title, (row) => String(row.count)];
const name = (title: string): Column => [title, (row) => row.name];
const setCode = (title: string): Column => [title, ({ set = '' }) => set.toLowerCase()];
const setName = (title: string): Column => [title, (row) => row.setName];
const number = (title: string): Column => [title, ({ collectorNumber = '' }) => collectorNumber];
const placeText = (at: CopyPlace | undefined): string => (at ? makePlace(at) : '');
const place = (title: string): Column => [title, (row) => placeText(row.place)];
const language: Column = [
  'Language',
  (row) => (row.language === undefined ? '' : languageName(row.language)),
];
const finish = (title: string, plain: string, isCapital: boolean): Column => [
  title,
  (row) => {
    if (row.finish === undefined) return plain;
    return isCapital ? row.finish.replace(/^./, (letter) => letter.toUpperCase()) : row.finish;
  },
];

/** The columns of each program as it exports them (files of 2025 and 2026). */
const COLUMNS: Readonly<Record<CollectionExport, readonly Column[]>> = {
  moxfield: [
    count('Count'),
    always('Tradelist Count', '0'),
    name('Name'),
    setCode('Edition'),
    ['Condition', conditionBy({})],
    language,
    finish('Foil', '', false),
    place('Tags'),
    ...empty('Last Modified'),
    number('Collector Number'),
    always('Alter', 'False'),
    always('Proxy', 'False'),
    ...empty('Purchase Price'),
  ],
  archidekt: [
    count('Quantity'),
    name('Name'),
    finish('Finish', 'Normal', true),
    [
      'Condition',
      conditionBy({
        Mint: 'M',
        'Near Mint': 'NM',
        Excellent: 'EX',
        Good: 'GD',
        'Lightly Played': 'LP',
        Played: 'MP',
        'Heavily Played': 'HP',
        Damaged: 'D',
      }),
    ],
    // Its codes are in capital letters; other words stay as they are.
    ['Language', ({ language: code = '' }) => (languageName(code) === code ? code : code.toUpperCase())],
    place('Tags'),
    setName('Edition Name'),
    setCode('Edition Code'),
    number('Collector Number'),
  ],
  manabox: [
    ['Binder Name', ({ place: at }) => (at?.kind === 'deck' ? at.name : placeText(at))],
    ['Binder Type', ({ place: at }) => (at ? MANABOX_TYPES[at.kind] : '')],
    name('Name'),
    setCode('Set code'),
    setName('Set name'),
    number('Collector number'),
    finish('Foil', 'normal', false),
    count('Quantity'),
    [
      'Condition',
      conditionBy({
        Mint: 'mint',
        'Near Mint': 'near_mint',
        Excellent: 'excellent',
        Good: 'good',
        'Lightly Played': 'light_played',
        Played: 'played',
        'Heavily Played': 'heavily_played',
        Damaged: 'poor',
      }),
    ],
    ['Language', (row) => row.language ?? ''],
  ],
  'dragon-shield': [
    place('Folder Name'),
    count('Quantity'),
    always('Trade Quantity', '0'),
    name('Card Name'),
    setCode('Set Code'),
    setName('Set Name'),
    number('Card Number'),
    [
      'Condition',
      conditionBy({
        'Near Mint': 'NearMint',
        'Lightly Played': 'LightPlayed',
        'Heavily Played': 'HeavilyPlayed',
        Damaged: 'Poor',
      }),
    ],
    finish('Printing', 'Normal', true),
    language,
  ],
  deckbox: [
    count('Count'),
    always('Tradelist Count', '0'),
    name('Name'),
    setName('Edition'),
    setCode('Edition Code'),
    number('Card Number'),
    ['Condition', conditionBy({ 'Lightly Played': 'Good (Lightly Played)', Damaged: 'Poor' })],
    language,
    finish('Foil', '', false),
    ...empty('Signed', 'Artist Proof', 'Altered Art', 'Misprint', 'Promo', 'Textless'),
    place('Tags'),
    ...empty('My Price'),
  ],
};

const toRow = (fields: readonly string[]): string =>
  fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',');

/**
 * Prints a collection as a table that a program and `parseCollection` read: a row for all copies of a card of which the same is
 * stated, with their printing, finish, language, condition and place. Programs without binders have the place as a label. What is wished
 * is left out where the program would count it as owned (`exportsWishes`).
 * @param setNameOf the name of a set's code, which some programs want
 * @example makeCollectionCsv([{ name: 'Opt', count: 1, foils: 1 }]).split('\n')[1] // '"1","0","Opt","","","","foil","","","","False","False",""'
 */
export const makeCollectionCsv = (
  cards: Iterable<OwnedCopies & { readonly name: string }>,
  program: CollectionExport = 'moxfield',
  setNameOf: (code: string) => string | undefined = () => undefined,
): string => {
  const columns = COLUMNS[program];
  const rows = [...cards].flatMap((card) =>
    listCopies(card).flatMap((copy) => {
      if (!isOwnedPlace(copy.place) && !exportsWishes(program)) return [];
      const row = { ...copy, name: card.name, setName: (copy.set && setNameOf(copy.set)) ?? '' };
      return [toRow(columns.map(([, field]) => field(row)))];
    }),
  );
  return `${[toRow(columns.map(([title]) => title)), ...rows].join('\n')}\n`;
};
