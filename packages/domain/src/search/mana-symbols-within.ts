import type { CostSymbol } from '../mana/mana-cost';

/** Generic mana and the number of each other symbol. */
const countSymbols = (cost: readonly CostSymbol[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const symbol of cost) {
    const isGeneric = /^\d+$/.test(symbol);
    const key = isGeneric ? 'generic' : symbol;
    counts.set(key, (counts.get(key) ?? 0) + (isGeneric ? Number(symbol) : 1));
  }
  return counts;
};

/**
 * Whether every symbol of a cost is in another one as often, and its generic mana is not more.
 * @example isWithin(['1', 'u'], ['2', 'u', 'u']) // true
 */
export const isWithin = (cost: readonly CostSymbol[], other: readonly CostSymbol[]): boolean => {
  const counts = countSymbols(other);
  return [...countSymbols(cost)].every(([symbol, count]) => count <= (counts.get(symbol) ?? 0));
};
