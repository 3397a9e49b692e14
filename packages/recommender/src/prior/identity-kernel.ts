/** Number of colour identities: sets of five colours. */
export const IDENTITIES = 32;

const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** What two equal identities are more alike than two similar ones. */
const EQUAL_IDENTITIES = 0.3;

/**
 * How alike two colour identities are: their Jaccard index (1 for two colourless ones), and more if they are equal.
 * @example identityKernel(0b011, 0b001) // 0.5
 */
export const identityKernel = (a: number, b: number): number =>
  a === b ? 1 + EQUAL_IDENTITIES : countBits(a & b) / countBits(a | b);

/** Whether every colour of an identity is in another. */
export const isWithin = (inner: number, outer: number): boolean => (inner & ~outer) === 0;

/** What is made of a colour identity, made once for each. */
export const byIdentity = <Value>(make: (identity: number) => Value): ((identity: number) => Value) => {
  const made = new Map<number, Value>();
  return (identity) => {
    const known = made.get(identity) ?? make(identity);
    made.set(identity, known);
    return known;
  };
};

/**
 * The cards within each colour identity, ascending.
 * @param identities by card
 */
export const cardsWithin = (
  identities: Uint8Array,
  isWanted: (card: number) => boolean = () => true,
): ((identity: number) => Uint32Array) => {
  const wanted = Uint32Array.from(identities.keys()).filter(isWanted);
  return byIdentity((identity) => wanted.filter((card) => isWithin(identities[card], identity)));
};

/** Some rows of one identity. */
export interface Batch {
  readonly identity: number;
  readonly members: readonly number[];
}

/** Rows by identity, at most so many in a batch; batches of one identity follow each other. */
export const batchesByIdentity = (
  rows: readonly { readonly identity: number }[],
  most: number,
): readonly Batch[] =>
  Array.from({ length: IDENTITIES }, (_, identity) => {
    const own = [...rows.keys()].filter((row) => rows[row]?.identity === identity);
    return Array.from({ length: Math.ceil(own.length / most) }, (_, batch) => ({
      identity,
      members: own.slice(batch * most, (batch + 1) * most),
    }));
  }).flat();
