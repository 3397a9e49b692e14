import { CARD_NAME_BATCH_SIZE } from '@crownsmith/domain';
import { z } from 'zod';
import { WireCard } from './card';

/** `POST /api/cards/`: cards by name. Faces, accents, case and punctuation of a name do not matter. */
export const CardsRequest = z.object({
  format: z.literal('dict'),
  names: z.array(z.string().max(200)).max(CARD_NAME_BATCH_SIZE),
});
export type CardsRequest = z.infer<typeof CardsRequest>;

export const CardsResponse = z.object({
  /** by the name as it was asked for */
  cards: z.record(z.string(), WireCard),
  /** names of the request that name no card */
  not_found: z.array(z.string()).default([]),
});
export type CardsResponse = z.infer<typeof CardsResponse>;
