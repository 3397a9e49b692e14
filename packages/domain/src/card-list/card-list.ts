import type { ClipboardSnapshot } from '../clipboard/clipboard-state';

/** Cards and commanders by URL (`/cards/{slug}`), without the cards' own fields: what is saved of a list. */
export interface CardList {
  /** At most two. */
  readonly commanders: readonly string[];
  /** Copies by URL, commanders left out. */
  readonly cards: Readonly<Record<string, number>>;
}

/** The list of a clipboard. @example cardListOf({ cards: {}, commanders: ['/cards/krenko-mob-boss'] }).commanders // ['/cards/krenko-mob-boss'] */
export const cardListOf = ({ cards, commanders }: ClipboardSnapshot): CardList => ({
  commanders,
  cards: Object.fromEntries(Object.entries(cards).map(([url, { count = 1 }]) => [url, count])),
});

/** Copies of a card beside the commanders, 0 without it. */
export const copiesOf = ({ cards }: CardList, url: string): number =>
  Object.hasOwn(cards, url) ? (cards[url] ?? 0) : 0;

/** The number of cards of a list, with copies and commanders. @example countListCards({ commanders: ['/cards/sidisi'], cards: { '/cards/swamp': 30 } }) // 31 */
export const countListCards = ({ cards, commanders }: CardList): number =>
  Object.values(cards).reduce((sum, count) => sum + count, commanders.length);

/** Whether two lists have the same commanders and the same copies of the same cards, in any order. */
export const isSameList = (a: CardList, b: CardList): boolean =>
  a.commanders.length === b.commanders.length &&
  a.commanders.every((url) => b.commanders.includes(url)) &&
  Object.keys(a.cards).length === Object.keys(b.cards).length &&
  Object.keys(a.cards).every((url) => copiesOf(a, url) === copiesOf(b, url));
