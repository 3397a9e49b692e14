import { MAX_COMMANDERS, MAX_NAME_CHARACTERS, MAX_RECS_CARDS } from '@crownsmith/domain';
import { z } from 'zod';
import { count } from '../snapshot/figures';
import { WireCard } from '../card/wire-card';

const cardUrl = z.string().max(MAX_NAME_CHARACTERS);

/** `POST /api/recs`: card urls (`/cards/{slug}`), one or two of them commanders. */
export const RecsRequest = z.object({
  cards: z.array(cardUrl).max(MAX_RECS_CARDS),
  commanders: z.array(cardUrl).max(MAX_COMMANDERS),
  full_card_data: z.boolean().optional(),
});
export type RecsRequest = z.infer<typeof RecsRequest>;

/** Why a card is recommended. Rates are 0–1 and come with their n. */
export const RecEvidence = z.object({
  /** the strongest reason */
  basis: z.enum(['similar-decks', 'cards-together', 'commander', 'identity']),
  /** weighted share of the similar decks that play it */
  similar_share: z.number().min(0).max(1).optional(),
  /** number of similar decks considered */
  similar_decks: count,
  /** decks with these commanders that play it, out of `potential_decks` */
  num_decks: count,
  potential_decks: count,
  /** inclusion with these commanders minus inclusion among the other decks that could play it, −1..1 */
  synergy: z.number().min(-1).max(1).nullable(),
  /** inclusion with these commanders / inclusion overall; null below the minimum sample */
  lift: z.number().nonnegative().nullable(),
  /** names of the cards of the request that support it most, at most three */
  because: z.array(z.string()).max(3),
  /** for a weak card: how many more cards of its purpose the list has than similar decks have */
  surplus: z.number().optional(),
});
export type RecEvidence = z.infer<typeof RecEvidence>;

/** A recommended (or weak) card: the whole card if the request sets `full_card_data`, else name and url. */
export const Rec = z.object({
  name: z.string(),
  url: z.string(),
  /** only for ranking: higher is better within one response */
  score: z.number(),
  evidence: RecEvidence,
  card: WireCard.optional(),
});
export type Rec = z.infer<typeof Rec>;

export const RecsResponse = z.object({
  inRecs: z.array(Rec),
  outRecs: z.array(Rec),
  /** the client throws the first */
  errors: z.array(z.string()).optional(),
  /** card urls of the request that match no card; they were left out */
  not_found: z.array(z.string()).optional(),
});
export type RecsResponse = z.infer<typeof RecsResponse>;

/** A response with errors needs no other field; the client throws the first error. */
const FailedRecs = z.object({
  errors: z.tuple([z.union([z.string(), z.record(z.string(), z.unknown())])], z.unknown()),
});

/** Parses a response into the recommendations, or into the error to throw instead. */
export const RecsResult = z.unknown().transform((value, context) => {
  const failed = FailedRecs.safeParse(value);
  if (failed.success) return { error: failed.data.errors[0] };
  const response = RecsResponse.safeParse(value);
  if (response.success) return response.data;
  for (const { path, message } of response.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});
