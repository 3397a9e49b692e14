import { isSlug, type Slug } from '@crownsmith/domain';
import * as z from 'zod';
import { SaltVote } from './salt-vote';

/** A person's vote on the salt of a card. */
export const VoteDocument = z.object({
  uid: z.string().min(1),
  /** the card */
  slug: z.custom<Slug>(isSlug),
  vote: SaltVote,
  /** in ms since 1970 */
  votedAt: z.number().int().nonnegative(),
});
export type VoteDocument = z.infer<typeof VoteDocument>;
