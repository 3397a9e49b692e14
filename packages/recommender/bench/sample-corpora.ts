import { toRecommenderCard } from '../src/training/recommender-card';
import type { Corpus } from './corpora';

/** Number of sample decks. */
const SAMPLE_DECKS = 4000;

/** The generated decks of the starter catalogue, for machines without real decks. */
export const sampleCorpora = async (): Promise<readonly Corpus[]> => {
  const { generateSampleDecks, starterCards } = await import('@crownsmith/catalog/starter');
  const facts = starterCards();
  const numbers = new Map(facts.map(({ name }, number) => [name, number]));
  const numbersOf = (names: readonly string[]): number[] =>
    names.flatMap((name) => {
      const number = numbers.get(name);
      return number === undefined ? [] : [number];
    });
  const decks = Array.from(
    generateSampleDecks({ seed: 1, count: SAMPLE_DECKS }),
    ({ id, commanders, cards }) => ({
      id,
      commanders: numbersOf(commanders),
      cards: numbersOf(cards.map(({ name }) => name)),
    }),
  );
  return [
    {
      name: 'sample',
      split: 'decks',
      cards: facts.map(toRecommenderCard),
      decks: decks.map((deck) => ({ ...deck, day: -1 })),
      note: `${decks.length} generated decks`,
    },
  ];
};
