import type { ReportCard, ReportDeck } from '../report/report-card';
import type { Swap } from './swap';

type Entries = ReportDeck['main'];
type Pair = Pick<Swap, 'out' | 'in'>;

const isOf =
  (card: ReportCard) =>
  (entry: Entries[number] | undefined): boolean =>
    entry?.card?.slug === card.slug;

const replaceAt = (entries: Entries, at: number, removed: number, added: Entries): Entries => [
  ...entries.slice(0, at),
  ...added,
  ...entries.slice(at + removed),
];

const applySwap = (main: Entries, swap: Pair): Entries => {
  const at = main.findIndex(isOf(swap.out));
  const entry = main[at];
  if (entry === undefined) return main;
  const added = { ...entry, name: swap.in.name, card: swap.in, count: 1 };
  return replaceAt(main, at, 1, entry.count > 1 ? [{ ...entry, count: entry.count - 1 }, added] : [added]);
};

const undoSwap = (main: Entries, swap: Pair): Entries => {
  const at = main.findIndex(isOf(swap.in));
  const entry = main[at];
  if (entry === undefined) return main;
  const before = main[at - 1];
  return before !== undefined && isOf(swap.out)(before)
    ? replaceAt(main, at - 1, 2, [{ ...before, count: before.count + 1 }])
    : replaceAt(main, at, 1, [{ ...entry, name: swap.out.name, card: swap.out, count: 1 }]);
};

/**
 * A deck with swaps applied: each card in takes the place (and the line) of one copy of the card out. A swap whose card
 * out is not in the deck changes nothing.
 * @example undoSwaps(applySwaps(deck, swaps), swaps) // deck
 */
export const applySwaps = (deck: ReportDeck, swaps: readonly Pair[]): ReportDeck => ({
  ...deck,
  main: swaps.reduce(applySwap, deck.main),
});

/** The deck that `applySwaps` was given; entries that were swapped have their card's full name. */
export const undoSwaps = (deck: ReportDeck, swaps: readonly Pair[]): ReportDeck => ({
  ...deck,
  main: swaps.reduceRight(undoSwap, deck.main),
});
