import * as z from 'zod';
import { parseBracket } from './declared-bracket';
import { makeResult, resultField } from './deck-result';
import { parseIsoDate } from './iso-date';
import { optionalFacts, type DeckFacts } from './source-deck';

/** A name, or an object with a name and copies. */
const ListedCard = z.union([z.string(), z.looseObject({})]).nullable();

/** Our own shape: commanders and cards by name, with the bracket that the player declared and the result in an event. */
export const PlainDeck = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  date: z.string().nullish(),
  format: z.string().optional(),
  commanders: z.union([ListedCard, z.array(ListedCard)]),
  cards: z.union([z.array(ListedCard), z.record(z.string(), z.number())]),
  bracket: resultField,
  event: resultField,
  players: resultField,
  /** the final place; `rank` where it is called so */
  place: resultField,
  rank: resultField,
  wins: resultField,
  losses: resultField,
  draws: resultField,
  topCut: resultField,
  /** in words, such as '3rd Place' or '5-0' */
  result: resultField,
});

/** @param fallbackId used if the deck has no id */
export const plainFacts = (deck: z.infer<typeof PlainDeck>, fallbackId: string): DeckFacts => ({
  id: String(deck.id ?? fallbackId),
  date: parseIsoDate(deck.date),
  format: deck.format ?? null,
  ...optionalFacts({
    bracket: parseBracket(deck.bracket),
    result: makeResult({ ...deck, place: deck.place ?? deck.rank, text: deck.result }),
  }),
});
