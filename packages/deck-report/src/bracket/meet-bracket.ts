import { BRACKET_LIMITS, BRACKETS, type Bracket, type BracketLimit } from '@crownsmith/domain';
import type { ComboFacts } from '../combos/combo';
import { bracketFacts, CARD_KINDS, inOrderOfNames, type BracketCard } from './bracket-card';
import { isAim } from './bracket-levels';
import { CURVE_POINTS, MIN_AIMS, MIN_TUTORS_FOR_EARLY, POWER_LEVELS, COMBO_POINTS } from './bracket-rules';
import { estimateDeckBracket, estimateOf } from './estimate-deck-bracket';
import { fewestCards, mayNotStay, type Allowed, type Budget, type Piece, type Trait } from './fewest-cards';
import { twoCardCombosOf, type TwoCardCombo } from './two-card-combos';

/** How a deck gets into a lower bracket. */
export interface LowerBracket {
  readonly bracket: Bracket;
  /** Names of the cards without which it is there. */
  readonly takeOut: readonly string[];
  /** Whether no fewer cards would do; false where the search was ended before all ways were tried. */
  readonly isFewest: boolean;
}

/** Below this bracket intent decides, not cards. */
const LOWEST_TO_REACH = 2;

/** What a deck is, besides its cards. */
export interface MeetFacts {
  readonly combos?: Iterable<ComboFacts> | undefined;
  /** Names of the commanders, which stay. */
  readonly commanders?: Iterable<string> | undefined;
  /** What brackets allow, by default as it is known here. */
  readonly limits?: readonly BracketLimit[] | undefined;
}

/** Steps of the search for one deck. */
const MOST_STEPS = 300_000;
/** What a set of cards of combos counts for. */
const COVER_STEPS = 20;

/** How many pairs that are possible until a turn may stay. */
interface PairLimit {
  readonly untilTurn: number;
  readonly atMost: number;
}

/** One way to keep to a bracket: what is allowed of cards, and of pairs. */
interface Way {
  readonly allowed: Allowed;
  readonly pairs: readonly PairLimit[];
}

const brokenAbove = (limits: readonly BracketLimit[], target: Bracket): readonly BracketLimit[] =>
  limits.filter(({ bracket, atMost }) => bracket >= target && atMost !== null);

const mostOfTraits = (rows: readonly BracketLimit[], target: Bracket): Map<Trait, number> => {
  const most = new Map<Trait, number>();
  for (const { kind, atMost } of rows)
    if (kind !== 'two-card-combo' && atMost !== null)
      most.set(kind, Math.min(most.get(kind) ?? Infinity, atMost));
  // Bracket 1 is left to decks that nothing else sets apart.
  if (target === 1) most.set('aim', MIN_AIMS - 1);
  return most;
};

const pairLimit = ({ untilTurn = Infinity, atMost }: BracketLimit): PairLimit => ({
  untilTurn,
  atMost: atMost ?? Infinity,
});

/** The most points of a bracket, and of a curve what each sum of points needs. */
const mostPoints = (target: Bracket): number =>
  (POWER_LEVELS.find(({ atLeast }) => atLeast > target)?.from ?? Infinity) - 1;

const CURVES: readonly Allowed['curve'][] = [
  ...new Set([0, ...CURVE_POINTS.map(({ points }) => points)]),
].map((points) => ({
  points,
  leastMean: Math.max(0, ...CURVE_POINTS.filter((row) => row.points > points).map(({ below }) => below)),
}));

/** Ways to leave points of early combos: as many as there are, those of one combo, none. Below bracket 4 no early combo may stay. */
const EARLY_POINTS = [COMBO_POINTS.most, COMBO_POINTS.each, 0] as const;

const waysTo = (target: Bracket, limits: readonly BracketLimit[]): readonly Way[] => {
  const rows = brokenAbove(limits, target);
  const most = mostOfTraits(rows, target);
  const ofPairs = (list: readonly BracketLimit[]): readonly BracketLimit[] =>
    list.filter(({ kind }) => kind === 'two-card-combo');
  const early = ofPairs(limits).filter(({ bracket, atMost }) => bracket === 3 && atMost !== null);
  const fewTutors = new Map(most).set(
    'tutors',
    Math.min(most.get('tutors') ?? Infinity, MIN_TUTORS_FOR_EARLY - 1),
  );
  const byPoints = target < 4 ? [0] : EARLY_POINTS;
  const ways = byPoints.map((points) => {
    const limited = early
      .map(pairLimit)
      .map((limit) => (points === 0 || limit.atMost > 0 ? limit : { ...limit, atMost: 1 }));
    const pairs = [...ofPairs(rows).map(pairLimit), ...(points === COMBO_POINTS.most ? [] : limited)];
    return { points, most, pairs };
  });
  // Without tutors that find them, early combos count as any other.
  const late = [...ofPairs(rows), ...early].map(pairLimit).filter(({ untilTurn }) => untilTurn === Infinity);
  ways.unshift({ points: 0, most: fewTutors, pairs: late });
  return ways.flatMap(({ points, most: of, pairs }) =>
    CURVES.map((curve) => ({
      allowed: { most: of, curve, signPoints: mostPoints(target) - points - curve.points },
      pairs,
    })),
  );
};

