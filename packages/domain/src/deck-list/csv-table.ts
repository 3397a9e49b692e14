import {
  normalizeName,
  parseEntry,
  NO_CONTEXT,
  type CopyBounds,
  type EntryError,
  type ParsedEntry,
} from './list-entry';
import { splitFields, type Field } from './csv-fields';
import { finishOf } from './entry-marks';
import { zoneOfWord, type DeckZone } from './heading';
import { stripInlineMarkup } from './inline-markup';
import { rawLine, type TextLine } from './text-line';
import type { PlaceColumns } from '../collection/copy-place';
import { unusualName } from './unusual-name';
import {
  MAX_COPIES,
  MAX_MARK_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_NAME_COMMAS,
  MAX_ROW_CHARACTERS,
} from '../limits';
import { err, ok, type Result } from '../result';
import { stripAccents } from '../text/accent';

/** Titles of columns in exports, in lower case without punctuation and accents; the first that a table has counts. */
const COLUMNS = {
  count: [
    'count', 'qty', 'quantity', 'amount', 'copies', 'total qty', 'quantityx', 'total quantity', 'anzahl', 'menge', 'cantidad',
    'quantite', 'qte', 'quantita', 'quantidade', 'qtd', '枚数', '数量', 'количество', '수량', 'nombre',
  ], // prettier-ignore
  name: [
    'simple name', 'card name', 'english name', 'name', 'product name', 'card', 'cardname', 'title', 'article', 'kartenname', 'karte',
    'nom de la carte', 'nombre de la carta', 'nome della carta', 'nome da carta', 'carte', 'carta', 'nom', 'nombre', 'nome', 'カード名', '名前', 'название', '카드 이름', 'local name',
  ], // prettier-ignore
  // Of programs that have no column of both.
  regular: [
    'reg qty', 'regular qty', 'regular quantity', 'regular', 'number of non foil', 'non foil', 'nonfoil',
    'non foil qty', 'nonfoil qty', 'non foil quantity', 'nonfoil quantity',
  ], // prettier-ignore
  foils: ['foil qty', 'foil quantity', 'foil count', 'number of foil'],
  zone: ['board', 'section', 'zone', 'category', 'categories', 'role', 'function'],
  category: ['category', 'categories', 'role', 'function'],
  type: ['type', 'types', 'card type', 'type line'],
  furtherCategories: ['secondary categories'],
  set: [
    'set code',
    'edition code',
    'setcode',
    'set id',
    'set',
    'edition',
    'printing',
    'exp',
    'edicao',
    'edicion',
    'edizione',
    'セット',
  ],
  collectorNumber: [
    'collector number', 'card number', 'collector s number', 'collector', 'cn', 'number', 'sammlernummer', 'kartennummer', 'numero',
  ], // prettier-ignore
  finish: ['foil', 'is foil', 'isfoil', 'finish', 'printing finish', 'premium', 'printing', 'extras'],
  commander: ['commander', 'is commander'],
  sideboard: ['sideboarded', 'sideboard'],
  maybeboard: ['maybeboard'],
  condition: [
    'condition',
    'grade',
    'card condition',
    'zustand',
    'etat',
    'condizione',
    'estado',
    'qualidade',
    '状態',
  ],
  setName: ['set name', 'edition name', 'expansion', 'exp name'],
  language: [
    'language',
    'lang',
    'printing language',
    'id language',
    'card s language',
    'sprache',
    'langue',
    'lingua',
    'idioma',
    '言語',
  ],
  binder: [
    'binder name',
    'folder name',
    'binder',
    'folder',
    'list name',
    'location',
    'ordner',
    'classeur',
    'raccoglitore',
    'carpeta',
  ],
  binderType: ['binder type'],
  tags: ['tags', 'tag'],
} as const;
type Column = keyof typeof COLUMNS;
/** Titles of columns that are not read, but tell that a line has titles. */
const OTHER_TITLES: ReadonlySet<string> = new Set([
  'cmc', 'mv', 'mana value', 'mana cost', 'cost', 'color', 'colors', 'colour',
  'colours', 'color identity', 'identity', 'rarity', 'price', 'notes', 'note',
  'comment', 'comments', 'owned', 'status', 'link', 'rank',
]); // prettier-ignore
/** Titles of a column that can be copies, numbers of rows or collector numbers: its fields decide. */
export const NUMBER_TITLES: ReadonlySet<string> = new Set(['#', 'no', 'nr', 'num', 'number']);

