import { FIVE_COLOR, allows, unionIdentity, type ColorIdentity } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDishonestReasons } from './testing/dishonest-reasons';
import { tribalDecks } from './testing/tribal-decks';
import { makeModel, parseModel } from './model/model-file';
import { createRecommender } from './recommender';
import { trainModel } from './training/train-model';

const data = tribalDecks();
const model = trainModel(data, { items: 80, ridge: 20 });
const recommender = createRecommender(model);
const anyCard = fc.nat(data.cards.length - 1);
const request = fc.record({
  commanders: fc.array(anyCard, { maxLength: 2 }),
  cards: fc.array(anyCard, { maxLength: 70 }),
  limit: fc.integer({ min: 0, max: 250 }),
});

const identityOf = (commanders: readonly number[]): ColorIdentity =>
  commanders.length === 0
    ? FIVE_COLOR
    : unionIdentity(...commanders.map((card) => data.cards[card]?.identity ?? FIVE_COLOR));

describe('every request', () => {
  it('gets distinct legal cards within the colours, none of the list, up to the limit', () => {
    fc.assert(
      fc.property(request, ({ commanders, cards, limit }) => {
        const result = recommender.recommend({ commanders, cards, limit });
        const own = new Set([...commanders, ...cards]);
        const allowed = identityOf(commanders);
        const possible = data.cards.filter(
          ({ legal, basic, identity }, card) =>
            legal && !basic && allows(allowed, { colorIdentity: identity }) && !own.has(card),
        );
        expect(result).toHaveLength(Math.min(limit, possible.length));
        expect(new Set(result.map(({ card }) => card)).size).toBe(result.length);
        for (const { card, slug } of result) {
          const facts = data.cards[card];
          expect(facts?.slug).toBe(slug);
          expect(
            facts?.legal === true && !facts.basic && allows(allowed, { colorIdentity: facts.identity }),
          ).toBe(true);
          expect(own.has(card)).toBe(false);
        }
      }),
    );
  });

  it('gets descending scores and evidence within its bounds', () => {
    fc.assert(
      fc.property(request, ({ commanders, cards, limit }) => {
        const results = [recommender.recommend, recommender.weakest].map((method) =>
          method({ commanders, cards, limit }),
        );
        for (const result of results) {
          for (let i = 1; i < result.length; i++)
            expect(result[i - 1]?.score).toBeGreaterThanOrEqual(result[i]?.score ?? Infinity);
          for (const { card, score, evidence } of result) {
            expect(Number.isFinite(score)).toBe(true);
            expect(evidence.similarCount).toBeLessThanOrEqual(evidence.similarDecks);
            expect(evidence.numDecks).toBeLessThanOrEqual(evidence.potentialDecks);
            expect(Math.abs(evidence.synergy ?? 0)).toBeLessThanOrEqual(1);
            expect(evidence.lift ?? 0).toBeGreaterThanOrEqual(0);
            expect(evidence.because.length).toBeLessThanOrEqual(3);
            for (const reason of evidence.because) {
              expect(cards).toContain(reason);
              expect(reason).not.toBe(card);
            }
          }
        }
      }),
    );
  });

  it('gets reasons that the evidence bears out', () => {
    fc.assert(
      fc.property(request, (given) => {
        expect(findDishonestReasons(recommender, given)).toEqual([]);
      }),
    );
  });

  it('gets weak cards from its list, without commanders and basic lands', () => {
    fc.assert(
      fc.property(request, ({ commanders, cards, limit }) => {
        for (const { card } of recommender.weakest({ commanders, cards, limit })) {
          expect(cards).toContain(card);
          expect(commanders.slice(0, 2)).not.toContain(card);
          expect(data.cards[card]?.basic).toBe(false);
        }
      }),
    );
  });

  it('gets the same result when repeated, in another order, and from a parsed model', () => {
    const parsed = parseModel(makeModel(model));
    if (!parsed.ok) throw new Error(parsed.error.message);
    const fromFile = createRecommender(parsed.value);
    fc.assert(
      fc.property(request, ({ commanders, cards, limit }) => {
        const result = recommender.recommend({ commanders, cards, limit });
        recommender.recommend({ commanders: [], cards: [30, 40, 50] });
        const reversed = { commanders: [...commanders].reverse(), cards: [...cards].reverse(), limit };
        expect(recommender.recommend(reversed)).toEqual(result);
        expect(fromFile.recommend({ commanders, cards, limit })).toEqual(result);
      }),
    );
  });
});
