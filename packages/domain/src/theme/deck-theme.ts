import { calledWording } from './called-wording';
import {
  isTypeSignal,
  normalizeFacts,
  typeFacts,
  type NormalizedFacts,
  type ThemeCardFacts,
  type ThemeSignal,
} from './theme-signal';
import { makeSignalIndex } from './signal-index';
import { STRATEGY_THEMES, THEME_SPECS, TRAIT_THEMES } from './theme-table';
import type { ThemeRewards, ThemeSpec } from './theme-spec';

/** Key of a theme, and last segment of its path `/themes/{key}`. */
export type ThemeKey = keyof typeof THEME_SPECS;

/** What a theme is: a mechanic of the rules, how a deck wins, what its cards have, or what it is built of. */
export type ThemeFamily = 'mechanic' | 'strategy' | 'trait' | 'plan';

/** A theme of decks. */
export interface DeckTheme {
  readonly key: ThemeKey;
  readonly name: string;
  /** What such decks do, in a sentence. */
  readonly description: string;
  readonly family: ThemeFamily;
  /** Minimum of signal cards in a deck, with its commanders, each name once. */
  readonly minCards: number;
  /** The same with a commander that leads the theme. */
  readonly minCardsWithCommander: number;
  /** The rule in words. */
  readonly rule: string;
  readonly signals: readonly ThemeSignal[];
  /** Signals of a commander that leads the theme. */
  readonly commander: readonly ThemeSignal[];
  /** Cards that the theme cannot do without, unless a commander leads it. */
  readonly rewards?: ThemeRewards;
}

/** Number of signal cards of a deck by theme. */
export type ThemeCounts = Readonly<Partial<Record<ThemeKey, number>>>;

/** The facts of a deck that decide its themes. */
export interface DeckThemeFacts {
  /** Numbers of signal cards. */
  readonly counts: ThemeCounts;
  /** Numbers of those that types and costs alone show (`typedThemes`). */
  readonly typed?: ThemeCounts;
  /** Numbers of cards that reward the theme (`rewardedThemes`). */
  readonly rewards?: ThemeCounts;
  /** Themes that a commander leads (`ledThemes`). */
  readonly led?: readonly ThemeKey[];
  /** The share of its cards, lands left out, whose signals are known, 0–1; 1 by default. */
  readonly knownShare?: number;
}

/** A note on the rules of all themes. */
export const THEME_RULE_NOTE =
  'Each card counts once, commanders included. A card without known rules text counts by its types and cost, and well-known cards of the theme by name; of the others as many are assumed to count as among the known cards.';

/** With fewer known cards than this, a deck's unknown cards are not assumed to be like them. */
const MIN_KNOWN_SHARE = 0.5;

const COMMANDER_SHARE = 0.6;

const familyOf = (key: ThemeKey, isMechanic: boolean | undefined): ThemeFamily => {
  if (isMechanic === true) return 'mechanic';
  if (key in STRATEGY_THEMES) return 'strategy';
  return key in TRAIT_THEMES ? 'trait' : 'plan';
};

const makeTheme = (
  key: ThemeKey,
  {
    name,
    isMechanic,
    description,
    cards,
    minCards,
    minCardsWithCommander,
    signals,
    commander = [],
    rewards,
  }: ThemeSpec,
): DeckTheme => {
  const fewer = minCardsWithCommander ?? Math.ceil(minCards * COMMANDER_SHARE);
  const withRewards = rewards === undefined ? '' : `, of which at least ${rewards.minCards} ${rewards.cards}`;
  const withCommander =
    commander.length > 0 && fewer < minCards ? `; ${fewer} with a commander of the theme` : '';
  return {
    key,
    name,
    description,
    family: familyOf(key, isMechanic),
    minCards,
    minCardsWithCommander: commander.length > 0 ? fewer : minCards,
    rule: `At least ${minCards} ${cards}${withRewards}${withCommander}.`,
    signals,
    commander,
    ...(rewards === undefined ? {} : { rewards }),
  };
};

/** All themes, sorted by name. */
export const DECK_THEMES: readonly DeckTheme[] = Object.entries(THEME_SPECS)
  .map(([key, spec]) => makeTheme(key as ThemeKey, spec))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const byKey: ReadonlyMap<string, DeckTheme> = new Map(DECK_THEMES.map((theme) => [theme.key, theme]));

/** The theme of a key; undefined for any other text. @example deckTheme('voltron')?.name // 'Voltron' */
export const deckTheme = (key: string): DeckTheme | undefined => byKey.get(key);

/** Whether a value is the key of a theme. @example isThemeKey('dark') // false */
export const isThemeKey = (value: unknown): value is ThemeKey =>
  typeof value === 'string' && byKey.has(value);

const THEME_KEYS = DECK_THEMES.map(({ key }) => key);

type SignalLists = readonly (readonly ThemeSignal[])[];

/** Makes a search in the facts of a card. What is found is remembered by card: decks share their cards. */
const rememberByCard = <T>(find: (facts: NormalizedFacts) => T): ((card: ThemeCardFacts) => T) => {
  const known = new WeakMap<ThemeCardFacts, T>();
  return (card) => {
    let found = known.get(card);
    if (found === undefined) {
      found = find(normalizeFacts(card));
      known.set(card, found);
    }
    return found;
  };
};

const SIGNALS: SignalLists = DECK_THEMES.map(({ signals }) => signals);
const REWARDS: SignalLists = DECK_THEMES.map(({ rewards }) => rewards?.signals ?? []);
const COMMANDERS: SignalLists = DECK_THEMES.map(({ commander }) => commander);

