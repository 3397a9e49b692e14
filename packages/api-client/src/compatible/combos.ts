import { MAX_COPIES, MAX_NAME_CHARACTERS, MAX_RECS_CARDS } from '@crownsmith/domain';
import * as z from 'zod';
import { count } from '../snapshot/figures';

const name = z.string().max(MAX_NAME_CHARACTERS);

/** A card by its name, with its copies; a plain name is one copy. */
const DeckCard = z.union([
  name.transform((card) => ({ card, quantity: 1 })),
  z.object({ card: name, quantity: z.coerce.number().int().min(1).max(MAX_COPIES).default(1) }),
]);
const DeckCards = z
  .array(DeckCard)
  .max(MAX_RECS_CARDS)
  .nullish()
  .transform((cards) => cards ?? []);

/** The body of `POST /find-my-combos`. */
export const FindCombosRequest = z.object({ commanders: DeckCards, main: DeckCards });
export type FindCombosRequest = z.infer<typeof FindCombosRequest>;

/** Where a piece has to be; empty, for the snapshot does not tell. */
const place = {
  zoneLocations: z.array(z.string()).length(0),
  battlefieldCardState: z.literal(''),
  exileCardState: z.literal(''),
  libraryCardState: z.literal(''),
  graveyardCardState: z.literal(''),
  mustBeCommander: z.boolean(),
  quantity: count,
};

const nullableText = z.string().nullable();

/** A card as clients of combo finders read it. */
export const CompatibleComboCard = z.object({
  name: z.string(),
  /** always null: the snapshot has none */
  oracleId: z.null(),
  /** Scryfall's id of the printing */
  scryfallId: nullableText,
  typeLine: z.string(),
  faces: count,
  spoiler: z.literal(false),
  imageUriFrontNormal: nullableText,
  imageUriFrontArtCrop: nullableText,
  imageUriBackNormal: nullableText,
  imageUriBackArtCrop: nullableText,
});
export type CompatibleComboCard = z.infer<typeof CompatibleComboCard>;

/** A combo as clients of combo finders read it. */
export const CompatibleCombo = z.object({
  id: z.string(),
  status: z.literal('OK'),
  uses: z.array(z.object({ card: CompatibleComboCard, usedFace: z.null(), ...place })),
  /** further pieces in words, such as a sacrifice outlet */
  requires: z.array(
    z.object({
      template: z.object({ name: z.string(), scryfallQuery: z.null(), scryfallApi: z.null() }),
      ...place,
    }),
  ),
  produces: z.array(z.object({ feature: z.object({ name: z.string() }), quantity: count })),
  of: z.array(z.unknown()).length(0),
  includes: z.array(z.unknown()).length(0),
  /** letters in WUBRG order, `C` for none */
  identity: z.string(),
  /** empty where the source does not tell */
  manaNeeded: z.string(),
  manaValueNeeded: z.null(),
  easyPrerequisites: z.literal(''),
  notablePrerequisites: z.string(),
  /** the steps; empty where the source lists none */
  description: z.string(),
  notes: z.literal(''),
  /** decks of the snapshot with all its cards */
  popularity: count,
  spoiler: z.literal(false),
  /** the source's letter for its bracket; null without one */
  bracketTag: nullableText,
  legalities: z.object({ commander: z.boolean() }),
  /** sums as decimal text; null where a price is unknown */
  prices: z.object({ tcgplayer: nullableText, cardkingdom: nullableText, cardmarket: nullableText }),
});
export type CompatibleCombo = z.infer<typeof CompatibleCombo>;

const combos = z.array(CompatibleCombo);

/** The answer of `/find-my-combos`. Without `limit` all combos are in it. */
export const FindCombosResponse = z.object({
  /** of all groups together */
  count,
  next: nullableText,
  previous: nullableText,
  results: z.object({
    /** of the commanders; of all cards where none is given */
    identity: z.string(),
    included: combos,
    /** all cards are there, but one of them has to be the commander */
    includedByChangingCommanders: combos,
    /** one card is missing */
    almostIncluded: combos,
    almostIncludedByAddingColors: combos,
    almostIncludedByChangingCommanders: combos,
    almostIncludedByAddingColorsAndChangingCommanders: combos,
  }),
});
export type FindCombosResponse = z.infer<typeof FindCombosResponse>;

/** The answer of `/variants`: combos that a query searches for, most decks first. */
export const CombosResponse = z.object({
  count,
  next: nullableText,
  previous: nullableText,
  results: combos,
});
export type CombosResponse = z.infer<typeof CombosResponse>;
