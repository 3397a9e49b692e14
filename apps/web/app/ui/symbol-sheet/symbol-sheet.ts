import { symbolArt, typeArt, type Shape } from '@crownsmith/mana-symbols';
import { SHEET_SYMBOLS, SHEET_TYPES } from './sheet-keys';

const CELL = 36;
const INSET = (CELL - 32) / 2;

/** The symbols of most costs. */
const EVERYDAY = new Set([...'0123456789', ...'wubrgcx', 'multi']);

const renderShape = ({ path, fill, transform }: Shape, opacity = 1): string =>
  `<path d="${path}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}${transform ? ` transform="${transform}"` : ''}/>`;

const renderSymbol = (key: string): string =>
  (symbolArt(key) ?? []).map((shape) => renderShape(shape)).join('');

const renderType = (type: string): string => {
  const shadow = typeArt(type, '#000');
  const symbol = typeArt(type);
  if (!shadow || !symbol) return '';
  return `<g transform="translate(.45 .7)">${renderShape(shadow, 0.22)}</g>${renderShape(symbol, 0.93)}`;
};

interface Sheet {
  readonly file: string;
  /** class name and shapes of each cell, from left to right */
  readonly cells: readonly (readonly [className: string, svg: string])[];
}

const cellsOf = (keys: readonly string[]): Sheet['cells'] =>
  keys.map((key) => [`m-${key}`, renderSymbol(key)]);

/**
 * A browser lays out and paints the whole of a sheet for each size of its symbols; so the symbols of most pages have a
 * small one of their own.
 */
const everyday: Sheet = {
  file: 'symbols.svg',
  cells: cellsOf(SHEET_SYMBOLS.filter((key) => EVERYDAY.has(key))),
};
const rare: Sheet = {
  file: 'rare-symbols.svg',
  cells: cellsOf(SHEET_SYMBOLS.filter((key) => !EVERYDAY.has(key))),
};
const types: Sheet = {
  file: 'type-symbols.svg',
  cells: SHEET_TYPES.map((type) => [`t-${type}`, renderType(type)]),
};
const SHEETS = [everyday, rare, types];

const makeSvg = ({ cells }: Sheet): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cells.length * CELL}" height="${CELL}" viewBox="0 0 ${cells.length * CELL} ${CELL}">`,
    ...cells.map(([, svg], i) => `<g transform="translate(${i * CELL + INSET} ${INSET})">${svg}</g>`),
    '</svg>',
    '',
  ].join('\n');

const backgroundOf = (selectors: string, { file, cells }: Sheet, size = ''): string =>
  `${selectors}{${size}background:url('./${file}') 0/${cells.length * 100}% 100%}`;

/** The place of a cell in a row of `length`. */
export const placeOf = (index: number, length: number): string =>
  `${Number(((index / (length - 1)) * 100).toFixed(2))}%`;

/** The style sheet with one class per symbol. */
const makeStyles = (): string =>
  [
    '/* Written by write.ts. Do not edit. */',
    '.m,.t{display:inline-block}',
    backgroundOf('.m', everyday, `width:${(CELL / 32).toFixed(3)}em;height:${(CELL / 32).toFixed(3)}em;`),
    backgroundOf(rare.cells.map(([name]) => `.${name}`).join(), rare),
    backgroundOf('.t', types),
    ...SHEETS.flatMap(({ cells }) =>
      cells.map(([name], i) => `.${name}{background-position:${placeOf(i, cells.length)}}`),
    ),
    '',
  ].join('\n');

/** Text of each generated file by its name: the sheets, every symbol once in a row, and their styles. */
export const makeSheetFiles = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(SHEETS.map((sheet) => [sheet.file, makeSvg(sheet)])),
  'symbol-sheet.css': makeStyles(),
});