const KNOWN_TITLES: ReadonlySet<string> = new Set([...Object.values(COLUMNS).flat(), ...OTHER_TITLES]);

/** Whether a title leaves open what its column is. */
export const isOpenTitle = (title: string): boolean => !KNOWN_TITLES.has(title);

/** The separator of a table, and the indices of its columns. */
export interface CsvTable {
  readonly separator: string;
  /** Whether names can have marks (`Sol Ring (C21) *F*`), as in a table without titles. */
  readonly hasMarks?: boolean;
  readonly columns: Readonly<Partial<Record<Column, number>>>;
  /** The titles, in lower case without punctuation; none in a table without titles. */
  readonly titles?: readonly string[];
}

const SEPARATORS = [',', ';', '\t', '|'] as const;

const titleOf = (text: string): string =>
  text.trim() === '#'
    ? '#'
    : stripAccents(text)
        .replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ')
        .toLowerCase()
        .replace(/[^\p{L}]+/gu, ' ')
        .trim();

/**
 * Parses the titles of a table; undefined unless there is a column of names and another known one. Between commas the
 * other one must be known, because names have commas themselves.
 */
export const parseTitles = (line: string): CsvTable | undefined => {
  const separator = SEPARATORS.find((mark) => line.includes(mark));
  if (separator === undefined || line.length > MAX_ROW_CHARACTERS) return undefined;
  const titles = splitFields(line, separator).map(({ text }) => titleOf(text));
  const columns: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const title = COLUMNS[column].find((word) => titles.includes(word));
    if (title !== undefined) columns[column] = titles.indexOf(title);
  }
  // UrzaGatherer's count has no foils, those of others that have a column of both do.
  if (columns.count !== undefined && titles.includes('foil count')) {
    columns.regular = columns.count;
    delete columns.count;
  }
  // In French a number, in Spanish a name.
  if (columns.count === columns.name) delete columns.count;
  const known = titles.filter(
    (title) =>
      OTHER_TITLES.has(title) ||
      NUMBER_TITLES.has(title) ||
      Object.values(columns).includes(titles.indexOf(title)),
  );
  const others = separator === ',' ? known : titles;
  return columns.name === undefined || others.length < 2 ? undefined : { separator, columns, titles };
};

/** Titles of columns that tell which printing a row is of, for programs alone. */
const ID_TITLE =
  /^(?:(?:scryfall|tcgplayer|manabox|cardmarket|multiverse|mtgo|oracle|product|card)? ?(?:u?u?id|sku)|id ?product)$/;

/** Whether a line has the titles of a table that has ids of cards, but not their names. */
export const hasIdsAlone = (line: string): boolean => {
  const separator = SEPARATORS.find((mark) => line.includes(mark));
  if (separator === undefined || line.length > MAX_ROW_CHARACTERS) return false;
  const titles = splitFields(line, separator).map(({ text }) => titleOf(text));
  return (
    titles.some((title) => ID_TITLE.test(title)) &&
    titles.some((title) => KNOWN_TITLES.has(title)) &&
    parseTitles(line) === undefined
  );
};

/** A row as it is split: in a table with bars without links, which can have bars themselves. */
export const rowLine = (line: TextLine, { separator }: Pick<CsvTable, 'separator'>): TextLine =>
  separator === '|' && line.text.includes('|') && line.text.includes('[[') ? stripInlineMarkup(line) : line;

/** Whether a line is a row of a table, and not a heading or a remark between rows. */
export const isTableRow = (line: string, { separator }: CsvTable): boolean => line.includes(separator);

const TOTAL = /^(?:(?:grand )?totals?|totale|totaal|summe|gesamt|итого|合計|合计|합계):?$/i;

/** Whether a row has nothing but separators and rules. */
export const isBlankRow = (line: string): boolean => !/[^\s|:,;-]/.test(line);

/** Whether a row adds the rows above it up: by its name, or by prices alone. */
export const isTotalRow = (line: string, { separator, columns }: CsvTable): boolean => {
  if (line.length > MAX_ROW_CHARACTERS) return false;
  const fields = splitFields(line, separator);
  const name = fields[columns.name ?? 0]?.text ?? '';
  if (/\p{L}/u.test(name)) return TOTAL.test(name);
  if (fields.some(({ text }) => TOTAL.test(text))) return true;
  return fields.every(({ text }) => text === '' || /[$€£¥]/.test(text));
};

/** Whether a table has columns of copies. */
const hasCopies = ({ count, regular }: CsvTable['columns']): boolean => (count ?? regular) !== undefined;

