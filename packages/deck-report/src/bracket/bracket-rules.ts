import type { Bracket } from '@crownsmith/domain';

/** Why a deck is at least of a bracket. */
export type BracketReasonCode =
  'game-changers' | 'mass-land-denial' | 'chained-extra-turns' | 'two-card-combo';

/** A rule about how many cards of a kind a bracket allows. */
export interface BracketRule {
  readonly code: Exclude<BracketReasonCode, 'two-card-combo'>;
  /** From this many cards on … */
  readonly from: number;
  /** … a deck is at least of this bracket. */
  readonly atLeast: Bracket;
  readonly source: string;
  /** ISO date of the source. */
  readonly date: string;
}

const FORMAT_PANEL = 'Wizards of the Coast, Commander Format Panel';
const OUR_READING = 'our reading of the Commander Format Panel';

/** How many cards of a kind the brackets allow; a deck has to keep to all rows. */
export const BRACKET_RULES: readonly BracketRule[] = [
  { code: 'game-changers', from: 1, atLeast: 3, source: FORMAT_PANEL, date: '2025-02-11' },
  { code: 'game-changers', from: 4, atLeast: 4, source: FORMAT_PANEL, date: '2025-02-11' },
  { code: 'mass-land-denial', from: 1, atLeast: 4, source: FORMAT_PANEL, date: '2025-02-11' },
  // Bracket 3 allows extra turns, but not to chain them. With three such cards a deck is assumed to.
  { code: 'chained-extra-turns', from: 3, atLeast: 4, source: OUR_READING, date: '2025-10-21' },
];
