import { splitFields, type Field } from './csv-fields';
import { normalizeName } from './list-entry';
import { rawLine, type TextLine } from './text-line';
import { MAX_NAME_CHARACTERS, MAX_ROW_CHARACTERS } from '../limits';

const COUNT = /^[xX×]?\d{1,3}[xX×]?$/;
const NAME = /^["'_+]?\p{Lu}.*\p{L}/u;
/** Known cards of a column of names: less can be a type or a remark. */
const LEAST_CARDS = 2;
const LEAST_SHARE = 0.5;
/** Columns that somebody has side by side. */
const MOST_COLUMNS = 60;

type Rows = readonly (readonly Field[])[];

const textsIn = (rows: Rows, column: number): readonly string[] =>
  rows.flatMap((fields) => fields[column]?.text ?? []).filter((text) => text !== '');

const isMost = (part: number, whole: number): boolean => part >= LEAST_CARDS && part >= LEAST_SHARE * whole;

const isName = (text: string): boolean => NAME.test(text) && text.length <= MAX_NAME_CHARACTERS;

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
  isCard: ((name: string) => boolean) | undefined,
): { readonly lines: readonly TextLine[]; readonly names: readonly string[] } => {
  const rows = lines.map(({ text }) =>
    text.includes('\t') && text.length <= MAX_ROW_CHARACTERS ? splitFields(text, '\t') : [],
  );
  const width = Math.max(0, ...rows.map((fields) => fields.length));
  if (width < 2 || width > MOST_COLUMNS) return { lines, names: [] };
  const columns = Array.from({ length: width }, (_, column) => column);
  const named = columns.filter((column) => {
    const texts = textsIn(rows, column);
    return isMost(texts.filter(isName).length, texts.length);
  });
  if (named.length < 2) return { lines, names: [] };
  const namesIn = (column: number): readonly string[] =>
    textsIn(rows, column).filter(isName).map(normalizeName);
  if (isCard === undefined) return { lines, names: named.flatMap(namesIn) };
  const cardsIn = (column: number): number => namesIn(column).filter(isCard).length;
  // A title above one commander is half of a column.
  const lists = named.filter(
    (column) => cardsIn(column) > 0 && cardsIn(column) >= LEAST_SHARE * namesIn(column).length,
  );
  if (lists.length < 2 || !lists.some((column) => cardsIn(column) >= LEAST_CARDS))
    return { lines, names: [] };
  const isCount = (column: number): boolean => {
    const texts = textsIn(rows, column);
    return isMost(texts.filter((text) => COUNT.test(text)).length, texts.length);
  };
  const side = isCount((lists[0] ?? 0) - 1) ? -1 : 1;
  const below = lists.flatMap((column) => [
    ...columnLines(lines, rows, column, column + side),
    rawLine('', lines.length),
  ]);
  const others = lines.filter((_, at) => rows[at]?.length === 0);
  return { lines: [...others, rawLine('', lines.length), ...below], names: [] };
};
