import { MAX_COMMANDERS } from '@crownsmith/domain';
import * as z from 'zod';
import { count } from '../snapshot/figures';

/** `GET /json/cards/{card}/commanders/{commander}.json`: how many decks of a commander or pair play a card. */
export const CardShare = z.object({
  /** names of the commander, or of the two of a pair */
  commanders: z.array(z.string()).min(1).max(MAX_COMMANDERS),
  num_decks: count,
  /** decks of the commanders; those older than the card are left out where their page lists it */
  potential_decks: count,
});
export type CardShare = z.infer<typeof CardShare>;
