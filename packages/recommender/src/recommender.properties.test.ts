import { FIVE_COLOR, fitsIdentity, unionIdentity, type ColorIdentity } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { twoTribes } from './testing/two-tribes';
import { makeModel, parseModel } from './model/model-file';
import { createRecommender } from './recommender';
import { trainModel } from './training/train-model';

const data = twoTribes();
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

describe('whatever is asked', () => {
  it('only legal cards within the colours are answered, none twice, none that the user has, as many as there are', () => {
    fc.assert(
      fc.property(request, ({ commanders, cards, limit }) => {
        const answer = recommender.recommend({ commanders, cards, limit });
        const own = new Set([...commanders, ...cards]);
        const allowed = identityOf(commanders);
        const possible = data.cards.filter(
          ({ legal, basic, identity }, card) =>
            legal && !basic && fitsIdentity(identity, allowed) && !own.has(card),
        );
        expect(answer).toHaveLength(Math.min(limit, possible.length));
        expect(new Set(answer.map(({ card }) => card)).size).toBe(answer.length);
        for (const { card, slug } of answer) {
          const facts = data.cards[card];
          expect(facts?.slug).toBe(slug);
          expect(facts?.legal === true && !facts.basic && fitsIdentity(facts.identity, allowed)).toBe(true);
          expect(own.has(card)).toBe(false);
        }
      }),
    );
  });

  it('scores fall, and the evidence is within its bounds', () => {
    fc.assert(
      fc.property(request, ({ commanders, cards, limit }) => {
        const answers = [recommender.recommend, recommender.weakest].map((ask) =>
          ask({ commanders, cards, limit }),
        );
        for (const answer of answers) {
          for (let i = 1; i < answer.length; i++)
            expect(answer[i - 1]?.score).toBeGreaterThanOrEqual(answer[i]?.score ?? Infinity);
          for (const { card, score, evidence } of answer) {
            expect(Number.isFinite(score)).toBe(true);
            const share = evidence.similarShare ?? 0;
            expect(share >= 0 && share <= 1).toBe(true);
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

  it('weak cards are of the list, and never its commanders or basic lands', () => {
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

  it('the same question has the same answer: asked again, in another order, of a model read back', () => {
    const result = parseModel(makeModel(model));
    if (!result.ok) throw new Error(result.error.message);
    const readBack = createRecommender(result.value);
    fc.assert(
      fc.property(request, ({ commanders, cards, limit }) => {
        const answer = recommender.recommend({ commanders, cards, limit });
        recommender.recommend({ commanders: [], cards: [30, 40, 50] });
        const turned = { commanders: [...commanders].reverse(), cards: [...cards].reverse(), limit };
        expect(recommender.recommend(turned)).toEqual(answer);
        expect(readBack.recommend({ commanders, cards, limit })).toEqual(answer);
      }),
    );
  });
});
