import { TYPEAHEAD_MIN_LENGTH } from '../limits';
import { stripAccents } from '../text/accent';
import { decodeEntities } from '../text/entity';

/** Separates the names of a card's faces. */
export const FACE_SEPARATOR = ' // ';

/** With letters that stand for apostrophes (`ʼ`). */
const NO_LETTERS = /[^\p{L}\p{N}]+|[\u02b9-\u02bf]+/gu;

/** Most names, and most of what is asked for. */
const IS_ASCII = /^[ -~]*$/;

/** A text in lower case, without accents and without the widths of letters that Asian keyboards know. */
const plainText = (text: string): string =>
  (IS_ASCII.test(text) ? text : stripAccents(text.normalize('NFKC'))).toLowerCase();

/**
 * Normalises a typeahead query or label for comparison (specification, section 5): lower case, no accents, letters and
 * digits only, full and half width alike. Katakana and hiragana stay apart.
 * @example normalizeQuery("Atraxa, Praetors' Voice") // 'atraxapraetorsvoice'
 * @example normalizeQuery('Ｏｐｔ') // 'opt'
 */
export const normalizeQuery = (text: string): string => plainText(text).replace(NO_LETTERS, '');

/** Scripts in which a character may be a whole name. */
const WHOLE_IN_ONE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Whether the typeahead searches for a text: from three letters or digits on (specification, section 5), from one in Han, kana
 * and Hangul, in which more than a thousand cards have a name of one or two.
 * @example isSearchable('op') // false
 * @example isSearchable('熊') // true
 */
export const isSearchable = (text: string): boolean => {
  const query = text.replace(NO_LETTERS, '');
  return query.length >= TYPEAHEAD_MIN_LENGTH || WHOLE_IN_ONE.test(query);
};

/** What stands for a word on a card that leaves one blank: as long as it is, it is part of the name. */
const BLANK = /_{2,}/g;
const NO_NAME = /_+|[^\p{L}\p{N}_]+|[\u02b9-\u02bf]+/gu;

const foldFace = (face: string): string =>
  plainText(face)
    .replace(NO_NAME, (part) => (part.startsWith('__') ? part : ''))
    .replace(BLANK, '_');

/**
 * The key of a name in look-ups: accents, case, punctuation, spacing and widths do not matter, but the separator of faces does,
 * and so do blanks: `_____ Goblin` is no Goblin. A name of symbols only keeps them. Character references of HTML are the characters.
 * @example foldName('Lim-Dul’s  vault') === foldName("Lim-Dûl's Vault") // true
 * @example foldName('Fire//Ice') // 'fire//ice'
 * @example foldName('_____ Goblin') // '_goblin'
 */
export const foldName = (name: string): string =>
  (name.includes('&') ? decodeEntities(name) : name)
    .split(/[/／]+/)
    .map((face) => foldFace(face) || face.trim())
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
