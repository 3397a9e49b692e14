import type { DuckDBConnection } from '@duckdb/node-api';
import type { Card } from '@crownsmith/domain';
import { readDeckPrices } from '../aggregate/deck-prices';
import type { DeckCounts } from '../aggregate/deck-counts';
import { countParts, type PartCounts } from '../aggregate/part-counts';
import { countWindows, type WindowCounts } from '../aggregate/window-counts';
import { dollars } from '../pages/deck-shape';
import { deckGroups, type DeckGroup } from './deck-groups';
import { deckParts, type Part } from './deck-parts';

/** What the browsing pages are made from, besides the counts of cards and commanders. */
export interface BrowseCounts {
  readonly windows: readonly WindowCounts[];
  readonly groups: readonly DeckGroup[];
  readonly parts: readonly Part[];
  readonly partCounts: PartCounts;
}

/** Counts time windows, themes, tribes and the parts of commanders' decks, over the decks that `counts` counted. */
export const countBrowse = async (
  db: DuckDBConnection,
  cards: readonly Card[],
  counts: DeckCounts,
): Promise<BrowseCounts> => {
  const facts = {
    identities: Int32Array.from(cards, (card) => card.colorIdentity),
    firstDays: counts.firstDays,
  };
  const cents = Int32Array.from(cards, (card) => {
    const price = dollars(card);
    return price === undefined ? -1 : Math.round(price * 100);
  });
  const groups = deckGroups(cards, counts);
  const prices = await readDeckPrices(db, counts.decks.c1.length, cents);
  const parts = deckParts(counts, groups, prices);
  return {
    windows: await countWindows(db, counts.newestDay, facts),
    groups: groups.groups,
    parts: parts.list,
    partCounts: await countParts(db, parts, facts),
  };
};
