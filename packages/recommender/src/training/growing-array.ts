/** A list of card indices that grows by doubling, for decks that arrive as a stream. */
export class GrowingCards {
  private array = new Uint16Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.array.length) {
      const wider = new Uint16Array(this.array.length * 2);
      wider.set(this.array);
      this.array = wider;
    }
    this.array[this.length++] = value;
  }

  /** A view of the pushed values, valid until the next push. */
  view(): Uint16Array {
    return this.array.subarray(0, this.length);
  }
}
