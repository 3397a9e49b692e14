import { BRACKET_KINDS, type Bracket, type BracketLimit } from '@crownsmith/domain';
import { CARD_KINDS, type BracketCard, type CardKind } from './bracket-card';
import {
  COMBO_POINTS,
  CURVE_POINTS,
  MIN_TUTORS_FOR_EARLY,
  MIN_AIMS,
  MIN_CURVE_CARDS,
  POWER_LEVELS,
  POWER_SIGNS,
  type PowerSign,
} from './bracket-rules';

/** What limits of brackets say of decks. */
export interface LimitLevels {
  /** Kinds of cards that are limited. */
  readonly kinds: readonly CardKind[];
  /** What a deck with so many cards of a kind is over; undefined where no limit is broken. */
  readonly ofKind: (kind: CardKind, count: number) => Excess | undefined;
  /**
   * The same for each decisive two-card combo of a deck.
   * @param turns from which on they are possible @param tutors quick ones: without enough of them no combo is an early one
   */
  readonly ofCombos: (turns: readonly number[], tutors: number) => readonly (Excess | undefined)[];
}

/** A limit that is broken. */
interface Excess {
  /** The bracket that the deck is at least of. */
  readonly atLeast: Bracket;
  /** How many have to go for a lower one. */
  readonly over: number;
}

const known = new WeakMap<readonly BracketLimit[], LimitLevels>();

/** What a limit says; undefined where it is not broken. */
const excessOver = ({ bracket, atMost }: BracketLimit, count: number): Excess | undefined =>
  atMost === null || count <= atMost
    ? undefined
    : { atLeast: (bracket + 1) as Bracket, over: count - atMost };

/** The one of the highest bracket. */
const highest = (excesses: readonly (Excess | undefined)[]): Excess | undefined =>
  excesses.reduce((high, each) => ((each?.atLeast ?? 0) > (high?.atLeast ?? 0) ? each : high), undefined);

/** What limits say of decks; a deck has to keep to all of them. */
export const levelsOf = (limits: readonly BracketLimit[]): LimitLevels => {
  const remembered = known.get(limits);
  if (remembered) return remembered;
  const rowsOf = new Map(BRACKET_KINDS.map((kind) => [kind, limits.filter((limit) => limit.kind === kind)]));
  const levels: LimitLevels = {
    kinds: CARD_KINDS.filter((kind) => rowsOf.get(kind)?.some(({ atMost }) => atMost !== null)),
    ofKind: (kind, count) => highest((rowsOf.get(kind) ?? []).map((limit) => excessOver(limit, count))),
    ofCombos: (turns, tutors) => {
      const isWithin = (turn: number, untilTurn: number): boolean =>
        untilTurn === Infinity || (turn <= untilTurn && tutors >= MIN_TUTORS_FOR_EARLY);
      const rows = (rowsOf.get('two-card-combo') ?? []).map((limit) => {
        const { untilTurn = Infinity } = limit;
        return {
          untilTurn,
          excess: excessOver(limit, turns.filter((turn) => isWithin(turn, untilTurn)).length),
        };
      });
      return turns.map((turn) =>
        highest(rows.map(({ untilTurn, excess }) => (isWithin(turn, untilTurn) ? excess : undefined))),
      );
    },
  };
  known.set(limits, levels);
  return levels;
};

/** Whether a combo of this level is an early one, which gives points. */
export const isEarly = (level: Bracket): boolean => level > 3;

/** The points of a sign of power. @param count of its cards */
export const pointsOfSign = ({ most }: PowerSign, count: number): number => Math.min(count, most);

/** The points of a low curve; undefined for too few cards. @param total mana value of `spells` cards that are no lands */
export const pointsOfCurve = (total: number, spells: number): number | undefined =>
  spells < MIN_CURVE_CARDS
    ? undefined
    : (CURVE_POINTS.find(({ below }) => total / spells < below)?.points ?? 0);

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
  readonly ofKind: (kind: CardKind) => number;
  /** turns from which on its decisive two-card combos are possible */
  readonly comboTurns: readonly number[];
  readonly curvePoints: number;
  /** cards for ramp, card draw and removal */
  readonly aims: number;
}

/** The bracket of a deck. */
export const bracketOfCounts = (
  { ofKind, comboTurns, curvePoints, aims }: BracketCounts,
  limits: LimitLevels,
): Bracket => {
  const combos = limits.ofCombos(comboTurns, ofKind('tutors')).flatMap((excess) => excess?.atLeast ?? []);
  const power = levelOfPower(
    POWER_SIGNS.reduce((sum, sign) => sum + pointsOfSign(sign, ofKind(sign.code)), 0) +
      curvePoints +
      pointsOfCombos(combos.filter(isEarly).length),
  );
  const levels = [
    ...limits.kinds.flatMap((kind) => limits.ofKind(kind, ofKind(kind))?.atLeast ?? []),
    ...combos,
    ...(power === undefined ? [] : [power]),
  ];
  return levels.length === 0 ? levelOfAims(aims) : highestBracket(levels);
};

/** The highest of some brackets, 1 of none. */
export const highestBracket = (brackets: readonly Bracket[]): Bracket =>
  brackets.reduce<Bracket>((high, bracket) => (bracket > high ? bracket : high), 1);
