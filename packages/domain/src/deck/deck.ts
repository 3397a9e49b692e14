import type { Card } from '../card/card';
import type { ColorIdentity } from '../color/color-identity';
import type { CompanionFacts } from './companion';

/** A card as deck validation reads it. */
export type DeckCard = CompanionFacts &
  Pick<Card, 'colorIdentity' | 'legality' | 'canBeCommander' | 'partner' | 'copyLimit'>;

/** Some copies of a card as a person listed them; `card` is what the name was found to be, undefined for an unknown name. */
export interface DeckEntry<C extends DeckCard = DeckCard> {
  readonly name: string;
  readonly count: number;
  readonly card: C | undefined;
  /** 1-based line of the list that it came from. */
  readonly line?: number | undefined;
}

/** A list whose names were looked up: what `validateDeck` judges. */
export interface ResolvedDeck<C extends DeckCard = DeckCard> {
  readonly commanders: readonly DeckEntry<C>[];
  readonly main: readonly DeckEntry<C>[];
  readonly companion?: DeckEntry<C> | undefined;
}

/** Some copies of a known card. */
export interface LegalEntry<C extends DeckCard = DeckCard> {
  readonly card: C;
  readonly count: number;
}

declare const brand: unique symbol;

/** A deck that keeps every rule of its format; made by `validateDeck` alone. */
export interface LegalDeck<C extends DeckCard = DeckCard> {
  readonly [brand]: 'LegalDeck';
  readonly commanders: readonly C[];
  readonly main: readonly LegalEntry<C>[];
  readonly companion?: C | undefined;
  /** What the commanders allow together. */
  readonly identity: ColorIdentity;
}

/** Where a violation stands: a part of the deck and, for one entry, its index and line. */
export interface DeckPlace {
  readonly zone: 'deck' | 'commanders' | 'main' | 'companion';
  readonly index?: number;
  readonly line?: number;
}

/** One broken rule. */
export type DeckViolation = { readonly place: DeckPlace } & (
  | { readonly code: 'deck-size'; readonly expected: number; readonly actual: number }
  | { readonly code: 'no-commander' }
  | { readonly code: 'too-many-commanders'; readonly count: number }
  | { readonly code: 'not-a-commander'; readonly name: string }
  | { readonly code: 'invalid-pair'; readonly names: readonly [string, string] }
  | { readonly code: 'unknown-card'; readonly name: string }
  | { readonly code: 'invalid-count'; readonly name: string; readonly count: number }
  | {
      readonly code: 'too-many-copies';
      readonly name: string;
      readonly count: number;
      readonly limit: number;
    }
  | { readonly code: 'outside-identity'; readonly name: string; readonly outside: ColorIdentity }
  | { readonly code: 'banned'; readonly name: string }
  | { readonly code: 'not-legal'; readonly name: string }
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
    }
  | { readonly code: 'companion-unchecked'; readonly name: string; readonly unchecked: readonly string[] }
);
export type DeckViolationCode = DeckViolation['code'];

/** How many cards a deck lists, commanders included, the companion not. */
export const deckSize = (deck: ResolvedDeck): number =>
  [...deck.commanders, ...deck.main].reduce((sum, { count }) => sum + count, 0);
