import type { Tag } from '@crownsmith/domain';
import type { ComboIndex } from '../combos/combo-index';
import { comboKey, keysOfCard } from '../combos/combo';
import { completeCombos } from '../combos/complete-combos';
import type { ReportCard, ReportDeck } from '../report/report-card';
import { applySwaps } from './apply-swaps';
import { lastingJobs } from './lasting-jobs';
import type { Swap, SwapEffects } from './swap';

type PlainSwap = Omit<Swap, 'effects'>;

/** Makes a function from a swap to the combos that a deck has with it and not without it. */
const findCompleted = (
  deck: ReportDeck,
  combos: ComboIndex | undefined,
): ((swap: PlainSwap) => SwapEffects['completes']) => {
  if (combos === undefined) return () => [];
  const before = new Set(completeCombos(deck, combos).map(({ id }) => id));
  return (swap) => {
    const after = applySwaps(deck, [swap]);
    const completed = completeCombos(after, combos).filter(({ id }) => !before.has(id));
    if (completed.length === 0) return [];
    // Combos name cards as their source does, some by slugs.
    const names = new Map(
      [...after.commanders, ...after.main].flatMap(({ card }) =>
        card ? keysOfCard(card.name, card.slug).map((key) => [key, card.name] as const) : [],
      ),
    );
    return completed.map(({ cards, results }) => ({
      others: cards.map((card) => names.get(comboKey(card)) ?? card).filter((name) => name !== swap.in.name),
      results,
    }));
  };
};

/** What swaps change, each by itself; and the bracket where they change it only together, with those before. */
export const withEffects = (
  deck: ReportDeck,
  swaps: readonly PlainSwap[],
  bracketOf: (deck: ReportDeck) => { readonly estimate: number },
  combos: ComboIndex | undefined,
): readonly Swap[] => {
  const completed = findCompleted(deck, combos);
  const from = bracketOf(deck).estimate;
  let reached = from;
  return swaps.map((swap, at): Swap => {
    const alone = bracketOf(applySwaps(deck, [swap])).estimate;
    const together = bracketOf(applySwaps(deck, swaps.slice(0, at + 1))).estimate;
    const earlier = reached;
    reached = together;
    const bracket =
      alone !== from
        ? { from, to: alone, withEarlier: false }
        : together > earlier
          ? { from: earlier, to: together, withEarlier: true }
          : undefined;
    return {
      ...swap,
      effects: {
        givenUp: lostJobs(swap.out, swap.in),
        completes: completed(swap),
        ...(bracket && { bracket }),
      },
    };
  });
};

/** Jobs that one card does and another does not. */
export const lostJobs = (out: ReportCard, card: ReportCard): readonly Tag[] =>
  lastingJobs(out).filter((job) => !lastingJobs(card).includes(job));
