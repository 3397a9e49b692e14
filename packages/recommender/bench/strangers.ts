import { FLAG_BASIC, modelCards, modelDecks, NO_CARD, type Model } from '../src/model/model';
import { hashText, seededRandom } from '../src/numeric/random';
import { topEntries } from '../src/numeric/top-entries';
import type { Corpus } from './corpora';
import { playedCards, type SplitDeck } from './split';

/** How strangers are sampled: each card alike, or in proportion to the decks that play it. */
export const SAMPLINGS = ['uniform', 'popular'] as const;
export type Sampling = (typeof SAMPLINGS)[number];

/** A real deck of which some cards were replaced by as many strangers. */
export interface StrangerCase {
  readonly deck: SplitDeck;
  readonly commanders: readonly number[];
  /** What remains of the deck, and the strangers, in no order. */
  readonly list: readonly number[];
  readonly strangers: ReadonlySet<number>;
}

/** The part of a deck that is replaced. */
const SHARE = 0.2;
/** The decks nearest to a deck, by their Jaccard index, that count as similar. */
export const SIMILAR_DECKS = 100;

/** The decks of a model with the greatest Jaccard indices with a list. */
const nearestDecks = (model: Model, cards: readonly number[]): Uint32Array => {
  const shared = new Float64Array(modelDecks(model));
  for (const card of cards)
    for (const deck of model.postings.subarray(model.postingStarts[card], model.postingStarts[card + 1]))
      shared[deck] = shared[deck] + 1;
  const jaccard = shared.map((both, deck) => {
    const size = model.deckStarts[deck + 1] - model.deckStarts[deck];
    return both / (cards.length + size - both);
  });
  return topEntries(jaccard, SIMILAR_DECKS);
};

/** Marks every card that decks similar to this one or decks of one of its commanders play. */
const markKnownCards = (model: Model, deck: SplitDeck, cards: readonly number[]): Uint8Array => {
  const known = new Uint8Array(modelCards(model));
  const markDeck = (number: number): void => {
    for (const card of model.deckCards.subarray(model.deckStarts[number], model.deckStarts[number + 1]))
      known[card] = 1;
  };
  nearestDecks(model, cards).forEach(markDeck);
  for (let zone = 0; zone + 1 < model.zoneStarts.length; zone++) {
    const commanders = model.zoneCommanders.subarray(zone * 2, zone * 2 + 2);
    if (!commanders.some((card) => card !== NO_CARD && deck.commanders.includes(card))) continue;
    for (let d = model.zoneStarts[zone]; d < model.zoneStarts[zone + 1]; d++) markDeck(d);
  }
  for (const card of [...cards, ...deck.commanders]) known[card] = 1;
  return known;
};

const shuffle = <T>(list: T[], random: () => number): T[] => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
};

/** Samples distinct candidates by their weights (Efraimidis–Spirakis: the greatest values of random^(1/weight)). */
const sampleWeighted = (
  candidates: readonly number[],
  weightOf: (card: number) => number,
  count: number,
  random: () => number,
): readonly number[] =>
  candidates
    .map((card) => ({ card, key: Math.log(random()) / weightOf(card) }))
    .filter(({ key }) => Number.isFinite(key))
    .sort((a, b) => b.key - a.key || a.card - b.card)
    .slice(0, count)
    .map(({ card }) => card);

/**
 * Replaces a fifth of a deck's cards by strangers: cards within its colours that neither the decks of a model nearest to
 * it nor those of its commanders play. Undefined if there are too few of them. The same case in every run.
 */
export const makeStrangerCase = (
  corpus: Corpus,
  model: Model,
  deck: SplitDeck,
  sampling: Sampling,
): StrangerCase | undefined => {
  const random = seededRandom(hashText(`${deck.id} strangers ${sampling}`));
  const cards = shuffle([...playedCards(corpus, deck)], random);
  const known = markKnownCards(model, deck, cards);
  const identity = deck.commanders.reduce((bits, card) => bits | model.cardIdentities[card], 0);
  const candidates: number[] = [];
  for (let card = 0; card < known.length; card++)
    if (
      known[card] === 0 &&
      (model.cardIdentities[card] & ~identity) === 0 &&
      (model.cardFlags[card] & FLAG_BASIC) === 0
    )
      candidates.push(card);
  const count = Math.max(1, Math.round(cards.length * SHARE));
  const weightOf = sampling === 'uniform' ? () => 1 : (card: number) => model.cardDecks[card];
  const strangers = sampleWeighted(candidates, weightOf, count, random);
  if (strangers.length < count) return undefined;
  return {
    deck,
    commanders: deck.commanders,
    list: shuffle([...cards.slice(count), ...strangers], random),
    strangers: new Set(strangers),
  };
};
