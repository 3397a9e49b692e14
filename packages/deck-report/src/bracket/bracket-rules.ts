import type { Bracket } from '@crownsmith/domain';
import type { BracketKind } from './bracket-card';

/** Why a deck is at least of a bracket. */
export type BracketReasonCode = BracketKind | 'two-card-combo' | 'low-curve' | 'aims';

/** Where a rule comes from. */
interface Sourced {
  readonly source: string;
  /** ISO date of the source. */
  readonly date: string;
}

/** A rule about how many cards of a kind a bracket allows. */
export interface BracketRule extends Sourced {
  readonly code: BracketKind;
  /** From this many cards on … */
  readonly from: number;
  /** … a deck is at least of this bracket. */
  readonly atLeast: Bracket;
}

const FORMAT_PANEL = 'Wizards of the Coast, Commander Format Panel';
const OUR_READING = 'our reading of the Commander Format Panel';
const OURS = 'ours, tuned on half of the decks of `npm run bench -- brackets`';

/** How many cards of a kind the brackets allow; a deck has to keep to all rows. */
export const BRACKET_RULES: readonly BracketRule[] = [
  { code: 'game-changers', from: 1, atLeast: 3, source: FORMAT_PANEL, date: '2025-02-11' },
  { code: 'game-changers', from: 4, atLeast: 4, source: FORMAT_PANEL, date: '2025-02-11' },
  { code: 'mass-land-denial', from: 1, atLeast: 4, source: FORMAT_PANEL, date: '2025-02-11' },
  // Brackets 2 and 3 allow few extra turns, but not to chain them; with three such cards a deck is assumed to.
  { code: 'extra-turns', from: 1, atLeast: 2, source: FORMAT_PANEL, date: '2025-02-11' },
  { code: 'extra-turns', from: 3, atLeast: 4, source: OUR_READING, date: '2025-11-05' },
];

/** A two-card combo that wins or goes infinite, by the turn from which on it is possible. */
export interface ComboRule extends Sourced {
  readonly untilTurn: number;
  readonly atLeast: Bracket;
}

/** Games of bracket 3 last six turns or more (`BRACKETS`): a combo before the sixth is an early one. The first row that fits applies. */
export const COMBO_RULES: readonly ComboRule[] = [
  { untilTurn: 5, atLeast: 4, source: OUR_READING, date: '2025-11-05' },
  { untilTurn: Infinity, atLeast: 3, source: FORMAT_PANEL, date: '2025-02-11' },
];

/** ISO date of the newest rule about what the brackets allow. */
export const BRACKET_RULES_DATE: string = [...BRACKET_RULES, ...COMBO_RULES]
  .map(({ date }) => date)
  .reduce((newest, date) => (date > newest ? date : newest));

/** A sign of how fast and how consistent a deck is: points for each card of a kind, up to a maximum. */
export interface PowerSign {
  readonly code: Extract<BracketKind, 'fast-mana' | 'free-interaction' | 'tutors'>;
  readonly most: number;
}

/** What decks that win in the first turns have in common: a point a card. */
export const POWER_SIGNS: readonly PowerSign[] = [
  { code: 'fast-mana', most: 8 },
  { code: 'free-interaction', most: 8 },
  { code: 'tutors', most: 6 },
];

/** Further points for a low curve: the mean mana value of the cards that are no lands. The first row that fits applies. */
export const CURVE_POINTS: readonly { readonly below: number; readonly points: number }[] = [
  { below: 2.2, points: 4 },
  { below: 2.4, points: 3 },
  { below: 2.6, points: 2 },
  { below: 2.8, points: 1 },
];

/** A mean of fewer cards says little. */
export const MIN_CURVE_CARDS = 40;

/** Points for each early two-card combo, up to `most`. */
export const COMBO_POINTS = { each: 2, most: 4 } as const;

/** A deck with this many points is at least of this bracket. */
export interface PowerLevel extends Sourced {
  readonly from: number;
  readonly atLeast: Bracket;
}

/** The brackets by points; the last row that fits applies. */
export const POWER_LEVELS: readonly PowerLevel[] = [
  { from: 1, atLeast: 2, source: OURS, date: '2026-11-22' },
  { from: 6, atLeast: 3, source: OURS, date: '2026-11-22' },
  { from: 10, atLeast: 4, source: OURS, date: '2026-11-22' },
  { from: 17, atLeast: 5, source: OURS, date: '2026-11-22' },
];

/** With fewer cards of ramp, card draw and removal, and nothing else of the above, a deck is shown off rather than won with. */
export const MIN_AIMS = 10;
