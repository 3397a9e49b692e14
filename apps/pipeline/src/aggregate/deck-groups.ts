import {
  DECK_THEMES,
  isChangeling,
  themeSignals,
  themesOfDeck,
  tribesOf,
  tribesOfDeck,
  type Card,
  type ThemeKey,
} from '@crownsmith/domain';
import { starterThemeSignals } from '@crownsmith/catalog/starter';
import type { DeckCounts } from './deck-counts';
import { groupRange } from './grouped-rows';

/** A group of decks: a theme by its key, or a tribe by its creature type. */
export interface DeckGroup {
  readonly kind: 'theme' | 'tribe';
  readonly key: string;
}

/** Which decks belong to which groups. */
export interface DeckGroups {
  readonly groups: readonly DeckGroup[];
  /** numbers of the groups of each deck */
  readonly byDeck: readonly (readonly number[])[];
}

/** Themes that a card counts towards: by its rules text, and where that is unknown by the starter's list, too. */
export const cardThemes = (card: Card): readonly ThemeKey[] => {
  const themes = themeSignals(card);
  const listed = card.text === undefined ? starterThemeSignals().get(card.slug) : undefined;
  return listed === undefined ? themes : [...new Set([...themes, ...listed])];
};

/** What the rules of themes and tribes need of a card, computed once per card. */
interface CardSignals {
  readonly themes: readonly ThemeKey[];
  readonly tribes: readonly string[];
  readonly isChangeling: boolean;
}

const NO_SIGNALS: CardSignals = { themes: [], tribes: [], isChangeling: false };

/** Applies the domain's rules to one deck's cards. */
const classifyDeck = (
  signals: readonly CardSignals[],
  commanders: readonly number[],
  cards: Int32Array,
): { readonly themes: readonly string[]; readonly tribes: readonly string[] } => {
  const themes: Partial<Record<ThemeKey, number>> = {};
  const byTribe = new Map<string, number>();
  let creatures = 0;
  let changelings = 0;
  const count = (card: number): CardSignals => {
    const own = signals[card] ?? NO_SIGNALS;
    for (const key of own.themes) themes[key] = (themes[key] ?? 0) + 1;
    if (own.tribes.length > 0) creatures += 1;
    if (own.isChangeling) changelings += 1;
    else for (const tribe of own.tribes) byTribe.set(tribe, (byTribe.get(tribe) ?? 0) + 1);
    return own;
  };
  const commanderTribes = new Set(commanders.flatMap((card) => count(card).tribes));
  cards.forEach(count);
  return {
    themes: themesOfDeck(themes),
    tribes: tribesOfDeck({ creatures, changelings, byTribe, commanderTribes }),
  };
};

/** Classifies the counted decks into themes and tribes by the rules of the domain. */
export const groupDecks = (cards: readonly Card[], { decks, facts }: DeckCounts): DeckGroups => {
  const signals = cards.map((card): CardSignals => ({
    themes: cardThemes(card),
    tribes: tribesOf(card),
    isChangeling: isChangeling(card),
  }));
  const groups: DeckGroup[] = DECK_THEMES.map(({ key }) => ({ kind: 'theme', key }));
  const numbers = new Map(groups.map(({ kind, key }, number) => [`${kind} ${key}`, number]));
  const numberOf = (kind: DeckGroup['kind'], key: string): number => {
    const known = numbers.get(`${kind} ${key}`);
    if (known !== undefined) return known;
    numbers.set(`${kind} ${key}`, groups.length);
    groups.push({ kind, key });
    return groups.length - 1;
  };
  const [cardColumn = new Int32Array()] = facts.columns;
  const byDeck = Array.from(decks.c1, (first, deck) => {
    const second = decks.c2[deck] ?? -1;
    const { themes, tribes } = classifyDeck(
      signals,
      second < 0 ? [first] : [first, second],
      cardColumn.subarray(...groupRange(facts, deck)),
    );
    return [
      ...themes.map((key) => numberOf('theme', key)),
      ...tribes.map((tribe) => numberOf('tribe', tribe)),
    ];
  });
  return { groups, byDeck };
};
