import { z } from 'zod';
import { copiesField } from './copies-field';
import { parseBracket } from './declared-bracket';
import { resultField } from './deck-result';
import { parseIsoDate } from './iso-date';
import { mergeCards, optionalFacts, type SourceDeck } from './source-deck';

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

/**
 * Converts a Moxfield deck: its commanders and mainboard, its companion beside them, without sideboard and maybeboard.
 * @param fallbackId used if the deck has no id
 */
export const convertMoxfieldDeck = (deck: MoxfieldDeck, fallbackId: string): SourceDeck => {
  const boards =
    'boards' in deck
      ? {
          commanders: deck.boards.commanders?.cards,
          companions: deck.boards.companions?.cards,
          main: deck.boards.mainboard.cards,
        }
      : { commanders: deck.commanders, companions: deck.companions, main: deck.mainboard };
  const namesOf = (board: z.infer<typeof Board> | null | undefined): readonly string[] =>
    Object.values(board ?? {}).map((entry) => entry.card.name.trim());
  const commanders = namesOf(boards.commanders);
  const cards = Object.values(boards.main).map((entry) => ({ name: entry.card.name, count: entry.quantity }));
  const { format } = deck;
  return {
    id: String(deck.publicId ?? deck.id ?? fallbackId),
    date: parseIsoDate(deck.lastUpdatedAtUtc ?? deck.createdAtUtc),
    format: format === undefined || format === null ? null : (FORMATS[format] ?? format.toLowerCase()),
    commanders,
    cards: mergeCards(cards, commanders),
    ...optionalFacts({
      companion: namesOf(boards.companions)[0],
      bracket: parseBracket(deck.userBracket),
    }),
  };
};
