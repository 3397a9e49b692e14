import { compareLists, isBasicLand, slugOfCardUrl, type CardList } from '@crownsmith/domain';
import { toPageCard } from '#app/snapshot/row-views.server';
import type { Snapshot } from '#app/snapshot/current.server';
import type { DeckEntry } from '#app/ui/deck/DeckList';

/** Cards that only the later of two lists has, or more copies of, with how many; a card that led the earlier one is none of them. */
export const cameIn = (
  before: CardList,
  after: CardList,
): readonly { readonly url: string; readonly count: number }[] => {
  const { added, changed, commanders } = compareLists(before, after);
  return [
    ...commanders.added.filter((url) => !(url in before.cards)).map((url) => ({ url, count: 1 })),
    ...added.filter(({ url }) => !commanders.removed.includes(url)),
    ...changed
      .filter((one) => one.after > one.before)
      .map((one) => ({ url: one.url, count: one.after - one.before })),
  ];
};

/**
 * What of a deck has to be bought: what came in since it was as before, without what the player owns and without basic lands.
 * @param owned slugs of the cards that the player owns
 */
export const boughtCards = (
  before: CardList,
  after: CardList,
  { resolveCard }: Pick<Snapshot, 'resolveCard'>,
  owned: readonly string[] = [],
): readonly DeckEntry[] => {
  const own = new Set(owned);
  const bought = cameIn(before, after).flatMap(({ url, count }): readonly DeckEntry[] => {
    const card = resolveCard(url);
    if (!card || own.has(slugOfCardUrl(card.url) ?? '') || isBasicLand({ typeLine: card.type })) return [];
    return [{ card: toPageCard(card), count }];
  });
  return bought.sort((a, b) => (a.card.name < b.card.name ? -1 : 1));
};
