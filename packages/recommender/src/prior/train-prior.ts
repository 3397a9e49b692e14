import { invertSymmetric } from '../numeric/invert-symmetric';
import type { DeckTable } from '../training/deck-table';
import type { RecommenderCard } from '../training/recommender-card';
import type { PlayCounts } from '../training/zone-counts';
import { candidateWeights, influenceOfSources } from './candidate-weights';
import { batchesByIdentity, IDENTITIES, identityKernel, isWithin } from './identity-kernel';
import { kernelMatrix, type KernelOptions } from './kernel-matrix';
import { playedBeyondIdentity } from './played-beyond-identity';
import { popularityOf, potentialDecks } from './popularity';
import type { PriorModel } from './prior-model';
import { allZoneIdentities, decksOfZone, selectSourceZones, type SourceZones } from './source-zones';
import { makeSparseRows, transpose, type SparseRows } from './sparse-rows';
import { joinRows, NO_WEIGHTS, type WeightRow, type WeightRows } from './weight-rows';
import { termImportance } from './term-importance';
import type { CardTermNumbers } from './term-numbers';
import {
  inverseFrequencies,
  makeTermVectors,
  makeVocabulary,
  rowsIn,
  unionOfTerms,
  withOnes,
} from './term-vectors';
import { makeSharedTerms, type SharedTerms } from './shared-terms';
import { findTypicalCards } from './typical-cards';
import type { TypicalInput } from './typical-evidence';

/** Options of the prior; the defaults measured best (bench/evaluate.ts). */
export interface PriorOptions extends KernelOptions {
  /** Maximum number of command zones learnt from, those with the most decks. Training time grows with its cube. */
  readonly zones: number;
  /** Maximum number of weights of a commander. */
  readonly weights: number;
  /** Weights closer to 0 than this are dropped. */
  readonly smallestWeight: number;
}

const PRIOR_DEFAULTS: PriorOptions = {
  textWeight: 0.5,
  ridge: 2,
  zones: 5000,
  weights: 300,
  smallestWeight: 0.002,
};

/** What the prior is trained on: parts of a model. */
type Played = DeckTable & PlayCounts;

/** For each source zone the cards within its colours with the share of its decks that play them. */
const ratesBySource = (identityOf: (card: number) => number, played: Played, sources: SourceZones) =>
  makeSparseRows(
    Array.from(sources.zones, (zone, source) => {
      const row: (readonly [number, number])[] = [];
      for (let i = played.zoneCardStarts[zone]; i < played.zoneCardStarts[zone + 1]; i++) {
        const card = played.zoneCards[i];
        if (isWithin(identityOf(card), sources.identities[source]))
          row.push([card, played.zoneCounts[i] / sources.decks[source]]);
      }
      return row;
    }),
  );

/** How much what each source zone plays counts for each of the 32 identities, row-major. */
const influenceOnIdentities = (inverse: Float64Array, identities: Uint8Array): Float64Array => {
  const n = identities.length;
  const sums = new Float64Array(IDENTITIES * n);
  identities.forEach((own, row) => {
    for (let source = 0; source < n; source++)
      sums[own * n + source] = sums[own * n + source] + inverse[row * n + source];
  });
  const influence = new Float64Array(IDENTITIES * n);
  for (let asking = 0; asking < IDENTITIES; asking++)
    for (let own = 0; own < IDENTITIES; own++) {
      const likeness = identityKernel(asking, own);
      for (let source = 0; source < n; source++)
        influence[asking * n + source] = influence[asking * n + source] + likeness * sums[own * n + source];
    }
  return influence;
};

/** A commander that gets weights of its own. */
interface Candidate {
  readonly card: number;
  readonly identity: number;
  /** Its own source zone, of which its weights know nothing; −1 without one. */
  readonly source: number;
}

