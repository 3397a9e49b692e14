import { MAX_COMMANDERS, MAX_NAME_CHARACTERS, MAX_RECS_CARDS } from '@crownsmith/domain';
import * as z from 'zod';
import { AlsoMeans } from '../api/also-means';
import { DeckEntry, deckFields, STATE_A_DECK, statesDeck } from '../api/deck-input';
import { RequestLimits } from '../api/advice-limits';
import { ChosenColor, ChosenColors } from '../api/chosen-color';
import { CompareChoice } from '../api/compare-choice';
import { RecComparison, RecEvidence, RecLack, RecReason } from '../api/recs';
import { count } from '../snapshot/figures';
import { CardSummary, colorIdentity, pageUrl, slug } from './card';

/** A card or commander in a request. */
export const cardName = z
  .string()
  .min(1)
  .max(MAX_NAME_CHARACTERS)
  .describe(
    'A name (of both faces or one), a slug, or the path of a page. Case, accents and punctuation are ignored.',
  );

/** The companion of a list for recommendations. */
export const companionName = cardName.describe('The companion: what comes in keeps to its condition.');

/** The body of `POST /recommend`: a list as text, or its commanders and cards. */
export const RecommendRequest = z
  .strictObject({
    list: deckFields.list,
    commanders: z
      .array(cardName)
      .min(1)
      .max(MAX_COMMANDERS)
      .optional()
      .describe('One commander, or the two of a pair.'),
    cards: z
      .array(DeckEntry)
      .max(MAX_RECS_CARDS)
      .optional()
      .describe('The list so far, without the commanders.'),
    companion: companionName.optional(),
    limit: z.int().min(1).max(120).optional().describe('Cards of `inRecs` at most; 120 by default.'),
    limits: RequestLimits.optional().describe('What the player allows for what comes in and goes.'),
    chosen_color: ChosenColor.optional(),
    compare: CompareChoice.optional(),
  })
  .refine(
    ({ list, commanders, cards, companion }) =>
      list === undefined
        ? commanders !== undefined
        : commanders === undefined && cards === undefined && companion === undefined,
    STATE_A_DECK,
  );
export type RecommendRequest = z.infer<typeof RecommendRequest>;

/** A recommended card, or one to cut. */
export const Recommendation = z.object({
  name: z.string(),
  slug,
  url: pageUrl,
  score: z.number().describe('Higher is better within one response.'),
  evidence: RecEvidence.describe('What is known of the card and the list; rates come with their n.'),
  reason: RecReason.optional().describe('What contributed most to its place.'),
  lacks: RecLack.optional().describe(
    'The job that the card does and the list lacks: the cards that it has, and what decks like it have.',
  ),
  land: z.boolean().optional().describe('Lands rank among the other cards.'),
  card: CardSummary.optional(),
});

/** Cards to add and cards to cut, best first. */
export const Recommendations = z.object({
  commanders: z.array(CardSummary),
  inRecs: z.array(Recommendation).describe('Cards to add, best first.'),
  outRecs: z
    .array(Recommendation)
    .describe('Cards of the list to cut, best to cut first: the cuts of a deck report.'),
  num_cards: count.describe('Cards of the list as it was used: copies and commanders included.'),
  not_found: z.array(z.string()).describe('Names of the request that match no card; they were left out.'),
  also_means: AlsoMeans.optional(),
  over_limit: z.array(z.string()).describe('Slugs of cards with more copies than a deck may have.'),
  limit_notes: z
    .array(z.string())
    .optional()
    .describe('Limits that could not be kept to, such as names that no card has, as sentences.'),
  chosen_colors: ChosenColors.optional(),
  compared_with: RecComparison.optional().describe('Which decks are the similar ones.'),
});
export type Recommendations = z.infer<typeof Recommendations>;

/** The body of `POST /legality`: a list as text, or its commanders and cards. */
export const LegalityRequest = z.strictObject(deckFields).refine(statesDeck, STATE_A_DECK);
export type LegalityRequest = z.infer<typeof LegalityRequest>;

/** Whether a list is a legal deck of Commander, and what is wrong with it. */
export const Legality = z.object({
  legal: z.boolean(),
  commanders: z.array(CardSummary),
  color_identity: colorIdentity.describe('Of the commanders, with the colours that are chosen for them.'),
  chosen_colors: ChosenColors.optional(),
  num_cards: count.describe('Copies and commanders included.'),
  violations: z
    .array(
      z.object({
        code: z.string().describe('The broken rule: `deck-size`, `banned`, `outside-identity`, …'),
        message: z.string().describe('The violation as a sentence.'),
        zone: z.enum(['deck', 'commanders', 'main', 'companion']),
        name: z.string().optional().describe('The card.'),
        line: z.int().positive().optional().describe('1-based line of the text.'),
      }),
    )
    .describe('Broken rules; empty for a legal deck.'),
  notes: z.array(z.string()).optional().describe('What else is to be known of its legality, as sentences.'),
  unknown: z
    .array(z.object({ name: z.string(), suggestion: z.string().nullable() }))
    .describe('Names that match no card, each with the name most like it.'),
  also_means: AlsoMeans.optional(),
  unread_lines: z
    .array(z.object({ line: z.int().positive(), text: z.string() }))
    .describe('Lines that are no entry.'),
  bracket: z
    .object({
      lowest: z.int().min(1).max(5),
      reasons: z.array(z.object({ at_least: z.int(), code: z.string(), names: z.array(z.string()) })),
    })
    .describe('The lowest bracket whose limits the list and its combos keep to: an estimate.'),
});
export type Legality = z.infer<typeof Legality>;
