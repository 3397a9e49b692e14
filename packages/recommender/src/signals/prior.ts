import { overallCounts, type ModelLookups } from '../model/model-lookups';
import type { Query } from './query';

/** Popularity is smoothed by these pseudo-counts: decks that could play the card, and decks that do. */
const PSEUDO_DECKS = 20;
const PSEUDO_COUNT = 0.2;
/** A shared subtype or keyword of full weight, and a shared tag, multiply the odds by e to these powers. */
const FEATURE_EXPONENT = 1.5;
const TAG_EXPONENT = 0.1;
const MAX_EXPONENT = 6;

/** The expected inclusion of every card, 0–1, before any deck of the user's commanders is considered. */
export type Prior = (query: Query) => Float32Array;

/** Cards by subtype or keyword. */
const cardsByFeature = ({ model, cards }: ModelLookups): readonly (readonly number[])[] => {
  const lists: number[][] = [];
  for (let card = 0; card < cards; card++) {
    const end = model.featureStarts[card + 1] as number;
    for (let i = model.featureStarts[card] as number; i < end; i++) {
      const list = (lists[model.features[i] as number] ??= []);
      list.push(card);
    }
  }
  return lists;
};

/**
 * A prior from identity, tribe and purpose: a card's popularity among the decks that could play it, with higher odds for
 * the subtypes, keywords and tags that it shares with the commanders, the rarer the higher. It covers commanders without
 * decks.
 */
export const createPrior = (lookups: ModelLookups): Prior => {
  const { model, cards } = lookups;
  const lists = cardsByFeature(lookups);
  const maxLog = Math.log(Math.max(2, cards));
  const popularity = Float32Array.from({ length: cards }, (_, card) => {
    const { decks, potential } = overallCounts(lookups, card);
    return (decks + PSEUDO_COUNT) / (potential + PSEUDO_DECKS);
  });
  const exponents = new Float32Array(cards);

  return ({ commanders }) => {
    const rates = popularity.slice();
    const wanted = new Set<number>();
    let tags = 0;
    for (const commander of commanders) {
      const end = model.featureStarts[commander + 1] as number;
      for (let i = model.featureStarts[commander] as number; i < end; i++)
        wanted.add(model.features[i] as number);
      tags |= model.cardTags[commander] as number;
    }
    if (wanted.size === 0 && tags === 0) return rates;
    exponents.fill(0);
    for (const feature of wanted) {
      const list = lists[feature] ?? [];
      const weight = (FEATURE_EXPONENT * Math.log(cards / Math.max(1, list.length))) / maxLog;
      for (const card of list) exponents[card] = (exponents[card] as number) + weight;
    }
    for (let card = 0; card < cards; card++) {
      let exponent = exponents[card] as number;
      for (let shared = tags & (model.cardTags[card] as number); shared !== 0; shared &= shared - 1)
        exponent += TAG_EXPONENT;
      if (exponent === 0) continue;
      const rate = rates[card] as number;
      const odds = (rate / Math.max(1e-6, 1 - rate)) * Math.exp(Math.min(MAX_EXPONENT, exponent));
      rates[card] = odds / (1 + odds);
    }
    return rates;
  };
};

/** Whether a card shares a subtype or keyword with one of the commanders: such cards have higher odds in the prior. */
export const sharesFeatureWithCommanders = (
  { model }: ModelLookups,
  { commanders }: Query,
  card: number,
): boolean => {
  const featuresOf = (of: number): Uint16Array =>
    model.features.subarray(model.featureStarts[of], model.featureStarts[of + 1]);
  const own = featuresOf(card);
  return commanders.some((commander) => featuresOf(commander).some((feature) => own.includes(feature)));
};
