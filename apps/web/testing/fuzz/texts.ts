import fc from 'fast-check';

/** Texts that break parsers, look-ups by key, regular expressions, paths and encodings. */
const HOSTILE = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  '../../../etc/passwd',
  '..%2f..%2fcurrent',
  '%00',
  '%',
  '\u0000',
  '\r\nX-Added: 1',
  '\ud800',
  '\u202e',
  '\ufeff',
  "'; DROP TABLE cards; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '|',
  '||||',
  'A + B',
  '+',
  ' & ',
  '//',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  '*'.repeat(199),
  '('.repeat(300),
  'a'.repeat(5000),
  '9'.repeat(40),
  '-1',
  '0',
  '1e9',
  'NaN',
  'Infinity',
  'null',
  'true',
  'İıſK',
  'Ａ',
  '🂡'.repeat(60),
] as const;

/** Texts that lead to something in every snapshot, or have once. */
export const KNOWN = [
  'sol-ring',
  'Sol Ring',
  '/cards/sol-ring',
  'edgar-markov',
  'Edgar Markov',
  '/cards/edgar-markov',
  'tymna-the-weaver',
  'thrasios-triton-hero-tymna-the-weaver',
  'fire',
  'tokens',
  'vampire',
  'budget',
  'wub',
  'esper',
  '1 Sol Ring\n1 Arcane Signet\n35 Swamp',
] as const;

/** Texts that are known, hostile or random. */
export const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<string>(...KNOWN) },
  { weight: 3, arbitrary: fc.constantFrom<string>(...HOSTILE) },
  { weight: 2, arbitrary: fc.string({ maxLength: 60, unit: 'binary' }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 300 }) },
);

/** A text as a part of a URL. Lone surrogates have no encoding. */
export const encodePart = (part: string): string =>
  encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd'));
