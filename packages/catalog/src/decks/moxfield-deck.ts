import * as z from 'zod';
import { copiesField } from './copies-field';
import { parseBracket } from './declared-bracket';
import { resultField } from './deck-result';
import { parseIsoDate } from './iso-date';
import { optionalFacts, type DeckFacts } from './source-deck';

const Entry = z.object({ quantity: copiesField.default(1), card: z.object({ name: z.string().min(1) }) });
/** Version 2 keys its entries by card name: `{ "Sol Ring": { quantity: 1, card: { name } } }`. Some exports list them. */
const Board = z.union([z.record(z.string(), Entry), z.array(Entry)]);

const common = {
  publicId: z.string().optional(),
  id: z.union([z.string(), z.number()]).optional(),
  format: z.string().nullish(),
  /** what the player states; `autoBracket` is an estimate */
  userBracket: resultField,
  createdAtUtc: z.string().nullish(),
  lastUpdatedAtUtc: z.string().nullish(),
};

/** A deck of version 2 of Moxfield's API. */
export const MoxfieldDeckV2 = z.object({
  ...common,
  commanders: Board.nullish(),
  companions: Board.nullish(),
  mainboard: Board,
});
/** A deck of version 3: every board is below `boards`, its entries keyed by an id. */
export const MoxfieldDeckV3 = z.object({
  ...common,
  boards: z.object({
    commanders: z.object({ cards: Board }).nullish(),
    companions: z.object({ cards: Board }).nullish(),
    mainboard: z.object({ cards: Board }),
  }),
});

type MoxfieldDeck = z.infer<typeof MoxfieldDeckV2> | z.infer<typeof MoxfieldDeckV3>;

/** Moxfield's names of formats; others are taken over in lower case. */
const FORMATS: Readonly<Record<string, string>> = {
  duelCommander: 'duel',
  commander: 'commander',
  edh: 'commander',
};

/** @param fallbackId used if the deck has no id */
export const moxfieldFacts = (deck: MoxfieldDeck, fallbackId: string): DeckFacts => {
  const { format } = deck;
  return {
    id: String(deck.publicId ?? deck.id ?? fallbackId),
    date: parseIsoDate(deck.lastUpdatedAtUtc ?? deck.createdAtUtc),
    format: format === undefined || format === null ? null : (FORMATS[format] ?? format.toLowerCase()),
    ...optionalFacts({ bracket: parseBracket(deck.userBracket) }),
  };
};
