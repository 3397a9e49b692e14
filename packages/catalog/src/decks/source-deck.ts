import type { DeclaredBracket } from './declared-bracket';
import type { DeckResult } from './deck-result';

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
  /** beside the deck (CR 702.139c); absent if the source names none */
  readonly companion?: string;
  /** that its player declared; absent if the source states none */
  readonly bracket?: DeclaredBracket;
  /** in the event that the deck was played in; absent if the source states none */
  readonly result?: DeckResult;
}

/** What a source says of a deck besides its cards. */
export type DeckFacts = Omit<SourceDeck, 'commanders' | 'cards' | 'companion'>;

/** A deck list as text, with what its source says of it. */
export interface SourceList {
  readonly id: string;
  /** ISO date (day), null if the source has none */
  readonly date: string | null;
  /** the format that the source names, null if it names none */
  readonly format: string | null;
  readonly text: string;
  readonly result?: DeckResult;
}

/** Why JSON has no deck. */
export type SourceDeckFault = 'malformed' | 'unknown-shape' | 'no-commander' | 'no-list';

/** What a document has at one of its places: a deck, a list of text, or why neither. */
export type DeckRecord = { readonly position: string } & (
  | { readonly kind: 'deck'; readonly deck: SourceDeck }
  | { readonly kind: 'list'; readonly list: SourceList }
  | { readonly kind: 'reject'; readonly fault: SourceDeckFault; readonly reason: string }
);

/** A deck of JSON, or why there is none. */
export type ParsedJsonDeck =
  | { readonly ok: true; readonly deck: SourceDeck }
  | { readonly ok: false; readonly fault: SourceDeckFault; readonly reason: string };

/** Adds up the copies of repeated names and drops the commanders and what has no copy, in order of first mention. */
export const mergeCards = (
  cards: readonly { readonly name: string; readonly count: number }[],
  commanders: readonly string[],
): SourceDeck['cards'] => {
  const counts = new Map<string, number>();
  for (const { name, count } of cards) {
    const trimmed = name.trim();
    if (trimmed !== '' && count > 0) counts.set(trimmed, (counts.get(trimmed) ?? 0) + count);
  }
  for (const name of commanders) counts.delete(name);
  return [...counts].map(([name, count]) => ({ name, count }));
};

/** The facts of a deck that not every source has: those that are known, for a spread. */
export const optionalFacts = (facts: {
  readonly [K in 'companion' | 'bracket' | 'result']?: SourceDeck[K] | undefined;
}): Pick<SourceDeck, 'companion' | 'bracket' | 'result'> => ({
  ...(facts.companion === undefined ? {} : { companion: facts.companion }),
  ...(facts.bracket === undefined ? {} : { bracket: facts.bracket }),
  ...(facts.result === undefined ? {} : { result: facts.result }),
});
