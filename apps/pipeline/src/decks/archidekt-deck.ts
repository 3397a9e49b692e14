import { z } from 'zod';
import { gatherCards, isoDay, type RawDeck } from './source-deck';

const Entry = z.object({
  quantity: z.number().int().min(0).max(1000).default(1),
  categories: z.array(z.string()).nullish(),
  deletedAt: z.string().nullish(),
  card: z.object({ oracleCard: z.object({ name: z.string().min(1) }) }),
});

/** A deck as Archidekt's API sends it; each card stands in categories, some of which are not part of the deck. */
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

/** Archidekt's numbers of formats with a commander, as seen in its API (read 2026-11-21); the rest is 'other'. */
const FORMATS: Readonly<Record<number, string>> = {
  3: 'commander',
  11: 'commander-1v1',
  12: 'duel',
  13: 'brawl',
  14: 'oathbreaker',
  17: 'pauper-commander',
  20: 'historic-brawl',
};
const OUTSIDE = new Set(['sideboard', 'maybeboard']);

/** Commanders and cards of an Archidekt deck; what stands in a category outside the deck stays out. */
export const archidektDeck = (deck: ArchidektDeck, fallbackId: string): RawDeck => {
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
    const outside = first !== undefined && (excluded.has(first) || OUTSIDE.has(first.toLowerCase()));
    return entry.quantity > 0 && !outside && (entry.deletedAt === null || entry.deletedAt === undefined);
  });
  const commanders = inDeck
    .filter((entry) => (entry.categories ?? []).some((category) => premier.has(category)))
    .map((entry) => entry.card.oracleCard.name.trim());
  const cards = inDeck.map((entry) => ({ name: entry.card.oracleCard.name, count: entry.quantity }));
  return {
    id: String(deck.id ?? fallbackId),
    date: isoDay(deck.updatedAt ?? deck.createdAt),
    format:
      deck.deckFormat === null || deck.deckFormat === undefined
        ? null
        : (FORMATS[deck.deckFormat] ?? 'other'),
    commanders,
    cards: gatherCards(cards, commanders),
  };
};
