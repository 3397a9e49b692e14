/** A number with thousands separators. @example formatCount(21628) // '21,628' */
export const formatCount = (value: number): string => value.toLocaleString('en-US');

/** A number with its noun. @example formatNoun(2, 'card') // '2 cards' */
export const formatNoun = (value: number, noun: string): string =>
  `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`;

/** Names listed of counts. */
const MAX_COUNTS = 24;

/** Counts by name, the highest first, at most 24 of them. @example formatCounts({ duel: 2, commander: 5 }) // 'commander 5, duel 2' */
export const formatCounts = (counts: Readonly<Record<string, number>>): string => {
  const all = Object.entries(counts).sort(([, a], [, b]) => b - a);
  const listed = all.slice(0, MAX_COUNTS).map(([name, value]) => `${name} ${formatCount(value)}`);
  const others = all.slice(MAX_COUNTS).reduce((total, [, value]) => total + value, 0);
  return [...listed, ...(others === 0 ? [] : [`others ${formatCount(others)}`])].join(', ');
};

/** A size in megabytes. @example formatMegabytes(1_530_000) // '1.5 MB' */
export const formatMegabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`;
