import { safeText } from '@crownsmith/domain';

/** How parts of a text for people are marked. */
export interface Style {
  readonly bold: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  /** Makes a marked text safe to print: what data contains cannot manipulate a terminal. */
  readonly finish: (text: string) => string;
}

/** Stands for the escape character until the text is finished. */
const MARK = '\ue000';
const MARKS = new RegExp(`${MARK}\\[(\\d{1,2})m`, 'g');

const marked =
  (open: number, close: number) =>
  (text: string): string =>
    `${MARK}[${open}m${text}${MARK}[${close}m`;

const COLORED: Style = {
  bold: marked(1, 22),
  faint: marked(2, 22),
  good: marked(32, 39),
  bad: marked(31, 39),
  finish: (text) => safeText(text).replace(MARKS, '\u001b[$1m'),
};

const same = (text: string): string => text;
const PLAIN: Style = { bold: same, faint: same, good: same, bad: same, finish: safeText };

/**
 * Colours on a terminal, unless the environment refuses them (NO_COLOR, TERM=dumb); FORCE_COLOR colours pipes, too.
 * @example makeStyle(false, {}).bold('a') // 'a'
 */
export const makeStyle = (isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): Style => {
  if ((env['NO_COLOR'] ?? '') !== '') return PLAIN;
  const isForced = (env['FORCE_COLOR'] ?? '') !== '' && env['FORCE_COLOR'] !== '0';
  return isForced || (isTerminal && env['TERM'] !== 'dumb') ? COLORED : PLAIN;
};
