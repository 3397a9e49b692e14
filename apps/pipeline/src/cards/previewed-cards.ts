import { starterCards } from '@crownsmith/catalog/starter';
import type { Card } from '@crownsmith/domain';
import { dayNumber } from '#src/decks/deck-content-hash';

/** How long before its release a set is in card files. */
const PREVIEW_DAYS = 30;

/**
 * A card file calls a set that comes out in the weeks after it not legal, for then it is not. Where the starter has legal
 * cards of that set, it is out by now, and the legality of the others is unknown rather than that. Only records with
 * wording that name their set by its code tell how old the file is.
 */
export const withPreviews = (
  cards: readonly Card[],
  starter: readonly Card[] = starterCards(),
): readonly Card[] => {
  const newest = cards.reduce(
    (day, { text, sets, releasedAt }) =>
      text === undefined || sets.length === 0 || releasedAt === undefined
        ? day
        : Math.max(day, dayNumber(releasedAt)),
    -1,
  );
  const out = new Set(starter.flatMap(({ legality, sets }) => (legality === 'legal' ? sets : [])));
  return cards.map((card) =>
    card.legality === 'not_legal' &&
    card.releasedAt !== undefined &&
    dayNumber(card.releasedAt) > newest - PREVIEW_DAYS &&
    card.sets.some((code) => out.has(code))
      ? { ...card, legality: 'unknown' }
      : card,
  );
};
