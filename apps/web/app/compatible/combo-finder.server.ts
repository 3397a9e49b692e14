import type { ComboIndex, FindCombosResponse } from '@crownsmith/api-client';
import { fitsIdentity, unionIdentity, type ColorIdentity } from '@crownsmith/domain';
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
}

/** The colour identity of a deck: that of its commanders; without any, of all its cards. */
export const deckIdentity = (
  commanders: readonly { readonly colorIdentity: ColorIdentity }[],
  cards: readonly { readonly colorIdentity: ColorIdentity }[],
): ColorIdentity =>
  unionIdentity(...(commanders.length > 0 ? commanders : cards).map(({ colorIdentity }) => colorIdentity));

/** Which group a combo belongs to; undefined where the deck lacks more than one of its cards, or all of them. */
const groupOf = (
  combo: IndexedCombo,
  { commanders, copies, identity }: FinderDeck,
): ComboGroup | undefined => {
  const missing = combo.cards.filter((slug) => (copies.get(slug) ?? 0) < (combo.copies?.[slug] ?? 1));
  if (missing.length > 1 || missing.length === combo.cards.length) return undefined;
  const isLed = combo.commanders?.every((slug) => commanders.has(slug)) ?? true;
  if (missing.length === 0) return isLed ? 'included' : 'includedByChangingCommanders';
  const fits = fitsIdentity(toIdentity(combo.identity), identity);
  if (isLed) return fits ? 'almostIncluded' : 'almostIncludedByAddingColors';
  return fits ? 'almostIncludedByChangingCommanders' : 'almostIncludedByAddingColorsAndChangingCommanders';
};

/** Finds the combos of decks. */
export interface ComboFinder {
  /** Combos of which the deck has all cards or all but one, most decks first. */
  readonly find: (deck: FinderDeck) => readonly FoundCombo[];
}

/** Indexes combos by their cards, so that only those are looked at that share a card with a deck. @param combos most decks first */
export const createComboFinder = (combos: readonly IndexedCombo[]): ComboFinder => {
  const byCard = new Map<string, number[]>();
  for (const [at, { cards }] of combos.entries()) {
    for (const slug of cards) {
      const known = byCard.get(slug);
      if (known) known.push(at);
      else byCard.set(slug, [at]);
    }
  }
  return {
    find: (deck) => {
      const touched = new Set<number>();
      for (const slug of deck.copies.keys()) for (const at of byCard.get(slug) ?? []) touched.add(at);
      return [...touched]
        .toSorted((a, b) => a - b)
        .flatMap((at) => {
          const combo = combos[at];
          const group = combo && groupOf(combo, deck);
          return combo && group ? [{ group, combo }] : [];
        });
    },
  };
};