type Pair = readonly [string, string, turn: number];

/** Sets of cards of which one has to go with each pair that is too many; those that a smaller one is part of may be among them. */
function* coversOf(
  pairs: readonly Pair[],
  limits: readonly PairLimit[],
  stays: ReadonlySet<string>,
  isOfInterest: (size: number) => boolean,
  out: readonly string[] = [],
): Generator<readonly string[]> {
  if (!isOfInterest(out.length)) return;
  const left = pairs.filter(([a, b]) => !out.includes(a) && !out.includes(b));
  for (const { untilTurn, atMost } of limits) {
    const within = left.filter(([, , turn]) => turn <= untilTurn);
    if (within.length <= atMost) continue;
    const names = new Set(within.slice(0, atMost + 1).flatMap(([a, b]) => [a, b]));
    for (const name of names)
      if (!stays.has(name)) yield* coversOf(pairs, limits, stays, isOfInterest, [...out, name]);
    return;
  }
  yield out;
}

/**
 * The fewest cards that a deck would have to leave out to be estimated at a bracket or below; none where it is there. Undefined where
 * its commanders keep it above. The estimate without those cards is the proof.
 * @param cards commanders included, each once
 * @example meetBracket([card('Rhystic Study', { gameChanger: true })], 2)?.takeOut // ['Rhystic Study']
 */
export const meetBracket = (
  cards: Iterable<BracketCard>,
  target: Bracket,
  { combos = [], commanders = [], limits = BRACKET_LIMITS }: MeetFacts = {},
): LowerBracket | undefined => {
  const list = inOrderOfNames(cards);
  const stays = new Set(commanders);
  const found = twoCardCombosOf(list, combos);
  const estimateWithout = (out: ReadonlySet<string>): Bracket =>
    estimateOf(
      list.filter(({ name }) => !out.has(name)),
      found.filter((combo) => combo.cards.every(({ name }) => !out.has(name))),
      limits,
    ).estimate;
  const now = estimateWithout(new Set());
  if (now <= target) return { bracket: now, takeOut: [], isFewest: true };
  const searched = searchCards(list.map(pieceOf(stays)), found, stays, waysTo(target, limits));
  const bracket = searched && estimateWithout(new Set(searched.takeOut));
  return searched === undefined || bracket === undefined || bracket > target
    ? undefined
    : { bracket, ...searched };
};

/**
 * What to take out of a deck to be a bracket lower, as `meetBracket` finds it. Undefined below bracket 3, where intent decides, and where
 * commanders alone are the reason.
 * @param cards commanders included, each once
 */
export const lowerDeckBracket = (
  cards: Iterable<BracketCard>,
  facts: MeetFacts = {},
): LowerBracket | undefined => {
  const list = [...cards];
  const { estimate } = estimateDeckBracket(list, facts.combos, facts.limits);
  const below = BRACKETS.findLast(({ bracket }) => bracket < estimate)?.bracket;
  return below === undefined || below < LOWEST_TO_REACH ? undefined : meetBracket(list, below, facts);
};

const pieceOf =
  (stays: ReadonlySet<string>) =>
  (card: BracketCard): Piece => {
    const { kinds, isLand } = bracketFacts(card);
    return {
      name: card.name,
      traits: new Set<Trait>([
        ...CARD_KINDS.filter((kind) => kinds.has(kind)),
        ...(isAim(card) ? ['aim' as const] : []),
      ]),
      isLand,
      manaValue: card.manaValue,
      stays: stays.has(card.name),
    };
  };

const searchCards = (
  pieces: readonly Piece[],
  combos: readonly TwoCardCombo<BracketCard>[],
  stays: ReadonlySet<string>,
  ways: readonly Way[],
): Omit<LowerBracket, 'bracket'> | undefined => {
  const budget: Budget = { left: MOST_STEPS };
  let best: readonly string[] | undefined;
  for (const { allowed, pairs: limits } of ways) {
    if (allowed.signPoints < 0) continue;
    // What may not stay at all is out before pairs are looked at.
    const gone = new Set(
      pieces
        .filter((piece) => !piece.stays && [...piece.traits].some((trait) => mayNotStay(trait, allowed)))
        .map(({ name }) => name),
    );
    const pairs = combos
      .map(({ cards: [a, b], turn }): Pair => [a.name, b.name, turn])
      .filter(([a, b]) => !gone.has(a) && !gone.has(b));
    const seen = new Set<string>();
    const isOfInterest = (size: number): boolean =>
      (budget.left -= COVER_STEPS) >= 0 && gone.size + size < (best?.length ?? Infinity);
    for (const cover of coversOf(pairs, limits, stays, isOfInterest)) {
      const key = [...cover].sort().join('\n');
      const out = new Set([...gone, ...cover]);
      if (seen.has(key)) continue;
      seen.add(key);
      const rest = fewestCards(
        pieces.filter(({ name }) => !out.has(name)),
        allowed,
        (best?.length ?? Infinity) - out.size,
        budget,
      );
      if (rest !== undefined) best = [...out, ...rest.map(({ name }) => name)];
    }
  }
  return best && { takeOut: best, isFewest: budget.left >= 0 };
};
