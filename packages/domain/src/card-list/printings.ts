import type { Finish } from '../deck-list/deck-list';

/** What a list states of copies of a card besides their number. */
interface CopyMarks {
  /** Set code in upper case. */
  readonly set?: string | undefined;
  readonly collectorNumber?: string | undefined;
  readonly finish?: Finish | undefined;
  /** The card's name in the words of the list, where it is no name of the card in English. */
  readonly listedName?: string | undefined;
}

/** Copies of a card of which a list states the same. */
export interface PrintedCopies extends CopyMarks {
  readonly count: number;
}

/** By the card's URL what is stated of its copies; those of which nothing is stated are left out. */
export type Printings = Readonly<Record<string, readonly PrintedCopies[]>>;

const keyOf = ({ set, collectorNumber, finish, listedName }: CopyMarks): string =>
  [set, collectorNumber, finish, listedName].map((mark) => mark ?? '').join('\n');
const UNSTATED = keyOf({});

/**
 * The stated copies, at most as many as there are: equal ones added up, those of which nothing is stated left out.
 * @example fitPrintings([{ count: 1, set: 'C21' }, { count: 9 }, { count: 3, set: 'C21' }], 2) // [{ count: 2, set: 'C21' }]
 */
export const fitPrintings = (copies: readonly PrintedCopies[], most: number): readonly PrintedCopies[] => {
  const fitted = new Map<string, PrintedCopies>();
  let left = most;
  for (const { count, ...marks } of copies) {
    const key = keyOf(marks);
    const taken = Math.min(count, left);
    if (key === UNSTATED || taken < 1) continue;
    left -= taken;
    fitted.set(key, { count: (fitted.get(key)?.count ?? 0) + taken, ...marks });
  }
  return [...fitted.values()];
};

/** All copies of a card, those of which nothing is stated last. @example copiesByPrinting(3, [{ count: 1, set: 'C21' }]) // [{ count: 1, set: 'C21' }, { count: 2 }] */
export const copiesByPrinting = (
  count: number,
  printings: readonly PrintedCopies[] = [],
): readonly PrintedCopies[] => {
  const stated = fitPrintings(printings, count);
  const rest = stated.reduce((left, copies) => left - copies.count, count);
  return rest > 0 ? [...stated, { count: rest }] : stated;
};

/** Whether the same is stated of copies, in any order. */
export const isSamePrintings = (
  a: readonly PrintedCopies[] = [],
  b: readonly PrintedCopies[] = [],
): boolean => {
  const [left, right] = [a, b].map((copies) =>
    fitPrintings(copies, Infinity).map((part) => `${part.count}\n${keyOf(part)}`),
  );
  return left?.length === right?.length && left?.every((key) => right?.includes(key)) === true;
};

/** What is stated of the copies that a list has; undefined where nothing is. @param copiesOf all copies of a card, 0 without it */
export const fitAllPrintings = (
  printings: Printings | undefined,
  copiesOf: (url: string) => number,
): Printings | undefined => {
  const fitted = Object.entries(printings ?? {}).flatMap(([url, copies]) => {
    const stated = fitPrintings(copies, copiesOf(url));
    return stated.length === 0 ? [] : [[url, stated] as const];
  });
  return fitted.length === 0 ? undefined : Object.fromEntries(fitted);
};
