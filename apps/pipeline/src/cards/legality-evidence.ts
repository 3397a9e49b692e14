import { latestLegalityChange } from '@crownsmith/catalog';
import { STARTER_DATE, starterCards } from '@crownsmith/catalog/starter';
import type { Card, LegalityEvidence } from '@crownsmith/domain';
import type { SourcedCard } from './known-cards';

/**
 * ISO date of the imported card files, by their newest release; undefined if they have none. Only full records count:
 * a record with rules text that names its set by code.
 */
const cardFileDate = (cards: readonly SourcedCard[]): string | undefined => {
  let newest: string | undefined;
  for (const { card, origin } of cards) {
    const { text, sets, releasedAt } = card;
    const isFull = origin === 'imported' && text !== undefined && sets.length > 0;
    if (isFull && releasedAt !== undefined && (newest === undefined || releasedAt > newest))
      newest = releasedAt;
  }
  return newest;
};

/**
 * What the card files, the starter catalogue and the announced bans provide about each card's legality, for
 * `decideLegality`.
 */
export const collectLegalityEvidence = (
  cards: readonly SourcedCard[],
  starter: readonly Card[] = starterCards(),
): readonly LegalityEvidence[] => {
  const date = cardFileDate(cards);
  const bySlug = new Map(starter.map(({ slug, legality }) => [slug, legality]));
  const setsOut = new Set(starter.flatMap(({ legality, sets }) => (legality === 'legal' ? sets : [])));
  return cards.map(({ card, origin }) =>
    origin === 'starter'
      ? { starter: card.legality }
      : {
          cardFile: { legality: card.legality, date },
          releasedAt: card.releasedAt,
          isSetOut: card.sets.some((code) => setsOut.has(code)),
          starter: bySlug.get(card.slug),
          starterDate: STARTER_DATE,
          announced: latestLegalityChange(card.slug),
        },
  );
};
