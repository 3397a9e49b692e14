import type { Legality } from './card';

/**
 * A name as it is written, without the differences of keyboards: case, widths, kinds of apostrophes, quotes and dashes, marks of
 * direction and how many blanks. Punctuation, blanks and accents matter, other than in `foldName`.
 * @example spelledName('Lim-Dûl’s  Vault') === spelledName("lim-dûl's vault") // true
 * @example spelledName('Waste Land') === spelledName('Wasteland') // false
 */
export const spelledName = (name: string): string =>
  name
    .replace(/[İı]/gu, 'i')
    .replace(/[‘’ʼ`´′]/gu, "'")
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[“”„«»]/gu, '"')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/ ?\/+ ?/gu, '//')
    .trim();

/** How a card bears a name, the most its own first: as its full name, a front face, another face, on a printing, formerly. */
const NAME_BEARINGS = ['own', 'front', 'face', 'printed', 'former'] as const;
/** How a card bears a name. */
export type NameBearing = (typeof NAME_BEARINGS)[number];

/** A card that bears a name that somebody wrote. */
export interface NameBearer {
  readonly legality: Legality;
  readonly bearing: NameBearing;
  /** The name as the card bears it. */
  readonly name: string;
}

/** Of cards of one name the legal one counts. */
export const LEGALITY_ORDER: Readonly<Record<Legality, number>> = {
  legal: 0,
  banned: 1,
  unknown: 2,
  not_legal: 3,
};

/** Cards of the format before those outside it: a banned card is one of the format, and what its own name means. */
const FORMAT_ORDER: Readonly<Record<Legality, number>> = { legal: 0, banned: 0, unknown: 1, not_legal: 2 };

/**
 * Orders the cards that a written name can mean, the most likely first: present names before former ones, those that are spelled so
 * before those of the same letters, then cards of the format, then the card whose own name it is before those that bear it
 * otherwise, then legal cards. The order of equal ones is the caller's.
 * @param spelled `spelledName` of what was written
 */
export const compareBearers =
  (spelled: string) =>
  (a: NameBearer, b: NameBearer): number =>
    Number(a.bearing === 'former') - Number(b.bearing === 'former') ||
    Number(spelledName(b.name) === spelled) - Number(spelledName(a.name) === spelled) ||
    FORMAT_ORDER[a.legality] - FORMAT_ORDER[b.legality] ||
    NAME_BEARINGS.indexOf(a.bearing) - NAME_BEARINGS.indexOf(b.bearing) ||
    LEGALITY_ORDER[a.legality] - LEGALITY_ORDER[b.legality];
