import * as z from 'zod';

/** How a deck did in an event, as far as its source says. */
export interface DeckResult {
  /** the event's name or id, equal for all its decks */
  readonly event?: string;
  /** how many took part */
  readonly players?: number;
  /** the final place, 1 for the winner */
  readonly place?: number;
  readonly wins?: number;
  readonly losses?: number;
  readonly draws?: number;
  /** how many went on after the Swiss rounds */
  readonly topCut?: number;
}

/** Numbers of games and players are small; anything else is not one. */
const MAX = 100_000;
const count = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= MAX
    ? number
    : undefined;
};
const positive = (value: unknown): number | undefined => count(value) || undefined;

/** A field of a result: a number that is none is absent, and never fails the deck. */
export const resultField = z.unknown().optional();

/** The sum of two numbers of which one may be absent. */
const add = (a: unknown, b: unknown): number | undefined => {
  const parts = [count(a), count(b)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.reduce((sum, part) => sum + part, 0);
};

/** What sources state of a result, each under a name of its own. */
export interface ResultFacts {
  readonly event?: unknown;
  readonly players?: unknown;
  readonly place?: unknown;
  readonly wins?: unknown;
  readonly winsSwiss?: unknown;
  readonly winsBracket?: unknown;
  readonly losses?: unknown;
  readonly lossesSwiss?: unknown;
  readonly lossesBracket?: unknown;
  readonly draws?: unknown;
  readonly topCut?: unknown;
  /** in words: '3rd Place', '5-0', '4-2-1' */
  readonly text?: unknown;
}

const PLACE = /^\s*(\d{1,6})(?:st|nd|rd|th)?(?:\s+place)?\s*$/i;
const RECORD = /^\s*(\d{1,3})\s*[-–]\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*$/;

/** Absent fields are left out. */
const present = <T extends object>(fields: { readonly [K in keyof T]: T[K] | undefined }): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/**
 * A result from what a source states; undefined if it states nothing. A record of no games at all is none: sources write zeros
 * where they know only the place.
 * @example makeResult({ place: 3, wins: 4, losses: 1, text: '2nd Place' }) // { place: 2, wins: 4, losses: 1 }
 */
export const makeResult = (facts: ResultFacts): DeckResult | undefined => {
  const text = typeof facts.text === 'string' ? facts.text : '';
  const place = PLACE.exec(text)?.[1];
  const [, won, lost, tied] = RECORD.exec(text) ?? [];
  const wins = count(facts.wins) ?? add(facts.winsSwiss, facts.winsBracket) ?? count(won);
  const losses = count(facts.losses) ?? add(facts.lossesSwiss, facts.lossesBracket) ?? count(lost);
  const draws = count(facts.draws) ?? count(tied);
  const isPlayed = (wins ?? 0) + (losses ?? 0) + (draws ?? 0) > 0;
  const event =
    typeof facts.event === 'string' && facts.event.trim() !== ''
      ? facts.event.trim().slice(0, 200)
      : undefined;
  const result = present<DeckResult>({
    event,
    players: positive(facts.players),
    // The words are of the end, the number may be of the Swiss rounds.
    place: positive(place) ?? positive(facts.place),
    wins: isPlayed ? wins : undefined,
    losses: isPlayed ? losses : undefined,
    draws: isPlayed ? draws : undefined,
    topCut: positive(facts.topCut),
  });
  return Object.keys(result).length === 0 ? undefined : result;
};
