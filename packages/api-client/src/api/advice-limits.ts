import {
  MAX_LIMIT_PRICE,
  MAX_OWNED_CARDS,
  MAX_PLAN,
  MAX_RECS_CARDS,
  UNUSUAL_STEPS,
  type AdviceLimits,
  type Bracket,
} from '@crownsmith/domain';
import * as z from 'zod';
import { cardKey } from './deck-input';

const [LEAST = 0] = UNUSUAL_STEPS;
const limitPrice = z.number().min(0).max(MAX_LIMIT_PRICE).optional();

/** What the player allows for advice: `AdviceLimits` of the domain, with the cards that are owned. */
export const RequestLimits = z.strictObject({
  card_price: limitPrice.describe(
    'USD that a card that comes in costs at most; a card without a known price costs too much.',
  ),
  budget: limitPrice.describe(
    'USD that the cards that come in and are not owned cost at most together, basic lands left out.',
  ),
  bracket: z.int().min(1).max(5).optional().describe('The highest bracket that what comes in may lead to.'),
  keep: z.array(cardKey).max(MAX_RECS_CARDS).optional().describe('Cards that stay in the list.'),
  never: z.array(cardKey).max(MAX_RECS_CARDS).optional().describe('Cards that never come in.'),
  owned: z
    .array(cardKey)
    .max(MAX_OWNED_CARDS)
    .optional()
    .describe('Only these cards come in, and basic lands. All cards may where it is absent.'),
  owned_first: z
    .boolean()
    .optional()
    .describe('With `owned`: those cards come before others, instead of being the only ones.'),
  plan: z
    .array(z.string().min(1).max(80))
    .max(MAX_PLAN)
    .optional()
    .describe('Keys or names of themes and tribes that the deck is to have more of.'),
  unusual: z
    .int()
    .min(LEAST)
    .max(-LEAST)
    .optional()
    .describe('From −2, much more usual cards, to 2, much more unusual ones; 0 as decks like it play them.'),
  since: z.iso
    .date()
    .optional()
    .describe('Only cards that were first printed on this date or later come in.'),
  no_basic_changes: z.boolean().optional().describe('Whether no basic land comes in or goes.'),
  no_more_lands: z.boolean().optional().describe('Whether no land comes in.'),
});
export type RequestLimits = z.infer<typeof RequestLimits>;

/** The limits of a request as the domain has them, and the cards that are owned where it names any. */
export const limitsFromRequest = (
  request: RequestLimits = {},
): { readonly limits: AdviceLimits; readonly collection?: readonly string[] } => {
  const { card_price, budget, bracket, keep, never, owned, owned_first, plan, unusual, since } = request;
  return {
    limits: {
      cardPrice: card_price,
      totalPrice: budget,
      bracket: bracket as Bracket | undefined,
      ...(owned !== undefined && { owned: owned_first === true ? ('first' as const) : ('only' as const) }),
      plan,
      unusual: UNUSUAL_STEPS.find((step) => step === unusual),
      since,
      never,
      keep,
      noBasicChanges: request.no_basic_changes,
      noMoreLands: request.no_more_lands,
    },
    ...(owned !== undefined && { collection: owned }),
  };
};

/** The limits of the domain as those of a request. @param collection the cards that are owned */
export const limitsToRequest = (limits: AdviceLimits, collection: readonly string[] = []): RequestLimits => {
  const { cardPrice, totalPrice, bracket, owned, plan, unusual, since, never, keep } = limits;
  return {
    ...(cardPrice !== undefined && { card_price: cardPrice }),
    ...(totalPrice !== undefined && { budget: totalPrice }),
    ...(bracket !== undefined && { bracket }),
    ...(owned !== undefined && { owned: [...collection] }),
    ...(owned === 'first' && { owned_first: true }),
    ...(plan !== undefined && { plan: [...plan] }),
    ...(unusual !== undefined && { unusual }),
    ...(since !== undefined && { since }),
    ...(never !== undefined && { never: [...never] }),
    ...(keep !== undefined && { keep: [...keep] }),
    ...(limits.noBasicChanges !== undefined && { no_basic_changes: limits.noBasicChanges }),
    ...(limits.noMoreLands !== undefined && { no_more_lands: limits.noMoreLands }),
  };
};
