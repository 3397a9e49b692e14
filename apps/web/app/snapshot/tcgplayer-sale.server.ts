import { saleChanges, saleWithin, type Sale } from '@crownsmith/domain';
import { orElse } from '@crownsmith/answers/snapshot';
import type { Snapshot } from './snapshot.server';

type WithMisc = Pick<Snapshot, 'misc'>;

/** The sale of a snapshot at TCGplayer, within the dates of its kickback; null for none, and where misc data is damaged. */
export const tcgplayerSaleOf = (snapshot: WithMisc): Sale | null =>
  orElse(() => {
    const { tcgplayerSale, tcgplayerKickback } = snapshot.misc();
    return saleWithin(tcgplayerSale, tcgplayerKickback);
  }, null);

/** Prices of a snapshot at a time. */
export interface PricePhase {
  /** whether the prices change before a page may be stale: in less than `SOON_MS` */
  readonly changesSoon: boolean;
  /** from when on and until when this is so, in ms since 1970; infinite where prices stay */
  readonly since: number;
  readonly until: number;
}

/** Longest that shared caches may serve a page without asking again, see cache-headers.server.ts, in ms. */
const SOON_MS = 11 * 60_000;

/** The phase of a snapshot's prices. @param now ms since 1970 */
export const pricePhase = (snapshot: WithMisc, now: number): PricePhase => {
  const changes = saleChanges(tcgplayerSaleOf(snapshot));
  const phases = changes.flatMap((change) => [change - SOON_MS, change]);
  return {
    changesSoon: changes.some((change) => now < change && change - SOON_MS <= now),
    since: Math.max(...phases.filter((phase) => phase <= now)),
    until: Math.min(...phases.filter((phase) => phase > now)),
  };
};
