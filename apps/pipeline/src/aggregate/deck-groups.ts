import {
  countThemes,
  countTribes,
  DECK_THEMES,
  isTextKnown,
  ledThemes,
  makeCardTribes,
  rewardedThemes,
  themeSignals,
  themesOfDeck,
  tribesOf,
  tribesOfDeck,
  typedThemes,
  type Card,
  type CardTribes,
  type ThemeKey,
} from '@crownsmith/domain';
import { starterCard, starterThemeSignals } from '@crownsmith/catalog/starter';
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

/** The starter's themes of a card whose rules text is unknown. */
const listedThemes = (card: Card): readonly ThemeKey[] =>
  card.text === undefined ? (starterThemeSignals().get(card.slug) ?? []) : [];

const distinct = (...lists: readonly (readonly ThemeKey[])[]): readonly ThemeKey[] => [
  ...new Set(lists.flat()),
];

/** What the rules of themes and tribes need of a card, computed once per card. */
interface CardSignals extends CardTribes {
  readonly themes: readonly ThemeKey[];
  /** those of `themes` that its types and cost alone show */
  readonly typed: readonly ThemeKey[];
  /** themes whose cards it rewards */
  readonly rewarded: readonly ThemeKey[];
  /** themes that it leads as a commander */
  readonly led: readonly ThemeKey[];
  /** undefined for lands, which do not count */
  readonly isKnown: boolean | undefined;
}

/** The signals of all cards. Where rules text is unknown, the starter's list of themes stands in for it. */
const makeCardSignals = (cards: readonly Card[]): readonly CardSignals[] => {
  const cardTribes = makeCardTribes(new Set(cards.flatMap(tribesOf)));
  return cards.map((card) => {
    const [listed, typed, isKnown] = [listedThemes(card), typedThemes(card), isTextKnown(card)];
    return {
      ...cardTribes(card),
      themes: distinct(themeSignals(card), listed),
      typed,
      rewarded: distinct(
        rewardedThemes(card),
        listed.filter((key) => !typed.includes(key)),
      ),
      led: distinct(ledThemes(card), listed),
      isKnown: isKnown === false ? starterCard(card.name) !== undefined : isKnown,
    };
  });
};

/** The themes and tribes of a deck. */
export interface DeckClasses {
  readonly themes: readonly ThemeKey[];
  readonly tribes: readonly string[];
}

/** Makes a function that applies the domain's rules to a deck, given as numbers of `cards`. */
export const makeDeckClassifier = (
  cards: readonly Card[],
): ((commanders: readonly number[], others: Iterable<number>) => DeckClasses) => {
  const signals = makeCardSignals(cards);
  const signalsOf = (numbers: Iterable<number>): readonly CardSignals[] =>
    Array.from(numbers, (number) => signals[number]).filter((own) => own !== undefined);
  return (commanderNumbers, others) => {
    const commanders = signalsOf(commanderNumbers);
    const main = signalsOf(others);
    const all = [...commanders, ...main];
    const spells = all.filter(({ isKnown }) => isKnown !== undefined);
    return {
      themes: themesOfDeck({
        counts: countThemes([
          ...commanders.map(({ themes, led }) => distinct(themes, led)),
          ...main.map(({ themes }) => themes),
        ]),
        typed: countThemes(all.map(({ typed }) => typed)),
        rewards: countThemes(all.map(({ rewarded }) => rewarded)),
        led: commanders.flatMap(({ led }) => led),
        knownShare: spells.length === 0 ? 1 : spells.filter(({ isKnown }) => isKnown).length / spells.length,
      }),
      tribes: tribesOfDeck(countTribes(commanders, main)),
    };
  };
};

/** Classifies the counted decks into themes and tribes by the rules of the domain. */
export const groupDecks = (cards: readonly Card[], { decks, facts }: DeckCounts): DeckGroups => {
  const classify = makeDeckClassifier(cards);
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
    const { themes, tribes } = classify(
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
