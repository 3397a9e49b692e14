import { parseIdentitySlug } from '@crownsmith/domain';
import * as z from 'zod';

/** Colours of the form: any, or those of a commander at most. */
const Colors = z
  .string()
  .transform((text) => (text === '' ? undefined : parseIdentitySlug(text)))
  .optional();

/** The fields of /build besides the collection. A value that is none means no filter, so that old links still work. */
export const BuildForm = z.object({
  colors: Colors.catch(undefined),
  /** most that the missing cards may cost, in the currency of the visitor's shop */
  budget: z.coerce.number().min(0).max(1_000_000).optional().catch(undefined),
  order: z.enum(['share', 'price']).catch('share'),
});
export type BuildForm = z.infer<typeof BuildForm>;
