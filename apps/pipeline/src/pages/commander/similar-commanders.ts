import { groupRange, type GroupedRows } from '#src/aggregate/grouped-rows';

/** Characteristic cards of each command zone with their weights, as rows by zone. */
export interface ZoneProfiles {
  readonly starts: Int32Array;
  readonly cards: Int32Array;
  readonly weights: Float64Array;
}

const PROFILE_LENGTH = 150;
const MIN_SIMILARITY = 0.05;

/**
 * Makes the profile of each zone: its cards with the highest positive weights, normalised.
 * @param weight of row `row` in zone `zone`
 */
export const makeZoneProfiles = (
  rows: GroupedRows,
  weight: (zone: number, row: number) => number,
): ZoneProfiles => {
  const zones = rows.starts.length - 1;
  const [cards = new Int32Array()] = rows.columns;
  const starts = new Int32Array(zones + 1);
  const profileCards: number[] = [];
  const profileWeights: number[] = [];
  for (let zone = 0; zone < zones; zone += 1) {
    const entries: (readonly [number, number])[] = [];
    const [from, to] = groupRange(rows, zone);
    for (let row = from; row < to; row += 1) {
      const value = weight(zone, row);
      if (value > 0) entries.push([cards[row] ?? 0, value]);
    }
    entries.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const profile = entries.slice(0, PROFILE_LENGTH);
    const norm = Math.sqrt(profile.reduce((sum, [, value]) => sum + value * value, 0)) || 1;
    for (const [card, value] of profile) {
      profileCards.push(card);
      profileWeights.push(value / norm);
    }
    starts[zone + 1] = profileCards.length;
  }
  return { starts, cards: Int32Array.from(profileCards), weights: Float64Array.from(profileWeights) };
};

/** Makes a search for the zones with the highest cosine of their profiles (0–1), best first. */
export const makeSimilarZones = (
  profiles: ZoneProfiles,
  cards: number,
): ((
  zone: number,
  accept: (other: number) => boolean,
  limit: number,
) => readonly (readonly [zone: number, similarity: number])[]) => {
  const zones = profiles.starts.length - 1;
  const byCard: { zone: number; weight: number }[][] = Array.from({ length: cards }, () => []);
  for (let zone = 0; zone < zones; zone += 1) {
    const [from, to] = groupRange(profiles, zone);
    for (let entry = from; entry < to; entry += 1) {
      byCard[profiles.cards[entry] ?? 0]?.push({ zone, weight: profiles.weights[entry] ?? 0 });
    }
  }
  const scores = new Float64Array(zones);
  return (zone, accept, limit) => {
    scores.fill(0);
    const [from, to] = groupRange(profiles, zone);
    for (let entry = from; entry < to; entry += 1) {
      const weight = profiles.weights[entry] ?? 0;
      for (const other of byCard[profiles.cards[entry] ?? 0] ?? [])
        scores[other.zone] = (scores[other.zone] ?? 0) + weight * other.weight;
    }
    return Array.from(scores.keys())
      .filter((other) => other !== zone && (scores[other] ?? 0) > MIN_SIMILARITY && accept(other))
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
      .slice(0, limit)
      .map((other) => [other, scores[other] ?? 0]);
  };
};
