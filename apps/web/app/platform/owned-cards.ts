import type { OwnedCards } from '@crownsmith/api-client';
import { makeOwnedCopy, type OwnedCopies, parseOwnedCopy } from '@crownsmith/domain';

type Owned = OwnedCards[string];

/** What is owned of a card, as it is stored. */
export const storedCopies = ({ count, foils, copies = [] }: OwnedCopies): Owned => [
  count,
  foils,
  ...copies.map(makeOwnedCopy),
];

/** What is owned of a card, from what is stored. */
export const ownedCopies = ([count, foils, ...stated]: Owned): OwnedCopies => ({
  count,
  foils,
  copies: stated.flatMap((text) => parseOwnedCopy(text) ?? []),
});

/** The cards of a collection that are owned, without those that are only wished. */
export const withoutWished = (cards: OwnedCards): OwnedCards =>
  Object.fromEntries(Object.entries(cards).filter(([, [count]]) => count > 0));
