import { makeCardThemes, makeDeckClassifier, type CardThemes } from '@crownsmith/deck-report';
import { DECK_THEMES, mainGroups, tribesOf, type Card, type ThemeKey } from '@crownsmith/domain';
import { starterCard, starterThemeSignals } from '@crownsmith/catalog/starter';
import { hash64 } from '#src/hash64';
import { memoizeByNumber } from '#src/memoize-by-number';
import { makeIntList } from '#src/store/int-list';
import type { DeckReader, ScopeDecks } from './counted-rows';
import type { DeckMemberships } from './deck-cells';

/** A group of decks: a theme by its key, or a tribe by its creature type. */
export interface DeckGroup {
  readonly kind: 'theme' | 'tribe';
  readonly key: string;
}

/** The starter's themes of a card; undefined for a card that it does not know. */
const listedThemes = ({ name, slug }: Card): readonly ThemeKey[] | undefined =>
  starterThemeSignals().get(slug) ?? (starterCard(name) === undefined ? undefined : []);

const cardThemesOf = (cards: readonly Card[]) =>
  makeCardThemes<Card>({ creatureTypes: new Set(cards.flatMap(tribesOf)), listedThemes });

/** Makes the lookup of what the rules need of a card, by its number. */
export const makeCardReader = (cards: readonly Card[]): ((number: number) => CardThemes | undefined) => {
  const read = cardThemesOf(cards);
  return (number) => {
    const card = cards[number];
    return card && read(card);
  };
};

/** Makes a function that applies the domain's rules to a deck, given as numbers of `cards`. */
export const makeClassifier = (cards: readonly Card[]): ReturnType<typeof makeDeckClassifier> =>
  makeDeckClassifier(makeCardReader(cards));

/** By card, what identifies all that the groups of its decks depend on. */
export interface ThemeFacts {
  /** the themes and types that are seen in it */
  readonly themes: BigUint64Array;
  /** what these are seen in: a card with the same has the same themes */
  readonly sources: BigUint64Array;
}

/** A card without what no theme depends on: it changes with every card file. */
const withoutPrints = ({
  prices: _prices,
  salt: _salt,
  images: _images,
  scryfallId: _id,
  sets: _sets,
  setName: _setName,
  printings: _printings,
  rarity: _rarity,
  ...facts
}: Card): object => facts;

/**
 * @param read the lookup of what the rules need of a card
 * @param known facts of before; themes are read only of cards whose sources are others
 */
const readThemeFacts = (
  cards: readonly Card[],
  read: (number: number) => CardThemes | undefined,
  known: ThemeFacts | undefined,
): ThemeFacts => {
  const types = [...new Set(cards.flatMap(tribesOf))].sort().join();
  const sources = BigUint64Array.from(cards, (card) =>
    hash64(`${types}${JSON.stringify(withoutPrints(card))}`),
  );
  const themes = BigUint64Array.from(cards, (_, place) => {
    const before = sources[place] === known?.sources[place] ? known?.themes[place] : undefined;
    return before ?? hash64(JSON.stringify(read(place)));
  });
  return { themes, sources };
};

/** The groups that decks can belong to, and how they are found. */
export interface DeckGroups {
  /** themes, then tribes in alphabetical order */
  readonly groups: readonly DeckGroup[];
  /** numbers of the groups of a deck, given as numbers of cards */
  readonly groupsOf: (commanders: readonly number[], cards: Iterable<number>) => readonly number[];
  /** reads once what the groups of decks depend on; all cards are alike if absent */
  readonly themeFacts?: (known?: ThemeFacts) => ThemeFacts;
}

/** Themes and tribes by the rules of the domain. */
export const makeDeckGroups = (cards: readonly Card[]): DeckGroups => {
  const read = memoizeByNumber(makeCardReader(cards));
  const classify = makeDeckClassifier(read);
  const tribes = [...new Set(cards.flatMap(tribesOf))].sort();
  const groups: readonly DeckGroup[] = [
    ...DECK_THEMES.map(({ key }): DeckGroup => ({ kind: 'theme', key })),
    ...tribes.map((key): DeckGroup => ({ kind: 'tribe', key })),
  ];
  const numbers = new Map(groups.map(({ kind, key }, number) => [`${kind} ${key}`, number]));
  const numberOf = (kind: DeckGroup['kind'], key: string): number => {
    const number = numbers.get(`${kind} ${key}`);
    if (number === undefined) throw new RangeError(`no ${kind} ${key}`);
    return number;
  };
  let facts: ThemeFacts | undefined;
  return {
    groups,
    themeFacts: (known) => (facts ??= readThemeFacts(cards, read, known)),
    groupsOf: (commanders, own) =>
      mainGroups(classify(commanders, own)).map(({ kind, key }) => numberOf(kind, key)),
  };
};

/** Finds the groups of decks. */
export const makeGroupReader = (
  { groupsOf }: Pick<DeckGroups, 'groupsOf'>,
  { c1, c2 }: Pick<ScopeDecks, 'c1' | 'c2'>,
): DeckReader<DeckMemberships> => {
  const [decks, groups] = [makeIntList(), makeIntList()];
  return {
    visit: (first, starts, cards) => {
      for (let at = 0; at + 1 < starts.length; at += 1) {
        const deck = first + at;
        const [a, b] = [c1[deck] ?? 0, c2[deck] ?? -1];
        for (const group of groupsOf(b < 0 ? [a] : [a, b], cards.subarray(starts[at], starts[at + 1]))) {
          decks.push(deck);
          groups.push(group);
        }
      }
    },
    result: () => ({ decks: decks.toArray(), groups: groups.toArray() }),
  };
};
