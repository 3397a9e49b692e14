import { BOARD_THEMES } from './theme-board';
import { PLAY_THEMES } from './theme-play';

/**
 * Kinds of decks, by address. Thresholds are our own, weighed on real and on sample lists of 100 cards (2026-11-21): no
 * theme that most decks belong to.
 */
export const THEME_SPECS = { ...BOARD_THEMES, ...PLAY_THEMES } as const;
