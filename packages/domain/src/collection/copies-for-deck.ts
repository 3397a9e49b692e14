import type { OwnedCopies, OwnedCopy } from './collection';
import { cleanMark, type CopyPlace, isOwnedPlace, makePlace } from './copy-place';
import { listCopies } from './owned-copies';

/** Copies that a deck can get from somewhere. */
interface CopySource {
  /** absent of copies that are nowhere in particular */
  readonly place?: CopyPlace | undefined;
  /** how many of them the deck wants */
  readonly count: number;
  /** of which the same is stated, the first of the place first */
  readonly copies: readonly OwnedCopy[];
}

/** Where the copies of a card are that a deck wants. */
export interface CopiesForDeck {
  readonly wanted: number;
  /** copies that are in the deck, at most as many as it wants */
  readonly inDeck: number;
  /** where the others come from: binders first, then what is on its way, what is lent, and other decks */
  readonly sources: readonly CopySource[];
  /** copies that are owned nowhere */
  readonly missing: number;
}

/** Whether a place is a deck of a name, ignoring case. */
export const isInDeck = (place: CopyPlace | undefined, deck: string): boolean =>
  place?.kind === 'deck' && place.name.toLowerCase() === cleanMark(deck).toLowerCase();

/** Places in the order in which a deck takes from them. */
const ORDER: readonly CopyPlace['kind'][] = ['binder', 'on-its-way', 'lent', 'deck'];

const rankOf = (place: CopyPlace | undefined): number => (place ? ORDER.indexOf(place.kind) + 1 : 0);

/**
 * Where the copies are that a deck wants of a card.
 * @param deck the name of the deck
 * @example copiesForDeck({ count: 1, foils: 0 }, { deck: 'Meren', wanted: 2 }).missing // 1
 */
export const copiesForDeck = (
  owned: OwnedCopies | undefined,
  { deck, wanted }: { readonly deck: string; readonly wanted: number },
): CopiesForDeck => {
  const copies = (owned ? listCopies(owned) : []).filter(({ place }) => isOwnedPlace(place));
  const total = (some: readonly OwnedCopy[]): number => some.reduce((sum, { count }) => sum + count, 0);
  const inDeck = Math.min(wanted, total(copies.filter(({ place }) => isInDeck(place, deck))));
  const elsewhere = new Map<string, OwnedCopy[]>();
  for (const copy of copies.filter(({ place }) => !isInDeck(place, deck))) {
    const key = copy.place ? makePlace(copy.place) : '';
    elsewhere.set(key, [...(elsewhere.get(key) ?? []), copy]);
  }
  let missing = wanted - inDeck;
  const sources = [...elsewhere.values()]
    .toSorted(([a], [b]) => rankOf(a?.place) - rankOf(b?.place))
    .flatMap((some): CopySource[] => {
      const count = Math.min(missing, total(some));
      missing -= count;
      return count > 0 ? [{ place: some[0]?.place, count, copies: some }] : [];
    });
  return { wanted, inDeck, sources, missing };
};

/** A card of which decks want more copies than are owned. */
export interface CopyConflict<C> {
  readonly card: C;
  readonly owned: number;
  /** the decks that want it, and how many copies */
  readonly decks: readonly { readonly deck: string; readonly count: number }[];
}

/**
 * The cards that several decks want and of which there are fewer copies than all of them want together, but one at least.
 * @param ownedOf copies that are owned of a card
 */
export const findConflicts = <C>(
  decks: readonly { readonly deck: string; readonly cards: Iterable<readonly [card: C, count: number]> }[],
  ownedOf: (card: C) => number,
): readonly CopyConflict<C>[] => {
  const wanting = new Map<C, { deck: string; count: number }[]>();
  for (const { deck, cards } of decks)
    for (const [card, count] of cards) {
      const some = wanting.get(card) ?? [];
      wanting.set(card, some);
      some.push({ deck, count });
    }
  return [...wanting].flatMap(([card, some]) => {
    const owned = ownedOf(card);
    const wanted = some.reduce((sum, { count }) => sum + count, 0);
    return some.length > 1 && owned > 0 && wanted > owned ? [{ card, owned, decks: some }] : [];
  });
};
