import { beforeAll, describe, expect, it } from 'vitest';
import { cardIndex, tribalDecks } from './testing/tribal-decks';
import type { Recommendation } from './ranking/recommendation';
import { createRecommender, type Recommender } from './recommender';
import { trainModel } from './training/train-model';

const { cards } = tribalDecks();
const slugs = (list: readonly { readonly slug: string }[]): string[] => list.map(({ slug }) => slug);
const tribe = (slug: string): string => slug.replace(/-\d+$/, '');

let recommender: Recommender;
beforeAll(() => {
  recommender = createRecommender(trainModel(tribalDecks(), { ridge: 20 }));
});

describe('recommend', () => {
  it('recommends beasts for a list of beasts, although most decks of the commander are elves', () => {
    const list = ['beast-1', 'beast-2', 'beast-3', 'beast-4', 'beast-5', 'beast-6', 'stone-1'].map(cardIndex);
    const top = recommender.recommend({ commanders: [cardIndex('elf-chief')], cards: list, limit: 15 });
    const tribes = slugs(top).map(tribe);
    expect(tribes.filter((name) => name === 'beast').length).toBeGreaterThan(6);
    expect(tribes).not.toContain('elf');
  });

  it('recommends what the decks of a commander play for the commander alone', () => {
    const top = recommender.recommend({ commanders: [cardIndex('elf-chief')], cards: [], limit: 20 });
    expect(slugs(top).filter((slug) => tribe(slug) === 'elf').length).toBeGreaterThan(15);
  });

  it('never recommends banned cards, basic lands, other colours or cards of the list', () => {
    const list = ['elf-1', 'elf-2', 'elf-3'].map(cardIndex);
    const all = slugs(
      recommender.recommend({ commanders: [cardIndex('elf-chief')], cards: list, limit: 1000 }),
    );
    for (const slug of ['banned-elf', 'forest', 'swamp', 'vampire-1', 'elf-1', 'elf-2', 'elf-chief'])
      expect(all).not.toContain(slug);
    expect(all).toContain('elf-4');
  });

  it('recommends by tribe and colours for a commander without decks', () => {
    const top = recommender.recommend({
      commanders: [cardIndex('unplayed-elf-chief')],
      cards: [],
      limit: 100,
    });
    expect(top).toHaveLength(100);
    const typical = recommender.typical({ commanders: [cardIndex('unplayed-elf-chief')], limit: 20 });
    expect(slugs(typical).filter((slug) => tribe(slug) === 'elf').length).toBeGreaterThan(15);
    expect(top.every(({ evidence }) => evidence.numDecks === 0 && evidence.potentialDecks === 0)).toBe(true);
  });

  it('leaves no part of the model for a request to work out', () => {
    const model = { ...trainModel(tribalDecks(), { ridge: 20 }) };
    const early = createRecommender(model);
    Object.assign(model, { priorZones: new Uint32Array() });
    const list = ['beast-1', 'beast-2', 'beast-3', 'beast-4'].map(cardIndex);
    const request = { commanders: [cardIndex('unplayed-elf-chief')], cards: list };
    expect(early.recommend(request)).toEqual(recommender.recommend(request));
    const late = createRecommender({ ...model });
    expect(late.recommend(request)).not.toEqual(recommender.recommend(request));
  });

  it('recommends 100 cards of a colour that no deck plays', () => {
    const top = recommender.recommend({
      commanders: [cardIndex('unplayed-blue-chief')],
      cards: [cardIndex('unplayed-blue-1')],
    });
    expect(top).toHaveLength(100);
  });

  it('counts the decks with a commander that play a card, and none for a commander without decks', () => {
    const [chief, card] = [cardIndex('elf-chief'), cardIndex('elf-4')];
    const [{ evidence }] = recommender
      .recommend({ commanders: [chief], cards: [], limit: 1000 })
      .filter((rec) => rec.card === card) as [Recommendation];
    expect(evidence.numDecks).toBeGreaterThan(0);
    expect(recommender.countWithCommanders([chief], card)).toEqual({
      decks: evidence.numDecks,
      potential: evidence.potentialDecks,
    });
    const unplayed = cardIndex('unplayed-elf-chief');
    expect(recommender.countWithCommanders([unplayed], card)).toEqual({ decks: 0, potential: 0 });
    expect(recommender.countWithCommanders([chief, unplayed], card).potential).toBe(0);
  });

  it('gives evidence with its n', () => {
    const list = ['elf-1', 'elf-2', 'elf-3', 'elf-4'].map(cardIndex);
    const [best] = recommender.recommend({ commanders: [cardIndex('elf-chief')], cards: list, limit: 1 });
    expect(best?.evidence.potentialDecks).toBe(48);
    expect(best?.evidence.numDecks).toBeGreaterThan(10);
    expect(best?.evidence.similarCount).toBeGreaterThan(0.3 * (best?.evidence.similarDecks ?? Infinity));
    expect(best?.evidence.synergy).toBeGreaterThan(0.2);
    expect(best?.evidence.lift).toBeGreaterThan(1);
    expect(best?.evidence.because.every((card) => list.includes(card))).toBe(true);
  });

  it('ignores invalid card indices', () => {
    const top = recommender.recommend({ commanders: [-1, 1e9, 0.5], cards: [NaN, 99_999], limit: 3 });
    expect(top).toHaveLength(3);
  });
});

