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

/** A deck, or why there is none. */
export type ParsedDeck =
  { readonly ok: true; readonly deck: SourceDeck } | ({ readonly ok: false } & DeckError);
