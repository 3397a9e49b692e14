import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeModel, parseModel } from '../model/model-file';
import { modelZones, type Model } from '../model/model';
import { createRecommender } from '../recommender';
import { cardIndex, tribalDecks } from '../testing/tribal-decks';
import { learningDecks } from './learning-decks';
import { learntOf } from './learnt';
import type { RecommenderDeck } from './recommender-card';
import { trainModel, type TrainingOptions } from './train-model';

const { cards } = tribalDecks();
const known = [...tribalDecks().decks, ...tribalDecks(2).decks];
const [elves, beasts, vampires] = ['elf-chief', 'beast-chief', 'vampire-chief'].map(cardIndex) as [
  number,
  number,
  number,
];
const options: Partial<TrainingOptions> = { items: 60, commanders: 4, learnAllBelow: 64 };
/** Command zones that sort between the known ones, decks that are left out, and cards that were not played. */
const newDecks: readonly RecommenderDeck[] = [
  { commanders: [cardIndex('elf-1'), vampires], cards: [cardIndex('stone-1'), cardIndex('vampire-1')] },
  { commanders: [elves, beasts], cards: [cardIndex('elf-1'), cardIndex('forest')] },
  { commanders: [], cards: [cardIndex('elf-1')] },
  { commanders: [cardIndex('unplayed-blue-chief')], cards: [cardIndex('unplayed-blue-1')] },
  { commanders: [beasts], cards: [cardIndex('unplayed-green-1'), cardIndex('elf-2')] },
];

const train = (decks: readonly RecommenderDeck[], more: Partial<TrainingOptions> = {}): Model =>
  trainModel({ cards, decks }, { ...options, ...more });
const commandersOfPrior = (model: Model): readonly (readonly number[])[] =>
  Array.from(model.priorZones, (zone) => [...model.zoneCommanders.subarray(zone * 2, zone * 2 + 2)]);

describe('learningDecks', () => {
  it('is all decks below 131,072, from there on at least 31 of 32 in steps that double with the decks', () => {
    expect(learningDecks(1_000_000)).toBe(999_424);
    expect([0, 1, 131_071].map((decks) => learningDecks(decks))).toEqual([0, 1, 131_071]);
    expect([131_072, 135_167, 135_168, 262_143].map((decks) => learningDecks(decks))).toEqual([
      131_072, 131_072, 135_168, 258_048,
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 2 ** 17, max: 2 ** 31 }), (decks) => {
        const first = learningDecks(decks);
        expect(first).toBeLessThanOrEqual(decks);
        expect(first).toBeGreaterThan((decks * 31) / 33);
        expect(learningDecks(first)).toBe(first);
      }),
    );
  });
});

describe('a model that learnt before', () => {
  it('is the same, byte for byte, whatever decks follow those that it learnt from', () => {
    const first = learningDecks(known.length, 64);
    expect(first).toBe(known.length);
    const learnt = structuredClone(learntOf(train(known)));
    const more = fc.array(fc.constantFrom(...newDecks, ...known), { maxLength: 7 });
    fc.assert(
      fc.property(more, (added) => {
        const decks = [...known, ...added];
        expect(learningDecks(decks.length, 64)).toBe(first);
        expect(makeModel(train(decks, { learnt }))).toEqual(makeModel(train(decks)));
      }),
      { numRuns: 10 },
    );
  });

  it('learns again what depends on facts about cards, but not which cards go together', () => {
    const later = cards.map((card) => ({ ...card, text: `${card.text ?? ''} Scry ${card.slug.length}.` }));
    const retrain = (more: Partial<TrainingOptions>): Uint8Array =>
      makeModel(trainModel({ cards: later, decks: known }, { ...options, ...more }));
    expect(retrain({ learntItems: learntOf(train(known)) })).toEqual(retrain({}));
    const others = {
      ...learntOf(train(known)),
      itemWeights: learntOf(train(known)).itemWeights.map(() => 0),
    };
    expect(retrain({ learntItems: others })).not.toEqual(retrain({}));
    const fewer = { ...others, itemStarts: others.itemStarts.slice(2) };
    expect(() => retrain({ learntItems: fewer })).toThrow(RangeError);
  });

  it('names the zones it learnt from by their new numbers', () => {
    const before = train(known);
    const after = train([...known, ...newDecks], { learnt: learntOf(before) });
    expect(modelZones(after)).toBe(modelZones(before) + 3);
    expect(commandersOfPrior(after)).toEqual(commandersOfPrior(before));
    expect([...after.priorZones]).not.toEqual([...before.priorZones]);
  });

  it('is read back and recommends for commanders and cards that it did not learn of', () => {
    const parsed = parseModel(makeModel(train([...known, ...newDecks])));
    if (!parsed.ok) throw new Error(parsed.error.message);
    const recommender = createRecommender(parsed.value);
    expect(recommender.decks).toBe(known.length + newDecks.length - 1);
    for (const { commanders, cards: list } of newDecks) {
      const request = { commanders, cards: [...list] };
      expect(recommender.recommend(request).length).toBeGreaterThan(0);
      expect(recommender.weakest(request).length).toBeLessThanOrEqual(list.length);
      expect(recommender.similarDecks(request).length).toBeGreaterThan(0);
    }
  });

  it('learns from all decks of fewer than the limit', () => {
    const decks = [...known, ...newDecks];
    const all = train(decks, { learnAllBelow: decks.length + 1 });
    expect(makeModel(trainModel({ cards, decks }, { items: 60, commanders: 4 }))).toEqual(makeModel(all));
    expect(commandersOfPrior(all)).toHaveLength(modelZones(all));
    expect(commandersOfPrior(train(decks))).toHaveLength(modelZones(all) - 3);
  });

  it('throws for what was learnt with other cards, or of commanders without decks', () => {
    const learnt = learntOf(train(known));
    expect(() => trainModel({ cards: cards.slice(1), decks: known }, { learnt })).toThrow(RangeError);
    const withoutVampires = known.filter(({ commanders }) => !commanders.includes(vampires));
    expect(() => train(withoutVampires, { learnt })).toThrow(RangeError);
  });
});
