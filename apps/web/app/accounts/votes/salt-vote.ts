import { MAX_SALT } from '@crownsmith/domain';
import * as z from 'zod';

/** What a person thinks of facing a card: 0 (nobody minds) to MAX_SALT. */
export const SaltVote = z.number().int().min(0).max(MAX_SALT);
export type SaltVote = z.infer<typeof SaltVote>;
