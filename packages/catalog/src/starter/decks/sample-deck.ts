import type { Card } from '@crownsmith/domain';
import type { Candidate, DeckPlan } from './deck-plan';
import { colorDemand, makeLandBase, type SampleEntry } from './land-base';
import { between, logistic, normal, type Random } from './random';
import { JOB_COUNTS, JOBS } from './staple';

/** Cards of a deck without its commanders, by what may be exchanged: the lands stay with the deck. */
export interface SampleList {
  readonly spells: readonly Card[];
  readonly swarm: SampleEntry | undefined;
  readonly lands: readonly SampleEntry[];
}

/** What the builder of one deck likes, as log-odds and shares. */
interface Taste {
  /** Above zero for dear cards, below for cheap ones. */
  readonly money: number;
  /** Above zero for high mana values. */
  readonly weight: number;
  /** Above zero for creatures. */
  readonly creatures: number;
  /** How much of the commander's other archetypes is in the deck, 0–1. */
  readonly side: number;
  /** 1 for a usual list; more for a brew. */
  readonly noise: number;
}

const DECK_SIZE = 100;
/** Archetypes that play fewer lands, or more. */
const LAND_SHIFTS: Readonly<Record<string, number>> = {
  cedh: -7,
  storm: -4,
  lands: 2,
  bigmana: 1,
  elves: -2,
};

const logOdds = (chance: number): number => Math.log(chance / (1 - chance));

const makeTaste = (random: Random, isBrew: boolean): Taste => ({
  money: 0.28 * normal(random),
  weight: 0.2 * normal(random),
  creatures: 0.35 * normal(random),
  side: random() ** 2,
  noise: isBrew ? 1.7 : 0.8,
});

const liking = ({ money, weight, creatures }: Taste, card: Card): number =>
  money * Math.log((card.prices.cardkingdom ?? 1) / 1.5) +
  weight * Math.max(-2, Math.min(4, card.manaValue - 3)) +
  (card.primaryType === 'Creature' ? creatures : -creatures);

const scoreOf = (random: Random, taste: Taste, { card, chance, sideChance }: Candidate): number => {
  const both = 1 - (1 - chance) * (1 - sideChance * taste.side);
  return logOdds(Math.min(both, 0.985)) + liking(taste, card) + taste.noise * logistic(random);
};

interface Scored {
  readonly candidate: Candidate;
  readonly score: number;
}

const ranked = (random: Random, taste: Taste, candidates: readonly Candidate[]): readonly Scored[] =>
  candidates
    .map((candidate) => ({ candidate, score: scoreOf(random, taste, candidate) }))
    .sort((a, b) => b.score - a.score);

const jobCounts = (random: Random): ReadonlyMap<string, number> =>
  new Map(JOBS.map((job) => [job, Math.max(0, JOB_COUNTS[job] + between(random, -2, 1))]));

/** Cards below these log-odds do no job, however few there are for it. */
const LEAST = -2;
const STRAYS = 30;

/** Candidates of one deck: those that the plan names, and a few of the others. */
const poolOf = (random: Random, { candidates, strays }: DeckPlan): readonly Candidate[] => {
  const first = between(random, 0, Math.max(0, strays.length - 1));
  const step = between(random, 1, 11);
  const some = Array.from(
    { length: Math.min(STRAYS, strays.length) },
    (_, at) => strays[(first + at * step) % strays.length],
  );
  const isSmall = candidates.length < 120;
  return [...candidates, ...(isSmall ? strays : [...new Set(some)].filter((each) => each !== undefined))];
};

/** The best of every job up to its count, then the best of the rest. */
const chooseSpells = (random: Random, taste: Taste, plan: DeckPlan, count: number): readonly Card[] => {
  const all = ranked(random, taste, poolOf(random, plan));
  const left = new Map(jobCounts(random));
  const chosen: Card[] = [];
  const rest: Scored[] = [];
  for (const scored of all) {
    const { card, job } = scored.candidate;
    const open = left.get(job) ?? 0;
    if (open > 0 && scored.score > LEAST) {
      left.set(job, open - 1);
      chosen.push(card);
    } else rest.push(scored);
  }
  const kept = chosen.slice(0, count);
  return [...kept, ...rest.slice(0, count - kept.length).map(({ candidate }) => candidate.card)];
};

const chooseSwarm = (random: Random, { swarms }: DeckPlan): SampleEntry | undefined => {
  const card = random() < 0.3 ? swarms[Math.floor(random() * swarms.length)] : undefined;
  if (card === undefined) return undefined;
  const most = card.copyLimit === 'any' ? between(random, 14, 26) : card.copyLimit;
  return { name: card.name, count: most };
};

/** A deck of a plan: lands by colours, cards by job, the rest of the theme. */
export const buildList = (random: Random, plan: DeckPlan, isBrew: boolean): SampleList => {
  const taste = makeTaste(random, isBrew);
  const landCount = between(random, 35, 38) + (LAND_SHIFTS[plan.archetype] ?? 0);
  const swarm = chooseSwarm(random, plan);
  const count = DECK_SIZE - plan.commanders.length - landCount - (swarm?.count ?? 0);
  const spells = chooseSpells(random, taste, plan, count);
  const lands = makeLandBase(random, {
    count: DECK_SIZE - plan.commanders.length - spells.length - (swarm?.count ?? 0),
    identity: plan.identity,
    demand: colorDemand([...plan.commanders, ...spells]),
    candidates: plan.lands,
    taste: (card) => liking(taste, card),
  });
  return { spells, swarm, lands };
};

/** Nearly the same deck: a few cards exchanged for others of the plan. */
export const varyList = (random: Random, plan: DeckPlan, list: SampleList): SampleList => {
  const taste = makeTaste(random, false);
  const held = new Set(list.spells.map(({ name }) => name));
  const others = ranked(
    random,
    taste,
    plan.candidates.filter(({ card }) => !held.has(card.name)),
  );
  const exchanged = between(random, 2, 9);
  const out = new Set(Array.from({ length: exchanged }, () => Math.floor(random() * list.spells.length)));
  const kept = list.spells.filter((_, at) => !out.has(at));
  const fresh = others.slice(0, list.spells.length - kept.length).map(({ candidate }) => candidate.card);
  return { ...list, spells: [...kept, ...fresh] };
};
