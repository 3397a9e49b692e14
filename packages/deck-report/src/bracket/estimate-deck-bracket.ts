import { bracketName, type Bracket } from '@crownsmith/domain';
import type { ComboFacts } from '../combos/combo';
import { isOfKind, type BracketCard } from './bracket-card';
import { BRACKET_RULES, type BracketReasonCode } from './bracket-rules';
import { twoCardCombosOf } from './two-card-combos';

/** Why a deck is at least of a bracket, with the cards. */
export interface BracketReason {
  readonly code: BracketReasonCode;
  readonly atLeast: Bracket;
  readonly names: readonly string[];
  readonly message: string;
}

/** An estimate of a deck's bracket: an opinion with its reasons, never a verdict. */
export interface BracketEstimate {
  readonly estimate: Bracket;
  /** Such as `Upgraded`. */
  readonly name: string;
  /** The highest bracket first. */
  readonly reasons: readonly BracketReason[];
}

/** A combo that can have happened by this turn is an early one. */
const LAST_EARLY_TURN = 5;

const MESSAGES: Readonly<Record<(typeof BRACKET_RULES)[number]['code'], string>> = {
  'game-changers': 'Game Changers',
  'mass-land-denial': 'Mass land denial',
  'chained-extra-turns': 'Extra turns that can be chained',
};

const countedReasons = (cards: readonly BracketCard[]): readonly BracketReason[] => {
  const codes = [...new Set(BRACKET_RULES.map(({ code }) => code))];
  return codes.flatMap((code) => {
    const names = cards.filter(isOfKind[code]).map(({ name }) => name);
    const rule = BRACKET_RULES.findLast((row) => row.code === code && names.length >= row.from);
    return rule === undefined
      ? []
      : [
          {
            code,
            atLeast: rule.atLeast,
            names,
            message: `${MESSAGES[code]}: ${names.join(', ')}.`,
          },
        ];
  });
};

/**
 * Estimates the bracket of a deck from its cards (commanders included, each once) and from what combos are known; only
 * those of which the deck has all cards count.
 * @example estimateDeckBracket([{ name: 'Rhystic Study', manaValue: 3, gameChanger: true }]).estimate // 3
 */
export const estimateDeckBracket = (
  cards: Iterable<BracketCard>,
  combos: Iterable<ComboFacts> = [],
): BracketEstimate => {
  const list = [...cards];
  const pairs = twoCardCombosOf(list, combos).map(({ cards: [a, b], turn }): BracketReason => {
    const names = [a.name, b.name];
    return {
      code: 'two-card-combo',
      atLeast: turn <= LAST_EARLY_TURN ? 4 : 3,
      names,
      message: `A combo of two cards, possible from turn ${turn} on: ${names.join(' and ')}.`,
    };
  });
  const reasons = [...countedReasons(list), ...pairs].sort((a, b) => b.atLeast - a.atLeast);
  const estimate = reasons[0]?.atLeast ?? 2;
  return { estimate, name: bracketName(estimate), reasons };
};
