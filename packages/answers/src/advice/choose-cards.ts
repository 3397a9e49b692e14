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
export interface RoleRange {
  /** What there is without them. */
  readonly have: number;
  readonly low: number;
  readonly high: number;
}

/** What is chosen. */
export interface ChoiceRequest<C> {
  /** Best first. */
  readonly choices: readonly Choice<C>[];
  /** How many are chosen, if there are as many. */
  readonly count: number;
  readonly roles: readonly RoleRange[];
  /** What they may cost together, in USD. */
  readonly budget: number;
}

/** Halvings of the span in which the weight of a dollar is looked for. */
const HALVINGS = 24;
/** The greatest weight of a dollar: with it the cheapest cards are best. */
const MOST_WEIGHT = 1000;

const costOf = <C>(chosen: readonly Choice<C>[]): number => chosen.reduce((sum, { cost }) => sum + cost, 0);

/** Chooses the best cards of which no role gets too many; then those of them that spare a role for one that has too few. */
const chooseByRoles = <C>(
  choices: readonly Choice<C>[],
  count: number,
  roles: readonly RoleRange[],
): readonly Choice<C>[] => {
  const have = roles.map((role) => role.have);
  const change = (choice: Choice<C>, by: number): void => {
    for (const role of choice.roles) have[role] = (have[role] ?? 0) + by;
  };
  const isOver = (role: number, by: number): boolean =>
    (have[role] ?? 0) + by > (roles[role]?.high ?? Infinity);
  const isUnder = (role: number, by: number): boolean => (have[role] ?? 0) + by < (roles[role]?.low ?? 0);
  const chosen = new Set<Choice<C>>();
  const take = (choice: Choice<C>): void => {
    chosen.add(choice);
    change(choice, 1);
  };
  for (const choice of choices) {
    if (chosen.size >= count) break;
    if (!choice.roles.some((role) => isOver(role, 1))) take(choice);
  }
  for (const choice of choices) {
    if (chosen.size >= count) break;
    if (!chosen.has(choice)) take(choice);
  }
  roles.forEach((_, role) => {
    for (const choice of choices) {
      if (!isUnder(role, 0)) break;
      if (chosen.has(choice) || !choice.roles.includes(role)) continue;
      if (choice.roles.some((other) => other !== role && isOver(other, 1))) continue;
      const spared = [...chosen]
        .reverse()
        .find(
          (one) =>
            !one.roles.some((other) => !choice.roles.includes(other) && isUnder(other, -1)) &&
            !one.roles.includes(role),
        );
      if (spared === undefined) break;
      chosen.delete(spared);
      change(spared, -1);
      take(choice);
    }
  });
  return [...chosen];
};

/**
 * Chooses cards by their scores within ranges of roles and a budget: a dollar counts as little as it can so that they are paid for, and
 * what is still too dear is left out. Best first.
 */
export const chooseCards = <C>({ choices, count, roles, budget }: ChoiceRequest<C>): readonly Choice<C>[] => {
  const chooseAt = (weight: number): readonly Choice<C>[] =>
    chooseByRoles(
      weight === 0
        ? choices
        : choices.toSorted((a, b) => b.score - weight * b.cost - (a.score - weight * a.cost)),
      count,
      roles,
    );
  let chosen = chooseAt(0);
  if (costOf(chosen) > budget) {
    let [least, most] = [0, MOST_WEIGHT];
    chosen = chooseAt(most);
    for (let i = 0; i < HALVINGS; i += 1) {
      const weight = i < HALVINGS / 2 ? Math.sqrt(Math.max(least, 1e-4) * most) : (least + most) / 2;
      const tried = chooseAt(weight);
      if (costOf(tried) <= budget) [most, chosen] = [weight, tried];
      else least = weight;
    }
  }
  const best = [...chosen].sort((a, b) => b.score - a.score);
  let left = budget;
  return best.filter(({ cost }) => {
    if (cost > left + 1e-9) return false;
    left -= cost;
    return true;
  });
};
