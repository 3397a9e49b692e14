import { z } from 'zod';
import { resultField } from './deck-result';
import { parseTime } from './iso-date';
import { mergeCards, optionalFacts, type SourceDeck } from './source-deck';

const flag = z.boolean().nullish();
const Card = z.object({
  name: z.string().min(1),
  amount: z.coerce.number().int().min(0).max(1000).default(1),
  isCommander: flag,
  isCompanion: flag,
});

/** A deck of Deckstats' API (`action=get_deck`) or of its page: sections with cards; the sideboard is apart. */
export const DeckstatsDeck = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  /** seconds since 1970 */
  updated: resultField,
  sections: z.array(z.object({ name: z.string().nullish(), cards: z.array(Card) })),
});

/** Sections that do not belong to the deck. */
const OUTSIDE = /^(?:side ?board|maybe ?board|tokens?|considering)$/i;
const COMPANION = /^companions?$/i;

const toDate = (updated: unknown): string | null => {
  const seconds = typeof updated === 'string' && /^\d{9,12}$/.test(updated) ? Number(updated) : updated;
  return typeof seconds === 'number' && seconds > 0 ? parseTime(seconds) : null;
};

/** @param fallbackId used if the deck has no id */
export const convertDeckstatsDeck = (deck: z.infer<typeof DeckstatsDeck>, fallbackId: string): SourceDeck => {
  const listed = deck.sections
    .filter(({ name }) => !OUTSIDE.test(name?.trim() ?? ''))
    .flatMap((section) =>
      section.cards.map((card) => ({
        ...card,
        name: card.name.trim(),
        isCompanion: card.isCompanion === true || COMPANION.test(section.name?.trim() ?? ''),
      })),
    )
    .filter(({ amount }) => amount > 0);
  const cards = listed.filter(({ isCompanion }) => !isCompanion);
  const commanders = cards.filter(({ isCommander }) => isCommander === true).map(({ name }) => name);
  return {
    id: String(deck.id ?? fallbackId),
    date: toDate(deck.updated),
    format: null,
    commanders,
    cards: mergeCards(
      cards.map(({ name, amount }) => ({ name, count: amount })),
      commanders,
    ),
    ...optionalFacts({ companion: listed.find(({ isCompanion }) => isCompanion)?.name }),
  };
};
