import type { OwnedCards } from '@crownsmith/api-client';
import {
  type CopyTerm,
  isFreePlace,
  isInDeck,
  listCopies,
  migrateClipboard,
  slugOfCardUrl,
} from '@crownsmith/domain';
import { ownedCopies } from '#app/platform/owned-cards';

/** Whether a card is shown. */
export type CopyFilter = (slug: string, terms: readonly CopyTerm[]) => boolean;

/** The cards of the browser's own deck, from the text that the clipboard is stored as. */
export const cardsOfOwnDeck = (stored: string | null): ReadonlySet<string> => {
  const clipboard = stored === null ? undefined : migrateClipboard(stored);
  if (clipboard?.ok !== true) return new Set();
  const { cards, commanders } = clipboard.value;
  return new Set([...Object.keys(cards), ...commanders].flatMap((url) => slugOfCardUrl(url) ?? []));
};

/** The cards of a slug: both of a pair of commanders of which both are known, else the slug itself. */
const cardsOfSlug = (slug: string, isKnown: (card: string) => boolean): readonly string[] => {
  if (isKnown(slug)) return [slug];
  const words = slug.split('-');
  for (let at = 1; at < words.length; at += 1) {
    const pair = [words.slice(0, at).join('-'), words.slice(at).join('-')];
    if (pair.every(isKnown)) return pair;
  }
  return [slug];
};

/**
 * Says of cards, and of pairs of commanders, whether they are what terms of a search ask for.
 * @param cards of the browser's collection, without what is wished
 * @param ownDeck the cards of `in:mydeck`
 */
export const createCopyFilter = (cards: OwnedCards, ownDeck: ReadonlySet<string>): CopyFilter => {
  const holds = (slug: string, { what, deck = '' }: CopyTerm): boolean => {
    if (what === 'deck' && deck.toLowerCase() === 'mydeck') return ownDeck.has(slug);
    const owned = Object.hasOwn(cards, slug) ? cards[slug] : undefined;
    if (!owned || what === 'owned') return owned !== undefined;
    return listCopies(ownedCopies(owned)).some(({ place }) =>
      what === 'free' ? isFreePlace(place) : isInDeck(place, deck),
    );
  };
  return (slug, terms) => {
    const each = cardsOfSlug(slug, (card) => Object.hasOwn(cards, card) || ownDeck.has(card));
    return terms.every((term) => each.every((card) => holds(card, term)) !== term.isNegated);
  };
};

/** The decks that places of a collection name. */
export const decksOf = (cards: OwnedCards): readonly string[] =>
  [
    ...new Set(
      Object.values(cards).flatMap((owned) =>
        listCopies(ownedCopies(owned)).flatMap(({ place }) => (place?.kind === 'deck' ? place.name : [])),
      ),
    ),
  ].sort();
