import type { DuckDBConnection } from '@duckdb/node-api';
import type { Precon, SourceCombo } from '@crownsmith/catalog';
import type { Card } from '@crownsmith/domain';
import { countCombos } from './combo-counts';
import { readDeckPrices } from './deck-prices';
import type { DeckCounts } from './deck-counts';
import { countParts, type PartCounts } from './subset-counts';
import { countWindows, type WindowCounts } from './window-counts';
import { makeNameIndex } from '#src/names/name-index';
import { dollars } from '#src/pages/commander/deck-shape';
import { deckGroups, type DeckGroup } from './deck-groups';
import { deckParts, type Part } from './deck-subsets';
import { knownCombos, type KnownCombo } from '#src/combos/known-combos';

/** What the browsing pages are made from, besides the counts of cards and commanders. */
export interface BrowseCounts {
  readonly windows: readonly WindowCounts[];
  readonly groups: readonly DeckGroup[];
  readonly parts: readonly Part[];
  readonly partCounts: PartCounts;
  readonly combos: readonly KnownCombo[];
  /** decks that hold all cards of each combo */
  readonly comboDecks: Int32Array;
  readonly precons: readonly Precon[];
}

/** Counts time windows, themes, tribes, the parts of commanders' decks and combos, over the decks that `counts` counted. */
export const countBrowse = async (
  db: DuckDBConnection,
  cards: readonly Card[],
  counts: DeckCounts,
  sources: { readonly combos: readonly SourceCombo[]; readonly precons: readonly Precon[] },
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
  const combos = knownCombos(sources.combos, cards, makeNameIndex(cards));
  return {
    combos,
    comboDecks: await countCombos(
      db,
      combos,
      (card) => (counts.cardDecks[card] ?? 0) + (counts.commanderDecks[card] ?? 0),
    ),
    precons: sources.precons,
    windows: await countWindows(db, counts.newestDay, facts),
    groups: groups.groups,
    parts: parts.list,
    partCounts: await countParts(db, parts, facts),
  };
};
