import type { Tag } from '../card/tag';
import { parseTypeLine } from '../card/type-line';

/** The fields of a card that decide its themes; a `Card` has them all. */
export interface ThemeCardFacts {
  readonly name?: string | undefined;
  readonly typeLine: string;
  readonly manaValue: number;
  readonly manaCost?: string | undefined;
  readonly keywords: readonly string[];
  readonly tags: readonly Tag[];
  readonly power?: string | undefined;
  readonly toughness?: string | undefined;
  /** Rules text; signals of wording do not match without it. */
  readonly text?: string | undefined;
}

/**
 * Whether a card's rules text is known; undefined for lands, whose text hardly shows a theme. A record without a mana cost is
 * partial: its text may be one line of several.
 */
export const isTextKnown = ({
  typeLine,
  text,
  manaCost,
}: Pick<ThemeCardFacts, 'typeLine' | 'text' | 'manaCost'>): boolean | undefined =>
  parseTypeLine(typeLine)[0]?.types.includes('Land') === true
    ? undefined
    : text !== undefined && manaCost !== undefined;

/** Facts in the form that signals need; words in lower case. */
export interface NormalizedFacts {
  readonly name: string;
  /** Supertypes, types and subtypes of the front face. */
  readonly words: ReadonlySet<string>;
  /** Those of all faces. */
  readonly faceWords: ReadonlySet<string>;
  readonly keywords: ReadonlySet<string>;
  readonly tags: ReadonlySet<Tag>;
  readonly manaValue: number;
  readonly hasX: boolean;
  /** Number of colours in the mana cost; undefined without one. */
  readonly colors: number | undefined;
  /** Undefined unless it is a number. */
  readonly power: number | undefined;
  /** Toughness minus power; -Infinity unless both are numbers. */
  readonly toughnessSurplus: number;
  /** Rules text in lower case without reminder text, with `~` for the card's name. */
  readonly wording: string | undefined;
}

/** Conditions that a signal card of a theme meets; all given ones have to be met. */
export interface ThemeSignal {
  /** Names of cards in lower case. */
  readonly names?: readonly string[];
  /** Any of these is in the type line of the front face. */
  readonly types?: readonly string[];
  readonly notTypes?: readonly string[];
  /** Any of these is in the type line of any face. */
  readonly faceTypes?: readonly string[];
  readonly keywords?: readonly string[];
  readonly tags?: readonly Tag[];
  readonly notTags?: readonly Tag[];
  readonly minManaValue?: number;
  readonly maxManaValue?: number;
  readonly minPower?: number;
  readonly maxPower?: number;
  /** Minimum of colours in the cost. */
  readonly minColors?: number;
  /** Whether the card has a cost, without colours. */
  readonly isColorless?: true;
  /** Whether the cost has {X}. */
  readonly hasX?: boolean;
  /** Minimum of toughness minus power. */
  readonly minToughnessSurplus?: number;
  /** Any of these is in the rules text. */
  readonly phrases?: readonly string[];
  readonly wording?: RegExp;
  readonly unless?: RegExp;
}

const REMINDER = /\([^()]*\)/g;

/** Names that a card's text uses for it: full names of faces and their parts before a comma, the longest first. */
const ownNames = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(' // ')
    .flatMap((face) => [face, face.split(', ')[0] ?? face])
    .filter((each) => each.length > 2)
    .sort((a, b) => b.length - a.length);

/**
 * Rules text in the form in which cards are compared: in lower case, without reminder text, with `~` for the card's name.
 * @param name '' where it is unknown
 * @example rulesWording('Krenko deals 1 damage. (It hurts.)', 'Krenko, Tin Street Kingpin') // '~ deals 1 damage. '
 */
export const rulesWording = (text: string, name: string): string => {
  let normal = text.replace(REMINDER, '').toLowerCase().replaceAll('’', "'").replaceAll('−', '-');
  for (const own of ownNames(name)) normal = normal.replaceAll(own, '~');
  return normal;
};

const lowerSet = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => word.toLowerCase()));

const numberOf = (value: string | undefined): number | undefined => {
  const number = Number(value ?? 'none');
  return Number.isFinite(number) ? number : undefined;
};

const COLOR_SYMBOLS = ['W', 'U', 'B', 'R', 'G'] as const;

/** Colours among the symbols of a cost; `{C}`, `{X}` and numbers have none. */
const colorsOf = (manaCost: string | undefined): number | undefined =>
  manaCost === undefined || manaCost === ''
    ? undefined
    : COLOR_SYMBOLS.filter((symbol) => manaCost.includes(symbol)).length;

