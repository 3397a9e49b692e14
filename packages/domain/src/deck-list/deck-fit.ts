import { unionIdentity, type ColorIdentity } from '../color/color-identity';
import {
  allowanceOf,
  deckAllowance,
  forbids,
  type AllowedCard,
  type AllowingCommander,
} from '../command-zone/deck-allowance';

/** How the cards of a list fit its commanders, by their names. */
export interface DeckFit {
  readonly isKnown: (name: string) => boolean;
  readonly colorsOf: (names: readonly string[]) => ColorIdentity;
  /** Whether some deck of leaders could have the colours of an identity; those whose exceptions decide could. */
  readonly mayHave: (leaders: readonly string[], identity: ColorIdentity) => boolean;
  /** The share of the known cards that leaders allow, 0–1. */
  readonly shareOf: (
    leaders: readonly string[],
    rest: readonly { readonly name: string; readonly count: number }[],
  ) => number;
}

/** A card that a deck can have, and that can lead one. */
type FittedCard = AllowedCard & AllowingCommander;

/**
 * How cards fit commanders, by the rules of the game (`deckAllowance`): of `DeckListFacts` apart from parsing, which knows no rules.
 * @param cardOf undefined for an unknown name
 * @example makeDeckFit(() => ({ colorIdentity: COLORLESS })).shareOf(['Karn'], [{ name: 'Opt', count: 1 }]) // 1
 */
export const makeDeckFit = (cardOf: (name: string) => FittedCard | undefined): DeckFit => {
  const cards = (names: readonly string[]): readonly FittedCard[] =>
    names.flatMap((name) => cardOf(name) ?? []);
  return {
    isKnown: (name) => cardOf(name) !== undefined,
    colorsOf: (names) => unionIdentity(...cards(names).map(({ colorIdentity }) => colorIdentity)),
    mayHave: (leaders, colorIdentity) => {
      const allowance = allowanceOf(cards(leaders));
      return allowance.exceptions.length > 0 || !forbids(allowance, { colorIdentity });
    },
    shareOf: (leaders, rest) => {
      const known = rest.flatMap(({ name, count }) => cards([name]).map((card) => ({ card, count })));
      if (known.length === 0) return 1;
      const allowance = deckAllowance(cards(leaders), known);
      return known.filter(({ card }) => !forbids(allowance, card)).length / known.length;
    },
  };
};
