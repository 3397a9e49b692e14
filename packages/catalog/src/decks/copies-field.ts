import { z } from 'zod';

/** Copies that a row of a deck has. A row of none is left out where cards are added up. */
export const copiesField = z.number().int().min(0).max(1000);
