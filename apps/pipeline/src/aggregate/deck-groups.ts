import { classifyDeck, makeCardThemes, type CardThemes, type DeckClasses } from '@crownsmith/deck-report';
import { DECK_THEMES, tribesOf, type Card, type ThemeKey } from '@crownsmith/domain';
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

/** The starter's themes of a card; undefined for a card that it does not know. */
const listedThemes = ({ name, slug }: Card): readonly ThemeKey[] | undefined =>
  starterThemeSignals().get(slug) ?? (starterCard(name) === undefined ? undefined : []);

/** Makes a function that applies the domain's rules to a deck, given as numbers of `cards`. */
export const makeDeckClassifier = (
  cards: readonly Card[],
): ((commanders: readonly number[], others: Iterable<number>) => DeckClasses) => {
  const read = makeCardThemes<Card>({ creatureTypes: new Set(cards.flatMap(tribesOf)), listedThemes });
  const themes = cards.map(read);
  const themesOf = (numbers: Iterable<number>): readonly CardThemes[] =>
    Array.from(numbers, (number) => themes[number]).filter((own) => own !== undefined);
  return (commanders, others) => classifyDeck(themesOf(commanders), themesOf(others));
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
