import type { ClipboardSnapshot, ClipboardState } from '../clipboard/clipboard-state';
import type { Color } from '../color/color';
import type { DeckListEntry } from '../deck-list/deck-list';
import type { PrintableList } from '../deck-list/make-deck-list';
import {
  copiesByPrinting,
  fitAllPrintings,
  isSamePrintings,
  type PrintedCopies,
  type Printings,
} from './printings';

/** Cards and commanders by URL (`/cards/{slug}`), without the cards' own fields: what is saved of a list. */
export interface CardList {
  /** At most two. */
  readonly commanders: readonly string[];
  /** Copies by URL, commanders left out. */
  readonly cards: Readonly<Record<string, number>>;
  /** What is stated of copies, commanders included; the first copy of a commander is the one that leads. */
  readonly printings?: Printings | undefined;
  /** The colour that the player chose for commanders that let them; absent for the one that most cards need. */
  readonly chosenColor?: Color | undefined;
}

const own = <T>(record: Readonly<Record<string, T>>, url: string): T | undefined =>
  Object.hasOwn(record, url) ? record[url] : undefined;

/** The list of a clipboard. @example cardListOf({ cards: {}, commanders: ['/cards/krenko-mob-boss'] }).commanders // ['/cards/krenko-mob-boss'] */
export const cardListOf = ({
  cards,
  commanders,
  printings,
  chosenColor,
}: ClipboardSnapshot & Pick<ClipboardState, 'chosenColor'>): CardList => ({
  commanders,
  cards: Object.fromEntries(Object.entries(cards).map(([url, { count = 1 }]) => [url, count])),
  ...(printings && { printings }),
  ...(chosenColor && { chosenColor }),
});

/** Copies of a card beside the commanders, 0 without it. */
export const copiesOf = ({ cards }: CardList, url: string): number => own(cards, url) ?? 0;

/** All copies of a card in a list, a commander's own included. */
export const allCopies = (list: CardList, url: string): number =>
  copiesOf(list, url) + (list.commanders.includes(url) ? 1 : 0);

/** What a list states of a card's copies. */
export const printingsOf = ({ printings }: CardList, url: string): readonly PrintedCopies[] =>
  own(printings ?? {}, url) ?? [];

/** A list without what is stated of copies that it does not have. */
export const withFittedPrintings = ({ commanders, cards, printings, chosenColor }: CardList): CardList => {
  const fitted = fitAllPrintings(printings, (url) => allCopies({ commanders, cards }, url));
  return {
    commanders,
    cards,
    ...(fitted && { printings: fitted }),
    ...(chosenColor && { chosenColor }),
  };
};

/** The number of cards of a list, with copies and commanders. @example countListCards({ commanders: ['/cards/sidisi'], cards: { '/cards/swamp': 30 } }) // 31 */
export const countListCards = ({ cards, commanders }: CardList): number =>
  Object.values(cards).reduce((sum, count) => sum + count, commanders.length);

/** Whether two lists have the same commanders, the same colour chosen for them, and the same copies and printings of the same cards, in any order. */
export const isSameList = (a: CardList, b: CardList): boolean =>
  a.commanders.length === b.commanders.length &&
  a.commanders.every((url) => b.commanders.includes(url)) &&
  a.chosenColor === b.chosenColor &&
  Object.keys(a.cards).length === Object.keys(b.cards).length &&
  Object.keys(a.cards).every((url) => copiesOf(a, url) === copiesOf(b, url)) &&
  Object.keys({ ...a.printings, ...b.printings }).every((url) =>
    isSamePrintings(printingsOf(a, url), printingsOf(b, url)),
  );

/** How a list is printed. */
export interface PrintListOptions {
  /** The name of a card; where it has one in the words of the list, that one with `keepsWords`. */
  readonly nameOf: (url: string) => string;
  readonly keepsWords?: boolean;
}

/**
 * A list as `makeDeckList` prints it: an entry for each printing of a card, cards in the order of the list.
 * @example printableList({ commanders: [], cards: { '/cards/opt': 2 }, printings: { '/cards/opt': [{ count: 1, set: 'DOM' }] } }, { nameOf: () => 'Opt' }).main // [{ count: 1, name: 'Opt', set: 'DOM' }, { count: 1, name: 'Opt' }]
 */
export const printableList = (
  list: CardList,
  { nameOf, keepsWords = false }: PrintListOptions,
): PrintableList => {
  const toEntry = (url: string, { count, listedName, ...marks }: PrintedCopies): DeckListEntry => ({
    count,
    name: (keepsWords ? listedName : undefined) ?? nameOf(url),
    ...marks,
  });
  const copies = (url: string): readonly PrintedCopies[] =>
    copiesByPrinting(allCopies(list, url), printingsOf(list, url));
  return {
    commanders: list.commanders.map((url) => toEntry(url, { ...copies(url)[0], count: 1 })),
    main: Object.keys(list.cards).flatMap((url) => {
      const [first, ...rest] = copies(url);
      if (first === undefined) return [];
      const others = list.commanders.includes(url) ? { ...first, count: first.count - 1 } : first;
      return [others, ...rest].filter(({ count }) => count > 0).map((part) => toEntry(url, part));
    }),
  };
};
