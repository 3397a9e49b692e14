import { comboKey, comboKeysOf, type ComboFacts } from '../combos/combo';
import type { BracketCard } from './bracket-card';
import { TAGS_OF_SLOW_COMBOS } from './bracket-rules';

/** A combo of two cards of a deck that wins the game or goes infinite. */
export interface TwoCardCombo<C> {
  readonly cards: readonly [C, C];
  /** The turn from which on both can have been cast, by their mana values. */
  readonly turn: number;
}

const DECISIVE = /\binfinite(?:ly)?\b|\bwin the game\b|\b(?:opponents|each opponent) loses? the game\b/i;

/** Whether a combo ends the game, or could go on without end. */
const isDecisive = ({ results }: ComboFacts): boolean => results.some((result) => DECISIVE.test(result));

/**
 * What, without end, wins: what enters, leaves, dies, is cast or untapped without end needs a further card that makes something of
 * it. Creatures win by attacking.
 */
const WINNING =
  /\b(?:wins? the game|loses? the game|life ?loss|drain|combat|turns|(?<!self-)mill|poison|powerful|large|power|copies of (?:\w+ )*creatures?|(?<!(?:treasure|clue|food|blood|map|gold|powerstone) )tokens)\b|\d\/\+?\d|\bdamage\b(?! to (?:\w+ )?creatures)|\bdraw for (?:target|each) opponent/i;

/** A library that is gone loses the game as surely as one that goes without end. */
const MILLS_ALL = /\bmill all libraries\b/i;

/** Those of some combos that win a game once all their cards are there: nothing else is needed. */
export const winningCombos = <C extends ComboFacts>(combos: Iterable<C>): readonly C[] =>
  [...combos].filter(
    ({ results, templates = [] }) =>
      templates.length === 0 &&
      results.some((result) => (DECISIVE.test(result) && WINNING.test(result)) || MILLS_ALL.test(result)),
  );

/**
 * The turn from which on two cards can have been cast with a land each turn, on one turn or on two.
 * Two of two and one mana are possible from turn 2 on, two of five from turn 6 on.
 */
const turnOfPair = (a: number, b: number): number =>
  Math.max(1, a === b ? a + Math.min(a, 1) : Math.max(a, b));

/** The turn from which on a combo of these two cards is possible; undefined if it is not decisive, or needs more. */
export const turnOfCombo = (
  combo: ComboFacts,
  a: Pick<BracketCard, 'manaValue'>,
  b: Pick<BracketCard, 'manaValue'>,
): number | undefined =>
  decisivePairs([combo]).length === 0 ? undefined : turnOfPair(a.manaValue, b.manaValue);

/** A decisive combo of two cards, with the keys of both. */
export interface DecisivePair {
  readonly combo: ComboFacts;
  readonly keys: readonly [string, string];
}

/** Those of some combos that are decisive and of two cards; those with further pieces do not count, nor those that bracket 2 allows. */
export const decisivePairs = (combos: Iterable<ComboFacts>): readonly DecisivePair[] =>
  [...combos].flatMap((combo): readonly DecisivePair[] => {
    const [a, b, ...more] = combo.cards;
    return a === undefined ||
      b === undefined ||
      more.length > 0 ||
      (combo.templates?.length ?? 0) > 0 ||
      TAGS_OF_SLOW_COMBOS.includes(combo.bracketTag ?? '') ||
      !isDecisive(combo)
      ? []
      : [{ combo, keys: [comboKey(a), comboKey(b)] }];
  });

/** Those of some pairs that are among the cards of a deck, the earliest first. */
export const pairsAmong = <C extends BracketCard>(
  cards: Iterable<C>,
  pairs: readonly DecisivePair[],
): readonly TwoCardCombo<C>[] => {
  if (pairs.length === 0) return [];
  const byKey = new Map<string, C>();
  for (const card of cards) for (const key of comboKeysOf(card)) byKey.set(key, card);
  const found = new Map<string, TwoCardCombo<C>>();
  for (const { keys } of pairs) {
    const [a, b] = keys.map((key) => byKey.get(key));
    if (a === undefined || b === undefined || a === b) continue;
    const pair = [a.name, b.name].sort().join('\n');
    if (!found.has(pair)) found.set(pair, { cards: [a, b], turn: turnOfPair(a.manaValue, b.manaValue) });
  }
  return [...found.values()].sort((a, b) => a.turn - b.turn);
};

/** The decisive two-card combos among the cards of a deck, the earliest first. */
export const twoCardCombosOf = <C extends BracketCard>(
  cards: Iterable<C>,
  combos: Iterable<ComboFacts>,
): readonly TwoCardCombo<C>[] => pairsAmong(cards, decisivePairs(combos));
