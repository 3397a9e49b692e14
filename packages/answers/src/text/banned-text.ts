import type { BannedBefore } from '@crownsmith/api-client';
import { countText } from './numbers';

/**
 * What was played of a banned card, as a sentence.
 * @example bannedText('Nadu', { until: '2024-09-21', num_decks: 84, potential_decks: 900 })
 *   // 'Nadu is banned in Commander, in whose decks it was until 2024-09-21: before, 84 of 900 that could play it did.'
 */
export const bannedText = (name: string, before: BannedBefore | undefined): string =>
  before === undefined
    ? `${name} is banned in Commander.`
    : `${name} is banned in Commander, in whose decks it was until ${before.until}: before, ${countText(before.num_decks)} of ${countText(before.potential_decks)} that could play it did.`;
