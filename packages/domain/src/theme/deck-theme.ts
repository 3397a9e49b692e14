import { readThemeFacts, sounds, type ThemeCardFacts, type ThemeSignal } from './theme-signal';
import { THEME_SPECS } from './theme-table';

/** Address of a theme: `/themes/{key}`. Not to be mixed up with the page's light or dark `Theme`. */
export type ThemeKey = keyof typeof THEME_SPECS;

/** A kind of deck, as pages show it. */
export interface DeckTheme {
  readonly key: ThemeKey;
  readonly name: string;
  /** What such decks do, in a sentence. */
  readonly description: string;
  /** Least number of signal cards in a deck, commanders included, each name once. */
  readonly least: number;
  /** In words, what makes a deck belong. */
  readonly rule: string;
  readonly signals: readonly ThemeSignal[];
}

/** How many cards of a deck speak for each theme. */
export type ThemeCounts = Readonly<Partial<Record<ThemeKey, number>>>;

/** What is said below each rule, once: cards whose wording no source tells. */
export const THEME_RULE_NOTE =
  'Each card counts once, commanders included. A card whose wording is not known counts by its types, keywords, cost and tags, and by name where it is well known for the theme.';

/** All themes, by name. */
export const DECK_THEMES: readonly DeckTheme[] = Object.entries(THEME_SPECS)
  .map(([key, { name, description, cards, least, signals }]) => ({
    key: key as ThemeKey,
    name,
    description,
    least,
    rule: `At least ${least} ${cards}.`,
    signals,
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const byKey: ReadonlyMap<string, DeckTheme> = new Map(DECK_THEMES.map((theme) => [theme.key, theme]));

/** A theme by its address. @example deckTheme('voltron')?.name // 'Voltron' */
export const deckTheme = (key: string): DeckTheme | undefined => byKey.get(key);

/** Whether a value is the address of a theme. @example isThemeKey('dark') // false */
export const isThemeKey = (value: unknown): value is ThemeKey =>
  typeof value === 'string' && byKey.has(value);

/**
 * The themes that a card speaks for, in the order of `DECK_THEMES`. What is not known of the card, its wording above
 * all, cannot make it speak.
 * @example themeSignals({ typeLine: 'Artifact — Vehicle', manaValue: 2, keywords: ['Crew'], tags: [] }) // ['artifacts', 'vehicles']
 */
export const themeSignals = (card: ThemeCardFacts): readonly ThemeKey[] => {
  const facts = readThemeFacts(card);
  return DECK_THEMES.filter(({ signals }) => signals.some((signal) => sounds(signal, facts))).map(
    ({ key }) => key,
  );
};

/**
 * Counts how many cards of a deck speak for each theme, from the signals of each of its cards.
 * @example countThemes([['artifacts', 'equipment'], ['artifacts'], []]) // { artifacts: 2, equipment: 1 }
 */
export const countThemes = (signalsByCard: Iterable<readonly ThemeKey[]>): ThemeCounts => {
  const counts: Partial<Record<ThemeKey, number>> = {};
  for (const signals of signalsByCard) for (const key of signals) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

/**
 * The themes that a deck belongs to: those of which it holds at least the stated number of signal cards.
 * @example themesOfDeck({ 'extra-turns': 5, artifacts: 6 }) // ['extra-turns']
 */
export const themesOfDeck = (counts: ThemeCounts): readonly ThemeKey[] =>
  DECK_THEMES.filter(({ key, least }) => (counts[key] ?? 0) >= least).map(({ key }) => key);
