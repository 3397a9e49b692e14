import { POWER_SIGNS } from './bracket-rules';
import { pointsOfCurve, pointsOfSign } from './bracket-levels';
import type { CardKind } from './bracket-card';

/** What a card counts as: one of the kinds of brackets, or a card for ramp, card draw or removal. */
export type Trait = CardKind | 'aim';

/** A card as the search sees it. */
export interface Piece {
  readonly name: string;
  readonly traits: ReadonlySet<Trait>;
  readonly isLand: boolean;
  readonly manaValue: number;
  /** Whether it cannot leave the deck, as its commanders. */
  readonly stays: boolean;
}

/** What the cards that stay may be. */
export interface Allowed {
  /** How many cards of a trait may stay. */
  readonly most: ReadonlyMap<Trait, number>;
  /** Points for fast mana, free interaction and tutors. */
  readonly signPoints: number;
  /** Points for a low curve, and the least mean mana value with which there are no more. */
  readonly curve: { readonly points: number; readonly leastMean: number };
}

/** Steps of all searches for one deck. */
export interface Budget {
  left: number;
}

/** Cards that count alike, those first whose leaving helps the curve most. */
interface Alike {
  /** Places of their traits among those that count. */
  readonly traits: readonly number[];
  readonly pieces: readonly Piece[];
  /** Spells and their mana value among the first so many. */
  readonly spells: readonly number[];
  readonly manaValue: readonly number[];
}

const SIGNS: readonly Trait[] = POWER_SIGNS.map(({ code }) => code);

/** Whether no card of a trait may stay. */
export const mayNotStay = (trait: Trait, { most, signPoints }: Allowed): boolean =>
  most.get(trait) === 0 || (signPoints === 0 && SIGNS.includes(trait));

/** How far the leaving of a card raises the curve. */
const curveGain = ({ isLand, manaValue }: Piece, { curve }: Allowed): number =>
  isLand ? 0 : curve.leastMean - manaValue;

const firstSums = (values: readonly number[]): readonly number[] => {
  const sums = [0];
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value);
  return sums;
};

const spellsAmong = (pieces: readonly Piece[]): readonly number[] =>
  pieces.map(({ isLand }) => (isLand ? 0 : 1));
const valuesAmong = (pieces: readonly Piece[]): readonly number[] =>
  pieces.map(({ isLand, manaValue }) => (isLand ? 0 : manaValue));

/** Groups of cards that count for something, those first that count for most. */
const groupAlike = (pieces: readonly Piece[], tracked: readonly Trait[]): readonly Alike[] => {
  const groups = new Map<string, { traits: readonly number[]; pieces: Piece[] }>();
  for (const piece of pieces) {
    const traits = tracked.flatMap((trait, at) => (piece.traits.has(trait) ? [at] : []));
    if (piece.stays || traits.length === 0) continue;
    const group = groups.get(traits.join()) ?? { traits, pieces: [] };
    group.pieces.push(piece);
    groups.set(traits.join(), group);
  }
  return [...groups.values()]
    .sort((a, b) => b.traits.length - a.traits.length)
    .map((group) => ({
      ...group,
      spells: firstSums(spellsAmong(group.pieces)),
      manaValue: firstSums(valuesAmong(group.pieces)),
    }));
};

/** What cards have to lose: of each trait so many, and of the points of signs. */
class Needs {
  private readonly most: readonly number[];
  private readonly signs: readonly { readonly at: number; readonly sign: (typeof POWER_SIGNS)[number] }[];

  constructor(
    tracked: readonly Trait[],
    private readonly allowed: Allowed,
  ) {
    this.most = tracked.map((trait) => allowed.most.get(trait) ?? Infinity);
    this.signs = POWER_SIGNS.map((sign) => ({ at: tracked.indexOf(sign.code), sign }));
  }

  /** Points of signs that are too many. */
  points(counts: readonly number[]): number {
    let points = -this.allowed.signPoints;
    for (const { at, sign } of this.signs) points += pointsOfSign(sign, counts[at] ?? 0);
    return Math.max(0, points);
  }

  /** Cards of a trait that are too many. */
  ofTrait(at: number, counts: readonly number[]): number {
    return Math.max(0, (counts[at] ?? 0) - (this.most[at] ?? Infinity));
  }

