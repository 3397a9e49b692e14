import type { CardShare } from '@crownsmith/api-client';
import { slugOfCardUrl } from '@crownsmith/domain';
import { siteApi } from '#app/platform/site-api';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { countedText, percentText } from '#app/ui/format/numbers';

/**
 * The share of a commander's decks that play a card, as a sentence.
 * @example cardShareText({ commanders: ['Edgar Markov'], num_decks: 34, potential_decks: 100 }) // 'In 34% of 100 decks with Edgar Markov, the commander in your clipboard.'
 */
export const cardShareText = ({ commanders, num_decks, potential_decks }: CardShare): string => {
  const names = commanders.map(frontOf).join(' and ');
  const [whose, word] = [commanders.length > 1 ? 'commanders' : 'commander', 'in your clipboard'];
  if (potential_decks === 0) return `No deck with ${names}, the ${whose} ${word}, has been counted yet.`;
  const share = num_decks === 0 ? 'none' : percentText(num_decks / potential_decks);
  return `In ${share} of ${countedText(potential_decks, 'deck')} with ${names}, the ${whose} ${word}.`;
};

/**
 * Writes into an element how many decks of the clipboard's commanders play its card (`data-card-share`); nothing for the
 * commanders themselves, or where the request fails.
 */
export const showCardShare = async (spot: HTMLElement, commanders: readonly string[]): Promise<void> => {
  const card = spot.dataset['cardShare'] ?? '';
  const slugs: readonly string[] = commanders.flatMap((url) => slugOfCardUrl(url) ?? []).sort();
  const key = slugs.includes(card) ? '' : slugs.join('-');
  if (spot.dataset['shareOf'] === key) return;
  spot.dataset['shareOf'] = key;
  const share = key === '' ? undefined : await siteApi.cardShare(card, key).catch(() => undefined);
  if (spot.dataset['shareOf'] === key) spot.textContent = share ? cardShareText(share) : '';
};
