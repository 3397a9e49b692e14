import {
  type Card,
  deckTheme,
  ledThemes,
  rulesWording,
  type ThemeKey,
  themeSignals,
  tribeName,
  tribesOf,
} from '@crownsmith/domain';
import { memoizeByNumber } from '#src/memoize-by-number';

/** What the text and types of a commander are about. */
interface CommanderTraits {
  readonly tribes: ReadonlySet<string>;
  readonly keywords: ReadonlySet<string>;
  readonly themes: ReadonlySet<string>;
  /** of their rules texts, in lower case */
  readonly words: ReadonlySet<string>;
}

const commanderTraitsOf = (commanders: readonly Card[]): CommanderTraits => ({
  tribes: new Set(commanders.flatMap(tribesOf)),
  keywords: new Set(commanders.flatMap(({ keywords }) => keywords)),
  themes: new Set(commanders.flatMap(ledThemes)),
  words: new Set(commanders.flatMap(({ text = '', name }) => rulesWording(text, name).split(/[^\p{L}'-]+/u))),
});

/** Something that a card may share with commanders. */
interface Trait {
  readonly name: string;
  isShared(wanted: CommanderTraits): boolean;
}

const tribeTrait = (tribe: string): Trait => {
  // In the singular and plural, as texts name it.
  const words = [tribe, tribeName(tribe)].map((name) => name.toLowerCase());
  return {
    name: tribe,
    isShared: ({ tribes, words: ofTexts }) => tribes.has(tribe) || words.some((word) => ofTexts.has(word)),
  };
};
const keywordTrait = (keyword: string): Trait => ({
  name: keyword,
  isShared: ({ keywords }) => keywords.has(keyword),
});
const themeTrait = (key: ThemeKey): Trait => ({
  name: deckTheme(key)?.name ?? key,
  isShared: ({ themes }) => themes.has(key),
});

const numberTraits = (cards: readonly Card[]) => {
  const traits: Trait[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (kind: string, key: string, make: () => Trait): number => {
    const known = numbers.get(`${kind} ${key}`) ?? traits.length;
    if (known === traits.length) {
      traits.push(make());
      numbers.set(`${kind} ${key}`, known);
    }
    return known;
  };
  const traitsOf = memoizeByNumber((number): readonly number[] => {
    const card = cards[number];
    if (card === undefined) return [];
    return [
      ...tribesOf(card).map((tribe) => numberOf('tribe', tribe, () => tribeTrait(tribe))),
      ...card.keywords.map((keyword) => numberOf('keyword', keyword, () => keywordTrait(keyword))),
      ...themeSignals(card).map((key) => numberOf('theme', key, () => themeTrait(key))),
    ];
  });
  return { traits, traitsOf };
};

const NOTHING: readonly string[] = [];

/** Finds what cards, by their numbers, share with commanders, most specific first, each once. */
export interface SharedTraits {
  (commanders: readonly Card[]): (card: number) => readonly string[];
}

/**
 * Makes the search for what cards share with commanders: creature types that the commander has or its text names, keywords,
 * and names of the themes that the commander leads and the card is part of.
 */
export const makeSharedTraits = (cards: readonly Card[]): SharedTraits => {
  const { traits, traitsOf } = numberTraits(cards);
  return (commanders) => {
    const wanted = commanderTraitsOf(commanders);
    /** by trait, as far as one was asked for */
    const isShared: (boolean | undefined)[] = [];
    return (card) => {
      let shared: string[] | undefined;
      for (const number of traitsOf(card)) {
        const trait = traits[number];
        if (trait !== undefined && (isShared[number] ??= trait.isShared(wanted)))
          (shared ??= []).push(trait.name);
      }
      return shared === undefined ? NOTHING : [...new Set(shared)];
    };
  };
};
