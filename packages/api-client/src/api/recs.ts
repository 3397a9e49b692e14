import { MAX_COMMANDERS, MAX_RECS_CARDS, TAGS } from '@crownsmith/domain';
import * as z from 'zod';
import { count } from '../snapshot/figures';
import { WireCard } from '../card/wire-card';
import { ChosenColor, ChosenColors } from './chosen-color';
import { CompareChoice } from './compare-choice';
import { RequestLimits } from './advice-limits';
import { cardUrl, ListEntry } from './list-entry';

/**
 * `POST /api/recs`: card urls (`/cards/{slug}`), with their copies or alone, and one or two commanders, also by the url of their
 * page (`/commanders/{slug}`).
 */
export const RecsRequest = z.object({
  cards: z.array(ListEntry).max(MAX_RECS_CARDS),
  commanders: z.array(cardUrl).max(MAX_COMMANDERS),
  companion: cardUrl.optional(),
  full_card_data: z.boolean().optional(),
  chosen_color: ChosenColor.optional(),
  limits: RequestLimits.optional(),
  compare: CompareChoice.optional(),
});
export type RecsRequest = z.infer<typeof RecsRequest>;

/** What a list has of a job, beside the median of decks like it; commanders and basic lands do not count. */
export const RecLack = z.object({
  job: z.enum(TAGS),
  have: count,
  usual: z.number().nonnegative(),
  /** the decks that `usual` is the median of; older servers send none */
  decks: count.optional(),
  /** which decks those are: similar ones, or those of the commanders */
  among: z.enum(['similar-decks', 'commander']).optional(),
});
export type RecLack = z.infer<typeof RecLack>;

/** The decks that a list is compared with: the most similar ones among those that meet the conditions. */
export const RecComparison = z.object({
  basis: z
    .enum(['similar-decks', 'commander', 'text'])
    .optional()
    .describe(
      '`similar-decks`: the most similar decks. `commander`: of a list without cards, the decks with its commanders. `text`: no decks are near the list, or have its commanders, so that what the texts of its commanders say counts. Older servers send none: similar decks.',
    ),
  decks: count.describe('How many decks they are; similar ones are at most 250. 0 where the text counts.'),
  near_decks: count
    .optional()
    .describe('Where the text counts: how many decks meet the conditions, too few to compare with.'),
  since: z.iso.date().nullable().optional().describe('The day from which on they are, if one is asked for.'),
  of_commanders: z.boolean().describe('Whether all of them have the commanders of the list.'),
  commander_only: z.boolean().describe('Whether all of them are of the format Commander.'),
  brackets: z
    .object({ from: z.int().min(1).max(5), to: z.int().min(1).max(5) })
    .nullable()
    .describe('Their estimated brackets; null for any.'),
  tournament: count.describe('How many of them are known to be of tournaments.'),
  price: z
    .object({ from: z.number().nonnegative(), to: z.number().nonnegative() })
    .nullable()
    .describe('What they cost in USD; null for any.'),
  card_price: z
    .number()
    .nullable()
    .describe(
      'Dearer cards are not suggested: three times what the dearest card of the list costs in USD, at least 20; null for any.',
    ),
});
export type RecComparison = z.infer<typeof RecComparison>;

