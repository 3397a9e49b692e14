import { isChangeling, tribesOf, type TribeFacts } from './tribe';

/** Least number of creatures of a type, changelings among them, that makes a deck one of that type. */
export const MIN_TRIBE_CARDS = 12;
/** The same where a commander is of the type. */
export const MIN_TRIBE_CARDS_OF_COMMANDER = 6;
/** Least share of the deck's cards with creature types that must be of the type. */
export const MIN_TRIBE_SHARE = 0.5;
/** The same where a commander is of the type. */
export const MIN_TRIBE_SHARE_OF_COMMANDER = 0.25;
/** Least number of cards of the type that are no changelings, its commanders among them. */
export const MIN_TRUE_MEMBERS = 4;

/** The type that so many creatures have beside another that a commander of it says little: the first bar holds for it always. */
export const EVERYDAY_TRIBE = 'Human';

/** A type of at least this many cards in the catalogue has a page, even where no deck is built around it. */
export const MIN_TRIBE_CATALOG_CARDS = 8;

/** In words, what makes a deck belong to a tribe. */
export const TRIBE_RULE =
  `At least ${MIN_TRIBE_CARDS} cards of the type that make up half of all cards with creature types; ` +
  `with a commander of the type, ${MIN_TRIBE_CARDS_OF_COMMANDER} cards and a quarter are enough (but for ${EVERYDAY_TRIBE}). ` +
  `Changelings count, but at least ${MIN_TRUE_MEMBERS} cards must be of the type by name.`;

/** What a deck holds of creature types; commanders are counted with the rest. */
export interface TribeCounts {
  /** Cards with a creature type, changelings among them. */
  readonly creatures: number;
  readonly changelings: number;
  /** Cards by type without changelings. */
  readonly byTribe: ReadonlyMap<string, number>;
  /** Types of the commanders. */
  readonly commanderTribes: ReadonlySet<string>;
}

/** Counts the creature types of a deck; `cards` are those beside the commanders. */
export const countTribes = (commanders: Iterable<TribeFacts>, cards: Iterable<TribeFacts>): TribeCounts => {
  const byTribe = new Map<string, number>();
  const commanderTribes = new Set<string>();
  let creatures = 0;
  let changelings = 0;
  const count = (card: TribeFacts): readonly string[] => {
    const tribes = tribesOf(card);
    if (tribes.length > 0) creatures += 1;
    if (isChangeling(card)) changelings += 1;
    else for (const tribe of tribes) byTribe.set(tribe, (byTribe.get(tribe) ?? 0) + 1);
    return tribes;
  };
  for (const card of commanders) for (const tribe of count(card)) commanderTribes.add(tribe);
  for (const card of cards) count(card);
  return { creatures, changelings, byTribe, commanderTribes };
};

/**
 * The creature types that a deck is built around (`TRIBE_RULE`), the most frequent first.
 * @example tribesOfDeck({ creatures: 30, changelings: 1, byTribe: new Map([['Elf', 25], ['Druid', 11]]), commanderTribes: new Set(['Elf']) }) // ['Elf']
 */
export const tribesOfDeck = ({
  creatures,
  changelings,
  byTribe,
  commanderTribes,
}: TribeCounts): readonly string[] =>
  [...byTribe]
    .filter(([tribe, members]) => {
      const led = tribe !== EVERYDAY_TRIBE && commanderTribes.has(tribe);
      const all = members + changelings;
      return (
        members >= MIN_TRUE_MEMBERS &&
        all >= (led ? MIN_TRIBE_CARDS_OF_COMMANDER : MIN_TRIBE_CARDS) &&
        all >= creatures * (led ? MIN_TRIBE_SHARE_OF_COMMANDER : MIN_TRIBE_SHARE)
      );
    })
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([tribe]) => tribe);
