import { lookupsOf, overallCounts, type ModelLookups } from '../src/model/model-lookups';
import { commanderKey } from './command-zone';
import type { Corpus } from './corpora';
import type { Model } from '../src/model/model';
import { makeQuery } from '../src/signals/query';
import { topEntries } from '../src/numeric/top-entries';
import type { EvaluationCase } from './split';

/** A method that ranks cards for a case: card indices, best first. */
export interface Method {
  readonly name: string;
  readonly rank: (test: EvaluationCase, count: number) => readonly number[];
}

/** Scores of all cards for a case; `maskedMethod` excludes cards and ranks the rest for all simple methods. */
type Scores = (test: EvaluationCase) => Float64Array;

const maskedMethod = (corpus: Corpus, lookups: ModelLookups, name: string, scoresOf: Scores): Method => ({
  name,
  rank: (test, count) => {
    const query = makeQuery(lookups, { commanders: test.commanders, cards: test.shown });
    const scores = scoresOf(test);
    corpus.cards.forEach(({ identity, basic }, card) => {
      if (basic || (identity & ~query.identity) !== 0) scores[card] = -Infinity;
    });
    for (const card of [...test.shown, ...test.commanders]) scores[card] = -Infinity;
    return [...topEntries(scores, count)];
  },
});

/** For each command zone its number of decks, and how many of them play each card. */
const zoneCounts = (
  model: Model,
): ReadonlyMap<string, { readonly decks: number; readonly counts: Map<number, number> }> => {
  const zones = new Map<string, { readonly decks: number; readonly counts: Map<number, number> }>();
  for (let zone = 0; zone + 1 < model.zoneStarts.length; zone++) {
    const counts = new Map<number, number>();
    const end = model.zoneCardStarts[zone + 1];
    for (let i = model.zoneCardStarts[zone]; i < end; i++)
      counts.set(model.zoneCards[i], model.zoneCounts[i]);
    zones.set(commanderKey([...model.zoneCommanders.subarray(zone * 2, zone * 2 + 2)]), {
      decks: model.zoneStarts[zone + 1] - model.zoneStarts[zone],
      counts,
    });
  }
  return zones;
};

/** Cosine similarity of two cards' decks. */
const cosineScores = (lookups: ModelLookups): Scores => {
  const { model, cards } = lookups;
  const played = [...model.cardDecks.keys()].filter((card) => model.cardDecks[card] > 0);
  const place = new Int32Array(cards).fill(-1);
  played.forEach((card, i) => (place[card] = i));
  const sharedDecks = new Uint16Array(played.length * played.length);
  for (let deck = 0; deck < lookups.decks; deck++) {
    const row = model.deckCards.subarray(model.deckStarts[deck], model.deckStarts[deck + 1]);
    for (const a of row)
      for (const b of row) {
        const at = place[a] * played.length + place[b];
        sharedDecks[at] = sharedDecks[at] + 1;
      }
  }
  return ({ shown }) => {
    const scores = new Float64Array(cards);
    for (const card of shown) {
      const row = place[card];
      if (row < 0) continue;
      played.forEach((other, i) => {
        const both = sharedDecks[row * played.length + i];
        scores[other] = scores[other] + both / Math.sqrt(model.cardDecks[card] * model.cardDecks[other]);
      });
    }
    return scores;
  };
};

