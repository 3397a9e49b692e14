/** A list of card indices that grows by doubling, for decks that arrive as a stream. */
export class GrowingCards {
  private array = new Uint16Array(1024);
  length = 0;

  push(value: number): void {
    this.reserve(1)[this.length++] = value;
  }

  /** Makes room for so many more values, which may be written from `length` on. @returns where to write them */
  reserve(count: number): Uint16Array {
    if (this.length + count > this.array.length) {
      const wider = new Uint16Array(Math.max(this.array.length * 2, this.length + count));
      wider.set(this.array);
      this.array = wider;
    }
    return this.array;
  }

  /** A view of the values, valid until more are added. */
  view(): Uint16Array {
    return this.array.subarray(0, this.length);
  }
}
