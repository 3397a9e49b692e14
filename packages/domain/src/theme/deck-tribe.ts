import { ANY_TRIBE, makeNamedTribes } from './named-tribes';
import { isTextKnown, type ThemeCardFacts } from './theme-signal';
import { isChangeling, tribesOf } from './tribe';

/** Minimum of cards of a type, with changelings, in a deck of that type. */
export const MIN_TRIBE_CARDS = 9;
/** The same with a commander of the type. */
const MIN_TRIBE_CARDS_OF_COMMANDER = 5;
/** Minimum share of the type, with changelings, among a deck's cards with creature types. */
const MIN_TRIBE_SHARE = 1 / 3;
/** The same with a commander of the type. */
const MIN_TRIBE_SHARE_OF_COMMANDER = 0.2;
/** Minimum of cards of the type that are not changelings, with commanders. */
const MIN_MEMBERS = 4;

/** Minimum of cards that name the type or a chosen type in their text, other than to make tokens of it. */
const MIN_NAMING_CARDS = 2;
/** The same in a deck whose commander is of the type without naming it. */
const MIN_NAMING_CARDS_OF_COMMANDER = 3;
/** The share of cards without known text that are assumed to name the type. */
const UNKNOWN_NAMING_SHARE = 0.1;

/** A type so common on creatures of other types that a commander of it does not lower the minimum. */
export const COMMON_TRIBE = 'Human';

/** A type with at least this many cards in the catalogue has a page, even without decks. */
export const MIN_TRIBE_CATALOG_CARDS = 8;

/** The rule of `tribesOfDeck` in words. */
export const TRIBE_RULE =
  `At least ${MIN_TRIBE_CARDS} cards of the type that make up a third of all cards with creature types; ` +
  `with a commander that names the type in its text, or is of it (except for ${COMMON_TRIBE}), ${MIN_TRIBE_CARDS_OF_COMMANDER} cards and a fifth are enough. ` +
  `Changelings count, but at least ${MIN_MEMBERS} cards must be of the type by name. Where the commander does not name the type, at least ` +
  `${MIN_NAMING_CARDS} cards must name it or a chosen type (${MIN_NAMING_CARDS_OF_COMMANDER} for the type of a commander, lands among them); of cards without known text one in ${1 / UNKNOWN_NAMING_SHARE} is assumed to.`;

/** Numbers of cards in a deck, with its commanders, by creature type. */
export interface TribeCounts {
  /** Cards with a creature type, with changelings. */
  readonly creatures: number;
  readonly changelings: number;
  /** Cards of each type, without changelings. */
  readonly byTribe: ReadonlyMap<string, number>;
  /** Creature types of the commanders. */
  readonly commanderTribes: ReadonlySet<string>;
  /** Creature types that the commanders' texts name. */
  readonly namedByCommander: ReadonlySet<string>;
  /** Cards that name each type in their text (`namedTribes`), without lands. */
  readonly naming: ReadonlyMap<string, number>;
  /** The same of lands. */
  readonly namingLands: ReadonlyMap<string, number>;
  /** Cards, without lands, whose text is not known. */
  readonly unknown: number;
}

/** What the rule needs of a card. */
export interface CardTribes {
  readonly tribes: readonly string[];
  readonly isChangeling: boolean;
  /** Types that its text names, by `namedTribes`. */
  readonly named: readonly string[];
  readonly isLand: boolean;
  /** Whether it is no land and its text is not known. */
  readonly isUnknown: boolean;
}

/** Makes a function that reads from a card what the rule needs. @param tribes the known creature types */
export const makeCardTribes = (tribes: Iterable<string>): ((card: ThemeCardFacts) => CardTribes) => {
  const namedTribes = makeNamedTribes(tribes);
  return (card) => {
    const isKnown = isTextKnown(card);
    return {
      tribes: tribesOf(card),
      isChangeling: isChangeling(card),
      named: namedTribes(card),
      isLand: isKnown === undefined,
      isUnknown: isKnown === false,
    };
  };
};

/** Counts the creature types of a deck; `cards` are without the commanders. */
export const countTribes = (commanders: Iterable<CardTribes>, cards: Iterable<CardTribes>): TribeCounts => {
  const byTribe = new Map<string, number>();
  const naming = new Map<string, number>();
  const namingLands = new Map<string, number>();
  const commanderTribes = new Set<string>();
  const namedByCommander = new Set<string>();
  let [creatures, changelings, unknown] = [0, 0, 0];
  const increment = (counts: Map<string, number>, tribe: string): void =>
    void counts.set(tribe, (counts.get(tribe) ?? 0) + 1);
  const count = ({ tribes, isChangeling, named, isLand, isUnknown }: CardTribes): void => {
    if (tribes.length > 0) creatures += 1;
    if (isUnknown) unknown += 1;
    if (isChangeling) changelings += 1;
    else for (const tribe of tribes) increment(byTribe, tribe);
    for (const tribe of named) increment(isLand ? namingLands : naming, tribe);
  };
  for (const card of commanders) {
    count(card);
    for (const tribe of card.tribes) commanderTribes.add(tribe);
    for (const tribe of card.named) namedByCommander.add(tribe);
  }
  for (const card of cards) count(card);
  return { creatures, changelings, byTribe, commanderTribes, namedByCommander, naming, namingLands, unknown };
};

/** The creature types of a deck by `TRIBE_RULE`, the most frequent first. */
export const tribesOfDeck = ({
  creatures,
  changelings,
  byTribe,
  commanderTribes,
  namedByCommander,
  naming,
  namingLands,
  unknown,
}: TribeCounts): readonly string[] => {
  const assumed = UNKNOWN_NAMING_SHARE * unknown;
  const namingIn = (counts: ReadonlyMap<string, number>, tribe: string): number =>
    (counts.get(tribe) ?? 0) + (counts.get(ANY_TRIBE) ?? 0);
  const belongs = ([tribe, members]: readonly [string, number]): boolean => {
    const all = members + changelings;
    // Decks of any creatures play lands that choose a type.
    const lands = commanderTribes.has(tribe) ? namingIn(namingLands, tribe) : 0;
    const named = namingIn(naming, tribe) + lands + assumed;
    if (members < MIN_MEMBERS) return false;
    const isNamedByCommander = namedByCommander.has(tribe);
    if (!isNamedByCommander && named < MIN_NAMING_CARDS) return false;
    if (all >= MIN_TRIBE_CARDS && all >= creatures * MIN_TRIBE_SHARE) return true;
    const isOfCommander =
      tribe !== COMMON_TRIBE && commanderTribes.has(tribe) && named >= MIN_NAMING_CARDS_OF_COMMANDER;
    const isLed = isNamedByCommander || isOfCommander;
    return isLed && all >= MIN_TRIBE_CARDS_OF_COMMANDER && all >= creatures * MIN_TRIBE_SHARE_OF_COMMANDER;
  };
  return [...byTribe]
    .filter(belongs)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([tribe]) => tribe);
};
