import { BOARD_THEMES } from './board-themes';
import { PLAY_THEMES } from './play-themes';

/**
 * Kinds of decks, by address. Thresholds are our own, weighed on real and on sample lists of 100 cards (2026-11-21): no
 * theme that most decks belong to.
 */
export const THEME_SPECS = { ...BOARD_THEMES, ...PLAY_THEMES } as const;
