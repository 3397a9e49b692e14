/** A growing Int32Array. */
interface IntList {
  push(value: number): void;
  toArray(): Int32Array;
}

export const makeIntList = (): IntList => {
  let items = new Int32Array(4096);
  let size = 0;
  return {
    push: (value) => {
      if (size === items.length) {
        const larger = new Int32Array(size * 2);
        larger.set(items);
        items = larger;
      }
      items[size++] = value;
    },
    toArray: () => items.slice(0, size),
  };
};
