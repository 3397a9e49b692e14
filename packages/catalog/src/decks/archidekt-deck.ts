import * as z from 'zod';
import { copiesField } from './copies-field';
import { parseBracket } from './declared-bracket';
import { resultField } from './deck-result';
import { parseIsoDate } from './iso-date';
import { optionalFacts, type DeckFacts } from './source-deck';

const Entry = z.object({
  quantity: copiesField.default(1),
  categories: z.array(z.string()).nullish(),
  companion: z.boolean().nullish().catch(undefined),
  deletedAt: z.string().nullish(),
  card: z.object({ oracleCard: z.object({ name: z.string().min(1) }) }),
});

/** A deck of Archidekt's API; each card is in categories, some of which do not belong to the deck. */
export const ArchidektDeck = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  deckFormat: z.number().int().nullish(),
  edhBracket: resultField,
  createdAt: z.string().nullish(),
  updatedAt: z.string().nullish(),
  categories: z
    .array(
      z.object({
        name: z.string(),
        includedInDeck: z.boolean().nullish(),
        isPremier: z.boolean().nullish(),
      }),
    )
    .nullish(),
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

/** @param fallbackId used if the deck has no id */
export const archidektFacts = (deck: ArchidektDeck, fallbackId: string): DeckFacts => ({
  id: String(deck.id ?? fallbackId),
  date: parseIsoDate(deck.updatedAt ?? deck.createdAt),
  format:
    deck.deckFormat === null || deck.deckFormat === undefined ? null : (FORMATS[deck.deckFormat] ?? 'other'),
  ...optionalFacts({ bracket: parseBracket(deck.edhBracket) }),
});
