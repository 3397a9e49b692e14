import * as z from 'zod';
import { identityBits } from './figures';

/** Identities that have a page, by the key of their theme. */
const identitiesByKey = z.record(z.string(), z.array(identityBits));

/** `lists/parts.json`: every page below another page, for site maps. */
export const SubpageIndex = z.object({
  /** keys of variants by the slug of their commander or pair */
  variants: z.record(z.string(), z.array(z.string())),
  themes: identitiesByKey,
  typal: identitiesByKey,
});
export type SubpageIndex = z.infer<typeof SubpageIndex>;
