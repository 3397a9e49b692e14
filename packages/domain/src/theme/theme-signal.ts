import type { Tag } from '../card/tag';
import { parseTypeLine } from '../card/type-line';

/** What is read from a card to tell which themes it speaks for. A `Card` holds all of it. */
export interface ThemeCardFacts {
  readonly name?: string | undefined;
  readonly typeLine: string;
  readonly manaValue: number;
  readonly manaCost?: string | undefined;
  readonly keywords: readonly string[];
  readonly tags: readonly Tag[];
  readonly power?: string | undefined;
  readonly toughness?: string | undefined;
  /** Rules text. Without it a card speaks only by what else is known of it. */
  readonly text?: string | undefined;
}

/** The same facts, taken apart once for all themes; words in lower case. */
export interface ReadFacts {
  /** Words of the front face's type line, before and after the dash. */
  readonly words: ReadonlySet<string>;
  readonly keywords: ReadonlySet<string>;
  readonly tags: ReadonlySet<Tag>;
  readonly manaValue: number;
  readonly hasX: boolean;
  /** Toughness beyond power, where both are plain numbers of a creature. */
  readonly bulk: number;
  /** Wording in lower case without reminder text, its own name as `~`; undefined where none is known. */
  readonly wording: string | undefined;
}

/** What makes a card speak for a theme: everything that a row names must hold. */
export interface ThemeSignal {
  /** Any of these words stands in the front face's type line. */
  readonly types?: readonly string[];
  readonly notTypes?: readonly string[];
  readonly keywords?: readonly string[];
  readonly tags?: readonly Tag[];
  readonly leastManaValue?: number;
  /** An {X} in its cost. */
  readonly hasX?: boolean;
  /** Least surplus of toughness over power. */
  readonly leastBulk?: number;
  readonly wording?: RegExp;
  readonly unless?: RegExp;
}

const REMINDER = /\([^()]*\)/g;

/** How a card calls itself: by its name, its front's, or what stands before a comma; the longest first. */
const ownNames = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(' // ')
    .flatMap((face) => [face, face.split(', ')[0] ?? face])
    .filter((each) => each.length > 2)
    .sort((a, b) => b.length - a.length);

const foldWording = (text: string, name: string): string => {
  let folded = text.replace(REMINDER, '').toLowerCase().replaceAll('’', "'").replaceAll('−', '-');
  for (const own of ownNames(name)) folded = folded.replaceAll(own, '~');
  return folded;
};

const lowerSet = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => word.toLowerCase()));

const surplus = (power: string | undefined, toughness: string | undefined): number => {
  const difference = Number(toughness ?? 'none') - Number(power ?? 'none');
  return Number.isFinite(difference) ? difference : -Infinity;
};

/** Takes the facts of a card apart for the signals. */
export const readThemeFacts = (card: ThemeCardFacts): ReadFacts => {
  const front = parseTypeLine(card.typeLine)[0];
  const words = [...(front?.supertypes ?? []), ...(front?.types ?? []), ...(front?.subtypes ?? [])];
  return {
    words: lowerSet(words),
    keywords: lowerSet(card.keywords),
    tags: new Set(card.tags),
    manaValue: card.manaValue,
    hasX: card.manaCost?.includes('{X}') ?? false,
    bulk: surplus(card.power, card.toughness),
    wording: card.text === undefined ? undefined : foldWording(card.text, card.name ?? ''),
  };
};

const holdsAny = <T>(wanted: readonly T[] | undefined, held: ReadonlySet<T>): boolean =>
  wanted?.some((each) => held.has(each)) ?? true;

/** Whether a signal sounds for a card. What is not known of the card cannot make it sound. */
export const sounds = (signal: ThemeSignal, facts: ReadFacts): boolean =>
  holdsAny(signal.types, facts.words) &&
  !(signal.notTypes?.some((type) => facts.words.has(type)) ?? false) &&
  holdsAny(signal.keywords, facts.keywords) &&
  holdsAny(signal.tags, facts.tags) &&
  facts.manaValue >= (signal.leastManaValue ?? 0) &&
  (signal.hasX === undefined || facts.hasX) &&
  (signal.leastBulk === undefined || facts.bulk >= signal.leastBulk) &&
  (signal.wording === undefined || (facts.wording !== undefined && signal.wording.test(facts.wording))) &&
  !(signal.unless !== undefined && facts.wording !== undefined && signal.unless.test(facts.wording));
