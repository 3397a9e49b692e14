import { parseTypeLine, type Card } from '@crownsmith/domain';
import type { PageContext, Zone } from '#src/pages/page-context';

/** What a commander cares about, as far as its card says: subtypes, keywords, tags. */
const featuresOf = (card: Card | undefined): readonly string[] =>
  card === undefined
    ? []
    : [
        ...parseTypeLine(card.typeLine).flatMap((face) => face.subtypes),
        ...card.keywords.map((keyword) => `keyword ${keyword}`),
        ...card.tags.map((tag) => `tag ${tag}`),
      ];

/** Colours decide more than anything else about what two commanders may share. */
const SAME_IDENTITY = 2;

const likeness = (a: ReadonlySet<string>, b: readonly string[], sameIdentity: boolean): number => {
  const shared = b.filter((feature) => a.has(feature)).length;
  const all = a.size + b.length - shared;
  const features = all === 0 ? 0 : shared / all;
  return (features + (sameIdentity ? SAME_IDENTITY : 0)) / (1 + SAME_IDENTITY);
};

/**
 * Makes a search for played commanders like one without decks, by colours, creature types, keywords and tags; the more
 * played first among equals. Similarities are 0–1.
 */
export const makeUnplayedLike = (
  context: PageContext,
): ((zone: Zone, limit: number) => readonly (readonly [zone: Zone, similarity: number])[]) => {
  const played = context.zones
    .filter((zone) => zone.decks > 0 && zone.cards.length === 1)
    .map((zone) => ({ zone, features: featuresOf(context.cards[zone.cards[0] ?? -1]) }));
  return (wanted, limit) => {
    const own = new Set(featuresOf(context.cards[wanted.cards[0] ?? -1]));
    return played
      .filter(({ zone }) => zone.slug !== wanted.slug)
      .map(
        ({ zone, features }) => [zone, likeness(own, features, zone.identity === wanted.identity)] as const,
      )
      .filter(([, similarity]) => similarity > 0.3)
      .sort(
        ([zoneA, a], [zoneB, b]) => b - a || zoneB.decks - zoneA.decks || (zoneA.slug < zoneB.slug ? -1 : 1),
      )
      .slice(0, limit);
  };
};
