import type { DeckListEntry } from '../deck-list/deck-list';
import type { ListFault } from '../list-file/list-fault';
import type { CollectionFormat } from './collection-format';

/** A row of a collection: a card, its copies and their printing. */
export interface CollectionEntry extends Pick<
  DeckListEntry,
  'count' | 'name' | 'set' | 'collectorNumber' | 'finish'
> {
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
  readonly errors: readonly CollectionError[];
}

/** Copies that somebody has of a card. */
export interface OwnedCopies {
  /** All copies, those in foil included. */
  readonly count: number;
  /** Copies in foil or etched. */
  readonly foils: number;
}
