import { bracketFacts, type BracketCard, type NamesByKind } from './bracket-card';
import { pointsOfCombos, pointsOfCurve, pointsOfSign } from './bracket-levels';
import { POWER_SIGNS, type PowerSign } from './bracket-rules';

/** How fast and how consistent a deck is, in points. */
export interface Power {
  readonly points: number;
  /** The signs that give points, with their cards. */
  readonly signs: readonly { readonly code: PowerSign['code']; readonly names: readonly string[] }[];
  /** Points of the curve, and the mean mana value that gives them; undefined for too few cards. */
  readonly curve: { readonly points: number; readonly mean: number } | undefined;
}

const curveOf = (cards: readonly BracketCard[]): Power['curve'] => {
  const spells = cards.filter((card) => !bracketFacts(card).isLand);
  const total = spells.reduce((sum, { manaValue }) => sum + manaValue, 0);
  const points = pointsOfCurve(total, spells.length);
  return points === undefined ? undefined : { mean: total / spells.length, points };
};

/** The power of a deck. @param byKind the names of its cards @param earlyCombos number of its early two-card combos */
export const powerOf = (cards: readonly BracketCard[], byKind: NamesByKind, earlyCombos: number): Power => {
  const counted = POWER_SIGNS.map((sign) => {
    const names = byKind.get(sign.code) ?? [];
    return { code: sign.code, names, points: pointsOfSign(sign, names.length) };
  });
  const curve = curveOf(cards);
  const points =
    counted.reduce((sum, sign) => sum + sign.points, 0) + (curve?.points ?? 0) + pointsOfCombos(earlyCombos);
  return {
    points,
    signs: counted.flatMap(({ code, names }) => (names.length === 0 ? [] : [{ code, names }])),
    curve,
  };
};
