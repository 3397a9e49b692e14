import { z } from 'zod';
import { archidektDeck, ArchidektDeck } from './archidekt-deck';
import { moxfieldDeck, MoxfieldDeckV2, MoxfieldDeckV3 } from './moxfield-deck';
import { gatherCards, isoDay, type DeckProblem, type RawDeck } from './source-deck';

const copies = z.number().int().min(1).max(1000);
const ListedCard = z.union([
  z.string().min(1),
  z.object({ name: z.string().min(1), count: copies.optional(), quantity: copies.optional() }),
]);

/** A line of a deck file: commanders and cards by name. */
const PlainDeck = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  date: z.string().nullish(),
  format: z.string().optional(),
  commanders: z.array(z.string().min(1)),
  cards: z.array(ListedCard),
});

const plainDeck = (deck: z.infer<typeof PlainDeck>, fallbackId: string): RawDeck => {
  const commanders = deck.commanders.map((name) => name.trim());
  const cards = deck.cards.map((card) =>
    typeof card === 'string'
      ? { name: card, count: 1 }
      : { name: card.name, count: card.count ?? card.quantity ?? 1 },
  );
  return {
    id: String(deck.id ?? fallbackId),
    date: isoDay(deck.date),
    format: deck.format ?? null,
    commanders,
    cards: gatherCards(cards, commanders),
  };
};

export type DeckRecord =
  { readonly ok: true; readonly deck: RawDeck } | ({ readonly ok: false } & DeckProblem);

const has = (value: object, key: string): boolean => key in value;

/**
 * Reads one deck from JSON of any shape that we know: a plain line (`commanders`, `cards`), a Moxfield deck
 * (version 2 with `mainboard`, version 3 with `boards`), or an Archidekt deck (`cards` with `card.oracleCard`).
 * @param fallbackId used where the record has no id.
 */
export const deckFromRecord = (value: unknown, fallbackId: string): DeckRecord => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, fault: 'unknown-shape', reason: 'not a JSON object' };
  }
  const read = <T>(schema: z.ZodType<T>, make: (deck: T) => RawDeck): DeckRecord => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { ok: true, deck: make(parsed.data) };
    const issue = parsed.error.issues[0];
    return {
      ok: false,
      fault: 'malformed',
      reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'does not fit'}`,
    };
  };
  if (has(value, 'boards')) return read(MoxfieldDeckV3, (deck) => moxfieldDeck(deck, fallbackId));
  if (has(value, 'mainboard')) return read(MoxfieldDeckV2, (deck) => moxfieldDeck(deck, fallbackId));
  if (has(value, 'commanders')) return read(PlainDeck, (deck) => plainDeck(deck, fallbackId));
  if (has(value, 'cards') && ArchidektDeck.safeParse(value).success)
    return read(ArchidektDeck, (deck) => archidektDeck(deck, fallbackId));
  if (has(value, 'cards')) return { ok: false, fault: 'no-commander', reason: 'no commander is named' };
  return {
    ok: false,
    fault: 'unknown-shape',
    reason: 'not a deck of a known shape (commanders and cards, Moxfield, or Archidekt)',
  };
};
