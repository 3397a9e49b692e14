import type { WireCard } from '@crownsmith/api-client';
import { maxCopies, type CopiesOf } from '@crownsmith/domain';

/** Looks a card up by its canonical slug. */
export type CardLookup = (slug: string) => WireCard | undefined;

/** How many cards a list has. */
export interface ListCards {
  /** copies and commanders included, no card more often than a deck may have it */
  readonly size: number;
  /** cards with more copies than a deck may have */
  readonly overLimit: readonly WireCard[];
  /** its cards, each once */
  readonly copies: readonly CopiesOf<WireCard>[];
}

/**
 * Counts the cards of a list; entries of one card are added up. A commander may be listed among the cards, too: it counts
 * once.
 */
export const countListCards = (
  cards: readonly CopiesOf<WireCard>[],
  commanders: readonly WireCard[],
): ListCards => {
  const zone = new Set(commanders.map(({ sanitized }) => sanitized));
  const copies = new Map<WireCard, number>();
  for (const { card, count } of cards) copies.set(card, (copies.get(card) ?? 0) + count);
  let size = zone.size;
  const overLimit: WireCard[] = [];
  for (const [card, count] of copies) {
    size += Math.min(count, maxCopies(card.copy_limit, zone.has(card.sanitized)));
    if (count > maxCopies(card.copy_limit)) overLimit.push(card);
  }
  return { size, overLimit, copies: Array.from(copies, ([card, count]) => ({ card, count })) };
};
