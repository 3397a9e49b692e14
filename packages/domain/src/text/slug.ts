import { stripAccents } from './accent';

declare const brand: unique symbol;

/** The last segment of a card's URL path: lower-case letters, digits and single hyphens. */
export type Slug = string & { readonly [brand]: 'Slug' };

/** The slug of a name without Latin letters or digits: its code points in hexadecimal. */
const codePoints = (name: string): string =>
  [...name.trim()].map((character) => (character.codePointAt(0) ?? 0).toString(16)).join('-');

/**
 * Makes a slug from a name (specification, section 5): accents are removed, letters lower-cased, a plus sign becomes
 * 'plus ', whitespace and slashes become hyphens, other symbols are removed; hyphens neither repeat nor start or end the
 * slug. A name of symbols only ('_____') becomes its code points, an empty one 'unnamed', so every name has a slug.
 * @example makeSlug("Ifh-Bíff Efreet") // 'ifh-biff-efreet'
 * @example makeSlug('+2 Mace') // 'plus-2-mace'
 * @example makeSlug('Fire // Ice') // 'fire-ice'
 */
export const makeSlug = (name: string): Slug => {
  const slug = stripAccents(name)
    .toLowerCase()
    .replaceAll('+', 'plus ')
    .replace(/[\s/\p{Pd}]+/gu, '-')
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
  return (slug || codePoints(name) || 'unnamed') as Slug;
};

/** Parts of a slug that are code points of no Latin letter or digit. */
const CODE_POINTS = /^[0-9a-f]{2,6}(?:-[0-9a-f]{2,6})*$/;
const FIRST_CODE_POINT = 0x2b0;
const LAST_ASCII = 0x7f;
const LAST_CODE_POINT = 0x10ffff;

/**
 * The words of a slug; of one that `makeSlug` made of other letters than Latin ones, those letters.
 * @example textOfSlug('sol-ring') // 'sol ring'
 * @example textOfSlug(makeSlug('太陽の指輪')) // '太陽の指輪'
 */
export const textOfSlug = (slug: string): string => {
  const codes = CODE_POINTS.test(slug) ? slug.split('-').map((part) => Number.parseInt(part, 16)) : [];
  const isText =
    codes.some((code) => code >= FIRST_CODE_POINT) &&
    codes.every((code) => code <= LAST_ASCII || (code >= FIRST_CODE_POINT && code <= LAST_CODE_POINT));
  return isText ? String.fromCodePoint(...codes) : slug.replaceAll('-', ' ');
};

/** Whether a value is a well-formed slug. @example isSlug('sol-ring') // true */
export const isSlug = (value: unknown): value is Slug =>
  typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);

/**
 * The slug of two commanders: both slugs in alphabetical order, joined by a hyphen. The order of the arguments does not
 * matter.
 * @example pairSlug(makeSlug('Tymna the Weaver'), makeSlug('Thrasios, Triton Hero')) // 'thrasios-triton-hero-tymna-the-weaver'
 */
export const pairSlug = (a: Slug, b: Slug): Slug => (a < b ? `${a}-${b}` : `${b}-${a}`) as Slug;
