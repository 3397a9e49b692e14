import type { Card } from '@crownsmith/domain';
import { parseTypeLine } from '@crownsmith/domain';

/** Words of a card that say what it is for. */
const featuresOf = (card: Card): readonly string[] => [
  ...card.tags.map((tag) => `tag ${tag}`),
  ...card.keywords.map((keyword) => `keyword ${keyword.toLowerCase()}`),
  ...parseTypeLine(card.typeLine).flatMap((face) => face.subtypes.map((subtype) => `type ${subtype.toLowerCase()}`)),
];

/** A feature that more cards have than this says nothing by itself. */
const COMMON = 4000;
const CANDIDATES = 400;
const LIMIT = 12;

const TOGETHER_WEIGHT = 3;

/**
 * Makes a search for cards like one: the same primary type, with tags, keywords and subtypes in common (rare ones
 * weigh more), a near mana value, an identity alike, and, where decks tell, played in the same decks.
 * @param cosine how much two cards share their decks, 0–1
 */
export const makeSimilarCards = (cards: readonly Card[]): ((card: number, cosine: (other: number) => number) => readonly number[]) => {
  const features = cards.map(featuresOf);
  const holders = new Map<string, number[]>();
  features.forEach((list, card) => {
    for (const feature of new Set(list)) {
      const known = holders.get(feature);
      if (known === undefined) holders.set(feature, [card]);
      else known.push(card);
    }
  });
  const rarity = (feature: string): number => Math.log(cards.length / (holders.get(feature)?.length ?? 1));
  const scores = new Float64Array(cards.length);
  return (number, cosine) => {
    const card = cards[number];
    if (card === undefined) return [];
    const touched = new Set<number>();
    for (const feature of new Set(features[number])) {
      const list = holders.get(feature) ?? [];
      if (list.length > COMMON) continue;
      for (const other of list) {
        scores[other] = (scores[other] ?? 0) + rarity(feature);
        touched.add(other);
      }
    }
    touched.delete(number);
    const near = (other: number): number => {
      const facts = cards[other];
      if (facts === undefined) return 0;
      const shared = scores[other] ?? 0;
      const apart = Math.abs(facts.manaValue - card.manaValue);
      const colors = facts.colorIdentity === card.colorIdentity ? 1.5 : (facts.colorIdentity & card.colorIdentity) !== 0 ? 0.5 : 0;
      return shared - apart * 0.7 + colors + TOGETHER_WEIGHT * cosine(other);
    };
    const ranked = [...touched]
      .filter((other) => cards[other]?.primaryType === card.primaryType)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
      .slice(0, CANDIDATES)
      .map((other) => [other, near(other)] as const)
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, LIMIT)
      .map(([other]) => other);
    for (const other of touched) scores[other] = 0;
    scores[number] = 0;
    return ranked;
  };
};
