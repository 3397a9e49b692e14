/** Colours of mana as bits: W = 1, U = 2, B = 4, R = 8, G = 16 as in a `ColorIdentity`, and colourless mana. */
export const COLORLESS_MANA = 32;
/** Mana of any of the five colours. */
export const ANY_COLOR = 31;

/** When a land enters untapped: always, never, or under one of the conditions that are printed on lands. */
export const LAND_ENTRIES = [
  'untapped',
  'tapped',
  /** with at most two other lands, or in the first three turns */
  'early',
  /** with two or more other lands */
  'late',
  /** with two or more basic lands */
  'basics',
  /** with a land of one of its types, or revealing one */
  'types',
] as const;
/** When a land enters untapped. */
export type LandEntry = (typeof LAND_ENTRIES)[number];

/** Which lands a card finds: of one of these basic land types (bits as of their colours; 0 for any), basic ones only, or all. */
export interface LandFilter {
  readonly types: number;
  readonly basic: boolean;
}

/** When an effect happens: once, when the card enters or is cast, or again on each of the player's turns from the next one on. */
export const FREQUENCIES = ['once', 'each-turn'] as const;
/** When an effect happens. */
export type Frequency = (typeof FREQUENCIES)[number];

/** Where a card goes that was searched for. */
export const TUTOR_TARGETS = ['hand', 'top', 'battlefield', 'graveyard'] as const;
/** Where a card goes that was searched for. */
export type TutorTarget = (typeof TUTOR_TARGETS)[number];

/** Where a land goes that was searched for, and how it gets there. */
export const RAMP_TARGETS = ['battlefield', 'tapped', 'hand'] as const;
/** Where a land goes that was searched for. */
export type RampTarget = (typeof RAMP_TARGETS)[number];

/** The kinds of abilities that grow with the X of their card's cost. */
export const X_KINDS = [
  'ritual',
  'ramp',
  'draw',
  'tutor',
  'treasure',
  'body',
  'tokens',
  'pump',
  'drain',
] as const;

/** Who gets poison counters: each opponent, one of them, or, by proliferation, each who has some. */
export const POISONED = ['all', 'target', 'poisoned'] as const;

/** Which attackers are pumped. */
export const PUMPED = ['all', 'all-once', 'one', 'deathtouch'] as const;

/** Abilities of a card with {X} in its cost: what each X adds to the amount; none for those that X does not change. */
interface GrowsWithX {
  readonly x?: number;
}

/** What happens for each spell that its player casts, where others happen once a turn. */
interface HappensBySpells {
  /** With `each-turn`: words of which the spells have one on their type line or among their colours; none for any spell. */
  readonly spells?: readonly string[];
}

/** Poison counters that damage to a player gives; ten of them lose the game (CR 704.5c). */
export interface GivesPoison {
  /** Counters besides the damage (CR 702.164). */
  readonly toxic?: number;
  /** Counters in place of the damage (CR 702.90). */
  readonly infect?: true;
}

