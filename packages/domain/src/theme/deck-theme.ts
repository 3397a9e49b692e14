import { normalizeFacts, matchesSignal, type ThemeCardFacts, type ThemeSignal } from './theme-signal';
import { THEME_SPECS } from './theme-table';

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
  /** The rule in words. */
  readonly rule: string;
  readonly signals: readonly ThemeSignal[];
}

/** Number of signal cards of a deck by theme. */
export type ThemeCounts = Readonly<Partial<Record<ThemeKey, number>>>;

/** A note on the rules of all themes. */
export const THEME_RULE_NOTE =
  'Each card counts once, commanders included. A card without known rules text counts by its types, keywords, cost and tags, and well-known cards of the theme by name.';

/** All themes, sorted by name. */
export const DECK_THEMES: readonly DeckTheme[] = Object.entries(THEME_SPECS)
  .map(([key, { name, description, cards, minCards, signals }]) => ({
    key: key as ThemeKey,
    name,
    description,
    minCards,
    rule: `At least ${minCards} ${cards}.`,
    signals,
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const byKey: ReadonlyMap<string, DeckTheme> = new Map(DECK_THEMES.map((theme) => [theme.key, theme]));

/** The theme of a key; undefined for any other text. @example deckTheme('voltron')?.name // 'Voltron' */
export const deckTheme = (key: string): DeckTheme | undefined => byKey.get(key);

/** Whether a value is the key of a theme. @example isThemeKey('dark') // false */
export const isThemeKey = (value: unknown): value is ThemeKey =>
  typeof value === 'string' && byKey.has(value);

/**
 * The themes of which a card is a signal card, in the order of `DECK_THEMES`.
 * @example themeSignals({ typeLine: 'Artifact — Vehicle', manaValue: 2, keywords: ['Crew'], tags: [] }) // ['artifacts', 'vehicles']
 */
export const themeSignals = (card: ThemeCardFacts): readonly ThemeKey[] => {
  const facts = normalizeFacts(card);
  return DECK_THEMES.filter(({ signals }) => signals.some((signal) => matchesSignal(signal, facts))).map(
    ({ key }) => key,
  );
};

/**
 * Counts the signal cards of a deck by theme, from the `themeSignals` of each of its cards.
 * @example countThemes([['artifacts', 'equipment'], ['artifacts'], []]) // { artifacts: 2, equipment: 1 }
 */
export const countThemes = (signalsByCard: Iterable<readonly ThemeKey[]>): ThemeCounts => {
  const counts: Partial<Record<ThemeKey, number>> = {};
  for (const signals of signalsByCard) for (const key of signals) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

/**
 * The themes of a deck: those with at least the minimum of signal cards.
 * @example themesOfDeck({ 'extra-turns': 5, artifacts: 6 }) // ['extra-turns']
 */
export const themesOfDeck = (counts: ThemeCounts): readonly ThemeKey[] =>
  DECK_THEMES.filter(({ key, minCards }) => (counts[key] ?? 0) >= minCards).map(({ key }) => key);