/** The themes of the places that are found among lists of several kinds, those of one kind from `first` on. */
const keysFrom = (places: readonly number[], first: number): readonly ThemeKey[] =>
  places.flatMap((place) => THEME_KEYS[place - first] ?? []);

const findOfAllKinds = makeSignalIndex([...SIGNALS, ...REWARDS, ...COMMANDERS]);

/** Themes by all kinds of signals: the text of a card is searched once for them together. */
const themesByKind = rememberByCard((facts) => {
  const places = findOfAllKinds(facts);
  return {
    signals: keysFrom(places, 0),
    rewards: keysFrom(places, SIGNALS.length),
    commander: keysFrom(places, SIGNALS.length + REWARDS.length),
  };
});

/**
 * The themes of which a card is a signal card, in the order of `DECK_THEMES`.
 * @example themeSignals({ typeLine: 'Artifact — Vehicle', manaValue: 2, keywords: ['Crew'], tags: [] }) // ['artifacts', 'vehicles']
 */
export const themeSignals = (card: ThemeCardFacts): readonly ThemeKey[] => themesByKind(card).signals;

const findTyped = makeSignalIndex(SIGNALS.map((signals) => signals.filter(isTypeSignal)));

/**
 * Those of a card's `themeSignals` that its types and cost alone show.
 * @example typedThemes({ typeLine: 'Artifact — Vehicle', manaValue: 2, keywords: ['Crew'], tags: [] }) // ['artifacts', 'vehicles']
 */
export const typedThemes: (card: ThemeCardFacts) => readonly ThemeKey[] = rememberByCard((facts) =>
  keysFrom(findTyped(typeFacts(facts)), 0),
);

/**
 * The themes whose signal cards a card rewards, of those that need such cards.
 * @example rewardedThemes({ typeLine: 'Creature', manaValue: 2, keywords: ['Prowess'], tags: [] }) // ['spellslinger']
 */
export const rewardedThemes = (card: ThemeCardFacts): readonly ThemeKey[] => themesByKind(card).rewards;

/**
 * The themes that a card leads as a commander: its own text is about them.
 * @example ledThemes({ typeLine: 'Legendary Creature', manaValue: 3, keywords: ['Landfall'], tags: [] }) // ['landfall', 'lands']
 */
export const ledThemes = (card: ThemeCardFacts): readonly ThemeKey[] => themesByKind(card).commander;

const findCalled = makeSignalIndex(COMMANDERS);

/**
 * Those of a commander's `ledThemes` that its text calls for, rather than makes: by conditions, costs and what is always true.
 * @example calledThemes({ typeLine: 'Legendary Creature', manaValue: 3, keywords: [], tags: [], text: 'Whenever you gain life, create a 1/1 white Cat creature token.' }) // ['lifegain']
 */
export const calledThemes: (card: ThemeCardFacts) => readonly ThemeKey[] = rememberByCard((facts) => {
  const { wording } = facts;
  return keysFrom(
    findCalled(wording === undefined ? facts : { ...facts, wording: calledWording(wording) }),
    0,
  );
});

/**
 * Counts the signal cards of a deck by theme, from the `themeSignals` of each of its cards.
 * @example countThemes([['artifacts', 'equipment'], ['artifacts'], []]) // { artifacts: 2, equipment: 1 }
 */
export const countThemes = (signalsByCard: Iterable<readonly ThemeKey[]>): ThemeCounts => {
  const counts: Partial<Record<ThemeKey, number>> = {};
  for (const signals of signalsByCard) for (const key of signals) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

/** What the cards of a deck say of one theme. */
export interface ThemeEvidence {
  /** Number of signal cards. */
  readonly count: number;
  /** Number of those that types and costs alone show. */
  readonly typed: number;
  /** Number of cards that reward the theme. */
  readonly rewards: number;
  /** Whether a commander leads it. */
  readonly isLed: boolean;
}

const shareOfKnown = (knownShare: number): number => Math.max(MIN_KNOWN_SHARE, Math.min(1, knownShare));

/** Signal cards of a deck with those that its unknown cards are assumed to have. @param knownShare as for `hasTheme` */
export const estimateSignals = (
  { count, typed }: Pick<ThemeEvidence, 'count' | 'typed'>,
  knownShare: number,
): number => typed + Math.max(0, count - typed) / shareOfKnown(knownShare);

/** Whether a deck has a theme. @param knownShare the share of its cards, lands left out, whose signals are known, 0–1 */
export const hasTheme = (theme: DeckTheme, evidence: ThemeEvidence, knownShare: number): boolean => {
  const estimate = estimateSignals(evidence, knownShare);
  if (evidence.isLed) return estimate >= theme.minCardsWithCommander;
  const rewards = evidence.rewards / shareOfKnown(knownShare);
  return estimate >= theme.minCards && rewards >= (theme.rewards?.minCards ?? 0);
};

/**
 * The themes of a deck: those with at least the minimum of signal cards, which is lower with a commander of the theme. Where
 * cards are unknown, the deck is assumed to have as many signal cards among them as among its known ones.
 * @example themesOfDeck({ counts: { 'extra-turns': 5, artifacts: 6 } }) // ['extra-turns']
 */
export const themesOfDeck = ({
  counts,
  typed = {},
  rewards = {},
  led = [],
  knownShare = 1,
}: DeckThemeFacts): readonly ThemeKey[] =>
  DECK_THEMES.filter((theme) => {
    const { key } = theme;
    const evidence = {
      count: counts[key] ?? 0,
      typed: typed[key] ?? 0,
      rewards: rewards[key] ?? 0,
      isLed: led.includes(key),
    };
    return hasTheme(theme, evidence, knownShare);
  }).map(({ key }) => key);
