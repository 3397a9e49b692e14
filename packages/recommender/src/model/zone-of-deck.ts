/** The zone of a deck: the last one that starts at or before it. */
export const zoneOfDeck = (starts: Uint32Array, deck: number): number => {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle] <= deck) low = middle;
    else high = middle;
  }
  return low;
};
