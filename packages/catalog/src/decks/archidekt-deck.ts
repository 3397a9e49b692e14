import { z } from 'zod';
import { parseIsoDate } from './iso-date';
import { mergeCards, type SourceDeck } from './source-deck';

const Entry = z.object({
  quantity: z.number().int().min(0).max(1000).default(1),
  categories: z.array(z.string()).nullish(),
  deletedAt: z.string().nullish(),
  card: z.object({ oracleCard: z.object({ name: z.string().min(1) }) }),
});

/** A deck of Archidekt's API; each card is in categories, some of which do not belong to the deck. */
export const ArchidektDeck = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  deckFormat: z.number().int().nullish(),
  createdAt: z.string().nullish(),
  updatedAt: z.string().nullish(),
  categories: z
    .array(
      z.object({
        name: z.string(),
        includedInDeck: z.boolean().optional(),
        isPremier: z.boolean().optional(),
      }),
    )
    .optional(),
  cards: z.array(Entry),
});
type ArchidektDeck = z.infer<typeof ArchidektDeck>;

/** Archidekt's format numbers with a commander, as its API returns them (read 2026-11-21); all others are 'other'. */
const FORMATS: Readonly<Record<number, string>> = {
  3: 'commander',
  11: 'commander-1v1',
  12: 'duel',
  13: 'brawl',
  14: 'oathbreaker',
  17: 'pauper-commander',
  20: 'historic-brawl',
};
const EXCLUDED_CATEGORIES: ReadonlySet<string> = new Set(['sideboard', 'maybeboard']);

/**
 * Converts an Archidekt deck, without cards of categories that do not belong to the deck.
 * @param fallbackId used if the deck has no id
 */
export const convertArchidektDeck = (deck: ArchidektDeck, fallbackId: string): SourceDeck => {
  const excluded = new Set(
    (deck.categories ?? [])
      .filter((category) => category.includedInDeck === false)
      .map((category) => category.name),
  );
  const premier = new Set(
    (deck.categories ?? [])
      .filter((category) => category.isPremier === true)
      .map((category) => category.name),
  );
  premier.add('Commander');
  const inDeck = deck.cards.filter((entry) => {
    const first = entry.categories?.[0];
    const isExcluded =
      first !== undefined && (excluded.has(first) || EXCLUDED_CATEGORIES.has(first.toLowerCase()));
    return entry.quantity > 0 && !isExcluded && (entry.deletedAt === null || entry.deletedAt === undefined);
  });
  const commanders = inDeck
    .filter((entry) => (entry.categories ?? []).some((category) => premier.has(category)))
    .map((entry) => entry.card.oracleCard.name.trim());
  const cards = inDeck.map((entry) => ({ name: entry.card.oracleCard.name, count: entry.quantity }));
  return {
    id: String(deck.id ?? fallbackId),
    date: parseIsoDate(deck.updatedAt ?? deck.createdAt),
    format:
      deck.deckFormat === null || deck.deckFormat === undefined
        ? null
        : (FORMATS[deck.deckFormat] ?? 'other'),
    commanders,
    cards: mergeCards(cards, commanders),
  };
};
