import { CARD_NAME_BATCH_SIZE, MAX_NAME_CHARACTERS } from '@crownsmith/domain';
import * as z from 'zod';
import { WireCard } from '../card/wire-card';

/** `POST /api/cards/`: cards by name. Names of a single face match; accents, case and punctuation are ignored. */
export const CardsRequest = z.object({
  format: z.literal('dict'),
  names: z.array(z.string().max(MAX_NAME_CHARACTERS)).max(CARD_NAME_BATCH_SIZE),
});
export type CardsRequest = z.infer<typeof CardsRequest>;

/** The response of `POST /api/cards/`: cards by the names of the request. */
export const CardsResponse = z.object({
  /** by the name as given in the request */
  cards: z.record(z.string(), WireCard),
  /** names of the request that match no card */
  not_found: z.array(z.string()).default([]),
  /** names of the request that several cards bear, with the names of the others */
  also_means: z.record(z.string(), z.array(z.string()).min(1)).optional(),
});
export type CardsResponse = z.infer<typeof CardsResponse>;
