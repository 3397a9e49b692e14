import { NO_CARD } from '../model/model';

/** Command zones, ascending by their commanders. */
export interface ZoneTable {
  /** Two per zone, ascending, the second NO_CARD for a single commander. */
  readonly zoneCommanders: Uint16Array;
  /** Where the decks of each zone start, and the number of all decks. */
  readonly zoneStarts: Uint32Array;
}

/** A command zone as a number that sorts by its commanders: the first of them × 2¹⁶ + the second. */
export type ZoneKey = number;

/** The key of a command zone; undefined without a commander or with more than two. @param cards the number of cards that exist */
export const zoneKeyOf = (commanders: readonly number[], cards: number): ZoneKey | undefined => {
  let [first, second] = [NO_CARD, NO_CARD];
  for (const card of commanders) {
    if (!Number.isInteger(card) || card < 0 || card >= cards || card === first || card === second) continue;
    if (first === NO_CARD) first = card;
    else if (second === NO_CARD) second = card;
    else return undefined;
  }
  return first === NO_CARD ? undefined : Math.min(first, second) * 0x10000 + Math.max(first, second);
};

/** The key of the zone at a place. */
export const zoneKeyAt = (zoneCommanders: Uint16Array, zone: number): ZoneKey =>
  zoneCommanders[zone * 2] * 0x10000 + zoneCommanders[zone * 2 + 1];

/** Sorts rows by zone, then as given. @param rowKeys the zone of each row */
export const sortByZone = (rowKeys: readonly ZoneKey[]): ZoneTable & { readonly order: Uint32Array } => {
  const keys = [...new Set(rowKeys)].sort((a, b) => a - b);
  const numbers = new Map(keys.map((key, zone) => [key, zone]));
  const zones = Uint32Array.from(rowKeys, (key) => numbers.get(key) as number);
  const zoneStarts = new Uint32Array(keys.length + 1);
  for (const zone of zones) zoneStarts[zone + 1] = zoneStarts[zone + 1] + 1;
  for (let i = 0; i < keys.length; i++) zoneStarts[i + 1] = zoneStarts[i + 1] + zoneStarts[i];
  const next = zoneStarts.slice();
  const order = new Uint32Array(zones.length);
  zones.forEach((zone, row) => {
    const place = next[zone];
    order[place] = row;
    next[zone] = place + 1;
  });
  return {
    zoneCommanders: Uint16Array.from(keys.flatMap((key) => [key >>> 16, key & 0xffff])),
    zoneStarts,
    order,
  };
};