const surplus = (power: string | undefined, toughness: string | undefined): number => {
  const difference = Number(toughness ?? 'none') - Number(power ?? 'none');
  return Number.isFinite(difference) ? difference : -Infinity;
};

const normalize = (card: ThemeCardFacts): NormalizedFacts => {
  const faces = parseTypeLine(card.typeLine).map(({ supertypes, types, subtypes }) => [
    ...supertypes,
    ...types,
    ...subtypes,
  ]);
  const words = lowerSet(faces[0] ?? []);
  return {
    name: card.name?.toLowerCase() ?? '',
    words,
    faceWords: faces.length === 1 ? words : lowerSet(faces.flat()),
    keywords: lowerSet(card.keywords),
    tags: new Set(card.tags),
    manaValue: card.manaValue,
    hasX: card.manaCost?.includes('{X}') ?? false,
    colors: colorsOf(card.manaCost),
    power: numberOf(card.power),
    toughnessSurplus: surplus(card.power, card.toughness),
    wording: card.text === undefined ? undefined : rulesWording(card.text, card.name ?? ''),
  };
};

/** The card of before: several rules ask for the facts of one card, one after the other. */
let last: { readonly card: ThemeCardFacts; readonly facts: NormalizedFacts } | undefined;

/** Prepares the facts of a card for `matchesSignal`. */
export const normalizeFacts = (card: ThemeCardFacts): NormalizedFacts => {
  if (last?.card !== card) last = { card, facts: normalize(card) };
  return last.facts;
};

const hasAny = <T>(wanted: readonly T[] | undefined, given: ReadonlySet<T>): boolean =>
  wanted?.some((each) => given.has(each)) ?? true;

const matchesType = (signal: ThemeSignal, { words, faceWords, name }: NormalizedFacts): boolean =>
  hasAny(signal.types, words) &&
  hasAny(signal.faceTypes, faceWords) &&
  !(signal.notTypes?.some((type) => words.has(type)) ?? false) &&
  (signal.names?.includes(name) ?? true);

const matchesNumbers = (signal: ThemeSignal, facts: NormalizedFacts): boolean =>
  facts.manaValue >= (signal.minManaValue ?? 0) &&
  facts.manaValue <= (signal.maxManaValue ?? Infinity) &&
  (signal.minPower === undefined || (facts.power ?? -Infinity) >= signal.minPower) &&
  (signal.maxPower === undefined || (facts.power ?? Infinity) <= signal.maxPower) &&
  (signal.minColors === undefined || (facts.colors ?? 0) >= signal.minColors) &&
  (signal.isColorless === undefined || facts.colors === 0) &&
  (signal.hasX === undefined || facts.hasX) &&
  (signal.minToughnessSurplus === undefined || facts.toughnessSurplus >= signal.minToughnessSurplus);

const matchesText = ({ phrases, wording, unless }: ThemeSignal, text: string | undefined): boolean => {
  if (text === undefined) return phrases === undefined && wording === undefined;
  return (
    (phrases?.some((phrase) => text.includes(phrase)) ?? true) &&
    (wording?.test(text) ?? true) &&
    !(unless?.test(text) ?? false)
  );
};

/** Whether a card meets all conditions of a signal. A missing fact does not meet one. */
export const matchesSignal = (signal: ThemeSignal, facts: NormalizedFacts): boolean =>
  matchesType(signal, facts) &&
  hasAny(signal.keywords, facts.keywords) &&
  hasAny(signal.tags, facts.tags) &&
  !(signal.notTags?.some((tag) => facts.tags.has(tag)) ?? false) &&
  matchesNumbers(signal, facts) &&
  matchesText(signal, facts.wording);

const NO_WORDS: ReadonlySet<string> = new Set();
const NO_TAGS: ReadonlySet<Tag> = new Set();

/** The facts of a card of which only types and cost are known. */
export const typeFacts = ({
  words,
  faceWords,
  manaValue,
  hasX,
  colors,
}: NormalizedFacts): NormalizedFacts => ({
  name: '',
  words,
  faceWords,
  keywords: NO_WORDS,
  tags: NO_TAGS,
  manaValue,
  hasX,
  colors,
  power: undefined,
  toughnessSurplus: -Infinity,
  wording: undefined,
});

/** Whether types and cost alone can meet a signal. */
export const isTypeSignal = (signal: ThemeSignal): boolean =>
  [
    signal.names,
    signal.keywords,
    signal.tags,
    signal.phrases,
    signal.wording,
    signal.minPower,
    signal.maxPower,
    signal.minToughnessSurplus,
  ].every((condition) => condition === undefined);
