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

/** Collects weights by row and keeps those farthest from 0, at most `limit` of each row. */
export class StrongestWeights {
  readonly #limit: number;
  readonly #rows: (readonly [card: number, weight: number])[][];
  /** By row the least weight, without its sign, of those that were among the strongest once. */
  readonly #least: Float64Array;

  constructor(rows: number, limit: number) {
    this.#limit = limit;
    this.#rows = Array.from({ length: rows }, () => []);
    this.#least = new Float64Array(rows);
  }

  add(row: number, card: number, weight: number): void {
    const entries = this.#rows[row];
    if (entries === undefined || Math.abs(weight) < (this.#least[row] as number)) return;
    entries.push([card, weight]);
    // A row is sorted only once in `limit` additions.
    if (entries.length < this.#limit * 2) return;
    const strongest = this.#strongest(entries);
    this.#rows[row] = strongest;
    this.#least[row] = Math.abs(strongest.at(-1)?.[1] ?? 0);
  }

  rows(): WeightRows {
    return this.#rows.map((entries) => [...this.#strongest(entries)].sort(([a], [b]) => a - b));
  }

  #strongest(entries: (readonly [card: number, weight: number])[]): (readonly [number, number])[] {
    return entries.length <= this.#limit
      ? entries
      : entries.sort(([a, x], [b, y]) => Math.abs(y) - Math.abs(x) || a - b).slice(0, this.#limit);
  }
}

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