/** Whether a row is of a card of which there is no copy. */
export const isEmptyRow = (line: string, { separator, columns }: CsvTable): boolean =>
  hasCopies(columns) &&
  line.length <= MAX_ROW_CHARACTERS &&
  readCopies(splitFields(line, separator), columns).count === 0;

/** The text of the only field that is filled, of a row of several: a heading as spreadsheets copy it; undefined for any other. */
export const loneField = (line: string, { separator }: CsvTable): string | undefined => {
  if (separator === '|' || line.length > MAX_ROW_CHARACTERS) return undefined;
  const filled = splitFields(line, separator).filter(({ text }) => text !== '');
  return filled.length === 1 ? filled[0]?.text : undefined;
};

const isYes = (text: string): boolean => /^(?:true|y|yes|1|x|foil|ja|oui|s[iíì]|sim|да|はい)$/i.test(text);

type ReadField = (column: Column) => Field;

/** The part of a list that a field of a table without titles states, beside the name (`Commander:⇥Krenko`). */
const statedZone = (fields: readonly Field[], { columns, titles }: CsvTable): DeckZone | undefined =>
  titles === undefined
    ? fields
        .map(({ text }, at) => (at === columns.name ? undefined : zoneOfWord(text.replace(/:$/, ''))))
        .find((zone) => zone !== undefined && zone !== 'main')
    : undefined;

const zoneOf = (field: ReadField): DeckZone | undefined => {
  const commander = field('commander').text;
  if (isYes(commander) || /^commander/i.test(commander)) return 'commander';
  if (/^commander$/i.test(field('type').text)) return 'commander';
  if (isYes(field('sideboard').text)) return 'sideboard';
  if (isYes(field('maybeboard').text)) return 'maybeboard';
  const word = field('zone').text.split(',')[0] ?? '';
  return /^acquire$/i.test(word) ? 'maybeboard' : zoneOfWord(word);
};

/** Categories of cards, without those that are parts of a list, and without a shop's of all its cards (`Magic Single`). */
const categoriesOf = (field: ReadField): readonly string[] =>
  [field('category').text, field('furtherCategories').text]
    .flatMap((text) => text.split(','))
    .map((name) => name.trim())
    .filter(
      (name) =>
        name !== '' && !/^magic\b/i.test(name) && ['main', 'token'].includes(zoneOfWord(name) ?? 'main'),
    );

