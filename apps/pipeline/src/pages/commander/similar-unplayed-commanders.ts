import { parseTypeLine, type Card } from '@crownsmith/domain';
import type { PageContext, Zone } from '#src/pages/page-context';

/** Weight of an equal colour identity; all other features together have a weight of 1. */
const SAME_IDENTITY = 2;
const MIN_SIMILARITY = 0.3;

/** Features to compare commanders by: subtypes, keywords, tags. */
const listFeatures = (card: Card | undefined): readonly string[] =>
  card === undefined
    ? []
    : [
        ...parseTypeLine(card.typeLine).flatMap((face) => face.subtypes),
        ...card.keywords.map((keyword) => `keyword ${keyword}`),
        ...card.tags.map((tag) => `tag ${tag}`),
      ];

const similarityOf = (jaccard: number, hasSameIdentity: boolean): number =>
  (jaccard + (hasSameIdentity ? SAME_IDENTITY : 0)) / (1 + SAME_IDENTITY);

const computeSimilarity = (
  a: ReadonlySet<string>,
  b: readonly string[],
  hasSameIdentity: boolean,
): number => {
  // Most pairs cannot be similar enough, whatever their features are.
  const most = Math.min(a.size, b.length) / Math.max(1, a.size, b.length);
  if (similarityOf(most, hasSameIdentity) <= MIN_SIMILARITY) return 0;
  let shared = 0;
  for (const feature of b) if (a.has(feature)) shared += 1;
  const all = a.size + b.length - shared;
  return similarityOf(all === 0 ? 0 : shared / all, hasSameIdentity);
};

/**
 * Makes a search for played commanders that are not banned and similar to one without decks, by colours, creature types, keywords and tags, most
 * similar first, then by decks. Similarities are 0–1.
 */
export const makeSimilarToUnplayed = (
  context: PageContext,
): ((commander: Zone, limit: number) => readonly (readonly [zone: Zone, similarity: number])[]) => {
  const played = context.zones
    .filter((zone) => zone.decks > 0 && zone.cards.length === 1 && !zone.banned)
    .map((zone) => ({ zone, features: listFeatures(context.cards[zone.cards[0] ?? -1]) }));
  return (commander, limit) => {
    const own = new Set(listFeatures(context.cards[commander.cards[0] ?? -1]));
    const similar: (readonly [Zone, number])[] = [];
    for (const { zone, features } of played) {
      if (zone.slug === commander.slug) continue;
      const similarity = computeSimilarity(own, features, zone.identity === commander.identity);
      if (similarity > MIN_SIMILARITY) similar.push([zone, similarity]);
    }
    return similar
      .sort(
        ([zoneA, a], [zoneB, b]) => b - a || zoneB.decks - zoneA.decks || (zoneA.slug < zoneB.slug ? -1 : 1),
      )
      .slice(0, limit);
  };
};
