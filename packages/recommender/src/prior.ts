import { overallCounts, type Corpus } from './corpus';
import type { Query } from './query';

/** Popularity is drawn towards 0 as though so many more decks did not play the card. */
const DOUBT_DECKS = 20;
/** What a card is thought to be played in, of those doubtful decks, when nothing else is known. */
const DOUBT_COUNT = 0.2;
/** How strongly a shared subtype or keyword of full weight, and a shared tag, multiply the odds (as exponents). */
const FEATURE_EXPONENT = 3;
const TAG_EXPONENT = 0.3;

/** How telling each subtype or keyword is, 0–1: 1 when one card has it, 0 when all have. */
export const featureWeights = ({ model, cards }: Corpus): Float32Array => {
  let most = 0;
  for (const feature of model.features) most = Math.max(most, feature + 1);
  const counts = new Uint32Array(most);
  for (const feature of model.features) counts[feature] = (counts[feature] as number) + 1;
  const full = Math.log(Math.max(2, cards));
  return Float32Array.from(counts, (count) => (count > 0 ? Math.log(cards / count) / full : 0));
};

/**
 * What is expected of every card before any deck of the user's commanders is seen, 0–1: its popularity among the
 * decks that could play it, with odds raised where it shares subtypes, keywords or tags with the commanders. So a
 * commander whom nobody played yet is answered from its colours, its tribe and what it does.
 */
export const priorRates = (corpus: Corpus, weights: Float32Array, { commanders }: Query): Float32Array => {
  const { model } = corpus;
  const wanted = new Set<number>();
  let tags = 0;
  for (const commander of commanders) {
    const end = model.featureStarts[commander + 1] as number;
    for (let i = model.featureStarts[commander] as number; i < end; i++)
      wanted.add(model.features[i] as number);
    tags |= model.cardTags[commander] as number;
  }
  const rates = new Float32Array(corpus.cards);
  for (let card = 0; card < rates.length; card++) {
    const { decks, potential } = overallCounts(corpus, card);
    const popularity = (decks + DOUBT_COUNT) / (potential + DOUBT_DECKS);
    let exponent = 0;
    const end = model.featureStarts[card + 1] as number;
    for (let i = model.featureStarts[card] as number; i < end; i++) {
      const feature = model.features[i] as number;
      if (wanted.has(feature)) exponent += FEATURE_EXPONENT * (weights[feature] as number);
    }
    let shared = tags & (model.cardTags[card] as number);
    for (; shared !== 0; shared &= shared - 1) exponent += TAG_EXPONENT;
    const odds = (popularity / Math.max(1e-6, 1 - popularity)) * Math.exp(Math.min(6, exponent));
    rates[card] = odds / (1 + odds);
  }
  return rates;
};
