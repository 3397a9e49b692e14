import * as z from 'zod';
import { SaltVote } from '#app/accounts/votes/salt-vote';

/** What a vote of each number says. */
export const VOTE_LABELS: readonly string[] = [
  'I don’t mind facing it',
  'It annoys me a little',
  'It annoys me',
  'I’d rather not face it',
  'I never want to face it',
];

/** A posted vote: a number, or that the former one is taken back. */
export const PostedVote = z.union([
  z.object({ intent: z.literal('withdraw') }),
  z.object({
    intent: z.literal('vote').default('vote'),
    vote: z.string().regex(/^\d$/).transform(Number).pipe(SaltVote),
  }),
]);
