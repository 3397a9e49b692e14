import { lookupsOf, overallCounts, recommendableCards } from '../src/model/model-lookups';
import type { Model } from '../src/model/model';
import { invertSymmetric } from '../src/numeric/invert-symmetric';
import { topEntries } from '../src/numeric/top-entries';
import { IDENTITIES, isWithin } from '../src/prior/identity-kernel';
import { popularityOf } from '../src/prior/popularity';
import { dotRow, type SparseRows } from '../src/prior/sparse-rows';
import { numberCardTerms } from '../src/prior/term-numbers';
import {
  inverseFrequencies,
  makeTermVectors,
  makeVocabulary,
  rowsIn,
  unionOfTerms,
  withOnes,
  type TermRows,
} from '../src/prior/term-vectors';
import type { Method } from './baselines';
import type { Corpus } from './corpora';
import { playedCards, type SplitDeck } from './split';

const TEXT_WEIGHT = 0.5;
const RIDGE = 2;

const countBits = (bits: number): number => bits.toString(2).replaceAll('0', '').length;
const jaccard = (a: number, b: number): number => (a === b ? 1 : countBits(a & b) / countBits(a | b));

/** A method that ranks by the commander alone. */
interface PlainRidge extends Method {
  /** By card, how much more or less than usual the commanders' list is expected to play it. */
  readonly differences: (commanders: readonly number[]) => Float64Array;
}

/**
 * The textbook form of the prior, to compare it with: kernel ridge regression from the tf-idf of a commander's text and
 * subtypes and the Jaccard index of the colours to the cards of its list, less their usual rates.
 */
export const plainRidge = (corpus: Corpus, model: Model, train: readonly SplitDeck[]): PlainRidge => {
  const lookups = lookupsOf(model);
  const { cards } = corpus;
  const { rows: allTerms, isOfText } = numberCardTerms(cards);
  const textTerms = rowsIn(
    { places: Int32Array.from(isOfText, (ofText, term) => (ofText === 1 ? term : -1)) },
    withOnes(allTerms),
  );
  const identityOf = (commanders: readonly number[]): number =>
    commanders.reduce<number>((bits, card) => bits | (cards[card]?.identity ?? 0), 0);

  const n = train.length;
  const zoneTerms = unionOfTerms(
    textTerms,
    train.map(({ commanders }) => commanders),
  );
  const vocabulary = makeVocabulary(zoneTerms, isOfText.length);
  const frequencies = inverseFrequencies(vocabulary, n);
  const vectorsOf = (terms: TermRows): SparseRows =>
    makeTermVectors(rowsIn(vocabulary, withOnes(terms)), frequencies);
  const vectors = vectorsOf(zoneTerms);
  const identities = train.map(({ commanders }) => identityOf(commanders));
  const lists = train.map((deck) => playedCards(corpus, deck));
  const dense = new Float64Array(vocabulary.sets.length);
  const kernelRow = (commanders: readonly number[], identity: number): Float64Array => {
    const vector = vectorsOf(unionOfTerms(textTerms, [commanders]));
    dense.fill(0);
    vector.places.forEach((place, i) => (dense[place] = vector.values[i]));
    return Float64Array.from(
      identities,
      (other, row) => TEXT_WEIGHT * dotRow(vectors, row, dense) + jaccard(identity, other),
    );
  };
  const inverse = new Float64Array(n * n);
  train.forEach(({ commanders }, row) => {
    inverse.set(kernelRow(commanders, identities[row]), row * n);
    inverse[row * n + row] = inverse[row * n + row] + RIDGE;
  });
  invertSymmetric(inverse, n);
  const usual = Float64Array.from(cards, (_, card) => popularityOf(overallCounts(lookups, card)));

  const differences = (commanders: readonly number[]): Float64Array => {
    const kernel = kernelRow(commanders, identityOf(commanders));
    const sums = new Float64Array(cards.length);
    const byIdentity = new Float64Array(IDENTITIES);
    lists.forEach((list, row) => {
      let weight = 0;
      for (let i = 0; i < n; i++) weight += inverse[row * n + i] * kernel[i];
      const own = identities[row];
      byIdentity[own] = byIdentity[own] + weight;
      for (const card of list) sums[card] = sums[card] + weight;
    });
    return sums.map((sum, card) => {
      const within = byIdentity.reduce(
        (total, weight, own) => (isWithin(cards[card]?.identity ?? 0, own) ? total + weight : total),
        0,
      );
      return sum - within * usual[card];
    });
  };

  return {
    name: 'kernel ridge regression from text and colours, textbook form',
    differences,
    rank: ({ commanders }, count) => {
      const expected = differences(commanders);
      const allowed = recommendableCards(lookups, identityOf(commanders)).filter(
        (card) => !commanders.includes(card),
      );
      const order = topEntries(
        Float64Array.from(allowed, (card) => expected[card] + usual[card]),
        count,
      );
      return Array.from(order, (place) => allowed[place]);
    },
  };
};
