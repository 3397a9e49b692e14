/** A way to play with commanders, as far as it bears on deck building. */
export interface DeckFormat {
  readonly name: string;
  /** Cards in the deck, commanders included. */
  readonly deckSize: number;
  /** Whether `legality` of a card (the source's word for Commander) decides; else only an injected banned list. */
  readonly usesCommanderLegality: boolean;
}

/** Formats by the key that decks carry. */
export const DECK_FORMATS = {
  commander: { name: 'Commander', deckSize: 100, usesCommanderLegality: true },
  duel: { name: 'Duel Commander', deckSize: 100, usesCommanderLegality: false },
} as const satisfies Readonly<Record<string, DeckFormat>>;
export type DeckFormatKey = keyof typeof DECK_FORMATS;

/** Whether a value is the key of a format. @example isDeckFormatKey('duel') // true */
export const isDeckFormatKey = (value: unknown): value is DeckFormatKey =>
  typeof value === 'string' && Object.hasOwn(DECK_FORMATS, value);
