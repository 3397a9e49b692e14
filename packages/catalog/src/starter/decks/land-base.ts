import { COLORS, identityColors, type Card, type Color, type ColorIdentity } from '@crownsmith/domain';
import { logistic, type Random } from './random';
import { LAND_KINDS, type LandKind } from './staple';

/** A land that a deck might play, and how likely. */
export interface LandCandidate {
  readonly card: Card;
  readonly kind: LandKind;
  /** 0–1. */
  readonly chance: number;
}

/** Some copies of a card, by its name. */
export interface SampleEntry {
  readonly name: string;
  readonly count: number;
}

const BASICS: Readonly<Record<Color, string>> = {
  W: 'Plains',
  U: 'Island',
  B: 'Swamp',
  R: 'Mountain',
  G: 'Forest',
};

/** How many lands of each kind a deck of so many colours plays, at most; basics fill the rest. */
const COUNTS: readonly Readonly<Record<LandKind, number>>[] = [
  { fixing: 0, fetch: 0, utility: 22, dual: 0, triome: 0 },
  { fixing: 0, fetch: 0, utility: 9, dual: 0, triome: 0 },
  { fixing: 5, fetch: 1, utility: 6, dual: 9, triome: 0 },
  { fixing: 6, fetch: 2, utility: 4, dual: 12, triome: 2 },
  { fixing: 7, fetch: 3, utility: 3, dual: 13, triome: 4 },
  { fixing: 8, fetch: 4, utility: 3, dual: 13, triome: 6 },
];

/** Lands below these log-odds stay out, however few of their kind there are. */
const LEAST: Readonly<Record<LandKind, number>> = {
  fixing: -2.6,
  fetch: -1.5,
  utility: -2.2,
  dual: -2.4,
  triome: -9,
};

const logOdds = (chance: number): number => Math.log(chance / (1 - chance));

/** The lands but basics, chosen by their chances and what the builder likes. */
const specialLands = (
  random: Random,
  colors: number,
  candidates: readonly LandCandidate[],
  taste: (card: Card) => number,
): readonly string[] => {
  const scored = candidates
    .map((each) => ({ ...each, score: logOdds(each.chance) + logistic(random) + taste(each.card) }))
    .sort((a, b) => b.score - a.score);
  return LAND_KINDS.flatMap((kind) =>
    scored
      .filter((each) => each.kind === kind && (each.score > LEAST[kind] || colors === 0))
      .slice(0, COUNTS[colors]?.[kind]),
  ).map(({ card }) => card.name);
};

/** Basics in proportion to what the deck's costs ask for; Wastes in a deck without colours. */
const basics = (
  count: number,
  identity: ColorIdentity,
  demand: ReadonlyMap<Color, number>,
  isSnow: boolean,
): readonly SampleEntry[] => {
  const colors = identityColors(identity);
  if (colors.length === 0) return count > 0 ? [{ name: 'Wastes', count }] : [];
  const total = colors.reduce((sum, color) => sum + (demand.get(color) ?? 0) + 1, 0);
  const counts = colors.map((color) => Math.floor((count * ((demand.get(color) ?? 0) + 1)) / total));
  let left = count - counts.reduce((sum, each) => sum + each, 0);
  const filled = counts.map((each) => (left-- > 0 ? each + 1 : each));
  return colors.flatMap((color, at) => {
    const copies = filled[at] ?? 0;
    return copies > 0 ? [{ name: `${isSnow ? 'Snow-Covered ' : ''}${BASICS[color]}`, count: copies }] : [];
  });
};

/** How much of each colour the costs of some cards ask for. */
export const colorDemand = (cards: readonly Card[]): ReadonlyMap<Color, number> =>
  new Map(
    COLORS.map((color) => [
      color,
      cards.reduce((sum, card) => sum + (card.manaCost ?? '').split(color).length - 1, 0),
    ]),
  );

export interface LandBaseNeeds {
  /** Lands in all. */
  readonly count: number;
  readonly identity: ColorIdentity;
  readonly candidates: readonly LandCandidate[];
  /** How much of each colour the deck's costs ask for. */
  readonly demand: ReadonlyMap<Color, number>;
  /** Log-odds that the deck's builder adds to a card. */
  readonly taste: (card: Card) => number;
}

/** The lands of a deck: `count` in all, some basics among them. */
export const makeLandBase = (
  random: Random,
  { count, identity, candidates, demand, taste }: LandBaseNeeds,
): readonly SampleEntry[] => {
  const colors = identityColors(identity).length;
  const fewestBasics = Math.max(2, 9 - colors * 2);
  const special = specialLands(random, colors, candidates, taste).slice(0, count - fewestBasics);
  const isSnow = colors > 0 && random() < 0.08;
  return [
    ...special.map((name) => ({ name, count: 1 })),
    ...basics(count - special.length, identity, demand, isSnow),
  ];
};
