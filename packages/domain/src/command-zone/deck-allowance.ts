import type { Card } from '../card/card';
import { frontTypes } from '../card/type-line';
import {
  COLOR_IDENTITIES,
  COLORLESS,
  fitsIdentity,
  FIVE_COLOR,
  identityColors,
  unionIdentity,
  type ColorIdentity,
} from '../color/color-identity';
import { matchesFilter, type CardFilter, type FilteredCard } from './card-filter';
import { deckGrantsOf, type DeckGrant, type GrantFacts } from './deck-grant';

/** The fields of a commander that decide which cards its deck can have; without `grants`, its name and text tell them. */
export interface AllowingCommander extends Pick<Card, 'colorIdentity'>, Partial<GrantFacts> {
  readonly grants?: readonly DeckGrant[] | undefined;
}

/** The fields of a card that decide whether a deck can have it; without types, its identity alone decides. */
export interface AllowedCard extends Pick<Card, 'colorIdentity'>, FilteredCard {}

/** Cards that a deck can have beyond its identity. */
interface Exception {
  readonly cards: readonly CardFilter[];
  readonly identity: ColorIdentity;
  /** colours beyond `identity` that are still to be chosen */
  readonly open: number;
}

/** What commanders let their deck have. */
export interface DeckAllowance {
  /** The commanders' colour identity (CR 903.4), with the colours that were chosen for them. */
  readonly identity: ColorIdentity;
  /** The colours that their player chose, for the commanders or for some of the cards, or that the list needs. */
  readonly chosen: ColorIdentity;
  /** How many colours of the identity are still to be chosen. */
  readonly open: number;
  readonly exceptions: readonly Exception[];
  /** Whether the deck may have more cards than its format says. */
  readonly hasAnySize: boolean;
  /** Wordings of the commanders that are not understood: what they allow is not known. */
  readonly unread: readonly string[];
}

/** Copies of a card of a list. */
interface Copies {
  readonly card: AllowedCard;
  readonly count: number;
}

const colorCount = (identity: number): number => identityColors(identity as ColorIdentity).length;

const isWithin = (card: ColorIdentity, identity: ColorIdentity, open: number): boolean => {
  if (fitsIdentity(card, identity)) return true;
  return open > 0 && colorCount(card & ~identity) <= open;
};

const grantsOf = (commanders: readonly AllowingCommander[]): readonly DeckGrant[] =>
  commanders.flatMap(
    ({ grants, name = '', text, keywords }) => grants ?? deckGrantsOf({ name, text, keywords }),
  );

const makeAllowance = (
  commanders: readonly AllowingCommander[],
  grants: readonly DeckGrant[],
  choice: { readonly own: ColorIdentity; readonly forCards: ColorIdentity } | undefined,
): DeckAllowance => {
  const printed = unionIdentity(...commanders.map(({ colorIdentity }) => colorIdentity));
  const identity = unionIdentity(printed, choice?.own ?? COLORLESS);
  return {
    identity,
    chosen: unionIdentity(choice?.own ?? COLORLESS, choice?.forCards ?? COLORLESS),
    open: choice === undefined ? grants.filter(({ kind }) => kind === 'color').length : 0,
    exceptions: grants.flatMap((grant): readonly Exception[] => {
      if (grant.kind === 'cards') return [{ cards: grant.cards, identity: FIVE_COLOR, open: 0 }];
      if (grant.kind !== 'color-for-cards') return [];
      return choice === undefined
        ? [{ cards: grant.cards, identity, open: 1 }]
        : [{ cards: grant.cards, identity: unionIdentity(identity, choice.forCards), open: 0 }];
    }),
    hasAnySize: grants.some(({ kind }) => kind === 'any-size'),
    unread: grants.flatMap((grant) => (grant.kind === 'unread' ? [grant.wording] : [])),
  };
};

/**
 * What commanders let any deck of theirs have. Colours that their player chooses are open: a card is allowed if some choice
 * allows it.
 */
export const allowanceOf = (commanders: readonly AllowingCommander[]): DeckAllowance =>
  makeAllowance(commanders, grantsOf(commanders), undefined);

/** Whether the player of commanders chooses a colour, of their identity or for some of the cards. */
export const choosesColor = (commanders: readonly AllowingCommander[]): boolean =>
  grantsOf(commanders).some(({ kind }) => kind === 'color' || kind === 'color-for-cards');

