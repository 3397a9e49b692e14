import type { ThemeFamily } from './deck-theme';
import { THEME_LEANINGS, THEME_WEIGHTS } from './theme-weights';

/** A theme or tribe that a deck has, and what speaks for it. */
export interface GroupEvidence {
  readonly kind: 'theme' | 'tribe';
  /** What the theme is; absent for a tribe. */
  readonly family?: ThemeFamily;
  /** Key of the theme, or the creature type as written on cards. */
  readonly key: string;
  /** Its signal cards, or cards of the type, as a multiple of the minimum without a commander of it. */
  readonly multiple: number;
  /** The same in cards. */
  readonly cards: number;
  /** The same as a share of the cards of the deck, lands left out, 0–1. */
  readonly share: number;
  /** Whether a commander leads it. */
  readonly isLed: boolean;
}

/** A theme or tribe of a deck, by how likely a player names it. */
export interface RankedGroup extends GroupEvidence {
  /** That a player who names the themes of the deck names it, 0–1. */
  readonly chance: number;
}

/** Themes and tribes of a deck at most, and the least chance of each: players name few. */
const MAX_GROUPS = 8;
const MIN_CHANCE = 0.03;

/** The same of those that a deck counts for. */
const MAX_MAIN_GROUPS = 5;
const MIN_MAIN_CHANCE = 0.2;

/** What decides which of its themes and tribes a deck counts for, in words. */
export const MAIN_GROUPS_NOTE = `A deck counts for ${MAX_MAIN_GROUPS} themes and tribes at most, each of which one in ${1 / MIN_MAIN_CHANCE} players or more would name, judged by the tags that players gave to decks of theirs.`;

/** Beyond these multiples of the minimum, fewer or more cards say no more; natural logarithms. */
const MIN_ABUNDANCE = -1;
const MAX_ABUNDANCE = 1.8;

/** What a ranking reads of the evidence, as numbers. */
export const groupFeatures = ({
  kind,
  family,
  multiple,
  cards,
  share,
  isLed,
}: GroupEvidence): readonly number[] => {
  const abundance = Math.max(MIN_ABUNDANCE, Math.min(MAX_ABUNDANCE, Math.log(multiple)));
  const led = isLed ? 1 : 0;
  const tribe = kind === 'tribe' ? 1 : 0;
  const mechanic = family === 'mechanic' ? 1 : 0;
  return [
    1,
    abundance,
    Math.log1p(cards),
    share,
    led,
    led * abundance,
    tribe,
    tribe * led,
    mechanic,
    mechanic * abundance,
    mechanic * led,
    family === 'strategy' ? 1 : 0,
    family === 'trait' ? 1 : 0,
  ];
};

/** The chance that a player names a theme or tribe of a deck, 0–1. */
export const groupChance = (
  evidence: GroupEvidence,
  weights: readonly number[] = THEME_WEIGHTS,
  leanings: Readonly<Record<string, number>> = THEME_LEANINGS,
): number => {
  let logOdds = evidence.kind === 'theme' ? (leanings[evidence.key] ?? 0) : 0;
  const features = groupFeatures(evidence);
  for (let at = 0; at < features.length; at += 1)
    logOdds += (features[at] as number) * (weights[at] as number);
  return 1 / (1 + Math.exp(-logOdds));
};

/** The themes and tribes that a player would name of those that a deck has, the likeliest first; eight at most. */
export const rankGroups = (
  groups: readonly GroupEvidence[],
  weights?: readonly number[],
  leanings?: Readonly<Record<string, number>>,
): readonly RankedGroup[] =>
  groups
    .map((group) => ({ ...group, chance: groupChance(group, weights, leanings) }))
    .filter(({ chance }) => chance >= MIN_CHANCE)
    .sort((a, b) => b.chance - a.chance || (a.key < b.key ? -1 : 1))
    .slice(0, MAX_GROUPS);

/** Those of its ranked themes and tribes that a deck counts for (`MAIN_GROUPS_NOTE`). */
export const mainGroups = (ranked: readonly RankedGroup[]): readonly RankedGroup[] =>
  ranked.slice(0, MAX_MAIN_GROUPS).filter(({ chance }) => chance >= MIN_MAIN_CHANCE);
