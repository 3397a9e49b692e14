import type { RecsRequest, WireCard } from '@crownsmith/api-client';
import { maxCopies, slugOfCardUrl } from '@crownsmith/domain';
import type { CardLookup } from './card-lookup';

/** How many cards the list of a request has. */
export interface ListCards {
  /** copies and commanders included, no card more often than a deck may have it */
  readonly size: number;
  /** URLs of cards with more copies than a deck may have */
  readonly overLimit: readonly string[];
  /** its known cards, each once */
  readonly copies: readonly { readonly card: WireCard; readonly count: number }[];
}

/**
 * Counts the cards of a list; entries of one card are added up. A commander may be listed among the cards, too: it counts
 * once.
 * @param cardOf finds a card by its slug or one that redirects; unknown cards are not counted
 */
export const countListCards = (
  cards: RecsRequest['cards'],
  commanders: readonly WireCard[],
  cardOf: CardLookup,
): ListCards => {
  const zone = new Set(commanders.map(({ sanitized }) => sanitized));
  const copies = new Map<WireCard, number>();
  for (const entry of cards) {
    const { url, count } = typeof entry === 'string' ? { url: entry, count: 1 } : entry;
    const card = cardOf(slugOfCardUrl(url) ?? '');
    if (card) copies.set(card, (copies.get(card) ?? 0) + count);
  }
  let size = zone.size;
  const overLimit: string[] = [];
  for (const [card, count] of copies) {
    size += Math.min(count, maxCopies(card.copy_limit, zone.has(card.sanitized)));
    if (count > maxCopies(card.copy_limit)) overLimit.push(card.url);
  }
  return { size, overLimit, copies: Array.from(copies, ([card, count]) => ({ card, count })) };
};
