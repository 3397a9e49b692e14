import type { Bracket } from '@crownsmith/domain';
import { bracketFacts, BRACKET_KINDS, type BracketCard } from './bracket-card';
import { bracketOfCounts, isAim, levelOfCombo, pointsOfCurve } from './bracket-levels';

const NO_KINDS = new Uint8Array();

/**
 * Makes a function that estimates the bracket of a deck, given as places of cards, each once, and the turns from which on its decisive
 * two-card combos are possible. It is the estimate of `estimateDeckBracket` without reasons, for millions of decks.
 */
export const makeBracketEstimator = (
  cards: readonly BracketCard[],
): ((deck: Iterable<number>, comboTurns: readonly number[]) => Bracket) => {
  const facts = cards.map(bracketFacts);
  const kinds = facts.map((card) =>
    card.kinds.size === 0 ? NO_KINDS : Uint8Array.from(card.kinds, (kind) => BRACKET_KINDS.indexOf(kind)),
  );
  const isSpell = Uint8Array.from(facts, ({ isLand }) => (isLand ? 0 : 1));
  const isForAim = Uint8Array.from(cards, (card) => (isAim(card) ? 1 : 0));
  const values = Float64Array.from(cards, ({ manaValue }) => manaValue);
  const counts = new Uint16Array(BRACKET_KINDS.length);
  return (deck, comboTurns) => {
    counts.fill(0);
    let [spells, total, aims] = [0, 0, 0];
    for (const card of deck) {
      for (const kind of kinds[card] ?? NO_KINDS) counts[kind] = (counts[kind] ?? 0) + 1;
      aims += isForAim[card] ?? 0;
      if (isSpell[card] !== 1) continue;
      spells += 1;
      total += values[card] ?? 0;
    }
    return bracketOfCounts({
      ofKind: (kind) => counts[BRACKET_KINDS.indexOf(kind)] ?? 0,
      comboLevels: comboTurns.map(levelOfCombo),
      curvePoints: pointsOfCurve(total, spells) ?? 0,
      aims,
    });
  };
};