/** The number in a field of counts, as spreadsheets write it, too (`="1,00"`). @example parseCount('4x') // 4 */
export const parseCount = (text: string): number => {
  const number = text
    .replace(/^=|"/g, '')
    .replace(/^[x×]|[x×]$/gi, '')
    .replace(/[.,]0{1,2}$/, '')
    .trim();
  return number === '' ? Number.NaN : Number(number);
};

/** The copies of a row: in their column, or those without foil and with it in one each, of which a blank one is none; one in a table without such columns. */
const readCopies = (
  fields: readonly Field[],
  { count, regular, finish, foils = finish }: CsvTable['columns'],
): { readonly count: number; readonly isFoil: boolean } => {
  const textOf = (column: number): string => fields[column]?.text ?? '';
  if (count !== undefined) return { count: parseCount(textOf(count)), isFoil: false };
  if (regular === undefined) return { count: 1, isFoil: false };
  const read = (column: number): number => (textOf(column) === '' ? 0 : parseCount(textOf(column)));
  const ofFoils = read(foils ?? -1);
  return { count: read(regular) + ofFoils, isFoil: ofFoils > 0 && read(regular) === 0 };
};

interface RowContext extends CopyBounds {
  readonly isCard: (name: string) => boolean;
}

/** What a row of a collection states besides what entries of lists do. */
export interface RowDetails extends PlaceColumns {
  readonly setName?: string;
  readonly language?: string;
  readonly condition?: string;
}

const PLACE_COLUMNS = ['binder', 'binderType', 'tags'] as const satisfies readonly (keyof PlaceColumns)[];

/** Fields of a row that has more than the titles are, with the name as one that has commas, but no quotes. */
const joinName = (
  fields: readonly Field[],
  { separator, columns, titles = [] }: CsvTable,
): readonly Field[] => {
  const filled = fields.findLastIndex(({ text }) => text !== '') + 1;
  const commas = filled - titles.length;
  const at = columns.name ?? 0;
  const parts = fields.slice(at, at + commas + 1);
  if (separator !== ',' || titles.length === 0 || commas < 1 || commas > MAX_NAME_COMMAS) return fields;
  const name = { text: parts.map(({ text }) => text).join(', '), at: parts[0]?.at ?? 0 };
  return [...fields.slice(0, at), name, ...fields.slice(at + parts.length)];
};

/** The fields of a row; what is too much is of the name where it can be of nothing else, or a card is named so. */
const readFields = (line: string, table: CsvTable, isCard: (name: string) => boolean): readonly Field[] => {
  const fields = splitFields(line, table.separator);
  const joined = joinName(fields, table);
  const { columns, titles = [] } = table;
  const countOf = (of: readonly Field[]): number => readCopies(of, columns).count;
  const isSure =
    columns.name === titles.length - 1 || (Number.isNaN(countOf(fields)) && !Number.isNaN(countOf(joined)));
  const name = joined[columns.name ?? 0]?.text ?? '';
  return joined !== fields && (isSure || isCard(normalizeName(name))) ? joined : fields;
};

/** Parses a row of a table as an entry. */
export const parseCsvRow = (
  line: string,
  table: CsvTable,
  { isCard, maxCopies = MAX_COPIES, minCopies = 1 }: RowContext,
): Result<ParsedEntry & { readonly details?: RowDetails }, EntryError> => {
  if (line.length > MAX_ROW_CHARACTERS) return err({ code: 'name-too-long', at: 0 });
  const { columns, hasMarks } = table;
  const fields = readFields(line, table, isCard);
  const field: ReadField = (column) => fields[columns[column] ?? -1] ?? { text: '', at: 0 };
  const cell = field('name');
  const raw = rawLine(cell.text, 1);
  const plainName = unusualName(cell.text) === undefined ? stripInlineMarkup(raw) : raw;
  const nameAtCell = (index: number): number => cell.at + plainName.columnAt(index) - 1;
  const name = { text: plainName.text.trim(), at: nameAtCell(0) };
  const { count, isFoil } = readCopies(fields, columns);
  if (name.text === '') return err({ code: 'no-name', at: name.at });
  if (name.text.length > MAX_NAME_CHARACTERS) return err({ code: 'name-too-long', at: name.at });
  if (!Number.isInteger(count) || count < minCopies || count > maxCopies) {
    return err({ code: 'invalid-quantity', at: field(columns.count === undefined ? 'regular' : 'count').at });
  }
  const set = field('set').text;
  const [number = ''] = field('collectorNumber').text.split('/');
  const finish = columns.count === undefined && columns.regular !== undefined ? '' : field('finish').text;
  const stated = isFoil || isYes(finish) ? 'foil' : (finishOf(finish) ?? finishOf(field('condition').text));
  const categories = categoriesOf(field);
  const printing = {
    ...(/^(?:[A-Z0-9]{2,6}|[a-z0-9]{2,6})$/.test(set) && { set: set.toUpperCase() }),
    ...(number !== '' && { collectorNumber: number.replace(/^0+(?=\d)/, '') }),
    ...(stated !== undefined && { finish: stated }),
    ...(categories.length > 0 && { categories }),
  };
  const markOf = (column: Column): string => field(column).text.trim().slice(0, MAX_MARK_CHARACTERS);
  const setName = printing.set === undefined ? markOf('setName') || markOf('set') : '';
  const [language, condition] = [markOf('language'), markOf('condition')];
  const places = PLACE_COLUMNS.map((column) => [column, field(column).text.trim()] as const);
  const details: RowDetails = {
    ...(setName !== '' && { setName }),
    ...(language !== '' && { language }),
    ...(condition !== '' && { condition }),
    ...Object.fromEntries(places.filter(([, text]) => text !== '')),
  };
  const isPlain = isCard(normalizeName(name.text)) || (!hasMarks && !/[)\]]$/.test(name.text));
  if (!isPlain) {
    const read = parseEntry(name.text.replace(/\s+/g, ' '), { ...NO_CONTEXT, isCard });
    if (!read.ok) return err({ ...read.error, at: nameAtCell(read.error.at) });
    const { entry, zone = zoneOf(field) ?? statedZone(fields, table), nameAt } = read.value;
    const counted = { ...printing, ...entry, ...(hasCopies(columns) && { count }) };
    return ok({ ...read.value, details, entry: counted, zone, nameAt: nameAtCell(nameAt) });
  }
  const entry = { count, name: normalizeName(name.text), ...printing };
  return ok({
    entry,
    details,
    zone: zoneOf(field) ?? statedZone(fields, table),
    nameAt: name.at,
    isKnown: isCard(entry.name),
    hasQuantity: true,
  });
};
