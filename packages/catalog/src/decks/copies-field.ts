import * as z from 'zod';

/** Most copies that a row of a deck can have. */
export const MAX_COPIES_OF_ROW = 1000;

const copies = z.number().int().min(0).max(MAX_COPIES_OF_ROW);

/** Copies that a row of a deck has, also as text. A row of none is left out where cards are added up. */
export const copiesField = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(copies);
