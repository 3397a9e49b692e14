import { NO_CARD } from '../model/model';
import { invertSymmetric } from '../numeric/invert-symmetric';
import type { DeckTable } from './deck-table';
import { GrowingCards } from './growing-array';
import { makePostings } from './postings';

/** Options of the item-item model; the defaults measured best (bench/evaluate.ts). */
export interface ItemModelOptions {
  /** Number of cards in the model, the most played ones. Training time grows with its cube. */
  readonly items: number;
  /** Number of commanders in the model, the most played ones. */
  readonly commanders: number;
  /** A card or commander with fewer decks is left out. */
  readonly minimumDecks: number;
  /** Ridge penalty, in decks; less with few decks (`RIDGE_SHARE`). */
  readonly ridge: number;
  /** A further ridge, as a share of the card's decks: it trains for lists with cards missing. */
  readonly dropout: number;
  /** Maximum number of decks trained on, sampled evenly. */
  readonly decks: number;
  /** Weights closer to 0 than this are dropped. */
  readonly smallestWeight: number;
}

export const ITEM_MODEL_DEFAULTS: ItemModelOptions = {
  items: 2600,
  commanders: 300,
  minimumDecks: 3,
  ridge: 50,
  dropout: 0.25,
  decks: 200_000,
  smallestWeight: 0.006,
};

/** The ridge is at most this share of the decks, but no less than SMALLEST_RIDGE unless the options say so. */
const RIDGE_SHARE = 0.04;
const SMALLEST_RIDGE = 20;

/** Which cards go together: weights by source, see `trainItemModel`. */
export interface ItemModel {
  readonly itemStarts: Uint32Array;
  readonly itemTargets: Uint16Array;
  readonly itemWeights: Float32Array;
}

/** The `count` most frequent entries with at least `minimum`, ascending. */
const mostFrequent = (counts: Uint32Array, count: number, minimum: number): Uint16Array => {
  const entries: number[] = [];
  for (let i = 0; i < counts.length; i++) if (counts[i] >= minimum) entries.push(i);
  entries.sort((a, b) => counts[b] - counts[a] || a - b);
  return Uint16Array.from(entries.slice(0, count)).sort();
};

const commanderCounts = (cards: number, { zoneCommanders, zoneStarts }: DeckTable): Uint32Array => {
  const counts = new Uint32Array(cards);
  for (let zone = 0; zone + 1 < zoneStarts.length; zone++) {
    const decks = zoneStarts[zone + 1] - zoneStarts[zone];
    for (const commander of zoneCommanders.subarray(zone * 2, zone * 2 + 2))
      if (commander !== NO_CARD) counts[commander] = counts[commander] + decks;
  }
  return counts;
};

/** Cards and commanders of the model, in the order of its rows: first the items, then the commanders, both ascending. */
interface Features {
  readonly items: Uint16Array;
  /** by card, −1 for one that is none */
  readonly itemRows: Int32Array;
  readonly commanderRows: Int32Array;
  readonly size: number;
}

const selectFeatures = (
  cards: number,
  cardDecks: Uint32Array,
  table: DeckTable,
  options: ItemModelOptions,
): Features => {
  const items = mostFrequent(cardDecks, options.items, options.minimumDecks);
  const commanders = mostFrequent(commanderCounts(cards, table), options.commanders, options.minimumDecks);
  const itemRows = new Int32Array(cards).fill(-1);
  items.forEach((card, i) => (itemRows[card] = i));
  const commanderRows = new Int32Array(cards).fill(-1);
  commanders.forEach((card, i) => (commanderRows[card] = items.length + i));
  return { items, itemRows, commanderRows, size: items.length + commanders.length };
};

