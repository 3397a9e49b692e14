import { z } from 'zod';
import { parseIsoDate } from '#src/iso-date';
import { ArchidektDeck, convertArchidektDeck } from './archidekt-deck';
import { convertMoxfieldDeck, MoxfieldDeckV2, MoxfieldDeckV3 } from './moxfield-deck';
import { mergeCards, type ParsedDeck, type SourceDeck } from './source-deck';

const copies = z.number().int().min(1).max(1000);
const ListedCard = z.union([
  z.string().min(1),
  z.object({ name: z.string().min(1), count: copies.optional(), quantity: copies.optional() }),
]);

/** The pipeline's own shape: commanders and cards by name. */
const PlainDeck = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  date: z.string().nullish(),
  format: z.string().optional(),
  commanders: z.array(z.string().min(1)),
  cards: z.array(ListedCard),
});

const convertPlainDeck = (deck: z.infer<typeof PlainDeck>, fallbackId: string): SourceDeck => {
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
  };
};

/**
 * Parses one deck from JSON of a supported shape: plain (`commanders`, `cards`), Moxfield (version 2 with `mainboard`,
 * version 3 with `boards`), or Archidekt (`cards` with `card.oracleCard`).
 * @param fallbackId used if the deck has no id
 */
export const parseJsonDeck = (value: unknown, fallbackId: string): ParsedDeck => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, fault: 'unknown-shape', reason: 'not a JSON object' };
  }
  const parseAs = <T>(
    schema: z.ZodType<T>,
    convert: (deck: T, fallbackId: string) => SourceDeck,
  ): ParsedDeck => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { ok: true, deck: convert(parsed.data, fallbackId) };
    const issue = parsed.error.issues[0];
    return {
      ok: false,
      fault: 'malformed',
      reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`,
    };
  };
  if ('boards' in value) return parseAs(MoxfieldDeckV3, convertMoxfieldDeck);
  if ('mainboard' in value) return parseAs(MoxfieldDeckV2, convertMoxfieldDeck);
  if ('commanders' in value) return parseAs(PlainDeck, convertPlainDeck);
  if ('cards' in value && ArchidektDeck.safeParse(value).success)
    return parseAs(ArchidektDeck, convertArchidektDeck);
  if ('cards' in value) return { ok: false, fault: 'no-commander', reason: 'no commander is named' };
  return {
    ok: false,
    fault: 'unknown-shape',
    reason: 'not a deck of a supported shape (commanders and cards, Moxfield, or Archidekt)',
  };
};
