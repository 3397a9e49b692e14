import { z } from 'zod';
import { mergeCards, type SourceDeck } from './source-deck';

const flag = z.boolean().nullish();
const Card = z.object({
  name: z.string().min(1),
  amount: z.coerce.number().int().min(0).max(1000).default(1),
  isCommander: flag,
});

/** A deck of Deckstats' API (`action=get_deck`, read 2026-11-22): sections with cards; the sideboard is apart. */
export const DeckstatsDeck = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  sections: z.array(z.object({ name: z.string().nullish(), cards: z.array(Card) })),
});

/** Sections that do not belong to the deck. */
const OUTSIDE = /^(?:side ?board|maybe ?board|tokens?|considering)$/i;

/** @param fallbackId used if the deck has no id */
export const convertDeckstatsDeck = (deck: z.infer<typeof DeckstatsDeck>, fallbackId: string): SourceDeck => {
  const cards = deck.sections
    .filter(({ name }) => !OUTSIDE.test(name?.trim() ?? ''))
    .flatMap((section) => section.cards)
    .filter(({ amount }) => amount > 0);
  const commanders = cards.filter(({ isCommander }) => isCommander === true).map(({ name }) => name.trim());
  return {
    id: String(deck.id ?? fallbackId),
    date: null,
    format: null,
    commanders,
    cards: mergeCards(
      cards.map(({ name, amount }) => ({ name, count: amount })),
      commanders,
    ),
  };
};
