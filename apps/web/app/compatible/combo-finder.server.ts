import type { ComboIndex, FindCombosResponse } from '@crownsmith/api-client';
import { createComboIndex, type ComboMatch } from '@crownsmith/deck-report';
import {
  allows,
  allowsMore,
  deckAllowance,
  unionIdentity,
  type AllowedCard,
  type AllowingCommander,
  type ColorIdentity,
} from '@crownsmith/domain';
import { toIdentity } from '#app/snapshot/row-views.server';

export type IndexedCombo = ComboIndex['combos'][number];

/** The groups of combos that a deck has, nearly has, or could have with other commanders. */
export type ComboGroup = Exclude<keyof FindCombosResponse['results'], 'identity'>;

/** A combo of a deck with its group. */
export interface FoundCombo {
  readonly group: ComboGroup;
  readonly combo: IndexedCombo;
}

/** A deck by slugs: its command zone, and copies of all its cards with the commanders. */
export interface FinderDeck {
  readonly commanders: ReadonlySet<string>;
  readonly copies: ReadonlyMap<string, number>;
  /** what its cards may have */
  readonly identity: ColorIdentity;
  /** whether its commanders allow a card beyond that, by its slug */
  readonly allowsCard?: ((slug: string) => boolean) | undefined;
}

/** What the cards of a deck may be: what its commanders allow; without any, the colours of all its cards. */
export const deckRules = (
  commanders: readonly AllowingCommander[],
  cards: readonly { readonly card: AllowedCard; readonly count: number }[],
  cardOf: (slug: string) => AllowedCard | undefined,
): Pick<FinderDeck, 'identity' | 'allowsCard'> => {
  if (commanders.length === 0)
    return { identity: unionIdentity(...cards.map(({ card }) => card.colorIdentity)) };
  const allowance = deckAllowance(commanders, cards);
  return {
    identity: allowance.identity,
    ...(allowsMore(allowance) && {
      allowsCard: (slug) => {
        const card = cardOf(slug);
        return card !== undefined && allows(allowance, card);
      },
    }),
  };
};

/** Which group a combo belongs to, of which the deck lacks one card at most. */
const groupOf = ({ missing, notCommanders, fits }: ComboMatch): ComboGroup => {
  const isLed = notCommanders.length === 0;
  if (missing.length === 0) return isLed ? 'included' : 'includedByChangingCommanders';
  if (isLed) return fits ? 'almostIncluded' : 'almostIncludedByAddingColors';
  return fits ? 'almostIncludedByChangingCommanders' : 'almostIncludedByAddingColorsAndChangingCommanders';
};

/** Finds the combos of decks. */
export interface ComboFinder {
  /** Combos of which the deck has all cards or all but one, most decks first. */
  readonly find: (deck: FinderDeck) => readonly FoundCombo[];
}

/** Indexes combos, which keep their order. @param combos most decks first */
export const createComboFinder = (combos: readonly IndexedCombo[]): ComboFinder => {
  const index = createComboIndex(
    combos.map((combo, at) => ({
      ...combo,
      identity: toIdentity(combo.identity),
      decks: combos.length - at,
    })),
  );
  return {
    find: ({ commanders, copies, identity, allowsCard }) => {
      const cards = [...copies].map(([slug, count]) => ({
        name: slug,
        slug,
        count: count - (commanders.has(slug) ? 1 : 0),
      }));
      const zone = [...commanders].map((slug) => ({ name: slug, slug }));
      return index
        .match({ cards, commanders: zone, identity, allowsCard }, 1)
        .map((match) => ({ group: groupOf(match), combo: match.combo }));
    },
  };
};
