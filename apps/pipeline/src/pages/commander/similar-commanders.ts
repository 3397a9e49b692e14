import { groupRange, type GroupedRows } from '#src/aggregate/grouped-rows';

/** Characteristic cards of each command zone with their weights, as rows by zone. */
export interface ZoneProfiles {
  readonly starts: Int32Array;
  readonly cards: Int32Array;
  readonly weights: Float64Array;
}

const PROFILE_LENGTH = 150;
const MIN_SIMILARITY = 0.05;
/** A commander with this many decks has half its cosine: one or two decks resemble another by chance. */
const DAMPING_DECKS = 5;

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

/** What a search for similar zones needs besides their profiles. */
export interface ZoneSearch {
  /** number of cards */
  readonly cards: number;
  /** decks of a zone */
  readonly decks: (zone: number) => number;
  /** whether one of two zones contains the other: a pair and each of its halves */
  readonly overlaps: (a: number, b: number) => boolean;
}

/**
 * Makes a search for the most similar zones: by the cosine of their profiles (0–1), damped for zones with few decks, best
 * first. Of zones that overlap only the first is found, and none that overlaps the given one.
 */
export const makeSimilarZones = (
  profiles: ZoneProfiles,
  { cards, decks, overlaps }: ZoneSearch,
): ((zone: number, limit: number) => readonly (readonly [zone: number, similarity: number])[]) => {
  const zones = profiles.starts.length - 1;
  const byCard: { zone: number; weight: number }[][] = Array.from({ length: cards }, () => []);
  for (let zone = 0; zone < zones; zone += 1) {
    const [from, to] = groupRange(profiles, zone);
    for (let entry = from; entry < to; entry += 1) {
      byCard[profiles.cards[entry] ?? 0]?.push({ zone, weight: profiles.weights[entry] ?? 0 });
    }
  }
  const scores = new Float64Array(zones);
  const damping = Float64Array.from(
    { length: zones },
    (_, zone) => decks(zone) / (decks(zone) + DAMPING_DECKS),
  );
  return (zone, limit) => {
    scores.fill(0);
    const [from, to] = groupRange(profiles, zone);
    for (let entry = from; entry < to; entry += 1) {
      const weight = profiles.weights[entry] ?? 0;
      for (const other of byCard[profiles.cards[entry] ?? 0] ?? [])
        scores[other.zone] = (scores[other.zone] ?? 0) + weight * other.weight;
    }
    scores.forEach((score, other) => void (scores[other] = score * (damping[other] ?? 0)));
    const ranked = Array.from(scores.keys())
      .filter((other) => other !== zone && (scores[other] ?? 0) > MIN_SIMILARITY)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
    const found: number[] = [];
    for (const other of ranked) {
      if (found.length === limit) break;
      if (![zone, ...found].some((one) => overlaps(one, other))) found.push(other);
    }
    return found.map((other) => [other, scores[other] ?? 0]);
  };
};
