import { BOARD_THEMES } from './board-themes';
import { FIRST_MECHANIC_THEMES } from './first-mechanic-themes';
import { FIRST_STRATEGY_THEMES } from './first-strategy-themes';
import { FIRST_TRAIT_THEMES } from './first-trait-themes';
import { PLAY_THEMES } from './play-themes';
import { SECOND_MECHANIC_THEMES } from './second-mechanic-themes';
import { SECOND_STRATEGY_THEMES } from './second-strategy-themes';
import { SECOND_TRAIT_THEMES } from './second-trait-themes';
import { SPELL_THEMES } from './spell-themes';
import { THIRD_MECHANIC_THEMES } from './third-mechanic-themes';

/** Strategies: how a deck wins. */
export const STRATEGY_THEMES = { ...FIRST_STRATEGY_THEMES, ...SECOND_STRATEGY_THEMES } as const;

/** Themes of what cards have. */
export const TRAIT_THEMES = { ...FIRST_TRAIT_THEMES, ...SECOND_TRAIT_THEMES } as const;

/**
 * Themes by key. Minimums of cards are our own: of 491 average decks of casual players (February 2025, read 2026-11-26) whose
 * commander does not lead the theme, about one in fourteen has as many; three at least, and two fifths with a commander of it.
 */
export const THEME_SPECS = {
  ...BOARD_THEMES,
  ...FIRST_MECHANIC_THEMES,
  ...PLAY_THEMES,
  ...SECOND_MECHANIC_THEMES,
  ...SPELL_THEMES,
  ...STRATEGY_THEMES,
  ...THIRD_MECHANIC_THEMES,
  ...TRAIT_THEMES,
} as const;
