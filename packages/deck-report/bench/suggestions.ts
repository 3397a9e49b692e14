import type { Card } from '@crownsmith/domain';
import { createRecommender, toRecommenderCard, trainModel, type Recommender } from '@crownsmith/recommender';
import { compareWithAverage } from '../src/average/compare-with-average';
import { nearestDecks } from '../src/average/nearest-decks';
import type { ComboIndex } from '../src/combos/combo-index';
import { findCuts } from '../src/cuts/find-cuts';
import type { ReportDeck } from '../src/report/report-card';
import { reportDeck } from '../src/report/report-deck';
import { findSwaps } from '../src/swaps/find-swaps';
import type { ReportCatalogue } from './real-decks';

/** A recommender that learnt from decks. */
export const trainedRecommender = (cards: readonly Card[], trained: readonly ReportDeck[]): Recommender => {
  const numbers = new Map(cards.map(({ slug }, at) => [slug, at]));
  const numbersOf = (entries: ReportDeck['main']): readonly number[] =>
    entries.flatMap(({ card }) => (card === undefined ? [] : (numbers.get(card.slug) ?? [])));
  return createRecommender(
    trainModel({
      cards: cards.map(toRecommenderCard),
      decks: trained.map((deck) => ({
        commanders: numbersOf(deck.commanders),
        cards: numbersOf(deck.main),
      })),
    }),
  );
};

type Part = (deck: ReportDeck) => unknown;

/**
 * The parts of a report that other decks tell, and all of it, as functions of a deck.
 * @param trained the decks that the recommender learns from
 */
export const makeSuggestions = (
  { cards, lookUp }: ReportCatalogue,
  trained: readonly ReportDeck[],
  combos: ComboIndex,
): Readonly<Record<string, Part>> => {
  const numbers = new Map(cards.map(({ slug }, at) => [slug, at]));
  const numbersOf = (entries: ReportDeck['main']): readonly number[] =>
    entries.flatMap(({ card }) => (card === undefined ? [] : (numbers.get(card.slug) ?? [])));
  const recommender = trainedRecommender(cards, trained);
  const compare: Part = (deck) => {
    const commanders = numbersOf(deck.commanders);
    const average = recommender.recommend({ commanders, cards: [], limit: 80 });
    return compareWithAverage(deck, {
      decks: average[0]?.evidence.potentialDecks ?? 0,
      cards: average.map(({ slug }) => slug),
      countOf: (slug) => {
        const card = recommender.indexOf(slug);
        return card === undefined ? undefined : recommender.countWithCommanders(commanders, card);
      },
    });
  };
  const cuts: Part = (deck) => findCuts(deck, recommender);
  const nearest: Part = (deck) => nearestDecks(deck, recommender, 5);
  const swaps: Part = (deck) => findSwaps(deck, { recommender, findCard: lookUp, combos });
  const swapsWithin: Part = (deck) =>
    findSwaps(deck, { recommender, findCard: lookUp, combos }, { bracket: 3, totalPrice: 50 });
  const parts = [cuts, nearest, swapsWithin, compare];
  return {
    cuts,
    'nearest decks': nearest,
    swaps,
    'swaps within a bracket and a budget': swapsWithin,
    'beside the average deck': compare,
    'all of a report': (deck) => [reportDeck(deck, { combos }), ...parts.map((part) => part(deck))],
  };
};
