import type { DeckFit } from './deck-fit';
import type { DeckZone } from './heading';
import type { ListFault } from '../list-file/list-fault';

/** Finish of a printing. */
export type Finish = 'foil' | 'etched';

/** An entry of a list. */
export interface DeckListEntry {
  readonly count: number;
  readonly name: string;
  /** Set code in upper case. */
  readonly set?: string | undefined;
  readonly collectorNumber?: string | undefined;
  readonly finish?: Finish | undefined;
  /** Archidekt's categories, without flags. */
  readonly categories?: readonly string[];
  /** Tags after `#`. */
  readonly tags?: readonly string[];
}

/** An entry with the 1-based line and column of its name in the text. */
export interface DeckLine extends DeckListEntry {
  readonly zone: DeckZone;
  readonly line: number;
  readonly column: number;
}

/** An error with its 1-based line and column in the text. */
export interface DeckListError {
  readonly code:
    | ListFault['code']
    | 'text-too-long'
    | 'too-many-lines'
    | 'line-too-long'
    | 'invalid-quantity'
    | 'name-too-long'
    | 'no-name'
    | 'more-errors'
    | 'too-many-commanders'
    | 'too-many-companions';
  readonly line: number;
  readonly column: number;
  /** Up to 80 characters of the line. */
  readonly text: string;
  /** What a text is that is no list as a whole, or how many errors are not stated one by one. */
  readonly what?: string;
}

/** A line that is no entry and no error: a heading, or a comment, a title, a rule, a value of a program's file. */
export interface DeckNote {
  readonly kind: 'heading' | 'comment';
  readonly line: number;
  /** Up to 80 characters of the line. */
  readonly text: string;
}

/** A parsed list, before its names are looked up. */
export interface DeckList {
  /** All entries in the order of the text. */
  readonly lines: readonly DeckLine[];
  readonly commanders: readonly DeckLine[];
  readonly main: readonly DeckLine[];
  readonly companion: DeckLine | undefined;
  /** Sideboard, maybeboard and tokens. */
  readonly skipped: readonly DeckLine[];
  readonly errors: readonly DeckListError[];
  /** With entries and errors, all lines of a text list that are not blank. */
  readonly notes: readonly DeckNote[];
  /** Whether the commanders follow from the order of the text, without a heading or mark. */
  readonly commandersGuessed: boolean;
}

/** Copies of a card in a list, by its name. */
interface CountedName {
  readonly name: string;
  readonly count: number;
}

/** What the caller knows about cards; it makes parsing more accurate. */
export interface DeckListFacts {
  /** Whether a text is the name of a card. Without it, a name that looks like a heading or a quantity is misread. */
  readonly isCard?: (name: string) => boolean;
  /** Whether a card of a name can be in the command zone. Without it, any card is a possible commander. */
  readonly canBeCommander?: (name: string) => boolean;
  /** Whether cards can be the command zone of a deck, alone or as a pair. Without it, any two possible commanders can. */
  readonly canLeadTogether?: (names: readonly string[]) => boolean;
  /** Whether two names are of one known card. */
  readonly areSame?: (a: string, b: string) => boolean;
  /** Whether a card of a name has the ability companion: the only one of a sideboard is the deck's. */
  readonly isCompanion?: (name: string) => boolean;
  /** Whether a companion's condition holds for a deck, its commanders included. Without it, it does. */
  readonly canAccompany?: (
    companion: string,
    leaders: readonly string[],
    main: readonly CountedName[],
  ) => boolean;
  /** How cards fit commanders. Without it, commanders are only guessed from the form of a list. */
  readonly fit?: DeckFit;
}
