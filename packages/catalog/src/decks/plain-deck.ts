import { z } from 'zod';
import { copiesField } from './copies-field';
import { parseBracket } from './declared-bracket';
import { makeResult, resultField } from './deck-result';
import { parseIsoDate } from './iso-date';
import { mergeCards, optionalFacts, type SourceDeck } from './source-deck';

const ListedCard = z.union([
  z.string().min(1),
  z.object({ name: z.string().min(1), count: copiesField.optional(), quantity: copiesField.optional() }),
]);

/** Our own shape: commanders and cards by name, with the bracket that the player declared and the result in an event. */
export const PlainDeck = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  date: z.string().nullish(),
  format: z.string().optional(),
  commanders: z.array(z.string().min(1)),
  cards: z.array(ListedCard),
  companion: z.string().trim().min(1).nullish(),
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
export const convertPlainDeck = (deck: z.infer<typeof PlainDeck>, fallbackId: string): SourceDeck => {
  const commanders = deck.commanders.map((name) => name.trim());
  const cards = deck.cards.map((card) =>
    typeof card === 'string'
      ? { name: card, count: 1 }
      : { name: card.name, count: card.count ?? card.quantity ?? 1 },
  );
  return {
    id: String(deck.id ?? fallbackId),
    date: parseIsoDate(deck.date),
    format: deck.format ?? null,
    commanders,
    cards: mergeCards(cards, commanders),
    ...optionalFacts({
      companion: deck.companion ?? undefined,
      bracket: parseBracket(deck.bracket),
      result: makeResult({ ...deck, place: deck.place ?? deck.rank, text: deck.result }),
    }),
  };
};
