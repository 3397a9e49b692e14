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

/** A kind of deck: a theme by its key, or a tribe by its creature type. */
export interface DeckGroup {
  readonly kind: 'theme' | 'tribe';
  readonly key: string;
}

/** Which decks are of which kinds. */
export interface DeckGroups {
  readonly groups: readonly DeckGroup[];
  /** numbers of the groups of each deck */
  readonly ofDeck: readonly (readonly number[])[];
}

/** Themes that a card speaks for; one whose wording is not known speaks also for those it is well known for. */
export const signalsOf = (card: Card): readonly ThemeKey[] => {
  const own = themeSignals(card);
  const known = card.text === undefined ? starterThemeSignals().get(card.slug) : undefined;
  return known === undefined ? own : [...new Set([...own, ...known])];
};

/** What the rules read from a card, taken once. */
interface CardSignals {
  readonly themes: readonly ThemeKey[];
  readonly tribes: readonly string[];
  readonly isChangeling: boolean;
}

const NOTHING: CardSignals = { themes: [], tribes: [], isChangeling: false };

/** Applies the domain's rules to the numbers of one deck's cards. */
const kindsOfDeck = (
  signals: readonly CardSignals[],
  commanders: readonly number[],
  cards: Int32Array,
): { readonly themes: readonly string[]; readonly tribes: readonly string[] } => {
  const themes: Partial<Record<ThemeKey, number>> = {};
  const byTribe = new Map<string, number>();
  let creatures = 0;
  let changelings = 0;
  const count = (card: number): CardSignals => {
    const own = signals[card] ?? NOTHING;
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

/** Sorts the counted decks into themes and tribes, by the rules of the domain. */
export const deckGroups = (cards: readonly Card[], { decks, facts }: DeckCounts): DeckGroups => {
  const signals = cards.map((card): CardSignals => ({
    themes: signalsOf(card),
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
  const [held = new Int32Array()] = facts.columns;
  const ofDeck = Array.from(decks.c1, (first, deck) => {
    const second = decks.c2[deck] ?? -1;
    const own = held.subarray(facts.starts[deck], facts.starts[deck + 1]);
    const { themes, tribes } = kindsOfDeck(signals, second < 0 ? [first] : [first, second], own);
    return [
      ...themes.map((key) => numberOf('theme', key)),
      ...tribes.map((tribe) => numberOf('tribe', tribe)),
    ];
  });
  return { groups, ofDeck };
};
