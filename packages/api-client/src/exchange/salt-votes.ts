import { MAX_NAME_CHARACTERS, MAX_SALT } from '@crownsmith/domain';
import * as z from 'zod';

/** The votes on a card's salt: a line of an export of `salt-votes`. It does not tell who voted. */
export const SaltVotes = z.object({
  /** URL of the card */
  url: z
    .string()
    .regex(/^\/cards\//)
    .max(MAX_NAME_CHARACTERS),
  /** how many people voted 0, 1, 2, 3 and 4 */
  votes: z
    .array(z.int().min(0).max(1_000_000_000))
    .length(MAX_SALT + 1)
    .refine((votes) => votes.some((count) => count > 0), 'nobody voted'),
});
export type SaltVotes = z.infer<typeof SaltVotes>;
