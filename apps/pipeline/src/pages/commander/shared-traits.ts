import {
  type Card,
  deckTheme,
  ledThemes,
  rulesWording,
  themeSignals,
  tribeName,
  tribesOf,
} from '@crownsmith/domain';
import { memoizeByObject } from '#src/memoize-by-object';

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
  /** creature types, each in the singular and plural as texts name it */
  readonly tribes: readonly { readonly tribe: string; readonly words: readonly string[] }[];
  readonly themes: readonly { readonly key: string; readonly name: string }[];
}

const NOTHING: readonly string[] = [];

const cardTraitsOf = (card: Card): CardTraits => ({
  tribes: tribesOf(card).map((tribe) => ({
    tribe,
    words: [tribe, tribeName(tribe)].map((name) => name.toLowerCase()),
  })),
  themes: themeSignals(card).flatMap((key) => deckTheme(key) ?? []),
});

/** Finds what a card and commanders have in common, most specific first, each once. */
export interface SharedTraits {
  (card: Card, commanders: readonly Card[]): readonly string[];
}

/**
 * Makes the search for what cards share with commanders: creature types that the commander has or its text names, keywords,
 * and names of the themes that the commander leads and the card is part of. Traits are cached.
 */
export const makeSharedTraits = (): SharedTraits => {
  const traitsOfCard = memoizeByObject(cardTraitsOf);
  const traitsOfCommanders = memoizeByObject(commanderTraitsOf);
  return (card, commanders) => {
    const wanted = traitsOfCommanders(commanders);
    const own = traitsOfCard(card);
    const shared = new Set<string>();
    for (const { tribe, words } of own.tribes)
      if (wanted.tribes.has(tribe) || words.some((word) => wanted.words.has(word))) shared.add(tribe);
    for (const keyword of card.keywords) if (wanted.keywords.has(keyword)) shared.add(keyword);
    for (const { key, name } of own.themes) if (wanted.themes.has(key)) shared.add(name);
    return shared.size === 0 ? NOTHING : [...shared];
  };
};