  /** Cards of a trait whose leaving changes something: beyond them it only helps the curve. */
  useful(at: number, counts: readonly number[]): number {
    const own = this.signs.find((each) => each.at === at);
    if (own === undefined) return this.ofTrait(at, counts);
    const points = this.points(counts);
    const idle = points === 0 ? 0 : Math.max(0, (counts[at] ?? 0) - own.sign.most);
    return Math.max(this.ofTrait(at, counts), points + idle);
  }

  /** Cards that have to go at least, where one counts for so many traits at most. */
  least(counts: readonly number[], mostTraits: number): number {
    let [largest, total, ofSigns] = [0, 0, 0];
    for (let at = 0; at < counts.length; at += 1) {
      const need = this.ofTrait(at, counts);
      largest = Math.max(largest, need);
      if (this.signs.some((each) => each.at === at)) ofSigns += need;
      else total += need;
    }
    const points = this.points(counts);
    return Math.max(largest, Math.ceil((total + Math.max(points, ofSigns)) / Math.max(1, mostTraits)));
  }
}

/**
 * The fewest cards without which the others keep to what is allowed. Of cards that count alike those go first whose leaving helps the curve
 * most, so that only how many of them go is searched, by branch and bound.
 * @param below only fewer cards than this are of interest
 * @returns undefined where there are no such cards, or the budget is used up
 */
export const fewestCards = (
  pieces: readonly Piece[],
  allowed: Allowed,
  below: number,
  budget: Budget,
): readonly Piece[] | undefined => {
  const byGain = pieces.toSorted((a, b) => curveGain(b, allowed) - curveGain(a, allowed));
  const tracked = [...new Set([...allowed.most.keys(), ...SIGNS])];
  const groups = groupAlike(byGain, tracked);
  const needs = new Needs(tracked, allowed);
  const counts = tracked.map((trait) => pieces.filter(({ traits }) => traits.has(trait)).length);
  const spells = firstSums(spellsAmong(pieces)).at(-1) ?? 0;
  const manaValue = firstSums(valuesAmong(pieces)).at(-1) ?? 0;
  const taken: number[] = [];
  let best: readonly Piece[] | undefined;
  let bound = below;

  const keepsCurve = (total: number, count: number): boolean =>
    (pointsOfCurve(total, count) ?? 0) <= allowed.curve.points;

  /** Lets further cards go until the curve is as high as it has to be. */
  const finish = (gone: number, count: number, total: number): void => {
    let [size, left, value] = [gone, count, total];
    if (keepsCurve(value, left) && size >= bound) return;
    const out = new Set(groups.flatMap((group, at) => group.pieces.slice(0, taken[at])));
    for (const piece of byGain) {
      if (keepsCurve(value, left) || size >= bound) break;
      if (piece.stays || piece.isLand || out.has(piece)) continue;
      out.add(piece);
      size += 1;
      left -= 1;
      value -= piece.manaValue;
    }
    if (!keepsCurve(value, left) || size >= bound) return;
    best = [...out];
    bound = size;
  };

  const search = (at: number, gone: number, count: number, total: number): void => {
    const group = groups[at];
    const least = needs.least(counts, group?.traits.length ?? 0);
    if (gone + least >= bound || (budget.left -= 1) < 0) return;
    if (group === undefined) {
      if (least === 0) finish(gone, count, total);
      return;
    }
    const size = group.pieces.length;
    const useful = Math.min(size, Math.max(...group.traits.map((trait) => needs.useful(trait, counts))));
    const fewest = group.traits.some((trait) => mayNotStay(tracked[trait] ?? 'aim', allowed)) ? size : 0;
    for (let out = Math.max(useful, fewest); out >= fewest; out -= 1) {
      taken[at] = out;
      for (const trait of group.traits) counts[trait] = (counts[trait] ?? 0) - out;
      search(at + 1, gone + out, count - (group.spells[out] ?? 0), total - (group.manaValue[out] ?? 0));
      for (const trait of group.traits) counts[trait] = (counts[trait] ?? 0) + out;
    }
  };

  search(0, 0, spells, manaValue);
  return best;
};
