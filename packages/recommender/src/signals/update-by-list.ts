import { invertSymmetric } from '../numeric/invert-symmetric';
import { addRowTo, type SparseRows } from '../prior/sparse-rows';

/** Ridge as a share of the known commanders, and the smallest one. */
const RIDGE_SHARE = 0.027;
const SMALLEST_RIDGE = 2;
/** Cards of a list that are asked about, twice those of a deck: the time grows with their third power. */
const MOST_CARDS = 200;

/** The cards of a list that tell most: those that were expected least. */
const tellingCards = (list: readonly number[], expected: Float32Array): readonly number[] =>
  list.length <= MOST_CARDS
    ? list
    : list.toSorted((a, b) => expected[a] - expected[b] || a - b).slice(0, MOST_CARDS);

/**
 * The rates of all cards after some are known to be in the list: the conditional expectation of a Gaussian process whose
 * covariance is that of the surprises of known commanders. A card that was expected anyway changes little; one that was not
 * raises what those commanders play more than expected that play it more than expected.
 * @param expected by card: rate before, 0–1
 * @param known cards that are known to be in the list; of more than 200 those that were expected least count
 */
export const updateByList = (
  surprises: SparseRows,
  expected: Float32Array,
  known: readonly number[],
): Float32Array => {
  const list = tellingCards(known, expected);
  const size = list.length;
  const sources = surprises.starts.length - 1;
  const placeOf = new Int16Array(expected.length).fill(-1);
  list.forEach((card, place) => (placeOf[card] = place));

  const covariance = new Float64Array(size * size);
  const ownPlaces = new Int32Array(size);
  const ownValues = new Float64Array(size);
  /** Reads a source's surprises about the list's cards; returns their number. */
  const readOwn = (source: number): number => {
    let count = 0;
    const end = surprises.starts[source + 1];
    for (let i = surprises.starts[source]; i < end; i++) {
      const place = placeOf[surprises.places[i]];
      if (place < 0) continue;
      ownPlaces[count] = place;
      ownValues[count++] = surprises.values[i];
    }
    return count;
  };
  for (let source = 0; source < sources; source++) {
    const count = readOwn(source);
    for (let a = 0; a < count; a++) {
      const start = ownPlaces[a] * size;
      for (let b = 0; b < count; b++) {
        const at = start + ownPlaces[b];
        covariance[at] = covariance[at] + ownValues[a] * ownValues[b];
      }
    }
  }
  const ridge = Math.max(SMALLEST_RIDGE, RIDGE_SHARE * sources);
  for (let i = 0; i < size; i++) covariance[i * size + i] = covariance[i * size + i] + ridge;
  invertSymmetric(covariance, size);
  const weights = Float64Array.from(list, (_, i) =>
    list.reduce((sum, card, j) => sum + covariance[i * size + j] * (1 - expected[card]), 0),
  );

  const updated = expected.slice();
  for (let source = 0; source < sources; source++) {
    const count = readOwn(source);
    let likeness = 0;
    for (let a = 0; a < count; a++) likeness += ownValues[a] * weights[ownPlaces[a]];
    if (likeness !== 0) addRowTo(surprises, source, likeness, updated);
  }
  return updated;
};
