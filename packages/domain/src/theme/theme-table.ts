import { BOARD_THEMES } from './board-themes';
import { PLAY_THEMES } from './play-themes';
import { SPELL_THEMES } from './spell-themes';

/**
 * Themes by key. The numbers of cards are our own, chosen on half of 150 real decks that were labelled by reading them
 * (2026-11-22); the other half reports (apps/pipeline/bench/themes.ts).
 */
export const THEME_SPECS = { ...BOARD_THEMES, ...PLAY_THEMES, ...SPELL_THEMES } as const;
