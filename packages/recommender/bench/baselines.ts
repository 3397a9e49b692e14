import { makeCorpus, overallCounts, type Corpus as Known } from '../src/model/model-lookups';
import { commanderKey } from './command-zone';
import type { Corpus } from './corpora';
import type { Model } from '../src/model/model';
import { makeQuery } from '../src/signals/query';
import { topEntries } from '../src/numeric/top-entries';
import type { Question } from './split';

/** A way to recommend: a question in, card indices out, best first. */
export interface Method {
  readonly name: string;
  readonly rank: (question: Question, count: number) => readonly number[];
}

/** A card's score for a question; the mask and the order are common to all simple methods. */
type Scores = (question: Question) => Float64Array;

const masked = (corpus: Corpus, known: Known, name: string, scoresOf: Scores): Method => ({
  name,
  rank: (question, count) => {
    const query = makeQuery(known, { commanders: question.commanders, cards: question.shown });
    const scores = scoresOf(question);
    corpus.cards.forEach(({ identity, basic }, card) => {
      if (basic || (identity & ~query.identity) !== 0) scores[card] = -Infinity;
    });
    for (const card of [...question.shown, ...question.commanders]) scores[card] = -Infinity;
    return [...topEntries(scores, count)];
  },
});

/** For each command zone its decks and how many of them play each card. */
const zoneCounts = (
  model: Model,
): ReadonlyMap<string, { readonly decks: number; readonly counts: Map<number, number> }> => {
  const zones = new Map<string, { readonly decks: number; readonly counts: Map<number, number> }>();
  for (let zone = 0; zone + 1 < model.zoneStarts.length; zone++) {
    const counts = new Map<number, number>();
    const end = model.zoneCardStarts[zone + 1] as number;
    for (let i = model.zoneCardStarts[zone] as number; i < end; i++)
      counts.set(model.zoneCards[i] as number, model.zoneCounts[i] as number);
    zones.set(commanderKey([...model.zoneCommanders.subarray(zone * 2, zone * 2 + 2)]), {
      decks: (model.zoneStarts[zone + 1] as number) - (model.zoneStarts[zone] as number),
      counts,
    });
  }
  return zones;
};

/** Cosine of two cards' decks, from how often they stand together. */
const cosineScores = (known: Known): Scores => {
  const { model, cards } = known;
  const played = [...model.cardDecks.keys()].filter((card) => (model.cardDecks[card] as number) > 0);
  const place = new Int32Array(cards).fill(-1);
  played.forEach((card, i) => (place[card] = i));
  const together = new Uint16Array(played.length * played.length);
  for (let deck = 0; deck < known.decks; deck++) {
    const row = model.deckCards.subarray(model.deckStarts[deck], model.deckStarts[deck + 1]);
    for (const a of row)
      for (const b of row) {
        const at = (place[a] as number) * played.length + (place[b] as number);
        together[at] = (together[at] as number) + 1;
      }
  }
  return ({ shown }) => {
    const scores = new Float64Array(cards);
    for (const card of shown) {
      const row = place[card] as number;
      if (row < 0) continue;
      played.forEach((other, i) => {
        const both = together[row * played.length + i] as number;
        scores[other] =
          (scores[other] as number) +
          both / Math.sqrt((model.cardDecks[card] as number) * (model.cardDecks[other] as number));
      });
    }
    return scores;
  };
};

