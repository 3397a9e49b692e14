import { NO_CARD } from '../model/model';
import type { DeckTable } from '../training/deck-table';

/** The command zones that the prior learns from. */
export interface SourceZones {
  /** Numbers of the zones, ascending. */
  readonly zones: Uint32Array;
  /** Cards of each, one or two. */
  readonly commanders: readonly (readonly number[])[];
  readonly identities: Uint8Array;
  readonly decks: Uint32Array;
}

/** The cards of a command zone. */
const zoneCommanders = (
  { zoneCommanders: all }: Pick<DeckTable, 'zoneCommanders'>,
  zone: number,
): readonly number[] => [...all.subarray(zone * 2, zone * 2 + 2)].filter((card) => card !== NO_CARD);

export const decksOfZone = ({ zoneStarts }: Pick<DeckTable, 'zoneStarts'>, zone: number): number =>
  zoneStarts[zone + 1] - zoneStarts[zone];

const unionOf = (cards: readonly number[], identityOf: (card: number) => number): number =>
  cards.reduce((bits, card) => bits | identityOf(card), 0);

/** The colour identity of every zone. */
export const allZoneIdentities = (table: DeckTable, identityOf: (card: number) => number): Uint8Array =>
  Uint8Array.from({ length: table.zoneStarts.length - 1 }, (_, zone) =>
    unionOf(zoneCommanders(table, zone), identityOf),
  );

/** Selects the `limit` zones with the most decks. */
export const selectSourceZones = (
  table: DeckTable,
  identityOf: (card: number) => number,
  limit: number,
): SourceZones => {
  const decksOf = (zone: number): number => decksOfZone(table, zone);
  const zones = Uint32Array.from({ length: table.zoneStarts.length - 1 }, (_, zone) => zone)
    .sort((a, b) => decksOf(b) - decksOf(a) || a - b)
    .slice(0, limit)
    .sort();
  const commanders = Array.from(zones, (zone) => zoneCommanders(table, zone));
  return {
    zones,
    commanders,
    identities: Uint8Array.from(commanders, (cards) => unionOf(cards, identityOf)),
    decks: Uint32Array.from(zones, decksOf),
  };
};
