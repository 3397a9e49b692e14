import type { CardSums } from './add-sums';
import type { CountedCombo } from './combo-counts';
import type { CardRows, CountBase, RowOrigins } from './count-base';
import type { DeckLists, VisitDecks } from './counted-rows';
import type { DeckCells, DeckMemberships } from './deck-cells';
import type { DeckCounts } from './deck-counts';
import type { CardFigures } from './deck-figures';
import type { DeckGroups } from './deck-groups';
import { firstPlayableDay } from './potential-decks';
import type { CountScope, ScopeInput } from './scope-tables';

/** What decks are counted with. */
export interface CountInput extends ScopeInput {
  /** day of each card's first known release, -1 where unknown */
  readonly released: Int32Array;
  readonly figures: CardFigures;
  readonly combos: readonly CountedCombo[];
  readonly groups: DeckGroups;
  /** the greatest number of decks whose cards are held in memory */
  readonly heldDecks?: number;
  /** gets the cards of all decks */
  readonly visit?: VisitDecks;
}

/** Counts by card and command zone, and what further counts of the same decks start from. */
export interface CardCount extends DeckLists {
  readonly counts: DeckCounts;
  readonly scope: CountScope;
  readonly sums: CardSums;
  /** by card: day of the fifth dated deck with it, -1 with fewer, -2 unknown */
  readonly fifthDays: Int32Array;
  readonly firstDays: Int32Array;
  /** the cards of all decks; undefined where only the engine has them */
  readonly cards: CardRows | undefined;
  /** by card: decks of the format Commander that contain it, in the command zone or not */
  readonly commanderPlay: Int32Array;
  /** where the count started from, and what was added; undefined where all decks were counted */
  readonly added: AddedCount | undefined;
}

/** Counts to start from, with the cards of their decks. */
export interface KeptBase {
  readonly base: CountBase;
  readonly cards: CardRows;
}

/** Counts of removed decks. */
export interface RemovedCount {
  readonly sums: CardSums;
  /** by card: day of the first dated deck with it, -1 without any */
  readonly firstPlay: Int32Array;
  readonly cells: DeckCells;
  readonly comboDecks: Int32Array;
}

/** What was counted besides a base, with the added decks. */
export interface AddedCount extends DeckLists {
  readonly kept: KeptBase;
  readonly origins: RowOrigins;
  /** the cards of all decks, from where they are kept */
  readonly cards: CardRows;
  /** cells of all decks, but those of price groups are the base's */
  readonly cells: DeckCells;
  /** groups of all decks */
  readonly members: DeckMemberships;
  readonly comboDecks: Int32Array;
}

/** Sums of decks, and the decks, before anything follows from them. */
export type StartedCount = Omit<CardCount, 'counts' | 'scope' | 'commanderPlay'>;

/** The first day on which each card can have been played. */
export const firstDaysOf = (
  released: Int32Array,
  { dated, early }: Pick<CardSums, 'dated' | 'early'>,
  fifthDays: Int32Array,
): Int32Array =>
  released.map((day, card) =>
    firstPlayableDay(day, {
      dated: dated[card] ?? 0,
      early: early[card] ?? 0,
      day: fifthDays[card] ?? -1,
    }),
  );