const findCandidates = (cards: readonly RecommenderCard[], sources: SourceZones): readonly Candidate[] => {
  const ownSource = new Map<number, number>();
  const leaders = new Set<number>();
  sources.commanders.forEach((zone, source) => {
    const [first] = zone;
    if (zone.length === 1 && first !== undefined) ownSource.set(first, source);
    for (const card of zone) leaders.add(card);
  });
  return cards.flatMap(({ canCommand = false, identity }, card) =>
    canCommand || leaders.has(card) ? [{ card, identity, source: ownSource.get(card) ?? -1 }] : [],
  );
};

/** Rows by candidate as rows by card, after the rows of the identities. */
const rowsByCard = (
  cards: number,
  candidates: readonly Candidate[],
  first: WeightRows,
  own: WeightRows,
): WeightRows => {
  const rows: WeightRow[] = [...first, ...Array.from({ length: cards }, () => NO_WEIGHTS)];
  candidates.forEach(({ card }, row) => (rows[first.length + card] = own[row] ?? NO_WEIGHTS));
  return rows;
};

/** What is learnt from the source zones: weights of the prior, and what typical cards are found by. */
interface Learnt extends TypicalInput {
  readonly sources: SourceZones;
  readonly candidates: readonly Candidate[];
}

/**
 * Learns what a commander's decks play from what the commander is: kernel ridge regression from the terms of its text and its
 * colour identity to the inclusion of every card less its usual rate. The sum of the weights of an identity and of a commander
 * is the expected difference. What a commander's own decks play has no part in its weights: the effect of its command zone
 * is taken out in closed form (leave-one-out), so that the prior of a commander with decks is as good as that of one without.
 */
export const learnFromSources = (
  cards: readonly RecommenderCard[],
  terms: CardTermNumbers,
  played: Played,
  options: PriorOptions = PRIOR_DEFAULTS,
): Learnt => {
  const cardIdentities = Uint8Array.from(cards, ({ identity }) => identity);
  const identityOf = (card: number): number => cardIdentities[card] ?? 0;
  const sources = selectSourceZones(played, identityOf, options.zones);
  const n = sources.zones.length;
  const potential = potentialDecks(allZoneIdentities(played, identityOf), (zone) =>
    decksOfZone(played, zone),
  );
  const usual = Float64Array.from(cards, ({ identity }, card) =>
    popularityOf({ decks: played.cardDecks[card], potential: potential[identity] }),
  );
  const rates = ratesBySource(identityOf, played, sources);
  const byCard = transpose(rates, cards.length);
  const distinctive = playedBeyondIdentity(sources, rates, usual);

  const zoneTerms = unionOfTerms(terms.rows, sources.commanders);
  const vocabulary = makeVocabulary(zoneTerms, terms.isOfText.length);
  const size = vocabulary.sets.length;
  const sourceTerms = rowsIn(vocabulary, withOnes(zoneTerms));
  const importance = termImportance(transpose(sourceTerms, size), distinctive, cards.length);
  const termWeights = inverseFrequencies(vocabulary, n).map(
    (frequency, term) => frequency * importance[term],
  );
  const vectors = makeTermVectors(sourceTerms, termWeights);
  const candidates = findCandidates(cards, sources);
  const candidateTerms = unionOfTerms(
    terms.rows,
    candidates.map(({ card }) => [card]),
  );
  const candidateVectors = makeTermVectors(rowsIn(vocabulary, withOnes(candidateTerms)), termWeights);

  const inverse = kernelMatrix(vectors, size, sources.identities, options);
  invertSymmetric(inverse, n);
  const diagonal = Float64Array.from({ length: n }, (_, i) => inverse[i * n + i]);
  const sharedTerms = makeSharedTerms(terms, vocabulary, sourceTerms, sources.identities);
  learnSharedTerms(sharedTerms, inverse, cards, byCard, usual);
  const playedRates = { byCard, usual, cardIdentities, sourceIdentities: sources.identities };
  const identityRows = candidateWeights({
    ...playedRates,
    candidates: Array.from({ length: IDENTITIES }, (_, identity) => ({ identity, source: -1 })),
    influence: influenceOnIdentities(inverse, sources.identities),
    ownInfluence: () => 0,
    options: { ...options, weights: cards.length },
  });
  const ownRows = candidateWeights({
    ...playedRates,
    candidates,
    influence: influenceOfSources(inverse, vectors, candidateVectors, size, options.textWeight),
    ownInfluence: (source, other) => (1 / diagonal[source] - options.ridge) * inverse[source * n + other],
    options,
  });
  return {
    sources,
    candidates,
    usual,
    cardIdentities,
    identityRows,
    ownRows,
    similarity: sharedTerms.similarity(candidateTerms),
    distinctive,
  };
};

