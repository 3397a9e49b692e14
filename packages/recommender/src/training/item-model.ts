import type { DeckTable } from './deck-table';
import { invertSymmetric } from '../numeric/invert-symmetric';
import { NO_CARD } from '../model/model';

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
  ridge: 100,
  dropout: 0.5,
  decks: 200_000,
  smallestWeight: 0.004,
};

/** The ridge is at most this share of the decks, but no less than SMALLEST_RIDGE unless the options say so. */
const RIDGE_SHARE = 0.04;
const SMALLEST_RIDGE = 20;

export interface ItemModel {
  readonly itemStarts: Uint32Array;
  readonly itemTargets: Uint16Array;
  readonly itemWeights: Float32Array;
}

/** The `count` most frequent entries with at least `minimum`, ascending. */
const mostFrequent = (counts: Uint32Array, count: number, minimum: number): Uint16Array => {
  const entries: number[] = [];
  for (let i = 0; i < counts.length; i++) if ((counts[i] as number) >= minimum) entries.push(i);
  entries.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b);
  return Uint16Array.from(entries.slice(0, count)).sort();
};

const commanderCounts = (cards: number, { zoneCommanders, zoneStarts }: DeckTable): Uint32Array => {
  const counts = new Uint32Array(cards);
  for (let zone = 0; zone + 1 < zoneStarts.length; zone++) {
    const decks = (zoneStarts[zone + 1] as number) - (zoneStarts[zone] as number);
    for (const commander of zoneCommanders.subarray(zone * 2, zone * 2 + 2))
      if (commander !== NO_CARD) counts[commander] = (counts[commander] as number) + decks;
  }
  return counts;
};

/** The Gram matrix of the decks (how often two features share a deck), with the ridge on its diagonal. */
const gramMatrix = (
  table: DeckTable,
  place: Int32Array,
  commanderPlace: Int32Array,
  size: number,
  options: ItemModelOptions,
): Float64Array => {
  const gram = new Float64Array(size * size);
  const decks = table.deckStarts.length - 1;
  const step = Math.max(1, decks / options.decks);
  let next = 0;
  const row = new Int32Array(4096);
  for (let zone = 0; zone + 1 < table.zoneStarts.length; zone++)
    for (let deck = table.zoneStarts[zone] as number; deck < (table.zoneStarts[zone + 1] as number); deck++) {
      if (deck < next) continue;
      next += step;
      let length = 0;
      for (let i = table.deckStarts[deck] as number; i < (table.deckStarts[deck + 1] as number); i++) {
        const at = place[table.deckCards[i] as number] as number;
        if (at >= 0 && length < row.length - 2) row[length++] = at;
      }
      for (let i = 0; i < 2; i++) {
        const commander = table.zoneCommanders[zone * 2 + i] as number;
        const at = commander === NO_CARD ? -1 : (commanderPlace[commander] as number);
        if (at >= 0) row[length++] = at;
      }
      for (let a = 0; a < length; a++) {
        const start = (row[a] as number) * size;
        // Places increase within a deck, commanders last, so that only the lower triangle is filled.
        for (let b = 0; b <= a; b++) {
          const at = start + (row[b] as number);
          gram[at] = (gram[at] as number) + 1;
        }
      }
    }
  const ridge = Math.min(options.ridge, Math.max(SMALLEST_RIDGE, RIDGE_SHARE * decks));
  for (let i = 0; i < size; i++) {
    const count = gram[i * size + i] as number;
    gram[i * size + i] = count * (1 + options.dropout) + ridge;
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
  const items = mostFrequent(cardDecks, options.items, options.minimumDecks);
  const commanders = mostFrequent(commanderCounts(cards, table), options.commanders, options.minimumDecks);
  const size = items.length + commanders.length;
  const place = new Int32Array(cards).fill(-1);
  items.forEach((card, i) => (place[card] = i));
  const commanderPlace = new Int32Array(cards).fill(-1);
  commanders.forEach((card, i) => (commanderPlace[card] = items.length + i));
  const inverse = gramMatrix(table, place, commanderPlace, size, options);
  invertSymmetric(inverse, size, onProgress);

  const weightAt = (row: number, column: number): number => {
    if (row === column) return 0;
    const weight = -(inverse[row * size + column] as number) / (inverse[column * size + column] as number);
    return Math.abs(weight) < options.smallestWeight ? 0 : weight;
  };
  const itemStarts = new Uint32Array(cards * 2 + 1);
  const placeOf = (source: number): number =>
    (source < cards ? place[source] : commanderPlace[source - cards]) as number;
  let total = 0;
  for (let source = 0; source < cards * 2; source++) {
    const row = placeOf(source);
    if (row >= 0)
      for (let column = 0; column < items.length; column++) if (weightAt(row, column) !== 0) total++;
    itemStarts[source + 1] = total;
  }
  const itemTargets = new Uint16Array(total);
  const itemWeights = new Float32Array(total);
  let next = 0;
  for (let source = 0; source < cards * 2; source++) {
    const row = placeOf(source);
    if (row < 0) continue;
    for (let column = 0; column < items.length; column++) {
      const weight = weightAt(row, column);
      if (weight === 0) continue;
      itemTargets[next] = items[column] as number;
      itemWeights[next++] = weight;
    }
  }
  return { itemStarts, itemTargets, itemWeights };
};
