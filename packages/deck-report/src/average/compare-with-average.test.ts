import type { Counts } from '@crownsmith/recommender';
import { describe, expect, it } from 'vitest';
import { elfCards, elfChief, elfDeck, forest, makeElfRecommender, strangeCards } from '../testing/elf-decks';
import { compareWithAverage, type AverageDeck } from './compare-with-average';
import { nearestDecks } from './nearest-decks';

const slugs = elfCards.slice(0, 40).map(({ slug }) => slug as string);
const countsBySlug = new Map<string, Counts>([
  ...slugs.map((slug, at) => [slug, { decks: 90 - at, potential: 100 }] as const),
  ['stranger-1', { decks: 4, potential: 100 }],
  ['stranger-2', { decks: 0, potential: 100 }],
  ['stranger-3', { decks: 5, potential: 100 }],
  ['stranger-4', { decks: 0, potential: 19 }],
]);
const average: AverageDeck = {
  decks: 100,
  cards: [...slugs, elfChief.slug, forest.slug],
  countOf: (slug) => countsBySlug.get(slug),
};

describe('compareWithAverage', () => {
  const deck = elfDeck([...elfCards.slice(10, 40), ...strangeCards.slice(0, 6)]);
  const comparison = compareWithAverage(deck, average);

  it('says which share of the average deck the list has, without basic lands and commanders', () => {
    expect(comparison.overlap).toBe(0.75);
    expect(comparison.decks).toBe(100);
  });

  it('lists what the list lacks, most played first, with figures', () => {
    expect(comparison.missing.map(({ slug }) => slug)).toEqual(slugs.slice(0, 10));
    expect(comparison.missing[0]).toEqual({ slug: 'elf-1', decks: 90, potential: 100, inclusion: 0.9 });
  });

  it('lists none that hardly any of many decks could play', () => {
    const potentials = (decks: number) =>
      compareWithAverage(deck, {
        ...average,
        decks,
        countOf: (slug) => ({ decks: 1, potential: slug === 'elf-1' ? 4 : 5 }),
      });
    expect(potentials(100).missing.map(({ slug }) => slug)).not.toContain('elf-1');
    expect(potentials(4).missing.map(({ slug }) => slug)).toContain('elf-1');
    expect(potentials(100).missing).toHaveLength(9);
  });

  it('lists what hardly any deck plays, rarest first, if enough decks could play it', () => {
    expect(comparison.unusual.map(({ slug }) => slug)).toEqual(['stranger-2', 'stranger-1']);
  });

  it('has no overlap with an average deck without cards', () => {
    expect(compareWithAverage(deck, { ...average, cards: [] }).overlap).toBeUndefined();
  });

  it('leaves out basic lands that only the average deck plays', () => {
    const [entry] = deck.main;
    const list = { ...deck, main: entry ? [entry] : [] };
    const isBasic = (slug: string): boolean => slug === forest.slug;
    expect(compareWithAverage(list, { ...average, isBasic }).overlap).toBe(1 / 40);
  });
});

describe('nearestDecks', () => {
  it('finds the real decks that share most with a list, with the share of their cards that it has', () => {
    const recommender = makeElfRecommender();
    const nearest = nearestDecks(elfDeck(elfCards.slice(0, 60)), recommender, 5);
    expect(nearest).toHaveLength(5);
    for (const { commanders, overlap, shared, cards } of nearest) {
      expect(commanders).toEqual(['elf-chief']);
      expect(overlap).toBe(shared / cards);
      expect(overlap).toBeGreaterThan(0.7);
    }
    expect(nearestDecks(elfDeck([]), recommender, 5)).toEqual([]);
  });
});
