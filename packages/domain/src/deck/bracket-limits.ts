import type { Bracket } from './bracket';

/** What brackets depend on: kinds of cards, and two-card combos that win the game or go on without end. */
export const BRACKET_KINDS = [
  'game-changers',
  'mass-land-denial',
  'extra-turns',
  'two-card-combo',
  'fast-mana',
  'free-interaction',
  'tutors',
] as const;
/** A kind of cards, or a combo, that brackets depend on. */
export type BracketKind = (typeof BRACKET_KINDS)[number];

/** Names of the kinds in sentences and tables. */
export const BRACKET_KIND_NAMES: Readonly<Record<BracketKind, string>> = {
  'game-changers': 'Game Changers',
  'mass-land-denial': 'Mass land denial',
  'extra-turns': 'Extra turns',
  'two-card-combo': 'Two-card combos',
  'fast-mana': 'Fast mana',
  'free-interaction': 'Free or one-mana interaction',
  tutors: 'Quick tutors',
};

/** How many of a kind a bracket allows. A deck with more is at least of the next bracket. */
export interface BracketLimit {
  readonly kind: BracketKind;
  /** The fifth has no limits. */
  readonly bracket: Exclude<Bracket, 5>;
  /** Null for any number. */
  readonly atMost: number | null;
  /** Of combos: only those count that are possible until this turn; all where it is absent. */
  readonly untilTurn?: number | undefined;
  /** Who says so. */
  readonly source: string;
  /** ISO date of the source. */
  readonly date: string;
}

const PANEL = { source: 'Wizards of the Coast, Commander Format Panel', date: '2025-02-11' } as const;
const OUR_READING = { source: 'Our reading of the Commander Format Panel', date: '2025-11-05' } as const;

/** What the brackets allow, as it is known here (read 2026-11-22). */
export const BRACKET_LIMITS: readonly BracketLimit[] = [
  { kind: 'game-changers', bracket: 1, atMost: 0, ...PANEL },
  { kind: 'game-changers', bracket: 2, atMost: 0, ...PANEL },
  { kind: 'game-changers', bracket: 3, atMost: 3, ...PANEL },
  { kind: 'mass-land-denial', bracket: 1, atMost: 0, ...PANEL },
  { kind: 'mass-land-denial', bracket: 2, atMost: 0, ...PANEL },
  { kind: 'mass-land-denial', bracket: 3, atMost: 0, ...PANEL },
  // Brackets 2 and 3 allow few extra turns, but not to chain them; with three such cards a deck is assumed to.
  { kind: 'extra-turns', bracket: 1, atMost: 0, ...PANEL },
  { kind: 'extra-turns', bracket: 2, atMost: 2, ...OUR_READING },
  { kind: 'extra-turns', bracket: 3, atMost: 2, ...OUR_READING },
  { kind: 'two-card-combo', bracket: 1, atMost: 0, ...PANEL },
  { kind: 'two-card-combo', bracket: 2, atMost: 0, ...PANEL },
  // Games of bracket 3 last six turns or more (`BRACKETS`): a combo before the sixth is an early one.
  { kind: 'two-card-combo', bracket: 3, atMost: 0, untilTurn: 5, ...OUR_READING },
];

const placeOf = ({ kind, bracket }: BracketLimit): number => BRACKET_KINDS.indexOf(kind) * 10 + bracket;

/** What tells limits of one day apart, so that neither depends on which came first: the stricter one counts. */
const strictness = ({ atMost, untilTurn, source }: BracketLimit): readonly [number, number, string] => [
  atMost ?? Infinity,
  -(untilTurn ?? Infinity),
  source,
];

/** Whether a limit takes the place of another of its kind and bracket. */
const replaces = (limit: BracketLimit, known: BracketLimit): boolean => {
  if (limit.date !== known.date) return limit.date > known.date;
  const [a, b] = [strictness(limit), strictness(known)];
  const differs = a.findIndex((value, at) => value !== b[at]);
  return differs >= 0 && (a[differs] ?? 0) < (b[differs] ?? 0);
};

/**
 * The newest limit for each kind and bracket, in the order of both. The order of the rows that go in changes nothing.
 * @example newestLimits([...BRACKET_LIMITS, { kind: 'game-changers', bracket: 3, atMost: 5, source: 'x', date: '2027-02-08' }])[2]?.atMost // 5
 */
export const newestLimits = (limits: Iterable<BracketLimit>): readonly BracketLimit[] => {
  const newest = new Map<number, BracketLimit>();
  for (const limit of limits) {
    const known = newest.get(placeOf(limit));
    if (known === undefined || replaces(limit, known)) newest.set(placeOf(limit), limit);
  }
  return [...newest.entries()].sort(([a], [b]) => a - b).map(([, limit]) => limit);
};

/** ISO date of the newest of some limits; empty for none. */
export const limitsDate = (limits: readonly BracketLimit[]): string =>
  limits.reduce((newest, { date }) => (date > newest ? date : newest), '');
