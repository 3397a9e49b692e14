import {
  type Card,
  deckTheme,
  ledThemes,
  rulesWording,
  themeSignals,
  tribeName,
  tribesOf,
} from '@crownsmith/domain';

/** What the text and types of a commander are about. */
interface CommanderTraits {
  readonly tribes: ReadonlySet<string>;
  readonly keywords: ReadonlySet<string>;
  readonly themes: ReadonlySet<string>;
  readonly wording: string;
}

const traitsOf = (commanders: readonly Card[]): CommanderTraits => ({
  tribes: new Set(commanders.flatMap(tribesOf)),
  keywords: new Set(commanders.flatMap(({ keywords }) => keywords)),
  themes: new Set(commanders.flatMap(ledThemes)),
  wording: commanders.map(({ text = '', name }) => rulesWording(text, name)).join('\n'),
});

/** Whether a text names a creature type, in the singular or plural. */
const names = (wording: string, tribe: string): boolean =>
  [tribe, tribeName(tribe)].some((name) => wording.split(/[^\p{L}'-]+/u).includes(name.toLowerCase()));

/** Finds what a card and commanders have in common, most specific first, each once. */
export interface SharedTraits {
  (card: Card, commanders: readonly Card[]): readonly string[];
}

/**
 * Makes the search for what cards share with commanders: creature types that the commander has or its text names, keywords,
 * and names of the themes that the commander leads and the card is part of. Traits are cached.
 */
export const makeSharedTraits = (): SharedTraits => {
  const themes = new WeakMap<Card, readonly string[]>();
  const commandersTraits = new WeakMap<readonly Card[], CommanderTraits>();
  const themesOf = (card: Card): readonly string[] => {
    const known = themes.get(card) ?? themeSignals(card);
    themes.set(card, known);
    return known;
  };
  return (card, commanders) => {
    const wanted = commandersTraits.get(commanders) ?? traitsOf(commanders);
    commandersTraits.set(commanders, wanted);
    const shared = [
      ...tribesOf(card).filter((tribe) => wanted.tribes.has(tribe) || names(wanted.wording, tribe)),
      ...card.keywords.filter((keyword) => wanted.keywords.has(keyword)),
      ...themesOf(card).flatMap((key) => (wanted.themes.has(key) ? (deckTheme(key)?.name ?? []) : [])),
    ];
    return [...new Set(shared)];
  };
};
