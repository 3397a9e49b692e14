import { NO_CARD } from '../model/model';
import type { ModelLookups } from '../model/model-lookups';
import { topEntries } from '../numeric/top-entries';
import type { NeighbourOptions, Neighbours } from '../signals/neighbours';
import { ALL_DECKS } from '../signals/population';
import type { Query } from '../signals/query';

/** The decks most like a list by comparing every card of every deck: what the search must find, in hundreds of its time. */
export const naiveNeighbours =
  ({ model, idf, decks: count }: ModelLookups, options: NeighbourOptions) =>
  ({ commanders, cards }: Query): Neighbours => {
    const weights = cards.map((card) => idf[card]);
    const positive = weights.filter((weight) => weight > 0);
    const mean = positive.reduce((sum, weight) => sum + weight, 0) / positive.length;
    const cardWeights = Float32Array.from(weights, (weight) => (positive.length === 0 ? 0 : weight / mean));
    if (positive.length === 0)
      return {
        decks: new Uint32Array(),
        overlaps: new Float32Array(),
        cardWeights,
        among: ALL_DECKS,
        tooFew: 0,
      };
    const weightOf = new Float64Array(idf.length);
    cards.forEach((card, i) => (weightOf[card] = cardWeights[i]));
    const overlaps = new Float64Array(count);
    for (let zone = 0; zone + 1 < model.zoneStarts.length; zone++) {
      const own = model.zoneCommanders
        .subarray(zone * 2, zone * 2 + 2)
        .filter((card) => card !== NO_CARD && commanders.includes(card)).length;
      const end = model.zoneStarts[zone + 1];
      for (let deck = model.zoneStarts[zone]; deck < end; deck++) {
        let sum = own === 0 ? 0 : (options.commanderBonus * own) / commanders.length;
        for (let i = model.deckStarts[deck]; i < model.deckStarts[deck + 1]; i++)
          sum += weightOf[model.deckCards[i]];
        // Decks with cards of the same weights have the same overlap, in whatever order these are added.
        overlaps[deck] = Math.round(sum * 1e5) / 1e5;
      }
    }
    const decks = topEntries(overlaps, options.decks);
    return {
      decks,
      overlaps: Float32Array.from(decks, (deck) => overlaps[deck]),
      cardWeights,
      among: ALL_DECKS,
      tooFew: 0,
    };
  };
