/** Weights of some cards, cards ascending. */
export interface WeightRow {
  readonly cards: Uint16Array;
  readonly weights: Float64Array;
}

/** Weights by card in rows. */
export type WeightRows = readonly WeightRow[];

export const NO_WEIGHTS: WeightRow = { cards: new Uint16Array(), weights: new Float64Array() };

/** The weights of cards in any order as a row. */
export const makeWeightRow = (cards: Iterable<number>, weightOf: (card: number) => number): WeightRow => {
  const sorted = Uint16Array.from(cards).sort();
  return { cards: sorted, weights: Float64Array.from(sorted, weightOf) };
};

/** Weight rows as arrays of a model. */
export interface StoredRows {
  readonly starts: Uint32Array;
  readonly cards: Uint16Array;
  readonly weights: Int16Array;
}

/** A weight of 1 as it is stored. */
export const WEIGHT_UNIT = 0x7fff;

const toStored = (weight: number): number => Math.round(Math.min(1, Math.max(-1, weight)) * WEIGHT_UNIT);

/** Joins rows into arrays; weights that would be stored as 0 are left out. */
export const joinRows = (rows: WeightRows): StoredRows => {
  const starts = new Uint32Array(rows.length + 1);
  const most = rows.reduce((sum, row) => sum + row.cards.length, 0);
  const cards = new Uint16Array(most);
  const weights = new Int16Array(most);
  let size = 0;
  rows.forEach((row, i) => {
    for (let at = 0; at < row.cards.length; at++) {
      const stored = toStored(row.weights[at]);
      if (stored === 0) continue;
      cards[size] = row.cards[at];
      weights[size++] = stored;
    }
    starts[i + 1] = size;
  });
  return { starts, cards: cards.slice(0, size), weights: weights.slice(0, size) };
};
