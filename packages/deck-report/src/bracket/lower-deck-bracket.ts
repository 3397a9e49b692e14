import { BRACKET_LIMITS, type Bracket, type BracketLimit } from '@crownsmith/domain';
import type { ComboFacts } from '../combos/combo';
import type { BracketCard } from './bracket-card';
import { POWER_SIGNS } from './bracket-rules';
import { estimateOf, type BracketEstimate, type BracketReason } from './estimate-deck-bracket';
import { twoCardCombosOf } from './two-card-combos';

/** Below this bracket intent decides, not cards. */
const LOWEST_TO_REACH = 2;

/** How a deck gets into a lower bracket. */
export interface LowerBracket {
  readonly bracket: Bracket;
  /** Names of the cards without which it is there. */
  readonly takeOut: readonly string[];
}

/** A reason and how many of its cards have to go. */
interface Excess {
  readonly reason: BracketReason;
  readonly cards: number;
}

/** How many cards a reason is over what a bracket below allows, of a combo one of its cards; for a sign of power, until a point is gone. */
const excessOf = ({ code, names, over }: BracketReason): number => {
  if (code === 'two-card-combo') return 1;
  if (over !== undefined) return over;
  const sign = POWER_SIGNS.find((row) => row.code === code);
  return sign === undefined ? 1 : Math.max(1, names.length - sign.most + 1);
};

/** How many reasons a card is part of. */
const weigh = (reasons: readonly BracketReason[]): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>();
  for (const { names } of reasons) for (const name of names) weights.set(name, (weights.get(name) ?? 0) + 1);
  return weights;
};

/** What has to go next: limits before signs of power, of which one suffices at a time; the fewest cards first. */
const nextExcess = (result: BracketEstimate, commanders: ReadonlySet<string>): Excess | undefined => {
  const excesses = result.reasons
    .filter(({ atLeast, code }) => atLeast === result.estimate && code !== 'low-curve' && code !== 'aims')
    .map((reason) => ({ reason, cards: excessOf(reason) }))
    .filter(({ reason, cards }) => reason.names.filter((name) => !commanders.has(name)).length >= cards)
    .sort((a, b) => a.cards - b.cards);
  return excesses.find(({ reason }) => reason.over !== undefined) ?? excesses[0];
};

/**
 * What to take out of a deck to be a bracket lower, as few cards as a simple search finds: of the cards of a reason those
 * go first that are part of most other reasons. Undefined below bracket 3, where intent decides, and where commanders alone
 * are the reason.
 * @param cards commanders included, each once
 * @param facts combos as for `estimateDeckBracket`, and the names of the commanders, which stay
 */
export const lowerDeckBracket = (
  cards: Iterable<BracketCard>,
  facts: {
    readonly combos?: Iterable<ComboFacts> | undefined;
    readonly commanders?: Iterable<string> | undefined;
    /** what brackets allow, by default as it is known here */
    readonly limits?: readonly BracketLimit[] | undefined;
  } = {},
): LowerBracket | undefined => {
  const list = [...cards];
  const { limits = BRACKET_LIMITS } = facts;
  const commanders = new Set(facts.commanders);
  const pairs = twoCardCombosOf(list, facts.combos ?? []);
  const out = new Set<string>();
  const stays = ({ name }: BracketCard): boolean => !out.has(name);
  const { estimate } = estimateOf(list, pairs, limits);
  if (estimate <= LOWEST_TO_REACH) return undefined;
  for (;;) {
    const now = estimateOf(
      list.filter(stays),
      pairs.filter((pair) => pair.cards.every(stays)),
      limits,
    );
    if (now.estimate < estimate) return { bracket: now.estimate, takeOut: [...out] };
    const excess = nextExcess(now, commanders);
    if (excess === undefined) return undefined;
    const weights = weigh(now.reasons);
    excess.reason.names
      .filter((name) => !commanders.has(name))
      .sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
      .slice(0, excess.cards)
      .forEach((name) => out.add(name));
  }
};
