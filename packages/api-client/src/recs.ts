import { z } from 'zod';
import { WireCard } from './card';

/** `POST /api/recs`: card urls (`/cards/{slug}`), one or two of them commanders. */
export const RecsRequest = z.object({
  cards: z.array(z.string().max(200)).max(1000),
  commanders: z.array(z.string().max(200)).max(2),
  full_card_data: z.boolean().optional(),
});
export type RecsRequest = z.infer<typeof RecsRequest>;

/** Why a card is recommended. Rates are 0–1 and carry their n. */
export const RecEvidence = z.object({
  /** what the answer leans on most */
  basis: z.enum(['similar-decks', 'cards-together', 'commander', 'identity']),
  /** weighted share of the similar decks that play it */
  similar_share: z.number().min(0).max(1).optional(),
  /** how many similar decks were looked at */
  similar_decks: z.number().int().nonnegative(),
  /** decks of these commanders that play it, of how many */
  num_decks: z.number().int().nonnegative(),
  potential_decks: z.number().int().nonnegative(),
  /** inclusion with these commanders minus inclusion among the other decks that could play it, −1..1 */
  synergy: z.number().min(-1).max(1).nullable(),
  /** inclusion with these commanders / inclusion overall; null below the minimum sample */
  lift: z.number().nonnegative().nullable(),
  /** cards of the request that speak most for it, at most three names */
  because: z.array(z.string()).max(3),
  /** of a weak card: how many more cards of its purpose the list has than similar decks have */
  surplus: z.number().optional(),
});
export type RecEvidence = z.infer<typeof RecEvidence>;

/** A recommended (or weak) card: the whole card when `full_card_data` was asked for, else name and url. */
export const Rec = z.object({
  name: z.string(),
  url: z.string(),
  /** only for ranking: higher is better within one answer */
  score: z.number(),
  evidence: RecEvidence,
  card: WireCard.optional(),
});
export type Rec = z.infer<typeof Rec>;

export const RecsResponse = z.object({
  inRecs: z.array(Rec),
  outRecs: z.array(Rec),
  /** the first is thrown by the client */
  errors: z.array(z.string()).optional(),
  /** card urls of the request that name no card; they were left out */
  not_found: z.array(z.string()).optional(),
});
export type RecsResponse = z.infer<typeof RecsResponse>;

/** What the client reads of an answer: an answer with errors needs nothing else, and the first of them is thrown. */
const FailedRecs = z.object({
  errors: z.tuple([z.union([z.string(), z.record(z.string(), z.unknown())])], z.unknown()),
});

/** The recommendations, or what is to be thrown instead. */
export const RecsAnswer = z.unknown().transform((value, context) => {
  const failed = FailedRecs.safeParse(value);
  if (failed.success) return { thrown: failed.data.errors[0] };
  const answer = RecsResponse.safeParse(value);
  if (answer.success) return answer.data;
  for (const { path, message } of answer.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});
