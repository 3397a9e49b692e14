import { stripAccents } from '../text/accent';

/** Separates the names of a card's faces. */
export const FACE_SEPARATOR = ' // ';

/**
 * Normalises a typeahead query or label for comparison (specification, section 5): lower case, no accents, letters and
 * digits only.
 * @example normalizeQuery("Atraxa, Praetors' Voice") // 'atraxapraetorsvoice'
 */
export const normalizeQuery = (text: string): string =>
  stripAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The key of a name in look-ups: accents, case, punctuation and spacing do not matter, but the separator of faces does.
 * A name of symbols only keeps them.
 * @example foldName('Lim-Dul’s  vault') === foldName("Lim-Dûl's Vault") // true
 * @example foldName('Fire//Ice') // 'fire//ice'
 */
export const foldName = (name: string): string =>
  name
    .split(/\/+/)
    .map((face) => normalizeQuery(face) || face.trim())
    .filter((face) => face !== '')
    .join('//');

const folded = new WeakMap<object, string>();

/** The `foldName` of a card's name, remembered by card. */
export const foldedName = (card: { readonly name: string }): string => {
  const known = folded.get(card);
  if (known !== undefined) return known;
  const name = foldName(card.name);
  folded.set(card, name);
  return name;
};

/** The names of a card's faces, front first. @example faceNames('Fire // Ice') // ['Fire', 'Ice'] */
export const faceNames = (name: string): readonly string[] => name.split(FACE_SEPARATOR);
