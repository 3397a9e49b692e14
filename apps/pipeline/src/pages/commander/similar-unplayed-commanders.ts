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

/** Numbers features, so that they are compared by number. */
const makeFeatureNumbers = (): ((card: Card | undefined) => Int32Array) => {
  const numbers = new Map<string, number>();
  return (card) =>
    Int32Array.from(listFeatures(card), (feature) => {
      const number = numbers.get(feature) ?? numbers.size;
      numbers.set(feature, number);
      return number;
    });
};

/** @param own 1 for each of `size` different features of the commander */
const computeSimilarity = (
  own: Uint8Array,
  size: number,
  features: Int32Array,
  hasSameIdentity: boolean,
): number => {
  // Most pairs cannot be similar enough, whatever their features are.
  const most = Math.min(size, features.length) / Math.max(1, size, features.length);
  if (similarityOf(most, hasSameIdentity) <= MIN_SIMILARITY) return 0;
  let shared = 0;
  for (let place = 0; place < features.length; place += 1) shared += own[features[place] as number] ?? 0;
  const all = size + features.length - shared;
  return similarityOf(all === 0 ? 0 : shared / all, hasSameIdentity);
};

/**
 * Makes a search for played commanders that are not banned and similar to one without decks, by colours, creature types, keywords and tags, most
 * similar first, then by decks. Similarities are 0–1.
 */
export const makeSimilarToUnplayed = (
  context: PageContext,
): ((commander: Zone, limit: number) => readonly (readonly [zone: Zone, similarity: number])[]) => {
  const numbersOf = makeFeatureNumbers();
  const featuresOf = (zone: Zone): Int32Array => numbersOf(context.cards[zone.cards[0] ?? -1]);
  const played = context.zones
    .filter((zone) => zone.decks > 0 && zone.cards.length === 1 && !zone.banned)
    .map((zone) => ({ zone, features: featuresOf(zone) }));
  return (commander, limit) => {
    const features = new Set(featuresOf(commander));
    const own = new Uint8Array(Math.max(0, ...features) + 1);
    for (const feature of features) own[feature] = 1;
    const similar: (readonly [Zone, number])[] = [];
    for (const { zone, features: others } of played) {
      if (zone.slug === commander.slug) continue;
      const hasSameIdentity = zone.identity === commander.identity;
      const similarity = computeSimilarity(own, features.size, others, hasSameIdentity);
      if (similarity > MIN_SIMILARITY) similar.push([zone, similarity]);
    }
    return similar
      .sort(
        ([zoneA, a], [zoneB, b]) => b - a || zoneB.decks - zoneA.decks || (zoneA.slug < zoneB.slug ? -1 : 1),
      )
      .slice(0, limit);
  };
};
