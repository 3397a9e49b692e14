/** Character references of HTML and XML, with a semicolon; a copy of a copy has its `&` as a reference, too (`&amp;#39;`). */
export const ENTITY = /&(?:amp;)*(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/gi;
const REPEATED = /^(?:amp;)+(?=.)/i;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: "'",
  lsquo: "'",
  rdquo: '"',
  ldquo: '"',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  reg: '®',
  trade: '™',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  szlig: 'ß',
};

/** Marks that follow the letter in names such as `&ucirc;`. */
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
};

const decodeNumber = (code: number): string | undefined =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;

/** The character of a reference; the reference itself if it is unknown. @example decodeEntity('&ucirc;') // 'û' */
export const decodeEntity = (entity: string): string => {
  const body = entity.slice(1).replace(REPEATED, '').slice(0, -1);
  if (/^#x/i.test(body)) return decodeNumber(parseInt(body.slice(2), 16)) ?? entity;
  if (body.startsWith('#')) return decodeNumber(Number(body.slice(1))) ?? entity;
  const mark = MARKS[body.slice(1)];
  if (mark !== undefined) return (body.charAt(0) + mark).normalize('NFC');
  return (Object.hasOwn(NAMED, body) ? NAMED[body] : NAMED[body.toLowerCase()]) ?? entity;
};

/** Decodes all character references of a text. @example decodeEntities('R&amp;D&#39;s') // "R&D's" */
export const decodeEntities = (text: string): string => text.replace(ENTITY, decodeEntity);
