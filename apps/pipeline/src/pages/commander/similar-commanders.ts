import { groupRange, groupStarts, type GroupedRows } from '#src/aggregate/grouped-rows';

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

/** The entries of profiles by card: the zones that have it, ascending, each with its weight. */
const profilesByCard = (profiles: ZoneProfiles, cards: number) => {
  const starts = groupStarts(cards, profiles.cards);
  const next = starts.slice();
  const zones = new Int32Array(profiles.cards.length);
  const weights = new Float64Array(profiles.cards.length);
  for (let zone = 0; zone + 1 < profiles.starts.length; zone += 1) {
    const [from, to] = groupRange(profiles, zone);
    for (let entry = from; entry < to; entry += 1) {
      const card = profiles.cards[entry] ?? 0;
      const at = next[card] ?? 0;
      next[card] = at + 1;
      zones[at] = zone;
      weights[at] = profiles.weights[entry] ?? 0;
    }
  }
  return { starts, zones, weights };
};

/** What a search for similar zones needs besides their profiles. */
export interface ZoneSearch {
  readonly cards: number;
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
  const byCard = profilesByCard(profiles, cards);
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
      const [first, end] = groupRange(byCard, profiles.cards[entry] ?? 0);
      for (let at = first; at < end; at += 1) {
        const other = byCard.zones[at] ?? 0;
        scores[other] = (scores[other] ?? 0) + weight * (byCard.weights[at] ?? 0);
      }
    }
    const ranked: number[] = [];
    for (let other = 0; other < zones; other += 1) {
      const score = (scores[other] ?? 0) * (damping[other] ?? 0);
      scores[other] = score;
      if (other !== zone && score > MIN_SIMILARITY) ranked.push(other);
    }
    ranked.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
    const found: number[] = [];
    for (const other of ranked) {
      if (found.length === limit) break;
      if (![zone, ...found].some((one) => overlaps(one, other))) found.push(other);
    }
    return found.map((other) => [other, scores[other] ?? 0]);
  };
};