/**
 * What commanders let one deck have. Where its player chooses colours and has not stated which, they are those that most of
 * its cards need, copies counted; none that brings no card.
 * @param chosen what the player chose, for each commander that lets them choose
 */
export const deckAllowance = (
  commanders: readonly AllowingCommander[],
  cards: readonly Copies[],
  chosen?: ColorIdentity,
): DeckAllowance => {
  const grants = grantsOf(commanders);
  const choices = grants.filter(({ kind }) => kind === 'color').length;
  const choosesForCards = grants.some(({ kind }) => kind === 'color-for-cards');
  if (choices === 0 && !choosesForCards)
    return makeAllowance(commanders, grants, { own: COLORLESS, forCards: COLORLESS });
  if (chosen !== undefined)
    return makeAllowance(commanders, grants, {
      own: choices > 0 ? chosen : COLORLESS,
      forCards: choosesForCards ? chosen : COLORLESS,
    });
  const upTo = (colors: number): readonly ColorIdentity[] =>
    COLOR_IDENTITIES.filter((identity) => colorCount(identity) <= colors);
  const possible = upTo(choices).flatMap((own) =>
    upTo(choosesForCards ? 1 : 0).map((forCards) => {
      const allowance = makeAllowance(commanders, grants, { own, forCards });
      const fitting = cards.reduce((sum, { card, count }) => sum + (allows(allowance, card) ? count : 0), 0);
      return { allowance, fitting };
    }),
  );
  return possible.reduce((best, each) => (each.fitting > best.fitting ? each : best)).allowance;
};

const exempts = ({ exceptions }: DeckAllowance, card: AllowedCard, unknown: boolean): boolean =>
  exceptions.some(
    ({ cards, identity, open }) =>
      isWithin(card.colorIdentity, identity, open) &&
      cards.some((filter) => matchesFilter(card, filter) ?? unknown),
  );

/**
 * Whether commanders allow a card in their deck: its colour identity is within theirs (CR 903.5c), or one of them lets the deck
 * have it. This is the only place that decides it.
 * @param allowed what commanders allow, or an identity alone
 * @example allows(identityOf(['W']), { colorIdentity: identityOf(['W', 'U']) }) // false
 */
export const allows = (allowed: DeckAllowance | ColorIdentity, card: AllowedCard): boolean =>
  typeof allowed === 'number'
    ? isWithin(card.colorIdentity, allowed, 0)
    : isWithin(card.colorIdentity, allowed.identity, allowed.open) || exempts(allowed, card, false);

/**
 * Whether a card that commanders allow can be of use to their deck: a land of other colours is not, as it makes no mana that the
 * deck needs and has abilities that it cannot pay. What advice brings in is asked here, legality is not.
 * @example suits(allowanceOf([{ colorIdentity: identityOf(['R', 'G']) }]), { colorIdentity: identityOf(['R']), typeLine: 'Land' }) // true
 */
export const suits = (allowed: DeckAllowance, card: AllowedCard): boolean => {
  if (!allows(allowed, card)) return false;
  const { colorIdentity, typeLine = '' } = card;
  const isLand = frontTypes(typeLine).types.includes('Land');
  return !isLand || colorIdentity === COLORLESS || (colorIdentity & allowed.identity) !== 0;
};

/** Whether commanders allow more than the cards within their identity; otherwise the identity alone tells what they allow. */
export const allowsMore = ({ exceptions, open }: DeckAllowance): boolean => exceptions.length > 0 || open > 0;

/**
 * The colours of a card beyond those that commanders allow it, and of these the ones that their player chose for such a card: a colour
 * that is chosen for instants and sorceries is none that a creature may have.
 */
export const outsideOf = (
  { identity, chosen, exceptions }: DeckAllowance,
  card: AllowedCard,
): { readonly outside: ColorIdentity; readonly chosen?: ColorIdentity } => {
  const exception = exceptions.find(({ cards }) => cards.some((filter) => matchesFilter(card, filter)));
  const allowed = exception?.identity ?? identity;
  const ofChoice = (chosen & allowed) as ColorIdentity;
  return {
    outside: (card.colorIdentity & ~allowed) as ColorIdentity,
    ...(ofChoice !== COLORLESS && { chosen: ofChoice }),
  };
};

/** Whether it is certain that commanders do not allow a card: they have no wording that is not understood, no field is missing. */
export const forbids = (allowed: DeckAllowance, card: AllowedCard): boolean =>
  allowed.unread.length === 0 && !allows(allowed, card) && !exempts(allowed, card, true);