/** Deck neighbours: cosine of idf^exponent vectors plus 0.1 for shared commanders; the best decks vote with a power of it. */
const neighbourScores = (lookups: ModelLookups, decks: number, exponent: number, power: number): Scores => {
  const { model } = lookups;
  const idf = Float64Array.from(model.cardDecks, (count) =>
    count > 0 ? Math.log(lookups.decks / count) ** exponent : 0,
  );
  const norms = new Float64Array(lookups.decks);
  for (let deck = 0; deck < lookups.decks; deck++) {
    let sum = 0;
    for (const card of model.deckCards.subarray(model.deckStarts[deck], model.deckStarts[deck + 1]))
      sum += idf[card] ** 2;
    norms[deck] = Math.sqrt(sum);
  }
  return ({ commanders, shown }) => {
    const dots = new Float64Array(lookups.decks);
    let own = 0;
    for (const card of shown) {
      const weight = idf[card] ** 2;
      own += weight;
      for (const deck of model.postings.subarray(model.postingStarts[card], model.postingStarts[card + 1]))
        dots[deck] = dots[deck] + weight;
    }
    const similar = dots.map((dot, deck) => dot / Math.max(1e-9, Math.sqrt(own) * norms[deck]));
    for (const commander of commanders)
      for (const zone of lookups.zonesOf.get(commander) ?? [])
        for (let deck = model.zoneStarts[zone]; deck < model.zoneStarts[zone + 1]; deck++)
          similar[deck] = similar[deck] + 0.1 / commanders.length;
    const top = topEntries(similar, decks);
    const scores = new Float64Array(lookups.cards);
    for (const deck of top) {
      const weight = similar[deck] ** power;
      for (const card of model.deckCards.subarray(model.deckStarts[deck], model.deckStarts[deck + 1]))
        scores[card] = scores[card] + weight;
    }
    return scores;
  };
};

/** The method to which all others are compared: inclusion with the commanders, shrunk by 20 decks of popularity. */
export const REFERENCE_METHOD = 'commander inclusion, shrunk to popularity by 20 decks';

/** The simple methods of the table, trained on the decks of a model; only the first `count` of them if given. */
export const makeBaselines = (corpus: Corpus, model: Model, count?: number): readonly Method[] => {
  const lookups = lookupsOf(model);
  const zones = zoneCounts(model);
  const popularity = Float64Array.from({ length: lookups.cards }, (_, card) => {
    const { decks, potential } = overallCounts(lookups, card);
    return decks / Math.max(1, potential);
  });
  const scoreByCommander = (
    test: EvaluationCase,
    score: (card: number, decks: number, count: number) => number,
  ) => {
    const zone = zones.get(commanderKey(test.commanders));
    return Float64Array.from({ length: lookups.cards }, (_, card) =>
      score(card, zone?.decks ?? 0, zone?.counts.get(card) ?? 0),
    );
  };
  const shrunk =
    (weight: number): Scores =>
    (test) =>
      scoreByCommander(test, (card, decks, count) => (count + weight * popularity[card]) / (decks + weight));
  const synergies: Scores = (test) =>
    scoreByCommander(test, (card, decks, count) => {
      const { decks: all, potential } = overallCounts(lookups, card);
      return (decks > 0 ? count / decks : 0) - (all - count) / Math.max(1, potential - decks);
    });
  const itemScores: Scores = ({ commanders, shown }) => {
    const scores = new Float64Array(lookups.cards);
    for (const source of [...shown, ...commanders.map((card) => card + lookups.cards)])
      for (let i = model.itemStarts[source]; i < model.itemStarts[source + 1]; i++) {
        const target = model.itemTargets[i];
        scores[target] = scores[target] + model.itemWeights[i];
      }
    return scores;
  };
  const rows: readonly (readonly [string, () => Scores])[] = [
    ['popularity among decks that could play the card', () => () => popularity.slice()],
    ['synergy (inclusion here − inclusion elsewhere)', () => synergies],
    ['item-item cosine', () => cosineScores(lookups)],
    [REFERENCE_METHOD, () => shrunk(20)],
    ['commander inclusion, shrunk by 10 decks', () => shrunk(10)],
    ['commander inclusion, shrunk by 5 decks', () => shrunk(5)],
    ['deck neighbours (200 decks, idf, power 10)', () => neighbourScores(lookups, 200, 1, 10)],
    ['deck neighbours (500 decks, idf^0.5, power 20)', () => neighbourScores(lookups, 500, 0.5, 20)],
    ['item-item model (EASE) of this package alone', () => itemScores],
  ];
  return rows.slice(0, count).map(([name, scores]) => maskedMethod(corpus, lookups, name, scores()));
};
