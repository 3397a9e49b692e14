import type { SourceDeck, SourceDeckFault } from '@crownsmith/catalog';

/** Why a deck is rejected. */
export type DeckFault =
  | SourceDeckFault
  | 'too-many-commanders'
  | 'impossible-commander'
  | 'too-few-cards'
  | 'too-many-cards'
  | 'line-too-long'
  | 'not-utf8'
  | 'archive';

export interface DeckError {
  readonly fault: DeckFault;
  readonly reason: string;
}

/** A deck, with the lines of its list that were not understood, or why there is none. */
export type ParsedDeck =
  | { readonly ok: true; readonly deck: SourceDeck; readonly unread?: readonly string[] }
  | ({ readonly ok: false } & DeckError);
