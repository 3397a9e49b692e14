import { fitsIdentity, isBasicLand, parseTypeLine, type Card } from '@crownsmith/domain';
import { makeModel, trainModel, type RecommenderDeck } from '@crownsmith/recommender';

/** Twelve decks for every commander among the cards, each with a fixed selection of the cards in its colours. */
const fixtureDecks = (cards: readonly Card[]): readonly RecommenderDeck[] =>
  cards.flatMap((commander, index) => {
    if (!commander.canBeCommander) return [];
    const allowed = cards.flatMap((card, at) =>
      at !== index && card.legality === 'legal' && fitsIdentity(card.colorIdentity, commander.colorIdentity)
        ? [at]
        : [],
    );
    return Array.from({ length: 12 }, (_, deck) => ({
      commanders: [index],
      cards: allowed.filter((at) => (at * 7 + deck) % 3 !== 0).slice(0, 99),
    }));
  });

/** The file of a recommender model, trained on a few invented decks. */
export const recommenderModel = (cards: readonly Card[]): Uint8Array =>
  makeModel(
    trainModel({
      cards: cards.map((card) => ({
        slug: card.slug,
        identity: card.colorIdentity,
        subtypes: parseTypeLine(card.typeLine).flatMap((face) => face.subtypes),
        tags: card.tags,
        keywords: card.keywords,
        manaValue: card.manaValue,
        basic: isBasicLand(card),
        legal: card.legality === 'legal',
        ...(card.primaryType && { primaryType: card.primaryType }),
      })),
      decks: fixtureDecks(cards),
    }),
  );
