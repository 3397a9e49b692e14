import { MASS_LAND_DENIAL } from './mass-land-denial';
import { foldName } from '../card/card-name';

/** The five brackets (announced 2025-02-11, revised 2025-10-21). */
export const BRACKETS = [
  { bracket: 1, name: 'Exhibition' },
  { bracket: 2, name: 'Core' },
  { bracket: 3, name: 'Upgraded' },
  { bracket: 4, name: 'Optimized' },
  { bracket: 5, name: 'cEDH' },
] as const;
type Bracket = (typeof BRACKETS)[number]['bracket'];

/** Game Changers that bracket 3 allows. */
const MAX_GAME_CHANGERS_UPGRADED = 3;

/** A deck with this many extra-turn cards is assumed to chain them. */
const CHAINED_EXTRA_TURN_CARDS = 3;

/** An infinite combo of two cards; `early` if it is cheap enough for the first turns. */
interface TwoCardCombo {
  readonly cards: readonly [string, string];
  readonly early: boolean;
}

/** The cards (by name) and combos of a list that affect its bracket. */
export interface BracketFacts {
  readonly gameChangers: readonly string[];
  readonly massLandDenial?: readonly string[];
  readonly extraTurns?: readonly string[];
  readonly combos?: readonly TwoCardCombo[];
}

/** Why a list is at least of a bracket. */
type BracketReason = { readonly atLeast: Bracket } & (
  | { readonly code: 'game-changers'; readonly names: readonly string[] }
  | { readonly code: 'mass-land-denial'; readonly names: readonly string[] }
  | { readonly code: 'chained-extra-turns'; readonly names: readonly string[] }
  | { readonly code: 'two-card-combo'; readonly names: readonly [string, string]; readonly early: boolean }
);

/** The lowest bracket that fits a list, with the reasons against lower ones. */
export interface BracketEstimate {
  readonly bracket: Bracket;
  readonly reasons: readonly BracketReason[];
}

/**
 * Estimates the lowest bracket that fits a list (rules of 2025-10-21): one to three Game Changers or a late two-card
 * infinite combo need bracket 3; more Game Changers, an early combo, mass land denial or chained extra turns need 4.
 * Bracket 5 depends on intent and is never estimated.
 * @example estimateBracket({ gameChangers: ['Rhystic Study'] }).bracket // 3
 * @example estimateBracket({ gameChangers: [] }) // { bracket: 1, reasons: [] }
 */
export const estimateBracket = (facts: BracketFacts): BracketEstimate => {
  const { gameChangers, massLandDenial = [], extraTurns = [], combos = [] } = facts;
  const reasons: BracketReason[] = [];
  if (gameChangers.length > 0) {
    const atLeast = gameChangers.length > MAX_GAME_CHANGERS_UPGRADED ? 4 : 3;
    reasons.push({ code: 'game-changers', names: gameChangers, atLeast });
  }
  if (massLandDenial.length > 0)
    reasons.push({ code: 'mass-land-denial', names: massLandDenial, atLeast: 4 });
  if (extraTurns.length >= CHAINED_EXTRA_TURN_CARDS) {
    reasons.push({ code: 'chained-extra-turns', names: extraTurns, atLeast: 4 });
  }
  for (const { cards, early } of combos) {
    reasons.push({ code: 'two-card-combo', names: cards, early, atLeast: early ? 4 : 3 });
  }
  const bracket = reasons.reduce<Bracket>(
    (highest, { atLeast }) => (atLeast > highest ? atLeast : highest),
    1,
  );
  return { bracket, reasons };
};

const LAND_DENIAL = new Set(MASS_LAND_DENIAL.map(foldName));

/**
 * The facts that cards provide: Game Changers by the source's flag, mass land denial by name, extra turns by rules text.
 * Combos are not part of a card; add them if they are known.
 */
export const bracketFactsOf = (
  cards: Iterable<{
    readonly name: string;
    readonly gameChanger: boolean;
    readonly text?: string | undefined;
  }>,
): BracketFacts => {
  const all = [...cards];
  const names = (wanted: (card: (typeof all)[number]) => boolean): readonly string[] =>
    all.filter(wanted).map((card) => card.name);
  return {
    gameChangers: names((card) => card.gameChanger),
    massLandDenial: names((card) => LAND_DENIAL.has(foldName(card.name))),
    extraTurns: names((card) => /\btakes? (?:an|two|three) extra turns?\b/i.test(card.text ?? '')),
  };
};
