/** The deck-building rules of a format. */
export interface DeckFormat {
  readonly name: string;
  /** Number of cards, with the commanders. */
  readonly deckSize: number;
  /** Players of a game: each wins one of so many games on average, draws left out. */
  readonly tableSize: number;
  /** Whether a card's `legality` (which is that in Commander) applies; otherwise only the given banned list does. */
  readonly usesCommanderLegality: boolean;
}

/** Formats by key. */
export const DECK_FORMATS = {
  commander: { name: 'Commander', deckSize: 100, tableSize: 4, usesCommanderLegality: true },
  duel: { name: 'Duel Commander', deckSize: 100, tableSize: 2, usesCommanderLegality: false },
} as const satisfies Readonly<Record<string, DeckFormat>>;
/** The key of a format in `DECK_FORMATS`. */
export type DeckFormatKey = keyof typeof DECK_FORMATS;
