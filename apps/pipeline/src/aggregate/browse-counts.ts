import type { Precon } from '@crownsmith/catalog';
import type { Card } from '@crownsmith/domain';
import type { KnownCombo } from '#src/combos/known-combos';
import type { CountEngine } from '#src/counting/count-engine';
import { usdPrice } from '#src/prices/usd-price';
import { countCombos } from './combo-counts';
import type { DeckCounts } from './deck-counts';
import { readDeckExtras, type DeckExtras } from './deck-extras';
import { groupDecks, type DeckGroup } from './deck-groups';
import { readDeckPrices } from './deck-prices';
import { findDeckSubsets, type DeckSubset } from './deck-subsets';
import { countSubsets, type SubsetCounts } from './subset-counts';
import { countWindows, type WindowCounts } from './window-counts';

/** What the browse pages are made from, besides the counts of cards and commanders. */
export interface BrowseCounts {
  readonly windows: readonly WindowCounts[];
  readonly groups: readonly DeckGroup[];
  readonly subsets: readonly DeckSubset[];
  readonly subsetCounts: SubsetCounts;
  readonly combos: readonly KnownCombo[];
  /** decks that contain all cards of each combo */
  readonly comboDecks: Int32Array;
  readonly precons: readonly Precon[];
  /** price of each deck in cents, -1 unknown */
  readonly deckPrices: Int32Array;
  readonly deckExtras: DeckExtras;
}

/** Counts time windows, themes, tribes, commanders' variants and combos over the decks of `counts`. */
export const countBrowse = async (
  engine: CountEngine,
  cards: readonly Card[],
  counts: DeckCounts,
  { combos, precons }: Pick<BrowseCounts, 'combos' | 'precons'>,
): Promise<BrowseCounts> => {
  const facts = {
    identities: Int32Array.from(cards, (card) => card.colorIdentity),
    firstDays: counts.firstDays,
  };
  const cents = Int32Array.from(cards, (card) => {
    const price = usdPrice(card);
    return price === undefined ? -1 : Math.round(price * 100);
  });
  const groups = await groupDecks(engine, cards, counts);
  const prices = await readDeckPrices(engine, counts.decks.c1.length, cents);
  const subsets = await findDeckSubsets(engine, groups.length, counts.zones);
  return {
    combos,
    comboDecks: await countCombos(
      engine,
      combos,
      (card) => (counts.cardDecks[card] ?? 0) + (counts.commanderDecks[card] ?? 0),
    ),
    precons,
    windows: await countWindows(engine, counts.newestDay, facts),
    groups,
    deckPrices: prices,
    deckExtras: await readDeckExtras(engine, counts.decks.c1.length),
    subsets,
    subsetCounts: await countSubsets(engine, subsets.length, facts),
  };
};
