import { MAX_MARK_CHARACTERS } from '../limits';

/** Where a copy can be. Wished ones are nowhere yet: they are not owned. */
export const PLACE_KINDS = ['binder', 'deck', 'lent', 'on-its-way', 'wished'] as const;
/** Where a copy can be. */
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Where a copy is: the name of the binder or deck, who has it, from where it comes; that of the last three can be empty. */
export interface CopyPlace {
  readonly kind: PlaceKind;
  readonly name: string;
}

/** A text of a copy as it is stored: in one line, of at most `MAX_MARK_CHARACTERS`. */
export const cleanMark = (text: string): string =>
  text
    .replace(/[\t\r\n]+/g, ' ')
    .trim()
    .slice(0, MAX_MARK_CHARACTERS)
    .trim();

/** The word that a place begins with where a program has one text for it, and other words for the same. */
const WORDS = {
  deck: ['Deck', /^deck\s*:/i],
  binder: ['Binder', /^binder\s*:/i],
  lent: ['Lent', /^lent(?:$|\s*:|\s+to\b)/i],
  'on-its-way': ['On its way', /^(?:on its way|on the way|ordered)(?:$|\s*:)/i],
  wished: ['Wished', /^(?:wished|wish ?list|want ?list|wants)(?:$|\s*:)/i],
} as const satisfies Readonly<Record<PlaceKind, readonly [word: string, begins: RegExp]>>;

/** A place of a kind with a name as it is stored; undefined for a binder or a deck without one. */
export const copyPlace = (kind: PlaceKind, name: string): CopyPlace | undefined => {
  const cleaned = cleanMark(name);
  return cleaned === '' && (kind === 'binder' || kind === 'deck') ? undefined : { kind, name: cleaned };
};

const statedPlace = (text: string): CopyPlace | undefined => {
  const kind = PLACE_KINDS.find((one) => WORDS[one][1].test(text));
  return kind && copyPlace(kind, text.replace(WORDS[kind][1], ''));
};

/**
 * The place that a text names: a deck, a loan, what is on its way or wished by the word that it begins with, else a binder;
 * undefined for an empty text.
 * @example parsePlace('Deck: Meren') // { kind: 'deck', name: 'Meren' }
 * @example parsePlace('Trades') // { kind: 'binder', name: 'Trades' }
 */
export const parsePlace = (text: string): CopyPlace | undefined =>
  statedPlace(text.trim()) ?? copyPlace('binder', text);

/** A place as a text that `parsePlace` reads. @example makePlace({ kind: 'lent', name: 'Anna' }) // 'Lent: Anna' */
export const makePlace = ({ kind, name }: CopyPlace): string => {
  if (kind === 'binder' && statedPlace(name) === undefined) return name;
  const [word] = WORDS[kind];
  return name === '' ? word : `${word}: ${name}`;
};

/** What a row of a program's export has of a place. */
export interface PlaceColumns {
  /** the binder, folder or list */
  readonly binder?: string | undefined;
  /** what ManaBox calls its kind: `binder`, `deck` or `list`, which is of cards that are not owned */
  readonly binderType?: string | undefined;
  /** labels between commas */
  readonly tags?: string | undefined;
}

/** Of several labels the one that begins with the word of a place, else the first. */
const parseTags = (text: string): CopyPlace | undefined => {
  // The name of a deck can have commas itself.
  const whole = statedPlace(text.trim());
  if (whole) return whole;
  const tags = text.split(',').map((tag) => tag.trim());
  return tags.map(statedPlace).find((place) => place !== undefined) ?? copyPlace('binder', tags[0] ?? '');
};

/**
 * The place of a row of an export; undefined where it has none.
 * @example placeOfRow({ binder: 'Meren', binderType: 'deck' }) // { kind: 'deck', name: 'Meren' }
 */
export const placeOfRow = ({
  binder = '',
  binderType = '',
  tags = '',
}: PlaceColumns): CopyPlace | undefined => {
  const type = binderType.trim().toLowerCase();
  const place = parsePlace(binder);
  if (type === 'deck') return copyPlace('deck', binder) ?? place;
  if (type === 'list') return place?.kind === 'wished' ? place : copyPlace('wished', binder);
  return place ?? parseTags(tags);
};

/** Whether copies are owned: all but those that are wished. */
export const isOwnedPlace = (place: CopyPlace | undefined): boolean => place?.kind !== 'wished';

/** Whether a copy can be put into a deck without being missed elsewhere: it is in a binder or nowhere in particular. */
export const isFreePlace = (place: CopyPlace | undefined): boolean =>
  place === undefined || place.kind === 'binder';
