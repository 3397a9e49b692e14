import { symbolArt, typeArt, type Shape } from '@crownsmith/mana-symbols';
import { SHEET_SYMBOLS, SHEET_TYPES } from './sheet-keys';

const COLUMNS = 10;
const CELL = 36;
const INSET = (CELL - 32) / 2;

/** Distinct outlines of the sheet, referenced by index. */
const outlines: string[] = [];

const renderShape = ({ path, fill, transform }: Shape): string => {
  if (!outlines.includes(path)) outlines.push(path);
  return `<use href="#${outlines.indexOf(path)}" fill="${fill}"${transform ? ` transform="${transform}"` : ''}/>`;
};

const renderSymbol = (key: string): string => (symbolArt(key) ?? []).map(renderShape).join('');

const renderType = (type: string): string => {
  const shadow = typeArt(type, '#000');
  const symbol = typeArt(type);
  if (!shadow || !symbol) return '';
  return `<g opacity=".22" transform="translate(.45 .7)">${renderShape(shadow)}</g><g opacity=".93">${renderShape(symbol)}</g>`;
};

const cells: readonly (readonly [className: string, svg: string])[] = [
  ...SHEET_SYMBOLS.map((key) => [`m-${key}`, renderSymbol(key)] as const),
  ...SHEET_TYPES.map((type) => [`t-${type}`, renderType(type)] as const),
];
const rows = Math.ceil(cells.length / COLUMNS);

/** The sheet as one SVG: every symbol once, in a grid. */
export const makeSheetSvg = (): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * CELL}" height="${rows * CELL}" viewBox="0 0 ${COLUMNS * CELL} ${rows * CELL}">`,
    `<defs>${outlines.map((path, i) => `<path id="${i}" d="${path}"/>`).join('')}</defs>`,
    ...cells.map(([, svg], i) => {
      const x = (i % COLUMNS) * CELL + INSET;
      const y = Math.floor(i / COLUMNS) * CELL + INSET;
      return `<g transform="translate(${x} ${y})">${svg}</g>`;
    }),
    '</svg>',
    '',
  ].join('\n');

const percent = (part: number, whole: number): string =>
  `${Number(((part / (whole - 1)) * 100).toFixed(4))}%`;

/** The style sheet with one class per symbol. */
export const makeSheetStyles = (): string =>
  [
    '/* Written by write.ts. Do not edit. */',
    `.m,.t{display:inline-block;background:url('./symbol-sheet.svg') 0 0/${COLUMNS * 100}% ${rows * 100}%}`,
    `.m{width:${(CELL / 32).toFixed(3)}em;height:${(CELL / 32).toFixed(3)}em}`,
    ...cells.map(
      ([name], i) =>
        `.${name}{background-position:${percent(i % COLUMNS, COLUMNS)} ${percent(Math.floor(i / COLUMNS), rows)}}`,
    ),
    '',
  ].join('\n');
