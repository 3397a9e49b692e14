import { stripAccents } from '../text/accent';

/** What stands between the names of a card's faces. */
export const FACE_SEPARATOR = ' // ';

/**
 * A typeahead query or a label, reduced to what is compared (specification, section 5): lower case, accents stripped,
 * letters and digits only.
 * @example normalizeQuery("Atraxa, Praetors' Voice") // 'atraxapraetorsvoice'
 */
export const normalizeQuery = (text: string): string =>
  stripAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The key under which a name is looked up: accents, case, punctuation and spacing do not matter, but the border
 * between faces does. A name of symbols alone keeps them.
 * @example foldName('Lim-Dul’s  vault') === foldName("Lim-Dûl's Vault") // true
 * @example foldName('Fire//Ice') // 'fire//ice'
 */
export const foldName = (name: string): string =>
  name
    .split(/\/+/)
    .map((face) => normalizeQuery(face) || face.trim())
    .filter((face) => face !== '')
    .join('//');

/** The names of a card's faces, front first. @example faceNames('Fire // Ice') // ['Fire', 'Ice'] */
export const faceNames = (name: string): readonly string[] => name.split(FACE_SEPARATOR);
