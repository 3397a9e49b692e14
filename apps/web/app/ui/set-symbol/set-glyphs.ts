import codePoints from './set-glyphs.json' with { type: 'json' };

/** The glyphs of the font keyrune 3.19.0 (SIL OFL 1.1) by name; a test compares their code points to the font. */
const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(codePoints).map(([name, codePoint]) => [
    name,
    String.fromCodePoint(parseInt(codePoint, 16)),
  ]),
);

/** Sets whose symbol the font has under another name than their code. */
const GLYPH_NAMES: Readonly<Record<string, string | undefined>> = {
  gk2: 'rna',
  htr: 'pmei',
  htr17: 'pmei',
  mps: 'mp1',
  p02: 'po2',
  ren: 'xren',
  rin: 'xrin',
  sld: 'pmei',
  slu: 'pmei',
};

/** Promo, token and Alchemy sets, and those of a year of the Premiere Shop, which use the symbol of their parent set. */
const CHILD = /^[pty](?=[a-z0-9]{3}$)|(?<=^pmps)\d\d$/;

const glyphOf = (code: string): string | undefined =>
  BY_NAME.get(code) ?? (Object.hasOwn(GLYPH_NAMES, code) ? BY_NAME.get(GLYPH_NAMES[code] ?? '') : undefined);

/**
 * The character of a set's symbol in the font keyrune; undefined for none.
 * @example setGlyph('lea') // '\ue600'
 */
export const setGlyph = (code: string): string | undefined => {
  const lower = code.toLowerCase();
  return glyphOf(lower) ?? glyphOf(lower.replace(CHILD, ''));
};