/**
 * Trains the prior: what commanders make expect of their decks, and the cards that are typical of each. Rows 0 … 31 of the weights
 * belong to colour identities, row 32 + c to card c as a commander.
 */
export const trainPrior = (
  cards: readonly RecommenderCard[],
  terms: CardTermNumbers,
  played: Played,
): PriorModel => {
  const learnt = learnFromSources(cards, terms, played);
  const { candidates, identityRows, ownRows } = learnt;
  const prior = joinRows(rowsByCard(cards.length, candidates, identityRows, ownRows));
  const found = joinRows(rowsByCard(cards.length, candidates, [], findTypicalCards(learnt)));
  return {
    priorZones: learnt.sources.zones,
    priorStarts: prior.starts,
    priorCards: prior.cards,
    priorWeights: prior.weights,
    typicalStarts: found.starts,
    typicalCards: found.cards,
    typicalWeights: found.weights,
  };
};

/** Learns from the surprises of all cards which terms matter. @param usual by card */
const learnSharedTerms = (
  { sourcesOf, add }: SharedTerms,
  inverse: Float64Array,
  cards: readonly RecommenderCard[],
  byCard: SparseRows,
  usual: Float64Array,
): void => {
  // One for all identities: of arrays of this size each would make the collector look at all that there is.
  const matrix = new Float64Array(inverse.length);
  for (const { identity, members } of batchesByIdentity(cards, cards.length))
    eachSurprise(inverse, matrix, sourcesOf(identity), members, byCard, usual, (card, surprises) =>
      add(card, identity, surprises, usual[card]),
    );
};

/**
 * Calls a function for each card with how much more the sources that may play it do than expected of them: the residuals of a
 * ridge regression for rows that it was not fitted on, by place among these sources.
 * @param matrix room for the inverse; its numbers are of no account
 */
const eachSurprise = (
  inverse: Float64Array,
  matrix: Float64Array,
  sources: Uint32Array,
  cards: readonly number[],
  { starts, places, values }: SparseRows,
  usual: Float64Array,
  call: (card: number, surprises: Float64Array) => void,
): void => {
  const size = sources.length;
  const n = Math.sqrt(inverse.length);
  const placeOf = new Uint32Array(n);
  const sums = new Float64Array(size);
  sources.forEach((source, row) => {
    placeOf[source] = row;
    for (let column = 0; column < size; column++) {
      const value = inverse[source * n + sources[column]];
      matrix[row * size + column] = value;
      sums[column] = sums[column] + value;
    }
  });
  const surprises = new Float64Array(size);
  for (const card of cards) {
    const end = starts[card + 1];
    let i = starts[card];
    if (i === end) continue;
    for (let row = 0; row < size; row++) surprises[row] = -usual[card] * sums[row];
    // Columns two at a time, in their order.
    for (; i < end; i += 2) {
      const first = placeOf[places[i]] * size;
      const rate = values[i];
      const second = i + 1 < end ? placeOf[places[i + 1]] * size : first;
      const nextRate = i + 1 < end ? values[i + 1] : 0;
      for (let row = 0; row < size; row++)
        surprises[row] = surprises[row] + rate * matrix[first + row] + nextRate * matrix[second + row];
    }
    for (let row = 0; row < size; row++) surprises[row] = surprises[row] / matrix[row * size + row];
    call(card, surprises);
  }
};
