import type { DeckListEntry } from '../deck-list/deck-list';
import type { ListFault } from '../list-file/list-fault';
import type { CollectionFormat } from './collection-format';
import type { CopyPlace } from './copy-place';

/** What a collection states of a copy besides its card. */
export interface CopyDetails extends Pick<DeckListEntry, 'set' | 'collectorNumber' | 'finish'> {
  /** Scryfall's code of it; the words of the file where they name no known one. */
  readonly language?: string | undefined;
  /** As `parseCondition` has it. */
  readonly condition?: string | undefined;
  /** Where it is. */
  readonly place?: CopyPlace | undefined;
}

/** Copies of a card of which the same is stated. */
export interface OwnedCopy extends CopyDetails {
  readonly count: number;
}

/** A row of a collection: a card, its copies, and what is stated of them. */
export interface CollectionEntry extends OwnedCopy {
  readonly name: string;
  /** The name of the set where the row has no code of it. */
  readonly setName?: string | undefined;
  /** 1-based line of the file in which the row begins. */
  readonly line: number;
}

/** A row that was not understood, with its 1-based line. */
export interface CollectionError {
  readonly code:
    | ListFault['code']
    | 'text-too-long'
    | 'too-many-rows'
    | 'row-too-long'
    | 'open-quote'
    | 'invalid-quantity'
    | 'name-too-long'
    | 'no-name';
  readonly line: number;
  /** Up to 80 characters of the row. */
  readonly text: string;
  /** What a file is that is no list as a whole. */
  readonly what?: string;
}

/** A parsed collection, before its names are looked up. */
export interface ParsedCollection {
  /** The program whose export it is, `table` for another table, `list` for lines of text. */
  readonly format: CollectionFormat | 'table' | 'list';
  readonly entries: readonly CollectionEntry[];
  /** Rows of quantity 0: cards that are named, and not owned. */
  readonly notOwned: number;
  readonly errors: readonly CollectionError[];
}

/** Copies that somebody has of a card, and those that are wished. */
export interface OwnedCopies {
  /** All copies that are owned, those in foil included; 0 of a card that is only wished. */
  readonly count: number;
  /** Owned copies in foil or etched. */
  readonly foils: number;
  /** Copies of which more is stated than that they are foil, and all that are wished. */
  readonly copies?: readonly OwnedCopy[] | undefined;
}
