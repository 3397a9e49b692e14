/** A deck as its source lists it: names as written, not resolved to cards. */
export interface SourceDeck {
  /** the source's id, or one made from the position in the file */
  readonly id: string;
  /** ISO date (day), null if the source has none */
  readonly date: string | null;
  /** the format that the source names, null if it names none */
  readonly format: string | null;
  readonly commanders: readonly string[];
  /** each name once, without the commanders */
  readonly cards: readonly { readonly name: string; readonly count: number }[];
}

/** Why a deck is rejected. */
export type DeckFault =
  | 'malformed'
  | 'unknown-shape'
  | 'no-commander'
  | 'too-many-commanders'
  | 'impossible-commander'
  | 'too-few-cards'
  | 'too-many-cards'
  | 'line-too-long'
  | 'not-utf8';

export interface DeckError {
  readonly fault: DeckFault;
  readonly reason: string;
}

/** A deck, or why there is none. */
export type ParsedDeck =
  { readonly ok: true; readonly deck: SourceDeck } | ({ readonly ok: false } & DeckError);

/** Adds up the copies of repeated names and drops the commanders, in order of first mention. */
export const mergeCards = (
  cards: readonly { readonly name: string; readonly count: number }[],
  commanders: readonly string[],
): SourceDeck['cards'] => {
  const counts = new Map<string, number>();
  for (const { name, count } of cards) {
    const trimmed = name.trim();
    if (trimmed !== '') counts.set(trimmed, (counts.get(trimmed) ?? 0) + count);
  }
  for (const name of commanders) counts.delete(name);
  return [...counts].map(([name, count]) => ({ name, count }));
};
