import { isBasicLandText } from './copy-numbers';
import { splitFields, type Field } from './csv-fields';
import { parseTitles } from './csv-table';
import type { DeckListFacts } from './deck-list';
import { normalizeName } from './list-entry';
import { rawLine, type TextLine } from './text-line';
import { MAX_NAME_CHARACTERS, MAX_ROW_CHARACTERS } from '../limits';

const COUNT = /^[xX×]?\d{1,3}[xX×]?$/;
const QUANTITY = /^\d{1,3}[xX]? /;
const NAME = /^(?:\d{1,3}[xX]? )?["'_+]?\p{Lu}.*\p{L}/u;
/** Known cards of a column of names: less can be a type or a remark. */
const LEAST_CARDS = 2;
const LEAST_SHARE = 0.5;
/** Columns that somebody has side by side. */
const MOST_COLUMNS = 60;
/** Rows among which those with titles are searched. */
const TITLE_ROWS = 5;

type Rows = readonly (readonly Field[])[];

const textsIn = (rows: Rows, column: number): readonly string[] =>
  rows.flatMap((fields) => fields[column]?.text ?? []).filter((text) => text !== '');

const isMost = (part: number, whole: number): boolean => part >= LEAST_CARDS && part >= LEAST_SHARE * whole;

const isName = (text: string): boolean => NAME.test(text) && text.length <= MAX_NAME_CHARACTERS;

const nameOf = (text: string): string => normalizeName(text.replace(QUANTITY, ''));

/** Whether a row has the titles of one table: lists side by side have none of names, or several. */
const hasTitles = ({ text }: TextLine): boolean => {
  const { columns, titles = [] } = parseTitles(text) ?? {};
  const name = columns?.name;
  return name !== undefined && titles.lastIndexOf(titles[name] ?? '') === name;
};

/** Whether the cards of a column differ, as those of a list: the words of a remark, a category or a deck come again and again. */
const areVaried = (names: readonly string[]): boolean => {
  const others = names.filter((name) => !isBasicLandText(name));
  return new Set(others).size > LEAST_SHARE * others.length || others.length === 0;
};

/** A column as a list, with the quantities of another one before its names. */
const columnLines = (
  lines: readonly TextLine[],
  rows: Rows,
  name: number,
  count: number,
): readonly TextLine[] =>
  lines.flatMap((line, at): readonly TextLine[] => {
    const { text = '', at: start = 0 } = rows[at]?.[name] ?? {};
    if (text === '') return [];
    const number = rows[at]?.[count]?.text ?? '';
    const before = COUNT.test(number) ? `${number} ` : '';
    return [
      {
        text: before + text,
        line: line.line,
        columnAt: (index) => line.columnAt(start + Math.max(0, index - before.length)),
      },
    ];
  });

/**
 * Puts lists that stand side by side, as in a spreadsheet with a column for each category, below each other. Without knowledge of
 * cards nothing is changed: `names` are those that tell it.
 */
export const joinColumns = (
  lines: readonly TextLine[],
  { isCard, areSame = () => false }: Pick<DeckListFacts, 'isCard' | 'areSame'>,
): { readonly lines: readonly TextLine[]; readonly names: readonly string[] } => {
  const unchanged = { lines, names: [] };
  const separated = lines.filter(({ text }) => text.includes('\t'));
  if (separated.slice(0, TITLE_ROWS).some(hasTitles)) return unchanged;
  const rows = lines.map(({ text }) =>
    text.includes('\t') && text.length <= MAX_ROW_CHARACTERS ? splitFields(text, '\t') : [],
  );
  const width = Math.max(0, ...rows.map((fields) => fields.length));
  if (width < 2 || width > MOST_COLUMNS) return unchanged;
  const columns = Array.from({ length: width }, (_, column) => column);
  const named = columns.filter((column) => {
    const texts = textsIn(rows, column);
    return isMost(texts.filter(isName).length, texts.length);
  });
  if (named.length < 2) return unchanged;
  const namesIn = (column: number): readonly string[] => textsIn(rows, column).filter(isName).map(nameOf);
  if (isCard === undefined) return { lines, names: named.flatMap(namesIn) };
  const cardsIn = (column: number): readonly string[] => namesIn(column).filter(isCard);
  const isSame = (a: Field | undefined, b: Field | undefined): boolean =>
    a !== undefined && b !== undefined && areSame(nameOf(a.text), nameOf(b.text));
  /** Whether a column has the cards of the one before it, in another language. */
  const isAgain = (column: number, before: number | undefined): boolean =>
    before !== undefined &&
    isMost(
      rows.filter((fields) => isSame(fields[column], fields[before])).length,
      textsIn(rows, column).length,
    );
  // A title above one commander is half of a column.
  const lists = named.filter((column, at) => {
    const cards = cardsIn(column);
    return (
      cards.length > 0 &&
      cards.length >= LEAST_SHARE * namesIn(column).length &&
      areVaried(cards) &&
      !isAgain(column, named[at - 1])
    );
  });
  if (lists.length < 2 || !lists.some((column) => cardsIn(column).length >= LEAST_CARDS)) return unchanged;
  const isCount = (column: number): boolean => {
    const texts = textsIn(rows, column);
    return isMost(texts.filter((text) => COUNT.test(text)).length, texts.length);
  };
  const side = isCount((lists[0] ?? 0) - 1) ? -1 : 1;
  const isApart = (at: number): boolean => rows[at]?.length === 0 && lines[at]?.text.trim() !== '';
  const joined: TextLine[] = [];
  for (let from = 0, to = 0; from < lines.length; from = to) {
    for (to = from + 1; to < lines.length && isApart(to) === isApart(from);) to += 1;
    const part = lines.slice(from, to);
    const blocks = isApart(from)
      ? [part]
      : lists.map((column) => columnLines(part, rows.slice(from, to), column, column + side));
    for (const block of blocks) if (block.length > 0) joined.push(...block, rawLine('', to));
  }
  return { lines: joined, names: [] };
};
