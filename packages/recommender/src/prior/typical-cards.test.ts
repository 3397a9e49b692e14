import { expect, it } from 'vitest';
import { seededRandom } from '../numeric/random';
import { isWithin } from './identity-kernel';
import { makeSparseRows } from './sparse-rows';
import { findTypicalCards, usualOdds } from './typical-cards';
import { makeTypicalEvidence, type TypicalInput } from './typical-evidence';
import { TYPICAL_WEIGHTS } from './typical-weights';
import { makeWeightRow } from './weight-rows';

const CARDS = 400;
const SOURCES = 25;
const KEPT = 120;

/** What might be learnt of commanders of several identities, in any order. */
const randomInput = (seed: number): TypicalInput => {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const cardIdentities = Uint8Array.from({ length: CARDS }, () => below(8) & below(8));
  const someOf = (identity: number, share: number): readonly number[] =>
    [...cardIdentities.keys()].filter((card) => isWithin(cardIdentities[card], identity) && random() < share);
  const weightsOf = (identity: number, share: number) =>
    makeWeightRow(someOf(identity, share), () => random() * 0.4 - 0.1);
  const candidates = Array.from({ length: 12 }, (_, i) => ({
    identity: below(8),
    source: i % 3 === 0 ? -1 : i,
  }));
  const likeness = candidates.map(() =>
    Float64Array.from({ length: CARDS }, () => (random() < 0.3 ? random() / 4 : 0)),
  );
  return {
    candidates,
    cardIdentities,
    usual: Float64Array.from({ length: CARDS }, () => random() ** 4),
    identityRows: Array.from({ length: 32 }, (_, identity) => weightsOf(identity, 0.3)),
    ownRows: candidates.map(({ identity }) => weightsOf(identity, 0.2)),
    similarity: (cards) => (row, into) => {
      cards.forEach((card, place) => (into[place] = into[place] + (likeness[row]?.[card] ?? 0)));
    },
    distinctive: makeSparseRows(
      Array.from({ length: SOURCES }, () => someOf(7, 0.2).map((card) => [card, random() * 3 - 1] as const)),
    ),
  };
};

it.each([1, 2, 3])('finds the same cards as a look at every card (seed %i)', (seed) => {
  const input = randomInput(seed);
  const evidenceOf = makeTypicalEvidence(input);
  const expected = input.candidates.map(({ identity }, row) =>
    evidenceOf({ identity, members: [row] })
      .flatMap(({ allowed, difference, similarity, company }) =>
        Array.from(allowed, (card, place) => {
          const weights = TYPICAL_WEIGHTS;
          const rate = input.usual[card];
          const odds = weights.intercept + weights.usual * usualOdds(rate);
          const evidence =
            weights.difference * difference[place] +
            weights.similarity * similarity[place] +
            weights.company * company[place];
          const more = 1 / (1 + Math.exp(-odds - evidence)) - 1 / (1 + Math.exp(-odds));
          return { card, synergy: (more * 0.07) / (rate + 0.06) };
        }),
      )
      .filter(({ synergy }) => synergy > 0)
      .sort((a, b) => b.synergy - a.synergy || a.card - b.card)
      .slice(0, KEPT)
      .sort((a, b) => a.card - b.card),
  );
  const found = findTypicalCards(input);
  expect(found.map(({ cards }) => [...cards])).toEqual(expected.map((row) => row.map(({ card }) => card)));
  found.forEach(({ weights }, row) => {
    weights.forEach((weight, i) => expect(weight).toBeCloseTo(expected[row]?.[i]?.synergy ?? NaN, 12));
  });
  expect(found.some(({ cards }) => cards.length === KEPT)).toBe(true);
});
