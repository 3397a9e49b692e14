import { copiesOf, printingsOf, withFittedPrintings, type CardList } from './card-list';
import { isSamePrintings, type PrintedCopies } from './printings';
import type { Color } from '../color/color';

/** Copies of a card, by its URL. */
interface Copies {
  readonly url: string;
  readonly count: number;
}

/** What changed between two lists. */
export interface ListChanges {
  /** Cards that only the later list has. */
  readonly added: readonly Copies[];
  /** Cards that only the earlier list has. */
  readonly removed: readonly Copies[];
  /** Cards of both, in another number of copies. */
  readonly changed: readonly { readonly url: string; readonly before: number; readonly after: number }[];
  /** Cards of which both lists state another printing, or one of them none. */
  readonly printings: readonly {
    readonly url: string;
    readonly before: readonly PrintedCopies[];
    readonly after: readonly PrintedCopies[];
  }[];
  readonly commanders: { readonly added: readonly string[]; readonly removed: readonly string[] };
  /** The colours that are chosen for the commanders, where another one is. */
  readonly chosenColor?: { readonly before: Color | undefined; readonly after: Color | undefined };
}

const without = (urls: readonly string[], others: readonly string[]): readonly string[] =>
  urls.filter((url) => !others.includes(url));

const onlyIn = (list: CardList, other: CardList): readonly Copies[] =>
  Object.keys(list.cards)
    .filter((url) => copiesOf(other, url) === 0)
    .map((url) => ({ url, count: copiesOf(list, url) }));

/**
 * What changed from one list to a later one. A card that became a commander is among `removed` and
 * `commanders.added`.
 * @example compareLists({ commanders: [], cards: { '/cards/opt': 1 } }, { commanders: [], cards: { '/cards/opt': 2 } }).changed // [{ url: '/cards/opt', before: 1, after: 2 }]
 */
export const compareLists = (before: CardList, after: CardList): ListChanges => ({
  added: onlyIn(after, before),
  removed: onlyIn(before, after),
  changed: Object.keys(after.cards)
    .map((url) => ({ url, before: copiesOf(before, url), after: copiesOf(after, url) }))
    .filter((card) => card.before > 0 && card.before !== card.after),
  printings: Object.keys({ ...before.printings, ...after.printings })
    .map((url) => ({ url, before: printingsOf(before, url), after: printingsOf(after, url) }))
    .filter((card) => !isSamePrintings(card.before, card.after)),
  commanders: {
    added: without(after.commanders, before.commanders),
    removed: without(before.commanders, after.commanders),
  },
  ...(before.chosenColor !== after.chosenColor && {
    chosenColor: { before: before.chosenColor, after: after.chosenColor },
  }),
});

/** Whether nothing changed. */
export const isUnchanged = ({
  added,
  removed,
  changed,
  printings,
  commanders,
  chosenColor,
}: ListChanges): boolean =>
  chosenColor === undefined &&
  [added, removed, changed, printings, commanders.added, commanders.removed].every(
    ({ length }) => length === 0,
  );

/** The later list: `applyListChanges(before, compareLists(before, after))` has the cards and commanders of `after`. */
export const applyListChanges = (list: CardList, changes: ListChanges): CardList => {
  const { added, removed, changed, printings, commanders, chosenColor } = changes;
  const gone = new Set(removed.map(({ url }) => url));
  return withFittedPrintings({
    commanders: [...without(list.commanders, commanders.removed), ...commanders.added],
    cards: Object.fromEntries([
      ...Object.entries(list.cards).filter(([url]) => !gone.has(url)),
      ...changed.map(({ url, after }) => [url, after] as const),
      ...added.map(({ url, count }) => [url, count] as const),
    ]),
    printings: { ...list.printings, ...Object.fromEntries(printings.map(({ url, after }) => [url, after])) },
    chosenColor: chosenColor ? chosenColor.after : list.chosenColor,
  });
};
