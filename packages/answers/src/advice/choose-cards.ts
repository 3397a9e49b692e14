/** A card that may be chosen: higher scores are better. */
export interface Choice<C> {
  readonly card: C;
  readonly score: number;
  /** What it costs, in USD. */
  readonly cost: number;
  /** Numbers of the roles that it has, among those of the request. */
  readonly roles: readonly number[];
}

/** What the chosen cards together are to have of a role. */
interface RoleRange {
  /** What there is without them. */
  readonly have: number;
  readonly low: number;
  readonly high: number;
}

/** Cards of one kind of which some are chosen. */
interface ChoiceGroup<C> {
  /** Best first. */
  readonly choices: readonly Choice<C>[];
  /** How many are chosen, if there are as many. */
  readonly count: number;
  /** No role is filled by them; what they have of roles counts for the groups after them. */
  readonly isFree?: boolean;
}

/** What is chosen. */
export interface ChoiceRequest<C> {
  readonly groups: readonly ChoiceGroup<C>[];
  readonly roles: readonly RoleRange[];
  /** What all may cost together, in USD. */
  readonly budget: number;
}

/** Halvings of the span in which the weight of a dollar is looked for. */
const HALVINGS = 20;
/** The greatest and the least weight of a dollar: with the greatest the cheapest cards are best. */
const WEIGHTS = { most: 1000, least: 1e-3 } as const;

const costOf = <C>(chosen: readonly Choice<C>[]): number => chosen.reduce((sum, { cost }) => sum + cost, 0);

/** Counts what there is of each role while cards are chosen. */
const makeTally = <C>(ranges: readonly RoleRange[], chosen: readonly Choice<C>[]) => {
  const have = ranges.map((range, role) =>
    chosen.reduce((sum, { roles }) => sum + (roles.includes(role) ? 1 : 0), range.have),
  );
  const isUnder = (role: number, by = 0): boolean => (have[role] ?? 0) + by < (ranges[role]?.low ?? 0);
  const isOver = (role: number, by = 0): boolean => (have[role] ?? 0) + by > (ranges[role]?.high ?? Infinity);
  return {
    isUnder,
    change: ({ roles }: Choice<C>, by: 1 | -1): void => {
      for (const role of roles) have[role] = (have[role] ?? 0) + by;
    },
    /** Whether no role gets too many by a card. */
    hasRoomFor: ({ roles }: Choice<C>): boolean => !roles.some((role) => isOver(role, 1)),
    /** Whether no role gets too few without a card, if another comes in for it. */
    canSpare: ({ roles }: Choice<C>, other: Choice<C>): boolean =>
      roles.every((role) => other.roles.includes(role) || !isUnder(role, -1)),
  };
};

/** The best cards of which no role gets too many; then a card for each that a role lacks, in place of the last one that can be spared. */
const chooseByRoles = <C>(
  { choices, count, isFree = false }: ChoiceGroup<C>,
  ranges: readonly RoleRange[],
  before: readonly Choice<C>[],
): readonly Choice<C>[] => {
  const tally = makeTally(ranges, before);
  const chosen = new Set<Choice<C>>();
  const take = (choice: Choice<C>): void => {
    chosen.add(choice);
    tally.change(choice, 1);
  };
  for (const isFit of [tally.hasRoomFor, () => true])
    for (const choice of choices) {
      if (chosen.size >= count) break;
      if (!chosen.has(choice) && isFit(choice)) take(choice);
    }
  if (isFree) return [...chosen];
  ranges.forEach((_range, role) => {
    for (const choice of choices) {
      if (!tally.isUnder(role)) break;
      if (chosen.has(choice) || !choice.roles.includes(role)) continue;
      const spared = [...chosen].findLast((one) => !one.roles.includes(role) && tally.canSpare(one, choice));
      if (spared === undefined) break;
      chosen.delete(spared);
      tally.change(spared, -1);
      take(choice);
    }
  });
  return [...chosen];
};

/** Cards in the order of their scores less what a dollar weighs. */
const weighed = <C>(choices: readonly Choice<C>[], weight: number): readonly Choice<C>[] =>
  weight === 0
    ? choices
    : choices.toSorted((a, b) => b.score - weight * b.cost - (a.score - weight * a.cost));

/**
 * Chooses cards of several kinds by their scores, within ranges of roles and a budget: a dollar weighs as little as it can so that they are
 * paid for, and what is still too dear is left out. Best first.
 */
export const chooseCards = <C>({ groups, roles, budget }: ChoiceRequest<C>): readonly Choice<C>[] => {
  const chooseAt = (weight: number): readonly Choice<C>[] =>
    groups.reduce<readonly Choice<C>[]>(
      (before, group) => [
        ...before,
        ...chooseByRoles({ ...group, choices: weighed(group.choices, weight) }, roles, before),
      ],
      [],
    );
  let chosen = chooseAt(0);
  if (costOf(chosen) > budget) {
    let least: number = WEIGHTS.least;
    let most: number = WEIGHTS.most;
    chosen = chooseAt(most);
    for (let i = 0; i < HALVINGS; i += 1) {
      const weight = Math.sqrt(least * most);
      const tried = chooseAt(weight);
      if (costOf(tried) <= budget) [most, chosen] = [weight, tried];
      else least = weight;
    }
  }
  // Where even the cheapest are too dear together, most of them are paid for if the cheapest come first.
  const isPaid = costOf(chosen) <= budget;
  let left = budget;
  return chosen
    .toSorted((a, b) => (isPaid ? 0 : a.cost - b.cost) || b.score - a.score)
    .filter(({ cost }) => {
      // Sums of cents are not exact.
      if (cost > left + 1e-6) return false;
      left -= cost;
      return true;
    })
    .toSorted((a, b) => b.score - a.score);
};