/** What a card does for its player, as far as a game alone needs it. Amounts that depend on the game are their usual size. */
export type Ability =
  /** Is played as a land and taps for `amount` mana, each of one of the colours. */
  | {
      readonly kind: 'land';
      readonly colors: number;
      readonly amount: number;
      readonly enters: LandEntry;
      /** For `types`: the basic land types that it looks for. */
      readonly types?: number;
    }
  /** Is played as a land and is sacrificed for `count` lands of the library. `cost` is the mana for it. */
  | {
      readonly kind: 'fetch';
      readonly finds: LandFilter;
      readonly count: number;
      readonly tapped: boolean;
      readonly cost: number;
    }
  /** A permanent that makes mana again and again; `delayed` if not on the turn that it enters. */
  | {
      readonly kind: 'mana';
      readonly colors: number;
      readonly amount: number;
      readonly delayed: boolean;
    }
  /** Mana once. */
  | ({
      readonly kind: 'ritual';
      readonly colors: number;
      readonly amount: number;
      /** A permanent with one of these words on its type line is sacrificed for it; any permanent without words. */
      readonly sacrifices?: readonly string[];
    } & GrowsWithX)
  /** Lands of the library to the battlefield or the hand. */
  | ({
      readonly kind: 'ramp';
      readonly finds: LandFilter;
      readonly count: number;
      readonly to: RampTarget;
      readonly when: Frequency;
      /** Mana beyond that of the card. */
      readonly cost?: number;
    } & HappensBySpells &
      GrowsWithX)
  /** Further lands of the hand in a turn. */
  | { readonly kind: 'land-drop'; readonly count: number; readonly when: Frequency }
  /** Cards; `discarded` of them leave again. */
  | ({
      readonly kind: 'draw';
      readonly count: number;
      readonly discarded: number;
      readonly when: Frequency;
      /** Mana beyond that of the card. */
      readonly cost?: number;
    } & HappensBySpells &
      GrowsWithX)
  /** Searches for a card with one of these words on its type line; any card without words. */
  | ({
      readonly kind: 'tutor';
      readonly finds: readonly string[];
      readonly to: TutorTarget;
      /** The largest mana value that it finds, to which X adds. */
      readonly most?: number;
    } & GrowsWithX)
  /** Spells with one of these colours and types, as words in small letters, cost less; all without words. */
  | { readonly kind: 'reduce'; readonly amount: number; readonly of: readonly string[] }
  /** Treasure tokens, or others that give a mana once. */
  | ({ readonly kind: 'treasure'; readonly count: number; readonly when: Frequency } & HappensBySpells &
      GrowsWithX)
  /** A creature that attacks from its second turn on, or at once. */
  | ({
      readonly kind: 'body';
      readonly power: number;
      readonly haste: boolean;
      readonly double: boolean;
      readonly evasive: boolean;
      readonly deathtouch?: true;
    } & GivesPoison &
      GrowsWithX)
  /** Creature tokens. */
  | ({
      readonly kind: 'tokens';
      readonly count: number;
      readonly power: number;
      readonly when: Frequency;
      /** What each X adds to the power of each. */
      readonly xPower?: number;
    } & GivesPoison &
      HappensBySpells &
      GrowsWithX)
  /**
   * Power and poison for all attackers, or those with deathtouch, as long as it is there, for all in one turn, or for one attacker as long
   * as it is there.
   */
  | ({
      readonly kind: 'pump';
      readonly power: number;
      readonly of: (typeof PUMPED)[number];
    } & GivesPoison &
      GrowsWithX)
  /** Further combat phases. */
  | { readonly kind: 'combat'; readonly count: number; readonly when: Frequency }
  /** Further turns. */
  | { readonly kind: 'turn'; readonly count: number }
  /** The only way to cast a card without a mana cost: what is paid, and the turns until it is cast. */
  | { readonly kind: 'suspend'; readonly turns: number; readonly manaCost: string }
  /** Poison counters for each opponent, for one, or for those who have some. */
  | ({
      readonly kind: 'poison';
      readonly count: number;
      readonly of: (typeof POISONED)[number];
      readonly when: Frequency;
      /** Mana beyond that of the card. */
      readonly cost?: number;
    } & HappensBySpells)
  /** Life of each opponent. */
  | ({ readonly kind: 'drain'; readonly amount: number; readonly when: Frequency } & HappensBySpells &
      GrowsWithX);

/** Whether an ability happens again and again: on each turn, or for each of some spells. A turn's land drops and combats are its own. */
export const isRepeated = (
  ability: Ability,
): ability is Exclude<
  Extract<Ability, { readonly when: Frequency }>,
  { readonly kind: 'land-drop' | 'combat' }
> =>
  'when' in ability &&
  ability.when === 'each-turn' &&
  ability.kind !== 'land-drop' &&
  ability.kind !== 'combat';

/** Whether an ability happens for each of some spells. */
export const happensBySpells = (
  ability: Ability,
): ability is Ability & { readonly spells: readonly string[] } =>
  'spells' in ability && ability.spells !== undefined;

/** The kind of an ability. */
export type AbilityKind = Ability['kind'];

/** What is known of a card's play. */
export interface CardAbilities {
  readonly abilities: readonly Ability[];
  /** Whether it has effects that are not modelled: it plays without them. */
  readonly hasMore: boolean;
}
