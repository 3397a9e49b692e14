import type { Grouped } from '#src/aggregate/count-queries';

/** How much each card tells of a command zone, by zone: cards and weights as rows. */
export interface ZoneProfiles {
  readonly starts: Int32Array;
  readonly cards: Int32Array;
  readonly weights: Float64Array;
}

/** Cards that tell most of a zone are enough to compare it by. */
const PROFILE_LENGTH = 150;

/**
 * What is special about each zone: its cards of highest positive weight (inclusion here minus inclusion overall).
 * @param weight of row `row` in zone `zone`
 */
export const zoneProfiles = (rows: Grouped, weight: (zone: number, row: number) => number): ZoneProfiles => {
  const zones = rows.starts.length - 1;
  const [cards = new Int32Array()] = rows.columns;
  const starts = new Int32Array(zones + 1);
  const keptCards: number[] = [];
  const keptWeights: number[] = [];
  for (let zone = 0; zone < zones; zone += 1) {
    const entries: (readonly [number, number])[] = [];
    for (let row = rows.starts[zone] ?? 0; row < (rows.starts[zone + 1] ?? 0); row += 1) {
      const value = weight(zone, row);
      if (value > 0) entries.push([cards[row] ?? 0, value]);
    }
    entries.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const kept = entries.slice(0, PROFILE_LENGTH);
    const norm = Math.sqrt(kept.reduce((sum, [, value]) => sum + value * value, 0)) || 1;
    for (const [card, value] of kept) {
      keptCards.push(card);
      keptWeights.push(value / norm);
    }
    starts[zone + 1] = keptCards.length;
  }
  return { starts, cards: Int32Array.from(keptCards), weights: Float64Array.from(keptWeights) };
};

/** Makes a search for the zones most like one, by the cosine of their profiles (0–1), best first. */
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
    for (let entry = profiles.starts[zone] ?? 0; entry < (profiles.starts[zone + 1] ?? 0); entry += 1) {
      byCard[profiles.cards[entry] ?? 0]?.push({ zone, weight: profiles.weights[entry] ?? 0 });
    }
  }
  const scores = new Float64Array(zones);
  return (zone, accept, limit) => {
    scores.fill(0);
    for (let entry = profiles.starts[zone] ?? 0; entry < (profiles.starts[zone + 1] ?? 0); entry += 1) {
      const weight = profiles.weights[entry] ?? 0;
      for (const other of byCard[profiles.cards[entry] ?? 0] ?? [])
        scores[other.zone] = (scores[other.zone] ?? 0) + weight * other.weight;
    }
    return Array.from(scores.keys())
      .filter((other) => other !== zone && (scores[other] ?? 0) > 0.05 && accept(other))
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
      .slice(0, limit)
      .map((other) => [other, scores[other] ?? 0]);
  };
};
