import * as z from 'zod';
import { CommanderPage } from '../snapshot/commander-page';
import { Combo as ComboFile } from '../snapshot/combos';
import { CardFacts, colorIdentity, slug } from './card';
import { figures } from './rows';

/** A line of `cards.jsonl.gz`: a card with its figures. */
export const BulkCard = CardFacts.extend({
  ...figures,
  rank: z.int().positive().nullable().describe('Place among all cards by inclusion; null when never played.'),
});
export type BulkCard = z.infer<typeof BulkCard>;

const page = CommanderPage.shape;

/** A line of `commanders.jsonl.gz`: a commander or pair with its lists; cards are slugs. */
export const BulkCommander = z.object({
  slug,
  cards: page.cards.describe('Slugs: one, or the two of a pair.'),
  color_identity: colorIdentity,
  num_decks: page.num_decks,
  rank: z.int().positive().nullable().describe('1 is the most played; null where it is not ranked.'),
  formats: page.formats.describe('Decks by format.'),
  estimated: page.estimated.describe(
    'Whether the lists are estimates from the commander’s text and other commanders’ decks, for lack of its own.',
  ),
  lists: page.lists.describe('Inclusion is num_decks / potential_decks.'),
  mana_curve: page.mana_curve,
  types: page.types,
  colors: page.colors,
  tags: page.tags,
  average_price: page.average_price.describe('Mean price of a deck in USD; null when unknown.'),
  salt: page.salt,
  average_deck: page.average_deck.describe(
    'A legal deck with the commanders; empty where none could be built.',
  ),
  average_deck_of: page.average_deck_of.describe(
    'Whose decks it is made from (null: of several or unknown kinds), and how many; of none it is suggested.',
  ),
});
export type BulkCommander = z.infer<typeof BulkCommander>;

/** A line of `combos.jsonl.gz`; cards are slugs. */
export const BulkCombo = z.object({
  id: z.string(),
  cards: ComboFile.shape.cards.describe('Slugs, in the order in which the combo names them.'),
  color_identity: colorIdentity,
  results: ComboFile.shape.results.describe('What it produces, a few words each.'),
  ...figures,
});
export type BulkCombo = z.infer<typeof BulkCombo>;

/** Files of the data in bulk, each with the schema of a line. */
export const BULK_FILES = {
  'cards.jsonl.gz': { schemaName: 'BulkCard', schema: BulkCard, description: 'Every card with its figures.' },
  'commanders.jsonl.gz': {
    schemaName: 'BulkCommander',
    schema: BulkCommander,
    description: 'Every commander and pair with its lists and its average deck.',
  },
  'combos.jsonl.gz': {
    schemaName: 'BulkCombo',
    schema: BulkCombo,
    description: 'Every combo with its decks.',
  },
} as const;
/** The name of a file of the snapshot. */
export type BulkFileName = keyof typeof BULK_FILES;

/** `bulk/index.json` of a snapshot: its files in bulk, each with its path below the snapshot. */
export const BulkIndex = z.object({
  files: z.array(
    z.object({
      name: z.enum(Object.keys(BULK_FILES) as [BulkFileName, ...BulkFileName[]]),
      path: z.string(),
      records: z.int().nonnegative(),
      bytes: z.int().nonnegative(),
      /** hexadecimal */
      sha256: z.string().regex(/^[\da-f]{64}$/),
    }),
  ),
});
export type BulkIndex = z.infer<typeof BulkIndex>;
