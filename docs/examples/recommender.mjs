// Trains a model on sample decks and asks it which cards a short list is missing.
//   node recommender.mjs
import { generateSampleDecks, starterCards } from '@crownsmith/catalog/starter';
import {
  createRecommender,
  makeModel,
  parseModel,
  toRecommenderCard,
  trainModel,
} from '@crownsmith/recommender';

const cards = starterCards().map(toRecommenderCard);
const indexByName = new Map(starterCards().map(({ name }, index) => [name, index]));
const decks = Array.from(generateSampleDecks({ seed: 1, count: 120 }), (deck) => ({
  commanders: deck.commanders.map((name) => indexByName.get(name)),
  cards: deck.cards.map(({ name }) => indexByName.get(name)),
}));

// In practice: train once, store the bytes, and parse them at each start.
const bytes = makeModel(trainModel({ cards, decks }));
const model = parseModel(bytes);
if (!model.ok) throw new Error(model.error.message);
console.log(`${decks.length} decks, ${cards.length} cards`);

const recommender = createRecommender(model.value);
const indexOf = (slug) => recommender.indexOf(slug) ?? [];
const list = { commanders: [indexOf('edgar-markov')], cards: ['blood-artist', 'sol-ring'].flatMap(indexOf) };
for (const { slug, reason } of recommender.recommend({ ...list, limit: 5 }))
  console.log(`+ ${slug} (${reason})`);
