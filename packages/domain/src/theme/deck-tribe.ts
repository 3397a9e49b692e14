import { isChangeling, tribesOf, type TribeFacts } from './tribe';

/** Minimum of cards of a type, with changelings, in a deck of that type. */
const MIN_TRIBE_CARDS = 12;
/** The same with a commander of the type. */
const MIN_TRIBE_CARDS_OF_COMMANDER = 6;
/** Minimum share of the type, with changelings, among a deck's cards with creature types. */
const MIN_TRIBE_SHARE = 0.5;
/** The same with a commander of the type. */
const MIN_TRIBE_SHARE_OF_COMMANDER = 0.25;
/** Minimum of cards of the type that are not changelings, with commanders. */
const MIN_MEMBERS = 4;

/** A type so common on creatures of other types that a commander of it does not lower the minimum. */
const COMMON_TRIBE = 'Human';

/** A type with at least this many cards in the catalogue has a page, even without decks. */
export const MIN_TRIBE_CATALOG_CARDS = 8;

/** The rule of `tribesOfDeck` in words. */
export const TRIBE_RULE =
  `At least ${MIN_TRIBE_CARDS} cards of the type that make up half of all cards with creature types; ` +
  `with a commander of the type, ${MIN_TRIBE_CARDS_OF_COMMANDER} cards and a quarter are enough (except for ${COMMON_TRIBE}). ` +
  `Changelings count, but at least ${MIN_MEMBERS} cards must be of the type by name.`;

/** Numbers of cards in a deck, with its commanders, by creature type. */
export interface TribeCounts {
  /** Cards with a creature type, with changelings. */
  readonly creatures: number;
  readonly changelings: number;
  /** Cards of each type, without changelings. */
  readonly byTribe: ReadonlyMap<string, number>;
  /** Creature types of the commanders. */
  readonly commanderTribes: ReadonlySet<string>;
}

/** Counts the creature types of a deck; `cards` are without the commanders. */
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
 * The creature types of a deck by `TRIBE_RULE`, the most frequent first.
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
      const hasCommander = tribe !== COMMON_TRIBE && commanderTribes.has(tribe);
      const all = members + changelings;
      return (
        members >= MIN_MEMBERS &&
        all >= (hasCommander ? MIN_TRIBE_CARDS_OF_COMMANDER : MIN_TRIBE_CARDS) &&
        all >= creatures * (hasCommander ? MIN_TRIBE_SHARE_OF_COMMANDER : MIN_TRIBE_SHARE)
      );
    })
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([tribe]) => tribe);
