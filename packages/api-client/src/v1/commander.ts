import * as z from 'zod';
import { DECK_KINDS } from '../snapshot/deck-sources';
import { count, ManaCurve, MeanCounts } from '../snapshot/figures';
import { CardSummary, colorIdentity, Card, slug } from './card';
import { CardList, CommanderSummary, CountedCard, figures, ListedCard } from './rows';

const meanPrice = z
  .number()
  .nullable()
  .describe('Mean price of a deck in USD over its known prices; null when none is known.');
const manaCurve = ManaCurve.describe(
  'Mean cards of a deck at mana value 0, 1, … 6 and 7 or more, without lands.',
);
const types = MeanCounts.describe('Mean cards of a deck by primary type.');

/** A face of a card. Rules texts are left out: they belong to their source, which `scryfall_id` leads to. */
const CardFace = z.object({
  name: z.string(),
  type: z.string().describe('Type line.'),
  mana_cost: z.string().optional(),
  image_uri: z.string().nullable().describe('Picture of the face, at its source; null where there is none.'),
});

/** A card with what its page tells. */
export const CardDetails = Card.extend({
  ...figures,
  rank: z.int().positive().nullable().describe('Place among all cards by inclusion; null when never played.'),
  salt_votes: count.optional().describe('Votes on this site behind `salt`.'),
  faces: z.array(CardFace).describe('Front first; one for a card of one face.'),
  top_commanders: z
    .array(
      CommanderSummary.extend({
        with_card: count.describe('Decks of the commander that play the card.'),
        potential_decks: count
          .optional()
          .describe('Decks of the commander that could: the n of `inclusion`.'),
        inclusion: figures.inclusion.describe('with_card / potential_decks.'),
        synergy: ListedCard.shape.synergy,
      }),
    )
    .describe('Commanders that play it.'),
  played_with: z.array(CardList).describe('Cards that share decks with it more often than chance.'),
  similar: z.array(CardSummary),
  history: z
    .array(z.object({ period: z.string(), num_decks: count, potential_decks: count }))
    .describe('Where decks have dates, the oldest period first: `2026-W07`, `2026-02`, `2026`.'),
});
export type CardDetails = z.infer<typeof CardDetails>;

/** A commander or pair with what its page tells. */
export const Commander = CommanderSummary.extend({
  formats: z.record(z.string(), count).describe('Decks by format.'),
  estimated: z
    .boolean()
    .describe(
      'Whether the lists are estimates from the commander’s text and other commanders’ decks, for lack of its own.',
    ),
  lists: z.array(CardList),
  mana_curve: manaCurve,
  types,
  colors: MeanCounts.describe('Mean coloured symbols of a deck by letter; C is colourless.'),
  tags: MeanCounts.describe('Mean cards of a deck by tag.'),
  average_price: meanPrice,
  salt: z.number().nullable().describe('Sum of the salt of the average deck; null when unknown.'),
  similar: z.array(CommanderSummary.omit({ rank: true }).extend({ similarity: z.number().describe('0–1.') })),
  pairs: z.array(CommanderSummary).describe('Pairs with this commander; empty for a pair.'),
});
export type Commander = z.infer<typeof Commander>;

/** A part of a commander’s decks: a theme, a tribe, or the cheap or expensive end. */
export const VariantSummary = z.object({
  key: z.string().describe('Path segment below the commander.'),
  name: z.string(),
  kind: z.enum(['theme', 'tribe', 'price']),
  num_decks: count,
});
export type VariantSummary = z.infer<typeof VariantSummary>;

/** A part of a commander’s decks: of a theme, a budget or a bracket. */
export const Variant = VariantSummary.extend({
  commander: CommanderSummary.omit({ num_decks: true, rank: true }),
  lists: z.array(CardList),
  mana_curve: manaCurve,
  types,
  average_price: meanPrice,
});
export type Variant = z.infer<typeof Variant>;

/** A legal deck of what decks with a commander play most. */
export const AverageDeck = z.object({
  slug,
  names: CommanderSummary.shape.names,
  color_identity: colorIdentity,
  commanders: z.array(CardSummary),
  cards: z.array(CountedCard).describe('Without the commanders; empty where no legal deck could be built.'),
  num_cards: count.describe('Copies and commanders included.'),
  kind: z
    .enum(DECK_KINDS)
    .nullable()
    .describe(
      'Whose decks it is made from, casual lists where there are any; null for those of several or unknown kinds.',
    ),
  num_decks: count.describe('Decks that it is made from; 0 where it is suggested.'),
  text: z.string().describe('The deck as a list that deck sites read, a card a line.'),
});
export type AverageDeck = z.infer<typeof AverageDeck>;
