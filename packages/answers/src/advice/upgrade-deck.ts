import type { DeckUpgrade, ShoppingList } from '@crownsmith/api-client';
import { describeSwap, findUpgrade, type Swap } from '@crownsmith/deck-report';
import { cardUrl } from '@crownsmith/domain';
import type { ReportCard } from '../deck-report/report-card';
import { countedText, priceText } from '../text/numbers';
import type { AdvisedDeck } from './advised-deck';
import { effectsOf } from './effects';
import { sumOf, toAdvised } from './fill-deck';
import { swapFacts, swapLimits } from './swap-facts';

/** Swaps of an upgrade where the player names no number. */
const DEFAULT_SWAPS = 10;

/** What of some cards has to be bought. */
const shoppingList = (cards: readonly DeckUpgrade['swaps'][number]['in'][]): ShoppingList => {
  const bought = cards.filter(({ owned, role, cost }) => !owned && (role !== 'lands' || cost > 0));
  return {
    text: bought.map(({ name, count }) => `${count} ${name}`).join('\n'),
    cards: bought.map(({ name, url, count, price }) => ({ name, url, count, price })),
    cost: sumOf(bought),
  };
};

/** The swaps with most gain that the sum of the limits pays for. @param most swaps at most */
export const upgradeDeck = (advised: AdvisedDeck, most: number = DEFAULT_SWAPS): DeckUpgrade => {
  const { deck, limits, nouns } = advised;
  const { swaps: found, mostGain } = findUpgrade(deck, swapFacts(advised), {
    ...swapLimits(advised),
    limit: most,
  });
  const swaps = found.map((swap: Swap) => {
    const message = describeSwap({ ...swap, ...nouns });
    return {
      out: { name: swap.out.name, url: cardUrl(swap.out.slug) },
      in: toAdvised(advised, swap.in as ReportCard, 1, message),
      gain: swap.gain,
      reason: { code: swap.reason.code, message },
    };
  });
  const ins = swaps.map((swap) => swap.in);
  const gain = found.reduce((sum, swap) => sum + swap.gain, 0);
  return {
    summary: `${countedText(swaps.length, 'swap')} for ${priceText(sumOf(ins))}`,
    swaps,
    gain,
    most_gain: Math.max(gain, mostGain),
    shopping: shoppingList(ins),
    effects: effectsOf(advised, {
      added: found.map((swap) => ({ card: swap.in as ReportCard, count: 1 })),
      removed: found.map((swap) => ({ card: swap.out as ReportCard, count: 1 })),
    }),
    notes: [...limits.notes],
  };
};
