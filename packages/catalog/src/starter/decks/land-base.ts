import { COLORS, identityColors, type Card, type Color, type ColorIdentity } from '@crownsmith/domain';
import { logistic, logOdds, type Random } from './random';
import { LAND_KINDS, type LandKind } from './staple';

/** A land that a deck may play, and how likely. */
export interface LandCandidate {
  readonly card: Card;
  readonly kind: LandKind;
  /** 0–1. */
  readonly chance: number;
}

/** Copies of a card by its name. */
export interface SampleEntry {
  readonly name: string;
  readonly count: number;
}

const SNOW_SHARE = 0.08;

const BASICS: Readonly<Record<Color, string>> = {
  W: 'Plains',
  U: 'Island',
  B: 'Swamp',
  R: 'Mountain',
  G: 'Forest',
};

/** The most lands of each kind by the deck's number of colours; basics fill the rest. */
const COUNTS: readonly Readonly<Record<LandKind, number>>[] = [
  { fixing: 0, fetch: 0, utility: 22, dual: 0, triome: 0 },
  { fixing: 0, fetch: 0, utility: 9, dual: 0, triome: 0 },
  { fixing: 5, fetch: 1, utility: 6, dual: 9, triome: 0 },
  { fixing: 6, fetch: 2, utility: 4, dual: 12, triome: 2 },
  { fixing: 7, fetch: 3, utility: 3, dual: 13, triome: 4 },
  { fixing: 8, fetch: 4, utility: 3, dual: 13, triome: 6 },
];

/** Lands below these scores are left out, even if their kind has too few. */
const MIN_SCORES: Readonly<Record<LandKind, number>> = {
  fixing: -2.6,
  fetch: -1.5,
  utility: -2.2,
  dual: -2.4,
  triome: -9,
};

/** The nonbasic lands, chosen by their chances and the builder's preferences. */
const chooseNonbasics = (
  random: Random,
  colors: number,
  candidates: readonly LandCandidate[],
  preferenceFor: (card: Card) => number,
): readonly string[] => {
  const scored = candidates
    .map((each) => ({ ...each, score: logOdds(each.chance) + logistic(random) + preferenceFor(each.card) }))
    .sort((a, b) => b.score - a.score);
  return LAND_KINDS.flatMap((kind) =>
    scored
      .filter((each) => each.kind === kind && (each.score > MIN_SCORES[kind] || colors === 0))
      .slice(0, COUNTS[colors]?.[kind]),
  ).map(({ card }) => card.name);
};

/** Basic lands in proportion to the mana symbols of the deck's costs; Wastes in a colourless deck. */
const makeBasics = (
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

/** The number of mana symbols of each colour in the costs of cards. */
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
  /** The number of mana symbols of each colour in the deck's costs. */
  readonly demand: ReadonlyMap<Color, number>;
  /** Log-odds that the builder's preferences add to a card. */
  readonly preferenceFor: (card: Card) => number;
}

/** The lands of a deck, `count` in all, including basics. */
export const makeLandBase = (
  random: Random,
  { count, identity, candidates, demand, preferenceFor }: LandBaseNeeds,
): readonly SampleEntry[] => {
  const colors = identityColors(identity).length;
  const minBasics = Math.max(2, 9 - colors * 2);
  const nonbasics = chooseNonbasics(random, colors, candidates, preferenceFor).slice(0, count - minBasics);
  const isSnow = colors > 0 && random() < SNOW_SHARE;
  return [
    ...nonbasics.map((name) => ({ name, count: 1 })),
    ...makeBasics(count - nonbasics.length, identity, demand, isSnow),
  ];
};
