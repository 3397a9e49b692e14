import * as z from 'zod';

/** `redirects.json`: other slugs (front faces, the other order of a pair, former names) to canonical ones. */
export const Redirects = z.object({
  cards: z.record(z.string(), z.string()),
  commanders: z.record(z.string(), z.string()),
});
export type Redirects = z.infer<typeof Redirects>;
