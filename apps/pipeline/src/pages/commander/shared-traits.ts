import {
  type Card,
  deckTheme,
  ledThemes,
  rulesWording,
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

/** What the text and types of a card are about. */
interface CardTraits {
  readonly keywords: readonly string[];
  /** creature types, each in the singular and plural as texts name it */
  readonly tribes: readonly { readonly tribe: string; readonly words: readonly string[] }[];
  readonly themes: readonly { readonly key: string; readonly name: string }[];
}

const NOTHING: readonly string[] = [];

const cardTraitsOf = (card: Card): CardTraits => ({
  keywords: card.keywords,
  tribes: tribesOf(card).map((tribe) => ({
    tribe,
    words: [tribe, tribeName(tribe)].map((name) => name.toLowerCase()),
  })),
  themes: themeSignals(card).flatMap((key) => deckTheme(key) ?? []),
});

/** Finds what cards, by their numbers, share with commanders, most specific first, each once. */
export interface SharedTraits {
  (commanders: readonly Card[]): (card: number) => readonly string[];
}

/**
 * Makes the search for what cards share with commanders: creature types that the commander has or its text names, keywords,
 * and names of the themes that the commander leads and the card is part of.
 */
export const makeSharedTraits = (cards: readonly Card[]): SharedTraits => {
  const traitsOf = memoizeByNumber((number) => {
    const card = cards[number];
    return card && cardTraitsOf(card);
  });
  return (commanders) => {
    const wanted = commanderTraitsOf(commanders);
    return (card) => {
      const own = traitsOf(card);
      if (own === undefined) return NOTHING;
      const shared: string[] = [];
      for (const { tribe, words } of own.tribes)
        if (wanted.tribes.has(tribe) || words.some((word) => wanted.words.has(word))) shared.push(tribe);
      for (const keyword of own.keywords) if (wanted.keywords.has(keyword)) shared.push(keyword);
      for (const { key, name } of own.themes) if (wanted.themes.has(key)) shared.push(name);
      return shared.length === 0 ? NOTHING : [...new Set(shared)];
    };
  };
};
