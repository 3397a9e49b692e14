import { PRIMARY_TYPES, TAGS } from '@crownsmith/domain';
import { makeDeckTable, tableOfFirst } from './deck-table';
import { ITEM_MODEL_DEFAULTS, type ItemModel, type ItemModelOptions } from './item-model';
import { learningDecks } from './learning-decks';
import { learn, learntArrays, type Learnt } from './learnt';
import { FLAG_BASIC, FLAG_LEGAL, MAX_CARDS, type Model } from '../model/model';
import { utf16Units } from '../numeric/utf16';
import { numberCardTerms } from '../prior/term-numbers';
import { makePostings } from './postings';
import type { RecommenderCard, RecommenderDeck } from './recommender-card';
import { makeTermTable } from './term-table';
import { countPlay } from './zone-counts';

/** A card is identified by its index in `cards`; decks may be a stream. */
export interface TrainingData {
  readonly cards: readonly RecommenderCard[];
  readonly decks: Iterable<RecommenderDeck>;
}

/** How far a training is. */
export interface TrainingProgress {
  readonly step: 'decks' | 'cards-together' | 'prior';
  /** 0–1 */
  readonly done: number;
}

/** How a model is trained. */
export interface TrainingOptions extends ItemModelOptions {
  /**
   * What was learnt before with the same cards from the same first decks, as many as `learningDecks` says, and the same options:
   * the model is the same as if it had learnt again. The caller vouches for that; only what cannot be is noticed.
   */
  readonly learnt?: Learnt;
  /**
   * Which cards go together, as it was learnt before from the same first decks with the same options: other cards that no deck has, and
   * other facts about cards, do not change it. The caller vouches for that. The numbers of cards are those of `cards`, in the order in which
   * they were then.
   */
  readonly learntItems?: ItemModel;
  /** With fewer decks, a model learns from all of them: 131,072. */
  readonly learnAllBelow?: number;
}

/**
 * Trains the recommender's model: sorts the decks, inverts them into postings, counts cards by command zone and learns
 * which cards go together and what kinds of commanders play. The same data gives the same model, bit for bit. Cards without decks are included. Takes
 * about ten seconds for 20,000 decks, most of it for the item-item model (see ItemModelOptions). Of many decks, it learns from the
 * first `learningDecks`.
 * @throws RangeError for more than MAX_CARDS cards, a repeated slug or a slug with a line feed, and for what was learnt with another
 * number of cards or of commanders without decks
 * @example trainModel({ cards: [], decks: [] }).deckStarts.length // 1
 */
export const trainModel = (
  { cards, decks }: TrainingData,
  options: Partial<TrainingOptions> = {},
  onProgress?: (progress: TrainingProgress) => void,
): Model => {
  if (cards.length > MAX_CARDS)
    throw new RangeError(`There are ${cards.length} cards; a model has at most ${MAX_CARDS}.`);
  const facts = makeCardFacts(cards);
  const sorted = makeDeckTable(cards, decks);
  const { table, given } = sorted;
  onProgress?.({ step: 'decks', done: 1 });
  const counts = countPlay(cards.length, table);
  const terms = numberCardTerms(cards);
  const learnAgain = (): Learnt => {
    const first = tableOfFirst(sorted, learningDecks(given, options.learnAllBelow));
    return learn(
      cards,
      terms,
      { ...first, ...(first === table ? counts : countPlay(cards.length, first)) },
      { ...ITEM_MODEL_DEFAULTS, ...options },
      (done) => onProgress?.({ step: 'cards-together', done }),
    );
  };
  const learnt = learntArrays(options.learnt ?? learnAgain(), cards.length, table);
  onProgress?.({ step: 'prior', done: 1 });
  return {
    ...facts,
    ...makeTermTable(terms),
    ...counts,
    ...table,
    ...makePostings(counts.cardDecks, table),
    ...learnt,
  };
};

type CardFacts = Pick<
  Model,
  | 'slugs'
  | 'cardIdentities'
  | 'cardFlags'
  | 'cardTypes'
  | 'cardTags'
  | 'cardManaValues'
  | 'featureStarts'
  | 'features'
>;

const makeCardFacts = (cards: readonly RecommenderCard[]): CardFacts => {
  const slugs = new Set(cards.map(({ slug }) => slug));
  if (slugs.size !== cards.length) throw new RangeError('Slugs must be unique.');
  const text = cards.map(({ slug }) => slug).join('\n');
  if (cards.length > 0 && text.split('\n').length !== cards.length)
    throw new RangeError('A slug must not contain a line feed.');
  const { featureStarts, features } = makeCardFeatures(cards);
  return {
    slugs: utf16Units(text),
    cardIdentities: Uint8Array.from(cards, ({ identity }) => identity),
    cardFlags: Uint8Array.from(
      cards,
      ({ basic, legal }) => (basic ? FLAG_BASIC : 0) | (legal ? FLAG_LEGAL : 0),
    ),
    cardTypes: Uint8Array.from(cards, ({ primaryType }) =>
      primaryType === undefined ? 0 : 1 + PRIMARY_TYPES.indexOf(primaryType),
    ),
    cardTags: Uint8Array.from(cards, ({ tags }) =>
      tags.reduce((bits, tag) => bits | (1 << TAGS.indexOf(tag)), 0),
    ),
    cardManaValues: Uint8Array.from(cards, ({ manaValue }) =>
      Math.min(255, Math.max(0, Math.floor(manaValue))),
    ),
    featureStarts,
    features,
  };
};

/** Subtypes and keywords as numbers; any beyond the 65,536th distinct one are left out. */
const makeCardFeatures = (cards: readonly RecommenderCard[]): Pick<Model, 'featureStarts' | 'features'> => {
  const numbers = new Map<string, number>();
  const featureStarts = new Uint32Array(cards.length + 1);
  const features: number[] = [];
  cards.forEach(({ subtypes, keywords }, card) => {
    const names = new Set([
      ...subtypes.map((name) => `subtype ${name.toLowerCase()}`),
      ...keywords.map((name) => `keyword ${name.toLowerCase()}`),
    ]);
    for (const name of names) {
      const number = numbers.get(name) ?? numbers.size;
      if (number > 0xffff) continue;
      numbers.set(name, number);
      features.push(number);
    }
    featureStarts[card + 1] = features.length;
  });
  return { featureStarts, features: Uint16Array.from(features) };
};
