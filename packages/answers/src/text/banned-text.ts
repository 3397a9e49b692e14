import type { CardBan } from '@crownsmith/api-client';
import { formatName } from './format-name';
import { countText } from './numbers';

/**
 * Since when a format bans a card and what was played of it before, as a sentence. Where no announcement states the day, decks tell until about
 * when it was played.
 * @example bannedText('Nadu', { format: 'commander', since: '2024-09-23', until: '2024-09-22', num_decks: 84, potential_decks: 900 })
 *   // 'Nadu has been banned in Commander since 2024-09-23: from the first deck with it until then, 84 of 900 decks that could play it did.'
 */
export const bannedText = (
  name: string,
  { format, since, until, num_decks: decks, potential_decks: potential }: CardBan,
): string => {
  const before =
    until === null
      ? ''
      : `: from the first deck with it until then, ${countText(decks)} of ${countText(potential)} decks that could play it did`;
  const day =
    since === null
      ? `is banned in ${formatName(format)}${until === null ? '' : `, whose decks have not played it since about ${until}`}`
      : `has been banned in ${formatName(format)} since ${since}`;
  return `${name} ${day}${before}.`;
};