/** The features of the decks trained on, ascending in each: the commanders come last. */
const featuresOfDecks = (
  table: DeckTable,
  { itemRows, commanderRows }: Features,
  most: number,
): Pick<DeckTable, 'deckStarts' | 'deckCards'> => {
  const decks = table.deckStarts.length - 1;
  const step = Math.max(1, decks / most);
  const features = new GrowingCards();
  const starts = [0];
  let next = 0;
  for (let zone = 0; zone + 1 < table.zoneStarts.length; zone++)
    for (let deck = table.zoneStarts[zone]; deck < table.zoneStarts[zone + 1]; deck++) {
      if (deck < next) continue;
      next += step;
      for (let i = table.deckStarts[deck]; i < table.deckStarts[deck + 1]; i++) {
        const row = itemRows[table.deckCards[i]];
        if (row >= 0) features.push(row);
      }
      for (const commander of table.zoneCommanders.subarray(zone * 2, zone * 2 + 2)) {
        const row = commander === NO_CARD ? -1 : commanderRows[commander];
        if (row >= 0) features.push(row);
      }
      starts.push(features.length);
    }
  return { deckStarts: Uint32Array.from(starts), deckCards: features.view() };
};

/**
 * The lower triangle of the Gram matrix of the decks (how often two features share a deck), with the ridge on its diagonal.
 * A row at a time, which stays in the processor's cache.
 */
const gramMatrix = (table: DeckTable, features: Features, options: ItemModelOptions): Float64Array => {
  const { size } = features;
  const { deckStarts, deckCards } = featuresOfDecks(table, features, options.decks);
  const counts = new Uint32Array(size);
  for (const feature of deckCards) counts[feature] = counts[feature] + 1;
  const { postingStarts, postings } = makePostings(counts, { deckStarts, deckCards });
  const ridge = Math.min(
    options.ridge,
    Math.max(SMALLEST_RIDGE, RIDGE_SHARE * (table.deckStarts.length - 1)),
  );
  const gram = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    const line = gram.subarray(row * size, row * size + row + 1);
    for (let i = postingStarts[row]; i < postingStarts[row + 1]; i++) {
      const end = deckStarts[postings[i] + 1];
      for (let at = deckStarts[postings[i]]; at < end; at++) {
        const column = deckCards[at];
        if (column > row) break;
        line[column] = line[column] + 1;
      }
    }
    line[row] = line[row] * (1 + options.dropout) + ridge;
  }
  return gram;
};

/**
 * Learns which cards predict which: EASE (Steck, "Embarrassingly shallow autoencoders for sparse data", 2019), the
 * closed-form linear model with the weights −P[i][j] / P[j][j], P being the inverse of the ridge-regularised Gram matrix,
 * and the further ridge of its successor ("Autoencoders that don't overfit towards the identity", 2020). Only the most
 * played cards and commanders take part. Weights are sparse, by source: rows 0 … cards − 1 are cards, rows cards …
 * 2·cards − 1 the same cards as commanders.
 */
export const trainItemModel = (
  cards: number,
  cardDecks: Uint32Array,
  table: DeckTable,
  options: ItemModelOptions,
  onProgress?: (done: number) => void,
): ItemModel => {
  const features = selectFeatures(cards, cardDecks, table, options);
  const { items, itemRows, commanderRows, size } = features;
  const inverse = gramMatrix(table, features, options);
  invertSymmetric(inverse, size, onProgress);

  const diagonal = Float64Array.from(items, (_, column) => inverse[column * size + column]);
  /** Calls a function for every weight of a source. */
  const eachWeight = (source: number, call: (column: number, weight: number) => void): void => {
    const row = source < cards ? itemRows[source] : commanderRows[source - cards];
    if (row < 0) return;
    for (let column = 0; column < items.length; column++) {
      const weight = -inverse[row * size + column] / diagonal[column];
      if (column !== row && weight !== 0 && Math.abs(weight) >= options.smallestWeight) call(column, weight);
    }
  };
  const itemStarts = new Uint32Array(cards * 2 + 1);
  for (let source = 0; source < cards * 2; source++) {
    let count = 0;
    eachWeight(source, () => count++);
    itemStarts[source + 1] = itemStarts[source] + count;
  }
  const total = itemStarts[cards * 2];
  const itemTargets = new Uint16Array(total);
  const itemWeights = new Float32Array(total);
  for (let source = 0, next = 0; source < cards * 2; source++)
    eachWeight(source, (column, weight) => {
      itemTargets[next] = items[column];
      itemWeights[next++] = weight;
    });
  return { itemStarts, itemTargets, itemWeights };
};
