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
  /** Supertypes, types and subtypes of the front face. */
  readonly words: ReadonlySet<string>;
  readonly keywords: ReadonlySet<string>;
  readonly tags: ReadonlySet<Tag>;
  readonly manaValue: number;
  readonly hasX: boolean;
  /** Toughness minus power; -Infinity unless both are numbers. */
  readonly toughnessSurplus: number;
  /** Rules text in lower case without reminder text, with `~` for the card's name. */
  readonly wording: string | undefined;
}

/** Conditions that a signal card of a theme meets; all given ones have to be met. */
export interface ThemeSignal {
  /** Any of these is in the type line of the front face. */
  readonly types?: readonly string[];
  readonly notTypes?: readonly string[];
  readonly keywords?: readonly string[];
  readonly tags?: readonly Tag[];
  readonly notTags?: readonly Tag[];
  readonly minManaValue?: number;
  /** Whether the cost has {X}. */
  readonly hasX?: boolean;
  /** Minimum of toughness minus power. */
  readonly minToughnessSurplus?: number;
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

const surplus = (power: string | undefined, toughness: string | undefined): number => {
  const difference = Number(toughness ?? 'none') - Number(power ?? 'none');
  return Number.isFinite(difference) ? difference : -Infinity;
};

const normalize = (card: ThemeCardFacts): NormalizedFacts => {
  const front = parseTypeLine(card.typeLine)[0];
  const words = [...(front?.supertypes ?? []), ...(front?.types ?? []), ...(front?.subtypes ?? [])];
  return {
    words: lowerSet(words),
    keywords: lowerSet(card.keywords),
    tags: new Set(card.tags),
    manaValue: card.manaValue,
    hasX: card.manaCost?.includes('{X}') ?? false,
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

/** Whether a card meets all conditions of a signal. A missing fact does not meet one. */
export const matchesSignal = (signal: ThemeSignal, facts: NormalizedFacts): boolean =>
  hasAny(signal.types, facts.words) &&
  !(signal.notTypes?.some((type) => facts.words.has(type)) ?? false) &&
  hasAny(signal.keywords, facts.keywords) &&
  hasAny(signal.tags, facts.tags) &&
  !(signal.notTags?.some((tag) => facts.tags.has(tag)) ?? false) &&
  facts.manaValue >= (signal.minManaValue ?? 0) &&
  (signal.hasX === undefined || facts.hasX) &&
  (signal.minToughnessSurplus === undefined || facts.toughnessSurplus >= signal.minToughnessSurplus) &&
  (signal.wording === undefined || (facts.wording !== undefined && signal.wording.test(facts.wording))) &&
  !(signal.unless !== undefined && facts.wording !== undefined && signal.unless.test(facts.wording));
