import { overallCounts, type ModelLookups } from '../model/model-lookups';
import { NO_CARD } from '../model/model';
import { isWithin } from '../prior/identity-kernel';
import { popularityOf } from '../prior/popularity';
import { decksOfZone } from '../prior/source-zones';
import { makeSparseRows, type SparseRows } from '../prior/sparse-rows';
import { eachWeight, expectedRate } from './prior';

/** Smaller differences are left out, and so are cards that are expected less and not played. */
const SMALLEST_SURPRISE = 0.1;

/**
 * What the decks of each commander that the prior learnt from play more or less than the prior expects of it: cards with their
 * rate less the expected one. Its own decks have no part in what is expected of a commander, so this is how new commanders
 * differ from what is expected of them. Pairs are left out: their expectation knows their decks.
 */
const makeSurprises = (lookups: ModelLookups): SparseRows => {
  const { model, cards } = lookups;
  const usual = Float32Array.from({ length: cards }, (_, card) => popularityOf(overallCounts(lookups, card)));
  const popular = [...usual.keys()].filter((card) => usual[card] >= SMALLEST_SURPRISE);
  const differences = new Float32Array(cards);
  const rates = new Float32Array(cards);
  const lastSeen = new Int32Array(cards).fill(-1);
  const rows = Array.from(model.priorZones, (zone): readonly (readonly [card: number, value: number])[] => {
    const [commander, second] = model.zoneCommanders.subarray(zone * 2, zone * 2 + 2);
    if (commander === undefined || second !== NO_CARD) return [];
    const identity = lookups.zoneIdentities[zone];
    const row: (readonly [number, number])[] = [];
    const considered: number[] = [];
    const consider = (card: number): void => {
      if (lastSeen[card] === zone || !isWithin(model.cardIdentities[card], identity)) return;
      lastSeen[card] = zone;
      considered.push(card);
    };
    for (const card of popular) consider(card);
    eachWeight(lookups, { commanders: [commander], identity }, (card, weight) => {
      differences[card] = differences[card] + weight;
      consider(card);
    });
    const decks = decksOfZone(model, zone);
    const end = model.zoneCardStarts[zone + 1];
    for (let i = model.zoneCardStarts[zone]; i < end; i++) {
      const card = model.zoneCards[i];
      rates[card] = model.zoneCounts[i] / decks;
      consider(card);
    }
    for (const card of considered.sort((a, b) => a - b)) {
      const expected = expectedRate(usual[card], differences[card]);
      const surprise = rates[card] - expected;
      if (Math.abs(surprise) >= SMALLEST_SURPRISE) row.push([card, surprise]);
      differences[card] = rates[card] = 0;
    }
    return row;
  });
  return makeSparseRows(rows);
};

const surprisesByModel = new WeakMap<ModelLookups, SparseRows>();

/** The surprises of a model, made once. */
export const surprisesOf = (lookups: ModelLookups): SparseRows => {
  const surprises = surprisesByModel.get(lookups) ?? makeSurprises(lookups);
  surprisesByModel.set(lookups, surprises);
  return surprises;
};
