/**
 * Makes a function of an object that remembers its results as long as the object is in memory. The object and what it is
 * made of must not change.
 * @example memoizeByObject((card: Card) => card.name.length)
 */
export const memoizeByObject = <K extends object, T extends object>(
  compute: (key: K) => T,
): ((key: K) => T) => {
  const known = new WeakMap<K, T>();
  return (key) => {
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
};
