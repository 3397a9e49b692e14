import { decodeEntity, ENTITY } from '../text/entity';
import { htmlLines, isHtml } from './html-lines';
import { rawLine, replaceParts, type Replacement, type TextLine } from './text-line';

/** Parts of a line that match a pattern, replaced; undefined leaves a part. */
export const replacementsOf = (
  { text }: TextLine,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
): readonly Replacement[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const replaced = replace(match);
    return replaced === undefined
      ? []
      : [{ from: match.index, to: match.index + match[0].length, text: replaced }];
  });

const decodeLine = (line: TextLine): TextLine =>
  line.text.includes('&')
    ? replaceParts(
        line,
        replacementsOf(line, ENTITY, ([entity]) => decodeEntity(entity)),
      )
    : line;

const BB_TAG = /\[(\/?)([a-z]+)(?:=[^[\]]*)?\]|\[\*\]/gi;
const BB_END = /\[\/([a-z]+)\]/gi;

/** Removes tags of a forum (`[card]Opt[/card]`, `[*]`), if the text has their ends: `[Deck]` alone is a heading. */
const stripForumTags = (lines: readonly TextLine[]): readonly TextLine[] => {
  const names = new Set(
    lines.flatMap(({ text }) =>
      text.includes('[/') ? [...text.matchAll(BB_END)].map(([, name = '']) => name.toLowerCase()) : [],
    ),
  );
  if (names.size === 0) return lines;
  const replaceTag = ([whole, closes = '', name]: RegExpExecArray): string | undefined => {
    if (whole === '[*]') return '• ';
    const tag = name?.toLowerCase() ?? '';
    if (!names.has(tag)) return undefined;
    return /^t[dh]$/.test(tag) && closes !== '' ? '\t' : '';
  };
  return lines.map((line) => replaceParts(line, replacementsOf(line, BB_TAG, replaceTag)));
};

/** The fence of a block of code, which stands for a blank line. */
const FENCE = /^\s*(?:`{3,}|~{3,})\s?[\w-]*\s*$/;

/** Removes fences, and quotes of inline code; a single backtick is an apostrophe. */
const stripCode = (line: TextLine): TextLine => {
  if (FENCE.test(line.text)) return { ...line, text: '' };
  const quotes = replacementsOf(line, /`/g, () => '');
  const first = quotes[0]?.from ?? 0;
  const isCode =
    quotes.length > 1 && quotes.length % 2 === 0 && !/[\p{L}\p{N}]/u.test(line.text.charAt(first - 1));
  return isCode ? replaceParts(line, quotes) : line;
};

/** Decked Builder's comment that repeats the entry of the next line. */
const ENTRY_COMMENT = /^\s*\/\/\/mvid:\d+ (?:qty:)(?=\d{1,3} (name:).{1,300}( loc:(\w+))\s*$)/;

/** Turns comments of Decked Builder into entries, if the text has nothing else. */
const uncomment = (lines: readonly TextLine[]): readonly TextLine[] => {
  const isComment = ({ text }: TextLine): boolean => text.trim() === '' || ENTRY_COMMENT.test(text);
  if (!lines.every(isComment)) return lines;
  return lines.map((line) => {
    const [start = '', label = '', place = '', zone = ''] = ENTRY_COMMENT.exec(line.text) ?? [];
    if (start === '') return line;
    const labelAt = line.text.indexOf(label, start.length);
    const placeAt = line.text.lastIndexOf(place);
    return replaceParts(line, [
      { from: 0, to: start.length, text: /^sb$|^side/i.test(zone) ? 'SB: ' : '' },
      { from: labelAt, to: labelAt + label.length, text: '' },
      { from: placeAt, to: line.text.length, text: '' },
    ]);
  });
};

/** The lines of a text without the markup of its document: HTML, forum tags, character references, blocks of code. */
export const documentLines = (text: string, lines: readonly string[]): readonly TextLine[] => {
  const plain = isHtml(text) ? htmlLines(lines) : lines.map((line, at) => rawLine(line, at + 1));
  return uncomment(stripForumTags(plain.map(decodeLine)).map(stripCode));
};