describe('weakest', () => {
  it('finds the cards of another tribe in a list', () => {
    const list = [
      ...['beast-1', 'beast-2'],
      ...Array.from({ length: 18 }, (_, i) => `elf-${i + 1}`),
      'forest',
      'elf-chief',
    ].map(cardIndex);
    const weak = slugs(recommender.weakest({ commanders: [cardIndex('elf-chief')], cards: list, limit: 2 }));
    expect(new Set(weak)).toEqual(new Set(['beast-1', 'beast-2']));
    const all = slugs(recommender.weakest({ commanders: [cardIndex('elf-chief')], cards: list }));
    expect(all).toHaveLength(20);
    expect(all).not.toContain('forest');
    expect(all).not.toContain('elf-chief');
  });

  it('has a surplus only of what nine tenths of the decks have less of', () => {
    const stones = (count: number) => Array.from({ length: count }, (_, i) => cardIndex(`stone-${i + 1}`));
    const elves = Array.from({ length: 20 }, (_, i) => cardIndex(`elf-${i + 1}`));
    const decks = Array.from({ length: 60 }, (_, i) => ({
      commanders: [cardIndex('elf-chief')],
      cards: [...elves, ...stones(2 + (i % 10))],
    }));
    const { weakest } = createRecommender(trainModel({ cards, decks }, { ridge: 20 }));
    const surplusOf = (count: number) =>
      weakest({ commanders: [cardIndex('elf-chief')], cards: [...elves, ...stones(count)] }).find(
        ({ slug }) => slug === 'stone-1',
      )?.evidence.surplus;
    expect(surplusOf(9)).toBeUndefined();
    expect(surplusOf(12)).toMatchObject({ job: 'ramp', have: 12, usual: 7, high: 10 });
  });
});

describe('indexOf', () => {
  it('finds cards by slug', () => {
    expect(recommender.indexOf('elf-7')).toBe(cardIndex('elf-7'));
    expect(recommender.indexOf('no-such-card')).toBeUndefined();
    expect(cards[cardIndex('elf-7')]?.slug).toBe('elf-7');
  });
});

it('counts the cards that a similar deck shares with the list, of all of its own', () => {
  const list = ['elf-1', 'elf-2', 'elf-3', 'stone-1'];
  const similar = recommender.similarDecks({
    commanders: [cardIndex('elf-chief')],
    cards: list.map(cardIndex),
    limit: 5,
  });
  expect(similar).toHaveLength(5);
  for (const { deck, cards: count, shared, commanders } of similar) {
    const own = recommender.cardsOfDeck(deck);
    expect(count).toBe(own.length);
    expect(shared).toBe(own.filter((slug) => list.includes(slug)).length);
    expect(shared).toBeGreaterThan(0);
    expect(commanders).toEqual(['elf-chief']);
  }
});
