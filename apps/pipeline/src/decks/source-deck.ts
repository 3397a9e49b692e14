import { MAX_COMMANDERS, MAX_NAME_CHARACTERS } from '@crownsmith/domain';

/** A deck as its source tells it: names as they were written, nothing resolved yet. */
export interface RawDeck {
  /** the source's own id, or one made from the place in the file */
  readonly id: string;
  /** ISO date (day), null where the source has none */
  readonly date: string | null;
  /** the format that the record itself names; null where it does not */
  readonly format: string | null;
  readonly commanders: readonly string[];
  /** each name once, the commanders left out */
  readonly cards: readonly { readonly name: string; readonly count: number }[];
}

/** Below both of these a list is a fragment, not a deck: distinct names, and cards in all. */
const MIN_DISTINCT_CARDS = 20;
const MIN_CARDS = 60;
/** Above this it is a collection or a cube. */
const MAX_CARDS = 250;

/** Why a deck cannot be taken. */
export type DeckFault =
  | 'malformed'
  | 'unknown-shape'
  | 'no-commander'
  | 'too-many-commanders'
  | 'too-few-cards'
  | 'too-many-cards'
  | 'unknown-commander'
  | 'line-too-long'
  | 'not-utf8'
  | 'not-commander';

export interface DeckProblem {
  readonly fault: DeckFault;
  readonly reason: string;
}

/** Whether a list of cards can stand as a deck; every rule that needs no card data. */
export const deckProblem = (deck: RawDeck): DeckProblem | undefined => {
  const total = deck.cards.reduce((sum, card) => sum + card.count, 0);
  const distinct = deck.cards.length;
  if (deck.commanders.length === 0) return { fault: 'no-commander', reason: 'no commander is named' };
  if (deck.commanders.length > MAX_COMMANDERS) {
    return {
      fault: 'too-many-commanders',
      reason: `${deck.commanders.length} commanders (at most ${MAX_COMMANDERS})`,
    };
  }
  if (distinct < MIN_DISTINCT_CARDS && total < MIN_CARDS) {
    return {
      fault: 'too-few-cards',
      reason: `${total} cards, ${distinct} different ones: a fragment, not a deck`,
    };
  }
  if (distinct > MAX_CARDS || total > MAX_CARDS) {
    return { fault: 'too-many-cards', reason: `${total} cards (at most ${MAX_CARDS})` };
  }
  if (
    [...deck.commanders, ...deck.cards.map((card) => card.name)].some(
      (name) => name.length > MAX_NAME_CHARACTERS,
    )
  ) {
    return { fault: 'malformed', reason: `a card name of more than ${MAX_NAME_CHARACTERS} characters` };
  }
  return undefined;
};

const DATE = /^(\d{4})-(\d{2})-(\d{2})/;

/** The day of an ISO date or date and time; null for anything else. @example isoDay('2024-07-27T10:00:00Z') // '2024-07-27' */
export const isoDay = (text: string | null | undefined): string | null => {
  const match = DATE.exec(text ?? '');
  if (match === null) return null;
  const day = match[0];
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day;
};

/** Adds up repeated names and leaves out the commanders, in the order of first mention. */
export const gatherCards = (
  cards: readonly { readonly name: string; readonly count: number }[],
  commanders: readonly string[],
): RawDeck['cards'] => {
  const counts = new Map<string, number>();
  for (const { name, count } of cards) {
    const trimmed = name.trim();
    if (trimmed !== '') counts.set(trimmed, (counts.get(trimmed) ?? 0) + count);
  }
  for (const name of commanders) counts.delete(name);
  return [...counts].map(([name, count]) => ({ name, count }));
};
