/** Collects the entries with the greatest scores; of equal scores those with the lower numbers. */
export class TopEntries {
  /** The worst entry first: each entry ranks above the one at half its place. */
  readonly #heap: { readonly entries: Uint32Array; readonly scores: Float64Array };
  #size = 0;

  /** @param count how many are collected */
  constructor(count: number) {
    this.#heap = { entries: new Uint32Array(count), scores: new Float64Array(count) };
  }

  /** The score that an entry must reach to be among them; −Infinity while there is room. */
  get least(): number {
    const { scores } = this.#heap;
    if (this.#size < scores.length) return -Infinity;
    return scores[0] ?? Infinity;
  }

  /** Takes an entry in if it is among the best so far. Each entry is offered once. */
  offer(entry: number, score: number): void {
    const { entries } = this.#heap;
    if (this.#size < entries.length) this.#rise(this.#size++, entry, score);
    else if (entries.length > 0 && this.#ranksAbove(entry, score, 0)) this.#sink(entry, score);
  }

  /** What was collected, in no order. */
  get entries(): Uint32Array {
    return this.#heap.entries.subarray(0, this.#size);
  }

  /** What was collected, best first. */
  ranked(): { readonly entries: Uint32Array; readonly scores: Float64Array } {
    const { entries, scores } = this.#heap;
    const order = Uint32Array.from({ length: this.#size }, (_, place) => place).sort(
      (a, b) => scores[b] - scores[a] || entries[a] - entries[b],
    );
    return {
      entries: order.map((place) => entries[place]),
      scores: Float64Array.from(order, (place) => scores[place]),
    };
  }

  #ranksAbove(entry: number, score: number, place: number): boolean {
    const { entries, scores } = this.#heap;
    const other = scores[place];
    return score > other || (score === other && entry < entries[place]);
  }

  #put(place: number, entry: number, score: number): void {
    this.#heap.entries[place] = entry;
    this.#heap.scores[place] = score;
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#heap.entries[from], this.#heap.scores[from]);
  }

  #rise(from: number, entry: number, score: number): void {
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#ranksAbove(entry, score, parent)) break;
      this.#move(parent, place);
      place = parent;
    }
    this.#put(place, entry, score);
  }

  /** Replaces the worst entry. */
  #sink(entry: number, score: number): void {
    const { entries, scores } = this.#heap;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= this.#size) break;
      if (child + 1 < this.#size && this.#ranksAbove(entries[child], scores[child], child + 1)) child++;
      if (!this.#ranksAbove(entry, score, child)) break;
      this.#move(child, place);
      place = child;
    }
    this.#put(place, entry, score);
  }
}

/**
 * The indices of the `count` greatest scores, best first; equal scores in the order of their indices. Scores of
 * −Infinity and NaN are left out.
 * @example topEntries(Float64Array.of(1, 5, 3), 2) // [1, 2]
 */
export const topEntries = (scores: Float32Array | Float64Array, count: number): Uint32Array => {
  const top = new TopEntries(Math.min(count, scores.length));
  let { least } = top;
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i];
    // Later entries rank below earlier ones of the same score.
    if (!(score > least)) continue;
    top.offer(i, score);
    least = top.least;
  }
  return top.ranked().entries;
};
