/** Weights by card, cards ascending, in rows. */
export type WeightRows = readonly (readonly (readonly [card: number, weight: number])[])[];

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
  const cards: number[] = [];
  const weights: number[] = [];
  rows.forEach((row, i) => {
    for (const [card, weight] of row) {
      const stored = toStored(weight);
      if (stored === 0) continue;
      cards.push(card);
      weights.push(stored);
    }
    starts[i + 1] = cards.length;
  });
  return { starts, cards: Uint16Array.from(cards), weights: Int16Array.from(weights) };
};