/** What is known of a card and the request. Rates are 0–1 and come with their n. */
export const RecEvidence = z.object({
  /** the strongest estimate of how likely such a deck plays the card; `reason` says why it is listed */
  basis: z.enum(['similar-decks', 'cards-together', 'commander', 'identity']),
  /** `similar_count` / `similar_decks`; absent where no similar deck could play it */
  similar_share: z.number().min(0).max(1).optional(),
  /** similar decks that play it, out of `similar_decks`; older servers send none */
  similar_count: count.optional(),
  /** similar decks that could play it: their dates, formats and colours allow it */
  similar_decks: count,
  /** decks with these commanders that play it, out of `potential_decks` that could */
  num_decks: count,
  potential_decks: count,
  /** all decks that play it, out of `overall_potential_decks` that could */
  overall_decks: count.optional(),
  overall_potential_decks: count.optional(),
  /** inclusion with these commanders minus inclusion among the other decks that could play it, −1..1 */
  synergy: z.number().min(-1).max(1).nullable(),
  /** inclusion with these commanders / inclusion overall; null below the minimum sample */
  lift: z.number().nonnegative().nullable(),
  /** names of the cards of the request that support it most, at most three */
  because: z.array(z.string()).max(3),
  /** for a weak card: how many more cards of its purpose the list has than decks like it usually have */
  surplus: z.number().optional(),
  /** that purpose */
  surplus_tag: z.enum(TAGS).optional(),
  /** what the list has of that purpose, beside what is usual */
  surplus_job: RecLack.optional(),
});
export type RecEvidence = z.infer<typeof RecEvidence>;

/**
 * Why the model lists a card: of all that speaks for a recommended card, or against a weak one, what contributed most to
 * its place. It never contradicts the evidence: a reason for a card is no rate below the usual one, unless most decks play it.
 *
 * For `inRecs`:
 * - `similar-decks`: `similar_count` of `similar_decks` similar decks play it
 * - `cards-together`: it is played with the cards in `because`
 * - `commander`: `num_decks` of `potential_decks` decks with these commanders play it
 * - `theme`: it shares the creature types or keywords in `shared` with the commanders
 * - `popularity`: `overall_decks` of `overall_potential_decks` decks that could play it do
 * - `identity`: it fits the colours, and no other reason holds by itself
 *
 * For `outRecs`:
 * - `surplus`: the list has `surplus` more cards tagged `surplus_tag` than decks like it usually have (`surplus_job`)
 * - `few-similar-decks`: only `similar_count` of `similar_decks` similar decks play it
 * - `few-with-commander`: only `num_decks` of `potential_decks` decks with these commanders play it
 * - `unsupported`: the rest of the list supports it less than its other cards
 */
export const RecReason = z.object({
  kind: z.enum([
    'similar-decks',
    'cards-together',
    'commander',
    'theme',
    'popularity',
    'identity',
    'surplus',
    'few-similar-decks',
    'few-with-commander',
    'unsupported',
  ]),
  /** for `theme`: creature types, then keywords that the card and a commander have */
  shared: z.array(z.string()).optional(),
});
export type RecReason = z.infer<typeof RecReason>;

/** A recommended (or weak) card: the whole card if the request sets `full_card_data`, else name and url. */
export const Rec = z.object({
  name: z.string(),
  url: z.string(),
  /** only for ranking: higher is better within one response */
  score: z.number(),
  evidence: RecEvidence,
  /** why it is listed; older servers send none */
  reason: RecReason.optional(),
  /** whether it is a land; lands rank among the other cards, and clients may list them apart */
  land: z.boolean().optional(),
  /** the job that the list lacks and the card does */
  lacks: RecLack.optional(),
  card: WireCard.optional(),
});
export type Rec = z.infer<typeof Rec>;

/** The response of `POST /api/recs`. */
export const RecsResponse = z.object({
  /** cards to add, best first, lands included */
  inRecs: z.array(Rec),
  /** cards of the list to cut, best to cut first: the cuts of a deck report */
  outRecs: z.array(Rec),
  /** the client throws the first */
  errors: z.array(z.string()).optional(),
  /** limits that could not be kept to, as sentences */
  limit_notes: z.array(z.string()).optional(),
  /** card urls of the request that match no card; they were left out */
  not_found: z.array(z.string()).optional(),
  /** number of cards of the list as it was used: copies and commanders included, cards that were left out not */
  num_cards: count.optional(),
  chosen_colors: ChosenColors.optional(),
  /** which decks are the similar ones; absent from older servers */
  compared_with: RecComparison.optional(),
  /** urls of cards with more copies than a deck may have; they count as many as it may have */
  over_limit: z.array(z.string()).optional(),
});
export type RecsResponse = z.infer<typeof RecsResponse>;
