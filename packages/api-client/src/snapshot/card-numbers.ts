import * as z from 'zod';

const meaning = z.number().int().nonnegative();

/**
 * `card-numbers.json`: the cards by the numbers that their store gave them for good, which the addresses of decks hold. Each has its slug and
 * what the number has stood for from the first day on, as an integer; a card that is gone has no slug, but its last name.
 * Absent from older snapshots.
 */
export const CardNumbers = z.object({
  cards: z.array(z.union([z.tuple([z.string(), meaning]), z.tuple([z.null(), meaning, z.string()])])),
});
export type CardNumbers = z.infer<typeof CardNumbers>;
