import * as z from 'zod';

/** A number of things counted. */
export const count = z.number().int().nonnegative();

/** A 5-bit colour identity: W = 1, U = 2, B = 4, R = 8, G = 16. */
export const identityBits = z.number().int().min(0).max(31);

/** Mean number of cards per deck at mana value 0, 1, … 6 and 7 or more, lands left out. */
export const ManaCurve = z.array(z.number()).length(8);

/** Mean number of cards per deck by what they are: a primary type, a colour's letter, a tag. */
export const MeanCounts = z.record(z.string(), z.number());
