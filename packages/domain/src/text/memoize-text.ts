/** Results that are remembered of one function; then all are forgotten. The type lines of all cards are fewer. */
const MOST = 10_000;

/**
 * Makes a function of a text that remembers its results. For texts of card data, which come again and again, not for what
 * visitors send.
 * @example memoizeText((text) => text.split(' '))('Basic Land') // ['Basic', 'Land']
 */
export const memoizeText = <T>(compute: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, { readonly value: T }>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered.value;
    if (known.size >= MOST) known.clear();
    const value = compute(text);
    known.set(text, { value });
    return value;
  };
};
