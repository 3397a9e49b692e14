import { memoizeText } from '../text/memoize-text';
import { FACE_SEPARATOR } from './card-name';

/** Words before the card types (CR 205.4a, read 2026-11-20), with those of tokens and Archenemy. */
export const SUPERTYPES = ['Basic', 'Elite', 'Legendary', 'Ongoing', 'Snow', 'Token', 'World'] as const;
type Supertype = (typeof SUPERTYPES)[number];

/** The type line of one face. */
export interface FaceTypes {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

const isSupertype = (word: string): word is Supertype => (SUPERTYPES as readonly string[]).includes(word);

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** The only creature type of two words (CR 205.3m). */
const TIME_LORD = /\bTime Lord\b/g;

const parseFace = (text: string): FaceTypes => {
  const [left = '', ...rest] = text.split(/ [—–-]+(?: |$)/);
  const right = rest.join(' ').trim();
  const leading = words(left);
  const types = leading.filter((word) => !isSupertype(word));
  const subtypes = types.includes('Plane') // a planar type can have several words (CR 205.3n)
    ? [right].filter((name) => name !== '')
    : words(right.replace(TIME_LORD, 'Time\u0000Lord')).map((word) => word.replace('\u0000', ' '));
  return { supertypes: leading.filter(isSupertype), types, subtypes };
};

/**
 * Parses a type line into its faces, front first.
 * @example parseTypeLine('Legendary Creature — Time Lord Doctor') // [{ supertypes: ['Legendary'], types: ['Creature'], subtypes: ['Time Lord', 'Doctor'] }]
 */
export const parseTypeLine: (text: string) => readonly FaceTypes[] = memoizeText((text) =>
  text.replace(/\s+/g, ' ').split(FACE_SEPARATOR).map(parseFace),
);

const makeFace = ({ supertypes, types, subtypes }: FaceTypes): string => {
  const left = [...supertypes, ...types].join(' ');
  return subtypes.length === 0 ? left : `${left} — ${subtypes.join(' ')}`;
};

/** Prints a type line as on a card. @example makeTypeLine(parseTypeLine('Basic Snow Land - Forest')) // 'Basic Snow Land — Forest' */
export const makeTypeLine = (faces: readonly FaceTypes[]): string => faces.map(makeFace).join(FACE_SEPARATOR);

const NO_TYPES: FaceTypes = { supertypes: [], types: [], subtypes: [] };

/** The types of the front face. @example frontTypes('Artifact // Land').types // ['Artifact'] */
export const frontTypes = (typeLine: string): FaceTypes => parseTypeLine(typeLine)[0] ?? NO_TYPES;

/** Whether a card is a basic land, which Snow-Covered ones and Wastes are. @example isBasicLand({ typeLine: 'Basic Land — Island' }) // true */
export const isBasicLand = (card: { readonly typeLine: string }): boolean => {
  const { supertypes, types } = frontTypes(card.typeLine);
  return supertypes.includes('Basic') && types.includes('Land');
};

/**
 * The types that a card has outside the battlefield: those of both halves of a split card, otherwise of the front face
 * (CR 709.4, 712.8).
 */
export const ownTypes = (card: {
  readonly typeLine: string;
  readonly layout?: string | undefined;
}): readonly FaceTypes[] =>
  card.layout === 'split' ? parseTypeLine(card.typeLine) : [frontTypes(card.typeLine)];
