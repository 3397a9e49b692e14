import { normalizeFacts, matchesSignal, type ThemeCardFacts, type ThemeSignal } from './theme-signal';
import { THEME_SPECS } from './theme-table';
import type { ThemeRewards, ThemeSpec } from './theme-spec';

/** Key of a theme, and last segment of its path `/themes/{key}`. */
export type ThemeKey = keyof typeof THEME_SPECS;

/** A theme of decks. */
export interface DeckTheme {
  readonly key: ThemeKey;
  readonly name: string;
  /** What such decks do, in a sentence. */
  readonly description: string;
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

const makeTheme = (
  key: ThemeKey,
  { name, description, cards, minCards, minCardsWithCommander, signals, commander = [], rewards }: ThemeSpec,
): DeckTheme => {
  const fewer = minCardsWithCommander ?? Math.ceil(minCards * COMMANDER_SHARE);
  const withRewards = rewards === undefined ? '' : `, of which at least ${rewards.minCards} ${rewards.cards}`;
  const withCommander =
    commander.length > 0 && fewer < minCards ? `; ${fewer} with a commander of the theme` : '';
  return {
    key,
    name,
    description,
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

const themesBy = (
  card: ThemeCardFacts,
  signalsOf: (theme: DeckTheme) => readonly ThemeSignal[],
): readonly ThemeKey[] => {
  const facts = normalizeFacts(card);
  return DECK_THEMES.filter((theme) => signalsOf(theme).some((signal) => matchesSignal(signal, facts))).map(
    ({ key }) => key,
  );
};

/**
 * The themes of which a card is a signal card, in the order of `DECK_THEMES`.
 * @example themeSignals({ typeLine: 'Artifact — Vehicle', manaValue: 2, keywords: ['Crew'], tags: [] }) // ['artifacts', 'vehicles']
 */
export const themeSignals = (card: ThemeCardFacts): readonly ThemeKey[] =>
  themesBy(card, ({ signals }) => signals);

/**
 * Those of a card's `themeSignals` that its types and cost alone show.
 * @example typedThemes({ typeLine: 'Artifact — Vehicle', manaValue: 2, keywords: ['Crew'], tags: [] }) // ['artifacts', 'vehicles']
 */
export const typedThemes = ({ typeLine, manaValue, manaCost }: ThemeCardFacts): readonly ThemeKey[] =>
  themeSignals({ typeLine, manaValue, manaCost, keywords: [], tags: [] });

/**
 * The themes whose signal cards a card rewards, of those that need such cards.
 * @example rewardedThemes({ typeLine: 'Creature', manaValue: 2, keywords: ['Prowess'], tags: [] }) // ['spellslinger']
 */
export const rewardedThemes = (card: ThemeCardFacts): readonly ThemeKey[] =>
  themesBy(card, ({ rewards }) => rewards?.signals ?? []);

/**
 * The themes that a card leads as a commander: its own text is about them.
 * @example ledThemes({ typeLine: 'Legendary Creature', manaValue: 3, keywords: ['Landfall'], tags: [] }) // ['landfall', 'lands']
 */
export const ledThemes = (card: ThemeCardFacts): readonly ThemeKey[] =>
  themesBy(card, ({ commander }) => commander);

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

/** Whether a deck has a theme. @param knownShare the share of its cards, lands left out, whose signals are known, 0–1 */
export const hasTheme = (
  theme: DeckTheme,
  { count, typed, rewards, isLed }: ThemeEvidence,
  knownShare: number,
): boolean => {
  const share = Math.max(MIN_KNOWN_SHARE, Math.min(1, knownShare));
  const estimate = typed + Math.max(0, count - typed) / share;
  if (isLed) return estimate >= theme.minCardsWithCommander;
  return estimate >= theme.minCards && rewards / share >= (theme.rewards?.minCards ?? 0);
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
