import { replacementsOf } from './document-lines';
import { replaceParts, type TextLine } from './text-line';

/** The signs of a quoted text at the start of a line. */
const QUOTE = /^\s*(?:> ?)+/g;
const ESCAPE = /\\(?=[-*_#>.[\]()~`+!\\|]|$)/g;
/** `[[Name]]`, `[[Name|SET]]`, `[[!Name]]` */
const CARD_LINK = /\[\[[!?$#&@]?([^[\]|]+)(?:\|[^[\]]*)?\]\]/g;
/** The space between links in a row. */
const BETWEEN_LINKS = /(?<=\]\]) +(?=(?:\d{1,3}[xX]? )?\[\[)/g;
/** `[Name](address)` */
const LINK = /!?\[([^[\]]+)\]\((?:<[^<>]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)?)(?: "[^"]*")?\)/g;
const STRONG = /(\*{2,3})([^*]+)\*{2,3}|(__)([^_]+)__|(~~)([^~]+)~~/g;
/** `*Name*` and `_Name_`, at the start of an entry only: behind a name, stars enclose a mark. */
const EMPHASIS =
  /^([\s\d>x×()[\].•-]{0,16})([*_])((?!(?:cmdr|commander|foil|etched|[a-z])\*)[^\s*_](?:[^*_]*[^\s*_])?)\2(?![\p{L}\p{N}])/iu;

/** The name of an emoji in a chat: `:fire:`, `<:mana:123>`. */
const EMOJI_NAME = /(?<![^ ])(?:<a?)?:[a-z_][\w+-]{1,31}:(?:\d+>)?(?: |$)/gi;
/** A spoiler of Discord: `||1 Opt||`. */
const SPOILER = /^\s*(?:[-*+] )?\|\|([^|]+)\|\|\s*$/g;
/** When somebody wrote a message, and who, as WhatsApp copies it. */
const CHAT_STAMP = /^\s*\[(?=[^\]]*\d:\d\d)[\d/.:, apm]{8,30}\] [^:]{1,40}: /gi;
/** Small text of Discord: `-# 1 Opt`; before words it is a heading. */
const SMALL = /^\s*-# (?=\d)/g;

/** Underscores alone are a name (`_____`). */
const withText = (text: string | undefined): string | undefined =>
  text !== undefined && /[\p{L}\p{N}]/u.test(text) ? text : undefined;

const strip = (
  line: TextLine,
  pattern: RegExp,
  inner: (match: RegExpExecArray) => string | undefined,
): TextLine =>
  replaceParts(
    line,
    replacementsOf(line, pattern, inner).flatMap((part) => {
      // What stays is kept in place, so that columns stay exact.
      const at = part.from + line.text.slice(part.from, part.to).indexOf(part.text);
      return [
        { from: part.from, to: at, text: '' },
        { from: at + part.text.length, to: part.to, text: '' },
      ];
    }),
  );

const stripEmphasis = (line: TextLine): TextLine => {
  const match = EMPHASIS.exec(line.text);
  if (match === null) return line;
  const from = match[1]?.length ?? 0;
  const to = match[0].length;
  return replaceParts(line, [
    { from, to: from + 1, text: '' },
    { from: to - 1, to, text: '' },
  ]);
};

/** Removes Markdown and links of a wiki from a line: what they enclose stays. */
export const stripInlineMarkup = (line: TextLine): TextLine => {
  let plain = line.text.includes('>')
    ? replaceParts(
        line,
        replacementsOf(line, QUOTE, () => ''),
      )
    : line;
  if (plain.text.includes('\\'))
    plain = replaceParts(
      plain,
      replacementsOf(plain, ESCAPE, () => ''),
    );
  if (plain.text.includes(':'))
    plain = replaceParts(
      plain,
      replacementsOf(plain, EMOJI_NAME, () => ''),
    );
  if (plain.text.includes('-#'))
    plain = replaceParts(
      plain,
      replacementsOf(plain, SMALL, () => ''),
    );
  if (plain.text.includes('||')) plain = strip(plain, SPOILER, ([, text]) => text);
  if (plain.text.includes('[')) {
    plain = replaceParts(
      plain,
      replacementsOf(plain, CHAT_STAMP, () => ''),
    );
    plain = replaceParts(
      plain,
      replacementsOf(plain, BETWEEN_LINKS, () => ';'),
    );
    plain = strip(plain, CARD_LINK, ([, name]) => name);
    plain = strip(plain, LINK, ([whole, name]) => (whole.startsWith('!') ? '' : name));
  }
  // One can enclose another: `**__Ramp__**`.
  for (let depth = 0; depth < 2 && /\*\*|__|~~/.test(plain.text); depth += 1)
    plain = strip(plain, STRONG, (match) => match[2] ?? withText(match[4]) ?? match[6]);
  return /[*_]/.test(plain.text) ? stripEmphasis(plain) : plain;
};
