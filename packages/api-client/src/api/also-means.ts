import * as z from 'zod';

/** Names of a list that several cards bear. */
export const AlsoMeans = z
  .array(
    z.object({
      line: z
        .int()
        .nullable()
        .describe('1-based line of the text, or place among the entries of the request.'),
      name: z.string().describe('As the list has it.'),
      card: z.string().describe('The card that is counted.'),
      others: z.array(z.string()).min(1).describe('The other cards.'),
    }),
  )
  .describe('Names of the list that several cards bear.');
