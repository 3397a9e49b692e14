import type { Card } from '@crownsmith/domain';
import type { Candidate, DeckPlan } from './deck-plan';
import { colorDemand, makeLandBase, type SampleEntry } from './land-base';
import { between, logistic, logOdds, normal, type Random } from './random';
import { ROLE_COUNTS, ROLES } from './staple';

/** The cards of a deck without its commanders. */
export interface SampleList {
  readonly spells: readonly Card[];
  /** Several copies of one card. */
  readonly multiCopy: SampleEntry | undefined;
  readonly lands: readonly SampleEntry[];
}

/** The preferences of one deck's builder: log-odds, if not noted otherwise. */
interface Preferences {
  /** Above zero for expensive cards, below for cheap ones. */
  readonly price: number;
  /** Above zero for high mana values. */
  readonly manaValue: number;
  /** Above zero for creatures. */
  readonly creatures: number;
  /** How much the commander's secondary archetypes count, 0–1. */
  readonly secondary: number;
  /** Factor of the random part: below 1 for a usual list, above for a brew. */
  readonly noise: number;
}

const DECK_SIZE = 100;
/** Extra lands by archetype. */
const LAND_SHIFTS: Readonly<Record<string, number>> = {
  cedh: -7,
  storm: -4,
  lands: 2,
  bigmana: 1,
  elves: -2,
};
const MAX_CHANCE = 0.985;
const MULTI_COPY_SHARE = 0.3;

const makePreferences = (random: Random, isBrew: boolean): Preferences => ({
  price: 0.28 * normal(random),
  manaValue: 0.2 * normal(random),
  creatures: 0.35 * normal(random),
  secondary: random() ** 2,
  noise: isBrew ? 1.7 : 0.8,
});

const preferenceFor = ({ price, manaValue, creatures }: Preferences, card: Card): number =>
  price * Math.log((card.prices.cardkingdom ?? 1) / 1.5) +
  manaValue * Math.max(-2, Math.min(4, card.manaValue - 3)) +
  (card.primaryType === 'Creature' ? creatures : -creatures);

const scoreOf = (
  random: Random,
  preferences: Preferences,
  { card, chance, secondaryChance }: Candidate,
): number => {
  const combined = 1 - (1 - chance) * (1 - secondaryChance * preferences.secondary);
  return (
    logOdds(Math.min(combined, MAX_CHANCE)) +
    preferenceFor(preferences, card) +
    preferences.noise * logistic(random)
  );
};

interface Scored {
  readonly candidate: Candidate;
  readonly score: number;
}

const rankCandidates = (
  random: Random,
  preferences: Preferences,
  candidates: readonly Candidate[],
): readonly Scored[] =>
  candidates
    .map((candidate) => ({ candidate, score: scoreOf(random, preferences, candidate) }))
    .sort((a, b) => b.score - a.score);

const pickRoleCounts = (random: Random): ReadonlyMap<string, number> =>
  new Map(ROLES.map((role) => [role, Math.max(0, ROLE_COUNTS[role] + between(random, -2, 1))]));

/** Cards below this score fill no role, even if it has too few cards. */
const MIN_ROLE_SCORE = -2;
const MAX_OFF_THEME = 30;
const FEW_CANDIDATES = 120;

/** The candidates for one deck: those of the plan and some off-theme cards, or all of these if the plan has few. */
const pickCandidates = (random: Random, { candidates, offTheme }: DeckPlan): readonly Candidate[] => {
  const first = between(random, 0, Math.max(0, offTheme.length - 1));
  const step = between(random, 1, 11);
  const some = Array.from(
    { length: Math.min(MAX_OFF_THEME, offTheme.length) },
    (_, at) => offTheme[(first + at * step) % offTheme.length],
  );
  const isSmall = candidates.length < FEW_CANDIDATES;
  return [...candidates, ...(isSmall ? offTheme : [...new Set(some)].filter((each) => each !== undefined))];
};

/** The best cards of each role up to its count, then the best of the rest. */
const chooseSpells = (
  random: Random,
  preferences: Preferences,
  plan: DeckPlan,
  count: number,
): readonly Card[] => {
  const ranked = rankCandidates(random, preferences, pickCandidates(random, plan));
  const openByRole = new Map(pickRoleCounts(random));
  const chosen: Card[] = [];
  const rest: Scored[] = [];
  for (const scored of ranked) {
    const { card, role } = scored.candidate;
    const open = openByRole.get(role) ?? 0;
    if (open > 0 && scored.score > MIN_ROLE_SCORE) {
      openByRole.set(role, open - 1);
      chosen.push(card);
    } else rest.push(scored);
  }
  const inRoles = chosen.slice(0, count);
  return [...inRoles, ...rest.slice(0, count - inRoles.length).map(({ candidate }) => candidate.card)];
};

const chooseMultiCopy = (random: Random, { multiCopyCards }: DeckPlan): SampleEntry | undefined => {
  const card =
    random() < MULTI_COPY_SHARE ? multiCopyCards[Math.floor(random() * multiCopyCards.length)] : undefined;
  if (card === undefined) return undefined;
  return { name: card.name, count: card.copyLimit === 'any' ? between(random, 14, 26) : card.copyLimit };
};

/** A deck of a plan: cards by role, then cards of the theme, and lands for its colours. */
export const buildList = (random: Random, plan: DeckPlan, isBrew: boolean): SampleList => {
  const preferences = makePreferences(random, isBrew);
  const landCount = between(random, 35, 38) + (LAND_SHIFTS[plan.archetype] ?? 0);
  const multiCopy = chooseMultiCopy(random, plan);
  const count = DECK_SIZE - plan.commanders.length - landCount - (multiCopy?.count ?? 0);
  const spells = chooseSpells(random, preferences, plan, count);
  const lands = makeLandBase(random, {
    count: DECK_SIZE - plan.commanders.length - spells.length - (multiCopy?.count ?? 0),
    identity: plan.identity,
    demand: colorDemand([...plan.commanders, ...spells]),
    candidates: plan.lands,
    preferenceFor: (card) => preferenceFor(preferences, card),
  });
  return { spells, multiCopy, lands };
};

/** A near-duplicate: the list with a few spells replaced by other candidates of the plan. */
export const varyList = (random: Random, plan: DeckPlan, list: SampleList): SampleList => {
  const preferences = makePreferences(random, false);
  const inList = new Set(list.spells.map(({ name }) => name));
  const others = rankCandidates(
    random,
    preferences,
    plan.candidates.filter(({ card }) => !inList.has(card.name)),
  );
  const replaced = between(random, 2, 9);
  const removed = new Set(Array.from({ length: replaced }, () => Math.floor(random() * list.spells.length)));
  const remaining = list.spells.filter((_, at) => !removed.has(at));
  const added = others.slice(0, list.spells.length - remaining.length).map(({ candidate }) => candidate.card);
  return { ...list, spells: [...remaining, ...added] };
};
