import { IDENTITIES } from './identity-kernel';
import type { SourceZones } from './source-zones';
import { makeSparseRows, type SparseRows } from './sparse-rows';

/** Weight of "nothing unusual" in the mean of the zones of one identity, in zones. */
const NEUTRAL_ZONES = 5;
/** Keeps the scale of rarely played cards finite. */
const SMALLEST_VARIANCE = 0.02;

/**
 * What each source zone plays that others of its colours do not: its rates less the usual rate and the mean difference of the
 * zones of its identity, in units of the card's standard deviation. Only cards that the zone plays have an entry.
 * @param rates by source: cards with their shares of the decks
 * @param usual by card: usual rate
 */
export const playedBeyondIdentity = (
  sources: SourceZones,
  rates: SparseRows,
  usual: Float64Array,
): SparseRows => {
  const { identities } = sources;
  const zones = new Uint32Array(IDENTITIES);
  const sums = Array.from({ length: IDENTITIES }, () => new Map<number, number>());
  const each = (source: number, call: (card: number, rate: number) => void): void => {
    for (let i = rates.starts[source]; i < rates.starts[source + 1]; i++)
      call(rates.places[i], rates.values[i]);
  };
  identities.forEach((identity, source) => {
    zones[identity] = zones[identity] + 1;
    const own = sums[identity];
    each(source, (card, rate) => own?.set(card, (own.get(card) ?? 0) + rate));
  });
  return makeSparseRows(
    Array.from(identities, (identity, source) => {
      const count = zones[identity];
      const row: (readonly [number, number])[] = [];
      each(source, (card, rate) => {
        const base = usual[card];
        const mean = ((sums[identity]?.get(card) ?? 0) - count * base) / (count + NEUTRAL_ZONES);
        row.push([card, (rate - base - mean) / Math.sqrt(base + SMALLEST_VARIANCE)]);
      });
      return row;
    }),
  );
};