/** RECOMMENDER.md's neighbours: cosine of idf^p vectors and a tenth for the commanders, the best K to a power. */
const neighbourScores = (known: Known, decks: number, exponent: number, power: number): Scores => {
  const { model } = known;
  const idf = Float64Array.from(model.cardDecks, (count) =>
    count > 0 ? Math.log(known.decks / count) ** exponent : 0,
  );
  const norms = new Float64Array(known.decks);
  for (let deck = 0; deck < known.decks; deck++) {
    let sum = 0;
    for (const card of model.deckCards.subarray(model.deckStarts[deck], model.deckStarts[deck + 1]))
      sum += (idf[card] as number) ** 2;
    norms[deck] = Math.sqrt(sum);
  }
  return ({ commanders, shown }) => {
    const dots = new Float64Array(known.decks);
    let own = 0;
    for (const card of shown) {
      const weight = (idf[card] as number) ** 2;
      own += weight;
      for (const deck of model.postings.subarray(model.postingStarts[card], model.postingStarts[card + 1]))
        dots[deck] = (dots[deck] as number) + weight;
    }
    const similar = dots.map((dot, deck) => dot / Math.max(1e-9, Math.sqrt(own) * (norms[deck] as number)));
    for (const commander of commanders)
      for (const zone of known.zonesOf.get(commander) ?? [])
        for (
          let deck = model.zoneStarts[zone] as number;
          deck < (model.zoneStarts[zone + 1] as number);
          deck++
        )
          similar[deck] = (similar[deck] as number) + 0.1 / commanders.length;
    const top = topEntries(similar, decks);
    const scores = new Float64Array(known.cards);
    for (const deck of top) {
      const weight = (similar[deck] as number) ** power;
      for (const card of model.deckCards.subarray(model.deckStarts[deck], model.deckStarts[deck + 1]))
        scores[card] = (scores[card] as number) + weight;
    }
    return scores;
  };
};

/** So many decks of the popularity's rate are added to a commander's own in the row that all others are held against. */
export const SHRINK_DECKS = 20;

/** The simple methods of the table, over the decks of a model; the first `count` of them where told. */
export const makeBaselines = (corpus: Corpus, model: Model, count?: number): readonly Method[] => {
  const known = makeCorpus(model);
  const zones = zoneCounts(model);
  const popularity = Float64Array.from({ length: known.cards }, (_, card) => {
    const { decks, potential } = overallCounts(known, card);
    return decks / Math.max(1, potential);
  });
  const ofCommander = (question: Question, score: (card: number, decks: number, count: number) => number) => {
    const zone = zones.get(commanderKey(question.commanders));
    return Float64Array.from({ length: known.cards }, (_, card) =>
      score(card, zone?.decks ?? 0, zone?.counts.get(card) ?? 0),
    );
  };
  const shrunk =
    (weight: number): Scores =>
    (question) =>
      ofCommander(
        question,
        (card, decks, count) => (count + weight * (popularity[card] as number)) / (decks + weight),
      );
  const synergies: Scores = (question) =>
    ofCommander(question, (card, decks, count) => {
      const { decks: all, potential } = overallCounts(known, card);
      return (decks > 0 ? count / decks : 0) - (all - count) / Math.max(1, potential - decks);
    });
  const together: Scores = ({ commanders, shown }) => {
    const scores = new Float64Array(known.cards);
    for (const source of [...shown, ...commanders.map((card) => card + known.cards)])
      for (let i = model.itemStarts[source] as number; i < (model.itemStarts[source + 1] as number); i++) {
        const target = model.itemTargets[i] as number;
        scores[target] = (scores[target] as number) + (model.itemWeights[i] as number);
      }
    return scores;
  };
  const rows: readonly (readonly [string, () => Scores])[] = [
    ['popularity among decks that could play the card', () => () => popularity.slice()],
    ['synergy (inclusion here − inclusion elsewhere)', () => synergies],
    ['item-item cosine', () => cosineScores(known)],
    [`commander inclusion, shrunk to popularity (${SHRINK_DECKS})`, () => shrunk(SHRINK_DECKS)],
    ['the same, shrunk by 10', () => shrunk(10)],
    ['the same, shrunk by 5', () => shrunk(5)],
    ['deck neighbours (200, idf, 10)', () => neighbourScores(known, 200, 1, 10)],
    ['deck neighbours (500, idf^0.5, 20)', () => neighbourScores(known, 500, 0.5, 20)],
    ['EASE, commanders as items (ours alone)', () => together],
  ];
  return rows.slice(0, count).map(([name, scores]) => masked(corpus, known, name, scores()));
};
