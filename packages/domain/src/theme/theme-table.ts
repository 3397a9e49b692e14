import { BOARD_THEMES } from './board-themes';
import { PLAY_THEMES } from './play-themes';

/**
 * Themes by key. The numbers of cards are our own, chosen on real and sample lists of 100 cards (2026-11-21) so that most
 * decks are not of a theme.
 */
export const THEME_SPECS = { ...BOARD_THEMES, ...PLAY_THEMES } as const;
