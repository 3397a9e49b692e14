import {
  BRACKET_KIND_NAMES,
  BRACKET_LIMITS,
  bracketName,
  type Bracket,
  type BracketLimit,
} from '@crownsmith/domain';
import type { ComboFacts } from '../combos/combo';
import {
  inOrderOfNames,
  namesByKind,
  type BracketCard,
  type CardKind,
  type NamesByKind,
} from './bracket-card';
import {
  highestBracket,
  isAim,
  isEarly,
  levelOfAims,
  levelOfPower,
  levelsOf,
  type LimitLevels,
} from './bracket-levels';
import type { BracketReasonCode } from './bracket-rules';
import { powerOf, type Power } from './power';
import { twoCardCombosOf, type TwoCardCombo } from './two-card-combos';

/** Why a deck is at least of a bracket, with the cards. */
export interface BracketReason {
  readonly code: BracketReasonCode;
  readonly atLeast: Bracket;
  readonly names: readonly string[];
  readonly message: string;
  /** For a two-card combo: the turn from which on it is possible. */
  readonly turn?: number;
  /** For a limit of brackets that is broken: how many of its kind have to go for a lower one. */
  readonly over?: number;
}

/** An estimate of a deck's bracket: an opinion with its reasons, never a verdict. */
export interface BracketEstimate {
  readonly estimate: Bracket;
  /** Such as `Upgraded`. */
  readonly name: string;
  /** The lowest bracket whose published limits the deck keeps, whatever else it is. */
  readonly lowest: Bracket;
  /** Points for fast mana, free interaction, tutors, early combos and a low curve (`POWER_LEVELS`). */
  readonly power: number;
  /** What makes it the highest bracket comes first. */
  readonly reasons: readonly BracketReason[];
}

/** The highest bracket that a reason which names a card says of its deck; 1 where none does. */
export const bracketOfCard = ({ reasons }: BracketEstimate, name: string): Bracket =>
  highestBracket(reasons.filter(({ names }) => names.includes(name)).map(({ atLeast }) => atLeast));

const cardCount = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

const kindMessage = (code: CardKind, names: readonly string[]): string =>
  `${BRACKET_KIND_NAMES[code]}, ${cardCount(names.length)}: ${names.join(', ')}.`;

const countedReasons = (byKind: NamesByKind, { kinds, ofKind }: LimitLevels): readonly BracketReason[] =>
  kinds.flatMap((code) => {
    const names = byKind.get(code) ?? [];
    const excess = ofKind(code, names.length);
    return excess === undefined ? [] : [{ code, ...excess, names, message: kindMessage(code, names) }];
  });

const comboReasons = (
  pairs: readonly TwoCardCombo<BracketCard>[],
  byKind: NamesByKind,
  { ofCombos }: LimitLevels,
): readonly BracketReason[] => {
  const excesses = ofCombos(
    pairs.map(({ turn }) => turn),
    byKind.get('tutors')?.length ?? 0,
  );
  return pairs.flatMap(({ cards: [a, b], turn }, at) => {
    const excess = excesses[at];
    if (excess === undefined) return [];
    const message = `A combo of two cards, possible from turn ${turn} on: ${a.name} and ${b.name}.`;
    return [{ code: 'two-card-combo', ...excess, names: [a.name, b.name], message, turn } as const];
  });
};

const powerReasons = ({ points, signs, curve }: Power): readonly BracketReason[] => {
  const atLeast = levelOfPower(points);
  if (atLeast === undefined) return [];
  return [
    ...signs.map(({ code, names }): BracketReason => ({
      code,
      atLeast,
      names,
      message: kindMessage(code, names),
    })),
    ...(curve === undefined || curve.points === 0
      ? []
      : [
          {
            code: 'low-curve',
            atLeast,
            names: [],
            message: `A low curve: mana value ${curve.mean.toFixed(1)} on average.`,
          } as const,
        ]),
  ];
};

/** What sets a deck without any of the other reasons apart from one that is shown off. */
const aimsReason = (cards: readonly BracketCard[]): BracketReason => {
  const names = cards.filter(isAim).map(({ name }) => name);
  const atLeast = levelOfAims(names.length);
  return {
    code: 'aims',
    atLeast,
    names,
    message:
      atLeast > 1
        ? `Ramp, card draw and removal, ${cardCount(names.length)}: ${names.join(', ')}.`
        : `Hardly any ramp, card draw or removal: ${cardCount(names.length)}.`,
  };
};

/** The estimate for cards among which these pairs are combos. */
export const estimateOf = (
  cards: readonly BracketCard[],
  pairs: readonly TwoCardCombo<BracketCard>[],
  bracketLimits: readonly BracketLimit[],
): BracketEstimate => {
  const levels = levelsOf(bracketLimits);
  const byKind = namesByKind(cards);
  const combos = comboReasons(pairs, byKind, levels);
  const limits = [...countedReasons(byKind, levels), ...combos];
  const power = powerOf(cards, byKind, combos.filter(({ atLeast }) => isEarly(atLeast)).length);
  const found = [...limits, ...powerReasons(power)];
  const reasons = (found.length > 0 ? found : [aimsReason(cards)]).sort((a, b) => b.atLeast - a.atLeast);
  const estimate = highestBracket(reasons.map(({ atLeast }) => atLeast));
  return {
    estimate,
    name: bracketName(estimate),
    lowest: highestBracket(limits.map(({ atLeast }) => atLeast)),
    power: power.points,
    reasons,
  };
};

/**
 * Estimates the bracket of a deck from its cards, commanders included, each once.
 * @param combos known combos; only those of which the deck has all cards count
 * @param limits what brackets allow, by default as it is known here
 * @example estimateDeckBracket([{ name: 'Rhystic Study', typeLine: 'Enchantment', manaValue: 3, gameChanger: true, tags: ['draw'] }]).estimate // 3
 */
export const estimateDeckBracket = (
  cards: Iterable<BracketCard>,
  combos: Iterable<ComboFacts> = [],
  limits: readonly BracketLimit[] = BRACKET_LIMITS,
): BracketEstimate => {
  const list = inOrderOfNames(cards);
  return estimateOf(list, twoCardCombosOf(list, combos), limits);
};
