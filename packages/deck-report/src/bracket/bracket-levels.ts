import type { Bracket } from '@crownsmith/domain';
import type { BracketCard, BracketKind } from './bracket-card';
import {
  BRACKET_RULES,
  COMBO_POINTS,
  COMBO_RULES,
  CURVE_POINTS,
  MIN_AIMS,
  MIN_CURVE_CARDS,
  POWER_LEVELS,
  POWER_SIGNS,
  type PowerSign,
} from './bracket-rules';

/** Kinds of cards that rules allow a number of. */
export const COUNTED_KINDS: readonly BracketKind[] = [...new Set(BRACKET_RULES.map(({ code }) => code))];

/** The bracket that a deck with so many cards of a kind is at least of; undefined where no rule limits them. */
export const levelOfKind = (kind: BracketKind, count: number): Bracket | undefined =>
  BRACKET_RULES.findLast(({ code, from }) => code === kind && count >= from)?.atLeast;

/** The bracket that a deck with a decisive two-card combo is at least of. @param turn from which on it is possible */
export const levelOfCombo = (turn: number): Bracket =>
  COMBO_RULES.find(({ untilTurn }) => turn <= untilTurn)?.atLeast ?? 3;

/** Whether a combo of this level is an early one, which gives points. */
export const isEarly = (level: Bracket): boolean => level > 3;

/** The points of a sign of power. @param count of its cards */
export const pointsOfSign = ({ most }: PowerSign, count: number): number => Math.min(count, most);

/** The points of a low curve; undefined for too few cards. @param total mana value of `spells` cards that are no lands */
export const pointsOfCurve = (total: number, spells: number): number | undefined =>
  spells < MIN_CURVE_CARDS
    ? undefined
    : (CURVE_POINTS.find(({ below }) => total / spells < below)?.points ?? 0);

/** The points of early combos. */
export const pointsOfCombos = (early: number): number =>
  Math.min(early * COMBO_POINTS.each, COMBO_POINTS.most);

/** The bracket that a deck with so many points is at least of; undefined where they are too few to tell. */
export const levelOfPower = (points: number): Bracket | undefined =>
  POWER_LEVELS.findLast(({ from }) => points >= from)?.atLeast;

const AIMS: readonly BracketCard['tags'][number][] = ['ramp', 'draw', 'removal', 'sweeper'];

/** Whether a card is for ramp, card draw or removal. */
export const isAim = ({ tags }: Pick<BracketCard, 'tags'>): boolean => tags.some((tag) => AIMS.includes(tag));

/** The bracket of a deck without any other reason. @param count of its cards for ramp, card draw and removal */
export const levelOfAims = (count: number): Bracket => (count >= MIN_AIMS ? 2 : 1);

/** What a deck's bracket follows from, as numbers. */
export interface BracketCounts {
  /** cards of a kind */
  readonly ofKind: (kind: BracketKind) => number;
  /** of its decisive two-card combos */
  readonly comboLevels: readonly Bracket[];
  /** points of its curve */
  readonly curvePoints: number;
  /** cards for ramp, card draw and removal */
  readonly aims: number;
}

/** The points of a deck's power. */
const powerPoints = ({ ofKind, comboLevels, curvePoints }: Omit<BracketCounts, 'aims'>): number =>
  POWER_SIGNS.reduce((sum, sign) => sum + pointsOfSign(sign, ofKind(sign.code)), 0) +
  curvePoints +
  pointsOfCombos(comboLevels.filter(isEarly).length);

/** The bracket of a deck. */
export const bracketOfCounts = (counts: BracketCounts): Bracket => {
  const power = levelOfPower(powerPoints(counts));
  const levels = [
    ...COUNTED_KINDS.flatMap((kind) => levelOfKind(kind, counts.ofKind(kind)) ?? []),
    ...counts.comboLevels,
    ...(power === undefined ? [] : [power]),
  ];
  return levels.length === 0 ? levelOfAims(counts.aims) : highestBracket(levels);
};

/** The highest of some brackets, 1 of none. */
export const highestBracket = (brackets: readonly Bracket[]): Bracket =>
  brackets.reduce<Bracket>((high, bracket) => (bracket > high ? bracket : high), 1);
