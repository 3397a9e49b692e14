import type { Card } from '../card/card';
import type { Color } from '../color/color';
import type { ColorIdentity } from '../color/color-identity';
import type { AllowedCard, AllowingCommander } from '../command-zone/deck-allowance';
import type { CompanionFacts } from './companion';

/** The fields of a card that `validateDeck` checks. */
export type DeckCard = CompanionFacts &
  Pick<Card, 'colorIdentity' | 'legality' | 'canBeCommander' | 'partner' | 'copyLimit'> &
  Omit<AllowedCard & AllowingCommander, keyof CompanionFacts> & {
    /** See `Card.legalFrom`. */
    readonly legalFrom?: string | undefined;
  };

/** Copies of a card in a list; `card` is undefined for an unknown name. */
export interface DeckEntry<C extends DeckCard = DeckCard> {
  readonly name: string;
  readonly count: number;
  readonly card: C | undefined;
  /** 1-based line in the list. */
  readonly line?: number | undefined;
}

/** A list after the look-up of its names: the input of `validateDeck`. */
export interface ResolvedDeck<C extends DeckCard = DeckCard> {
  readonly commanders: readonly DeckEntry<C>[];
  readonly main: readonly DeckEntry<C>[];
  readonly companion?: DeckEntry<C> | undefined;
  /** The colour that the player of a commander chose; if absent, the one that most cards need. */
  readonly chosen?: ColorIdentity | undefined;
}

/** Copies of a card in a legal deck. */
interface LegalEntry<C extends DeckCard = DeckCard> {
  readonly card: C;
  readonly count: number;
}

declare const brand: unique symbol;

/** A deck that is legal in its format. Only `validateDeck` makes one. */
export interface LegalDeck<C extends DeckCard = DeckCard> {
  readonly [brand]: 'LegalDeck';
  readonly commanders: readonly C[];
  readonly main: readonly LegalEntry<C>[];
  readonly companion?: C | undefined;
  /** The commanders' colour identity. */
  readonly identity: ColorIdentity;
  /**
   * The colours that the player of a commander chooses (The Prismatic Piper; for some cards, Tolabow, Loch Rascal), as far as the
   * cards need one.
   */
  readonly chosenColors?: readonly Color[] | undefined;
  /** Wordings of the commanders that are not understood: their deck's size and colours were not checked. */
  readonly unread?: readonly string[] | undefined;
}

/** The place of a violation: a part of the deck and, for an entry, its index and line. */
export interface DeckPlace {
  readonly zone: 'deck' | 'commanders' | 'main' | 'companion';
  readonly index?: number;
  readonly line?: number;
}

/** A broken rule. */
export type DeckViolation = { readonly place: DeckPlace } & (
  | {
      readonly code: 'deck-size';
      readonly expected: number;
      readonly actual: number;
      /** The deck may have more cards than expected. */
      readonly isLeast?: true;
    }
  | { readonly code: 'no-commander' }
  | { readonly code: 'too-many-commanders'; readonly count: number }
  | {
      readonly code: 'not-a-commander';
      readonly name: string;
      /** It is a Background, which a commander with “Choose a Background” can have beside it. */
      readonly isBackground?: true;
    }
  | { readonly code: 'invalid-pair'; readonly names: readonly [string, string] }
  | { readonly code: 'unknown-card'; readonly name: string }
  | { readonly code: 'invalid-count'; readonly name: string; readonly count: number }
  | {
      readonly code: 'too-many-copies';
      readonly name: string;
      readonly count: number;
      readonly limit: number;
    }
  | {
      readonly code: 'outside-identity';
      readonly name: string;
      readonly outside: ColorIdentity;
      /** The chosen colour of a commander with which most cards are within the identity. */
      readonly chosen?: ColorIdentity;
    }
  | { readonly code: 'banned'; readonly name: string }
  | {
      readonly code: 'not-legal';
      readonly name: string;
      /** ISO date of the release of an announced card, from which on it is legal. */
      readonly from?: string;
    }
  | { readonly code: 'legality-unknown'; readonly name: string }
  | { readonly code: 'not-a-companion'; readonly name: string }
  | { readonly code: 'banned-as-companion'; readonly name: string }
  | { readonly code: 'companion-in-deck'; readonly name: string }
  | { readonly code: 'companion-impossible'; readonly name: string; readonly condition: string }
  | {
      readonly code: 'companion-condition';
      readonly name: string;
      readonly condition: string;
      readonly broken: readonly string[];
      /** Cards that the deck lacks, where the condition is about its size. */
      readonly missing?: number;
    }
  | {
      readonly code: 'companion-unchecked';
      readonly name: string;
      /** Cards that lack a field to check; empty where the condition itself is not known. */
      readonly unchecked: readonly string[];
    }
);

/** The number of cards in a deck, with its commanders, without its companion. */
export const deckSize = (deck: ResolvedDeck): number =>
  [...deck.commanders, ...deck.main].reduce((sum, { count }) => sum + count, 0);
