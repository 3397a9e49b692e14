import { allows, isBasicLand, type Card } from '@crownsmith/domain';
import {
  indexDeckAttributes,
  makeDeckAttributes,
  makeDeckAttributesFile,
  makeModel,
  toRecommenderCard,
  trainModel,
  type Model,
  type RecommenderDeck,
} from '@crownsmith/recommender';

/** Twelve decks for every commander among the cards, each with a fixed selection of the cards in its colours. */
const fixtureDecks = (cards: readonly Card[]): readonly RecommenderDeck[] =>
  cards.flatMap((commander, index) => {
    if (!commander.canBeCommander) return [];
    const allowed = cards.flatMap((card, at) =>
      at !== index && card.legality === 'legal' && allows(commander.colorIdentity, card) ? [at] : [],
    );
    return Array.from({ length: 12 }, (_, deck) => ({
      commanders: [index],
      cards: allowed.filter((at) => (at * 7 + deck) % 3 !== 0).slice(0, 99),
    }));
  });

const trained = new WeakMap<readonly Card[], Model>();

const trainFixtureModel = (cards: readonly Card[]): Model => {
  const model =
    trained.get(cards) ?? trainModel({ cards: cards.map(toRecommenderCard), decks: fixtureDecks(cards) });
  trained.set(cards, model);
  return model;
};

/** The file of a recommender model, trained on a few invented decks. */
export const recommenderModel = (cards: readonly Card[]): Uint8Array => makeModel(trainFixtureModel(cards));

/** 2025-01-01 as days since 1970-01-01. */
const FIRST_DAY = 20_089;

/**
 * The file of what is known of the decks of `recommenderModel`: the twelve of a commander are of a month each of 2025, of
 * brackets 1 to 4 in turn, and cost $50, $100, … $600; the first eight are of tournaments, the others casual. Half of them have an address, one of which pages must not link.
 */
export const deckAttributesFile = (cards: readonly Card[]): Uint8Array =>
  makeDeckAttributesFile(
    indexDeckAttributes(
      trainFixtureModel(cards),
      makeDeckAttributes({
        cards: cards.map(toRecommenderCard),
        decks: fixtureDecks(cards),
        cardFirstDays: cards.map(() => -1),
        cardGroups: cards.map((card) => (isBasicLand(card) ? 0 : 1)),
        factsOf: (deck) => ({
          day: FIRST_DAY + 30 * (deck % 12),
          cents: 5_000 * (1 + (deck % 12)),
          bracket: 1 + (deck % 4),
          basics: 10,
          format: 0,
          kind: 1 + (deck % 12 < 8 ? 0 : 1),
          source: 'tournaments.jsonl',
          address: [undefined, `https://decks.example/${deck}`, undefined, 'javascript:alert(1)'][deck % 4],
        }),
        bans: [],
      }),
    ),
  );
